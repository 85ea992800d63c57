export { checksOut, isCardNumber, isDeaNumber, isNpi, isVin, VIN_SHAPE } from "./check-digits.js";
export { checkLabels, type LabelSet } from "./label-set.js";
export type { Mapping } from "./mapping.js";
export { MAPPINGS } from "./mappings.js";
export { relabelled } from "./relabel.js";
export { isAgeOver89, isInitials } from "./surface.js";
export {
  CATEGORIES,
  type Category,
  categoryOf,
  type HipaaReading,
  inHipaaSubset,
  isPhiType,
  PHI_TYPE_NAMES,
  PHI_TYPES,
  type PhiType,
  SAFE_HARBOR,
  type SafeHarborLetter,
  type TypeRow,
} from "./types.js";
