export { type CaseResult, checkFamily } from "./check.js";
export { contextAllows, type Test } from "./context.js";
export { FAMILIES, PAPER_FAMILIES } from "./families/index.js";
export { createFinder, type Finder, findFamily } from "./find.js";
export type { Case, KnownFailure, Pattern, Rule, RuleFamily, Validation } from "./rule.js";
