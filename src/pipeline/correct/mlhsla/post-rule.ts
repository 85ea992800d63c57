/*
 * The rules of paper 003 that follow its tagger, as data: what each marks or takes back, and cases. Fifteen are
 * printed, six for forms and nine for free text; several are the same rule in both.
 */

/** Our types by the guide of our corpus, or the eight of 2006. */
export type RuleLabels = "guide" | "i2b2-2006";

/** What rules do to marked text, in inline format. Without `after` they leave it as it is. */
export interface PostRuleCase {
  readonly before: string;
  readonly after?: string;
  /** Under one label set alone; both when left out. */
  readonly labels?: RuleLabels;
}

interface PostRuleBase {
  readonly name: string;
  /** Why, in a span's history. */
  readonly why: string;
  readonly cases: readonly PostRuleCase[];
}

/** Marks what no tagger found. */
export interface FindingRule extends PostRuleBase {
  /** Linear, with flag d: named groups are the values. */
  readonly pattern: RegExp;
  /** The type of each group, under each label set. */
  readonly marks: Readonly<Record<RuleLabels, Readonly<Record<string, string>>>>;
  /** Rejects what a pattern cannot tell: the groups, and the text around the match. */
  readonly accept?: (groups: Readonly<Record<string, string | undefined>>, after: string) => boolean;
  readonly confidence: number;
}

/** Takes back what a tagger found. It would delete what is gold by our guide, so it runs under the labels of 2006 alone. */
export interface DroppingRule extends PostRuleBase {
  readonly labels: "i2b2-2006";
  readonly drops: (value: string, type: string) => boolean;
}

/**
 * Gives tokens outside their likeliest type where they are outside with too low a probability. The tagger does it, which
 * knows these: see `crf/doubted-outside.ts`.
 */
export interface TaggerRule extends PostRuleBase {
  readonly inTagger: true;
}

export type PostRule = FindingRule | DroppingRule | TaggerRule;
