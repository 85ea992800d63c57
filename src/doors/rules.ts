export type { Span } from "../note.js";
export {
  type Case,
  type CaseResult,
  checkFamily,
  contextAllows,
  createFinder,
  FAMILIES,
  type Finder,
  findFamily,
  type KnownFailure,
  type Pattern,
  type Rule,
  type RuleFamily,
  type Test,
  type Validation,
} from "../rules/index.js";
export type { PhiType } from "../schema/index.js";
