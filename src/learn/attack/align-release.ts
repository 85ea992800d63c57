import type { Span } from "../../note.js";

interface Range {
  readonly start: number;
  readonly end: number;
}

/** An original this much longer than what took its place is not looked for. */
const REACH = 300;

/**
 * Where in the original each replaced range stood. Text between replacements is copied to the letter, so every gap
 * must be found again, in order; of several ways the one that fits the annotated spans and the lengths best.
 * Undefined when there is none: the release was not made from this text.
 */
export function alignRelease(
  original: string,
  released: string,
  replaced: readonly Range[],
  gold: readonly Span[],
): Range[] | undefined {
  const gaps = gapsBetween(released, replaced);
  const first = gaps[0] as string;
  if (!original.startsWith(first)) return undefined;
  if (replaced.length === 0) return original === released ? [] : undefined;
  const annotated = new Set(gold.map(({ start, end }) => `${start} ${end}`));
  let ways = new Map<number, Way>([[first.length, { cost: 0 }]]);
  for (const [n, { start, end }] of replaced.entries()) {
    const gap = gaps[n + 1] as string;
    const isLast = n === replaced.length - 1;
    const next = new Map<number, Way>();
    for (const [from, way] of ways) {
      const ends = isLast ? [original.length - gap.length] : placesOf(gap, original, from, end - start);
      for (const to of ends) {
        if (to <= from || !original.startsWith(gap, to)) continue;
        const fit = annotated.has(`${from} ${to}`) ? 0 : 1 + Math.abs(to - from - (end - start));
        const cost = way.cost + fit;
        const known = next.get(to + gap.length);
        if (known === undefined || cost < known.cost)
          next.set(to + gap.length, { cost, before: way, range: { start: from, end: to } });
      }
    }
    ways = next;
  }
  const best = ways.get(original.length);
  if (best === undefined) return undefined;
  const ranges: Range[] = [];
  for (let way: Way | undefined = best; way?.range !== undefined; way = way.before) ranges.unshift(way.range);
  return ranges;
}

interface Way {
  readonly cost: number;
  readonly before?: Way;
  readonly range?: Range;
}

function gapsBetween(text: string, ranges: readonly Range[]): string[] {
  let done = 0;
  const gaps = ranges.map(({ start, end }) => {
    const gap = text.slice(done, start);
    done = end;
    return gap;
  });
  return [...gaps, text.slice(done)];
}

function placesOf(gap: string, original: string, from: number, length: number): number[] {
  const places: number[] = [];
  // Something must follow: an empty gap would be found at the very end for ever.
  const last = Math.min(original.length - 1, from + length + REACH);
  for (let at = original.indexOf(gap, from + 1); at >= 0 && at <= last; at = original.indexOf(gap, at + 1))
    places.push(at);
  return places;
}
