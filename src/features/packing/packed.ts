import { longer } from "./longer.js";
import type { Sym } from "./symbol.js";

/**
 * Values of a layer as the scorer reads them, for layers whose values are too many to be kept as symbols. Columns of one
 * note may share all but `shift`.
 */
export interface Packed {
  /** By token, the number of its list, which `shift` is added to. */
  readonly lists: Int32Array;
  readonly shift: number;
  /** By list, where its values begin; behind the last, where they end. */
  readonly starts: Int32Array;
  /** High and low half of each value. */
  readonly halves: Int32Array;
  /** What a value stands for. Training and people ask, tagging does not. */
  readonly textOf: (value: number) => string;
}

/** Values of a layer by token. Lists are shared, and nobody changes them. */
export type Column = readonly (readonly Sym[])[];

export function isPacked(values: object): values is Packed {
  return "halves" in values;
}

export function nothingPacked(count: number): Packed {
  return {
    lists: new Int32Array(count),
    shift: 0,
    starts: new Int32Array(2),
    halves: new Int32Array(0),
    textOf: () => "",
  };
}

/** The same column with the lists so much further on. */
export function shifted({ lists, starts, halves, textOf }: Packed, shift: number): Packed {
  return { lists, shift, starts, halves, textOf };
}

/** A value of a packed column; its text is worked out when it is asked for. */
class PackedSym implements Sym {
  readonly high: number;
  readonly low: number;
  readonly #of: Packed;
  readonly #value: number;

  constructor(of: Packed, value: number) {
    this.high = of.halves[2 * value] as number;
    this.low = of.halves[2 * value + 1] as number;
    this.#of = of;
    this.#value = value;
  }

  get text(): string {
    return this.#of.textOf(this.#value);
  }
}

/** The same as symbols, a list for every token. */
export function unpacked(packed: Packed): (readonly Sym[])[] {
  const { lists, shift, starts } = packed;
  const known: (readonly Sym[] | undefined)[] = [];
  return Array.from(lists, (list) => {
    const found = known[list];
    if (found !== undefined) return found;
    const made: Sym[] = [];
    const last = starts[list + shift + 1] as number;
    for (let value = starts[list + shift] as number; value < last; value++)
      made.push(new PackedSym(packed, value));
    known[list] = made;
    return made;
  });
}

/** Packs note after note, list by list. */
export class Packer {
  #starts = new Int32Array(256);
  #halves = new Int32Array(1024);
  #codes = new Int32Array(512);
  #lists = 0;
  #values = 0;

  /** How many values the list has that is being made. */
  get size(): number {
    return this.#values - (this.#starts[this.#lists] as number);
  }

  /** A value for the list that is being made. The code is for whoever asks for the value's text. */
  add(high: number, low: number, code: number): void {
    const at = this.#values++;
    if (at === this.#codes.length) {
      this.#codes = longer(this.#codes, 2 * at);
      this.#halves = longer(this.#halves, 4 * at);
    }
    this.#halves[2 * at] = high;
    this.#halves[2 * at + 1] = low;
    this.#codes[at] = code;
  }

  /** The same unless the list has it. Lists are short, and equal texts have equal hashes. */
  addOnce(high: number, low: number, code: number): void {
    for (let at = this.#starts[this.#lists] as number; at < this.#values; at++)
      if (this.#halves[2 * at] === high && this.#halves[2 * at + 1] === low) return;
    this.add(high, low, code);
  }

  /** Ends the list that is being made, and returns its number. */
  end(): number {
    const list = this.#lists++;
    if (this.#lists === this.#starts.length) this.#starts = longer(this.#starts, 2 * this.#lists);
    this.#starts[this.#lists] = this.#values;
    return list;
  }

  /** Makes nothing of the list that is being made. */
  drop(): void {
    this.#values = this.#starts[this.#lists] as number;
  }

  /** All lists since the last time, with those of the tokens. */
  finish(lists: Int32Array, textOf: (code: number) => string): Packed {
    const codes = this.#codes.slice(0, this.#values);
    const packed = {
      lists,
      shift: 0,
      starts: this.#starts.slice(0, this.#lists + 1),
      halves: this.#halves.slice(0, 2 * this.#values),
      textOf: (value: number) => textOf(codes[value] as number),
    };
    this.#lists = 0;
    this.#values = 0;
    return packed;
  }
}
