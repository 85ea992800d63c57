import type { RuleFamily } from "../rules/index.js";

/** A recipe is data: it chooses parts and holds no code of its own. */
export interface Recipe {
  readonly name: string;
  readonly description: string;
  /** Rule families, in order. */
  readonly rules: readonly RuleFamily[];
  /** Search the rest of the note for values that were found once. */
  readonly reconcile: boolean;
}
