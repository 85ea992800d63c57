import type { Span } from "../../note.js";
import { partitionPoint } from "../../partition-point.js";
import { coveredRanges } from "../../spans.js";

type Extent = Pick<Span, "start" | "end">;

/** The stretches for which taggers have spoken. */
export class Covered {
  readonly #ranges: readonly Extent[];

  constructor(spans: readonly Span[]) {
    this.#ranges = coveredRanges(spans);
  }

  holds({ start, end }: Extent): boolean {
    const range = this.#ranges[this.#firstEndingFrom(end)];
    return range !== undefined && range.start <= start && end <= range.end;
  }

  /** `grown` where it stays clear of the taggers' stretches, on each side; `from` itself where it does not. */
  clear(from: Extent, grown: Extent): Extent {
    const at = this.#firstEndingFrom(from.start + 1);
    const before = this.#ranges[at - 1];
    // The range at `at` may cross the beginning of `from`.
    const after = this.#ranges.slice(at, at + 2).find(({ start }) => start >= from.end);
    return {
      start: before !== undefined && before.end > grown.start ? from.start : grown.start,
      end: after !== undefined && after.start < grown.end ? from.end : grown.end,
    };
  }

  /** Index of the first range that ends at `position` or after it. */
  #firstEndingFrom(position: number): number {
    return partitionPoint(this.#ranges.length, (at) => (this.#ranges[at] as Extent).end < position);
  }
}
