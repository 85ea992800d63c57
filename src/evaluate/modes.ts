import { type HipaaReading, inHipaaSubset } from "../schema/index.js";
import type { Counts } from "./counts.js";
import { byPlace, byPlaceAndType, countEqual, countRelaxed, type Mark } from "./match.js";
import type { Pair } from "./pair.js";
import { spanTokens } from "./span-tokens.js";

/** A way to say which predictions are right. Duplicates count once. */
export interface Matcher {
  readonly title: string;
  readonly description: string;
  count(text: string, gold: readonly Mark[], pred: readonly Mark[]): Counts;
}

/** The five match modes of the shared tasks (2014, 2016). */
export const MATCHERS = {
  strict: {
    title: "Entity strict",
    description: "same type, same start, same end",
    count: (_text, gold, pred) => countEqual(gold, pred, byPlaceAndType),
  },
  relaxed: {
    title: "Entity relaxed",
    description: "same type, same start, end at most two characters off",
    count: (text, gold, pred) => countRelaxed(text, gold, pred, 2),
  },
  token: {
    title: "Token",
    description: "words inside the spans: same type, same place",
    count: (text, gold, pred) => countEqual(spanTokens(text, gold), spanTokens(text, pred), byPlaceAndType),
  },
  "binary-token": {
    title: "Binary token",
    description: "words inside the spans: same place, any type",
    count: (text, gold, pred) => countEqual(spanTokens(text, gold), spanTokens(text, pred), byPlace),
  },
  "binary-strict": {
    title: "Binary strict",
    description: "same start, same end, any type",
    count: (_text, gold, pred) => countEqual(gold, pred, byPlace),
  },
} as const satisfies Record<string, Matcher>;

export type MatcherName = keyof typeof MATCHERS;

const MATCHER_NAMES = Object.keys(MATCHERS) as readonly MatcherName[];

/** Every mode is a matcher over a subset of the types: "strict", "strict-hipaa", … */
export interface Mode {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly matcher: MatcherName;
  readonly subset: "all" | "hipaa";
}

export const MATCH_MODES: readonly Mode[] = (["all", "hipaa"] as const).flatMap((subset) =>
  MATCHER_NAMES.map((matcher) => ({
    name: subset === "all" ? matcher : `${matcher}-hipaa`,
    title: subset === "all" ? MATCHERS[matcher].title : `${MATCHERS[matcher].title}, HIPAA types`,
    description: `${MATCHERS[matcher].description}; ${subset === "all" ? "all types" : "HIPAA types only"}`,
    matcher,
    subset,
  })),
);

/** Counts one note in one mode. `hipaa` says which reading of the HIPAA subset holds. */
export function countMode(mode: Mode, pair: Pair, hipaa: HipaaReading = "guideline"): Counts {
  const keep = mode.subset === "all" ? undefined : (span: Mark) => inHipaaSubset(span.type, hipaa);
  return countMatcher(mode.matcher, pair, keep);
}

/** Counts one note with one matcher over the spans that `keep` lets through. */
export function countMatcher(matcher: MatcherName, pair: Pair, keep?: (span: Mark) => boolean): Counts {
  const gold = keep ? pair.gold.filter(keep) : pair.gold;
  const pred = keep ? pair.pred.filter(keep) : pair.pred;
  return MATCHERS[matcher].count(pair.text, gold, pred);
}
