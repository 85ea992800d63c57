import type { Step } from "../step.js";
import { highPrecision } from "./high-precision.js";
import type { MinedSign } from "./mined-signs.js";
import { searchNote } from "./search-note.js";
import { settleBySigns } from "./settle-by-signs.js";
import { typeCounting } from "./type-counting.js";
import { weighTypes } from "./weigh-types.js";

export { type MinedSign, mineSigns } from "./mined-signs.js";
export { type PatientNote, reconcilePatient } from "./patient.js";
export { weighTogether } from "./weigh-types.js";

/** Global reconciliation by the name a recipe gives, in the order that makes sense when all are run. */
export const RECONCILERS: Readonly<Record<string, Step>> = {
  "high-precision": highPrecision,
  "type-counting": typeCounting,
  "weigh-types": weighTypes,
  "search-note": searchNote,
};

/** Those that know something of the training notes. */
export const MINED_RECONCILERS: Readonly<Record<string, (signs: readonly MinedSign[]) => Step>> = {
  "mined-signs": settleBySigns,
};
