import { ScrubJayError } from "../../../errors.js";

/** What is known of a joint at a place, where anything is: that no match comes of it, or that one does. */
export const [IN_VAIN, HOLDS] = [1, 2] as const;

const ROWS = 64;
const MOST_BYTES = 256 * 2 ** 20;
/** So many blocks are kept for the next text. */
const MOST_KEPT = 64;

/** Where in a text a search has been, joint by joint, in blocks that are made when it first comes there. */
export class Visits {
  private readonly blocks = new Map<number, Uint8Array>();
  private readonly kept: Uint8Array[] = [];
  private last: Uint8Array | undefined;
  private lastNumber = -1;

  constructor(private readonly joints: number) {}

  of(joint: number, at: number): number {
    return this.block(at)[(at % ROWS) * this.joints + joint] as number;
  }

  set(joint: number, at: number, what: number): void {
    this.block(at)[(at % ROWS) * this.joints + joint] = what;
  }

  /** Nothing is known of a place any more. */
  forgetPlace(at: number): void {
    const row = (at % ROWS) * this.joints;
    this.blocks.get(Math.floor(at / ROWS))?.fill(0, row, row + this.joints);
  }

  /** Nothing is known of all places before this one. */
  forgetBefore(at: number): void {
    const first = Math.floor(at / ROWS);
    // Blocks come in the order in which they were first needed: ascending, where nothing looks behind.
    for (const number of this.blocks.keys()) {
      if (number >= first) break;
      this.drop(number);
    }
  }

  forgetAll(): void {
    for (const number of this.blocks.keys()) this.drop(number);
  }

  private drop(number: number): void {
    if (this.kept.length < MOST_KEPT) this.kept.push((this.blocks.get(number) as Uint8Array).fill(0));
    this.blocks.delete(number);
    if (number === this.lastNumber) this.lastNumber = -1;
  }

  private block(at: number): Uint8Array {
    const number = (at / ROWS) | 0;
    if (number === this.lastNumber) return this.last as Uint8Array;
    let block = this.blocks.get(number);
    if (block === undefined) {
      if ((this.blocks.size + 1) * ROWS * this.joints > MOST_BYTES)
        throw new ScrubJayError(
          "pattern-too-large",
          "a pattern of the config takes too much memory on a note",
          {
            hint: "Make its repeats shorter, or the longest note smaller (--max-note-size).",
          },
        );
      block = this.kept.pop() ?? new Uint8Array(ROWS * this.joints);
      this.blocks.set(number, block);
    }
    this.lastNumber = number;
    this.last = block;
    return block;
  }
}
