export type { Span } from "../note.js";
export {
  CATEGORIES,
  type Category,
  categoryOf,
  checkLabels,
  type HipaaReading,
  inHipaaSubset,
  isPhiType,
  type LabelSet,
  MAPPINGS,
  type Mapping,
  PHI_TYPE_NAMES,
  PHI_TYPES,
  type PhiType,
  SAFE_HARBOR,
  type SafeHarborLetter,
  type TypeRow,
} from "../schema/index.js";
