export { type CaseResult, checkFamily } from "./check.js";
export { contextAllows } from "./context.js";
export { FAMILIES } from "./families/index.js";
export { createFinder, type Finder, findFamily } from "./find.js";
export type { Case, KnownFailure, Rule, RuleFamily, Validation } from "./rule.js";
