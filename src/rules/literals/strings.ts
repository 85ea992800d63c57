/** What is known of the strings that part of a pattern matches, in symbols. Undefined: nothing. */
export interface Known {
  /** All of them. */
  readonly exact?: readonly string[] | undefined;
  /** Every one begins with one of these. None is empty. */
  readonly prefix?: readonly string[] | undefined;
  /** A text that matches contains one of these. None is empty. */
  readonly required?: readonly string[] | undefined;
  /** Where a match begins, the text goes on with one of these, be it beyond the match. None is empty. */
  readonly ahead?: readonly string[] | undefined;
}

/** More strings than this help nobody. */
const MOST = 600;
const LONGEST = 16;

export const NOTHING: Known = {};
/** Matches the empty string alone: anchors, look-arounds. */
export const EMPTY: Known = { exact: [""] };

const unique = (strings: readonly string[]): string[] => [...new Set(strings)];

function small(strings: readonly string[] | undefined): string[] | undefined {
  if (strings === undefined) return undefined;
  const found = unique(strings);
  return found.length > MOST ? undefined : found;
}

const nonEmpty = (strings: readonly string[] | undefined): readonly string[] | undefined =>
  strings === undefined || strings.includes("") ? undefined : strings;

export const prefixOf = (known: Known): readonly string[] | undefined =>
  better(known.ahead, known.prefix ?? nonEmpty(known.exact));
export const requiredOf = (known: Known): readonly string[] | undefined =>
  better(known.ahead, known.required ?? nonEmpty(known.exact));

function product(a: readonly string[], b: readonly string[]): string[] | undefined {
  if (a.length * b.length > MOST) return undefined;
  const longest = (set: readonly string[]): number => set.reduce((most, s) => Math.max(most, s.length), 0);
  if (longest(a) + longest(b) > LONGEST) return undefined;
  const strings: string[] = [];
  for (const x of a) for (const y of b) strings.push(x + y);
  return a.length === 1 || b.length === 1 ? strings : unique(strings);
}

/** Longer strings say more, and few say more than many. */
function better(
  a: readonly string[] | undefined,
  b: readonly string[] | undefined,
): readonly string[] | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  const worth = (set: readonly string[]): number =>
    Math.min(5, ...set.map((s) => s.length)) - Math.log2(set.length) / 4;
  return worth(b) > worth(a) ? b : a;
}

/** One part after another. */
export function concatenated(a: Known, b: Known): Known {
  const exact = a.exact && b.exact && product(a.exact, b.exact);
  return {
    exact,
    prefix: exact ? undefined : prefixAfter(a, b),
    required: exact ? undefined : better(requiredOf(a), requiredOf(b)),
    ahead: a.ahead ?? (a.exact?.join("") === "" ? b.ahead : undefined),
  };
}

function prefixAfter(a: Known, b: Known): readonly string[] | undefined {
  if (a.exact === undefined) return a.prefix;
  const next = prefixOf(b);
  if (next === undefined) return nonEmpty(a.exact);
  const longer = product(a.exact, next);
  if (longer !== undefined) return longer;
  return small(a.exact.flatMap((s) => (s === "" ? next : [s])));
}

/** One part or another. */
export function either(parts: readonly Known[]): Known {
  const union = (of: (part: Known) => readonly string[] | undefined): string[] | undefined => {
    const sets = parts.map(of);
    return sets.includes(undefined) ? undefined : small((sets as string[][]).flat());
  };
  const exact = union((part) => part.exact);
  const enough = exact !== undefined && parts.every(({ ahead }) => ahead === undefined);
  return {
    exact,
    prefix: enough ? undefined : union(prefixOf),
    required: enough ? undefined : union(requiredOf),
  };
}

/** A part from `least` to `most` times. */
export function repeated(part: Known, least: number, most: number): Known {
  if (most === 0) return EMPTY;
  if (least === 0) return most === 1 && part.exact ? either([EMPTY, part]) : NOTHING;
  if (least > 1) {
    const [first, rest] = [part, repeated(part, least - 1, most - 1)];
    return concatenated(first, rest);
  }
  return most === 1 ? part : { prefix: prefixOf(part), required: requiredOf(part) };
}
