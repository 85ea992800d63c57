import type { PhiType } from "../schema/index.js";

/** What a validator says of a value: it only moves the confidence, it never decides. */
export type Validation = "confirms" | "doubts" | "silent";

/** A regular expression, or one that is only written: to compile all takes longer than to read a hundred notes. */
export type Pattern = Pick<RegExp, "source" | "flags">;

/** For the long ones that are put together from parts: compiled when a text first comes near to a match. */
export function sourcePattern(source: string, flags: string): Pattern {
  return { source, flags };
}

/**
 * A rule is data. `pattern` is run over the whole text; the span is the group named `value` where the pattern
 * has one, else the whole match. Context is tested on a bounded window, so it costs the same everywhere.
 */
export interface Rule {
  /** Unique within its family: "us-ten-digit". */
  readonly name: string;
  readonly type: PhiType;
  /** Flags: g is required, d when it has a `value` group, i and u as needed. Linear on any input. */
  readonly pattern: Pattern;
  /** Must match somewhere in the 60 characters before the value (write `$` to touch it). */
  readonly before?: RegExp;
  /** Must match in the 40 characters after the value (write `^` to touch it). */
  readonly after?: RegExp;
  /** Must not match before the value. */
  readonly notBefore?: RegExp;
  /** Must not match after the value. */
  readonly notAfter?: RegExp;
  /** Rejects look-alikes that a pattern cannot tell (an impossible month, a dose). True keeps the value. */
  readonly accept?: (value: string) => boolean;
  /** Luhn, check digits, number plans: raises or lowers the confidence, never drops the span. */
  readonly validate?: (value: string) => Validation;
  /** Probability that a match is right, 0 to 1, before the validator speaks. */
  readonly confidence: number;
  /** Digits and marks alone: right in any language. */
  readonly anyLanguage?: true;
}

/**
 * Text in inline format: `Call [[PHONE:555-0100]] today.` The family must find exactly the tagged spans,
 * type and extent; a case without tags is a look-alike that must stay.
 */
export type Case = string;

/** A failure we know: pinned exactly, so that a new failure and a silent fix both show. */
export interface KnownFailure {
  /** Why it fails. */
  readonly name: string;
  /** What ought to be found. */
  readonly text: Case;
  /** What is found today, in the same format. */
  readonly today: Case;
}

export interface RuleFamily {
  readonly name: string;
  readonly description: string;
  readonly rules: readonly Rule[];
  readonly cases: readonly Case[];
  readonly knownFailures?: readonly KnownFailure[];
}
