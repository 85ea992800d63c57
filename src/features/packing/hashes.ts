import { hashState, hashString } from "../../crf/index.js";
import { longer } from "./longer.js";

const state = hashState();

/** Values as hashes, high and low half of each behind the one before. It is used again and again. */
export class Hashes {
  #halves = new Int32Array(256);
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** Valid until the next is added. */
  get halves(): Int32Array {
    return this.#halves;
  }

  clear(): void {
    this.#count = 0;
  }

  add(high: number, low: number): void {
    const at = 2 * this.#count++;
    if (at === this.#halves.length) this.#halves = longer(this.#halves, 2 * at);
    this.#halves[at] = high;
    this.#halves[at + 1] = low;
  }

  addText(text: string): void {
    hashString(state, text);
    this.add(state.high, state.low);
  }
}
