import type { Span } from "../note.js";

/**
 * A mapping between our types and another label set, both ways. It may rename, drop, trim or split a span:
 * a function of one span and the note's text that returns the spans which take its place.
 */
export interface Mapping {
  readonly name: string;
  readonly description: string;
  /** Every label the other set has. */
  readonly labels: readonly string[];
  /** What does not survive the way there and back, one plain sentence each. */
  readonly lost: readonly string[];
  /** One of our spans in their labels. */
  toTheirs(text: string, span: Span): readonly Span[];
  /** One of their spans in ours. Throws `unknown-label` on a label that is not theirs. */
  toOurs(text: string, span: Span): readonly Span[];
}
