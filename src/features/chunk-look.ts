import { hashState, hashString } from "../crf/index.js";
import { longer } from "./packing/longer.js";
import { collapse, shapeOf } from "./shape.js";

/** Where in its chunk a token stands: it is the first, one in between, or the last. */
export const PLACES = ["B", "I", "E"] as const;

const LONGEST_SHAPE = 24;
export const MOST_UNITS = 12;
const MOST_LOOKS = 20_000;

/** What a look says, by the place of its halves in the row: its values as hashes, behind the length. */
const VALUES: readonly ((shape: string, collapsed: string) => string)[] = [
  (_, collapsed) => collapsed,
  (shape) => `s:${shape}`,
  (_, collapsed) => `c:${collapsed}`,
  ...PLACES.map((place) => (_: string, collapsed: string) => `${place}:${collapsed}`),
];
const WIDTH = 1 + 2 * VALUES.length;
export const [COLLAPSED, SHAPE, COLLAPSED_TOO, OF_PLACE] = [0, 1, 2, 3];

const state = hashState();

/** What chunks look like. Chunks are many, their looks few: those of one shape share a look, which is a number. */
export class ChunkLooks {
  readonly #known = new Map<string, number>();
  readonly #texts: string[] = []; // the keys of `known`, by number
  #rows = new Int32Array(WIDTH * 512);

  get isFull(): boolean {
    return this.#texts.length >= MOST_LOOKS;
  }

  of(inside: string): number {
    const shape = shapeOf(inside);
    // Characters of two units may be one in the shape: what is cut off then does not follow from it.
    const key =
      shape.length === inside.length
        ? shape
        : [shape, collapse(shapeOf(inside.slice(0, LONGEST_SHAPE))), inside.length].join("\n");
    return this.#known.get(key) ?? this.#add(key);
  }

  #add(key: string): number {
    const look = this.#texts.push(key) - 1;
    this.#known.set(key, look);
    const at = WIDTH * look;
    if (at === this.#rows.length) this.#rows = longer(this.#rows, 2 * at);
    const { shape, collapsed, units } = partsOf(key);
    this.#rows[at] = Math.min(MOST_UNITS, units);
    VALUES.forEach((textOf, n) => {
      hashString(state, textOf(shape, collapsed));
      this.#rows[at + 1 + 2 * n] = state.high;
      this.#rows[at + 2 + 2 * n] = state.low;
    });
    return look;
  }

  /** Units of the chunk, up to twelve. */
  length(look: number): number {
    return this.#rows[WIDTH * look] as number;
  }

  high(look: number, value: number): number {
    return this.#rows[WIDTH * look + 1 + 2 * value] as number;
  }

  low(look: number, value: number): number {
    return this.#rows[WIDTH * look + 2 + 2 * value] as number;
  }

  text(look: number, value: number): string {
    const { shape, collapsed } = partsOf(this.#texts[look] as string);
    return (VALUES[value] as (typeof VALUES)[number])(shape, collapsed);
  }
}

/** No shape has a line break. */
function partsOf(key: string): { shape: string; collapsed: string; units: number } {
  const [shape = "", collapsed = collapse(shape.slice(0, LONGEST_SHAPE)), units = shape.length] =
    key.split("\n");
  return { shape, collapsed, units: Number(units) };
}
