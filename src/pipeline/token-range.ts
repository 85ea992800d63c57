/** Tokens of a note that stand side by side, `last` exclusive. */
export interface TokenRange {
  readonly first: number;
  readonly last: number;
}
