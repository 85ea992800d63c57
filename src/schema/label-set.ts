import type { Span } from "../note.js";
import { unknownLabel } from "./table-mapping.js";
import { isPhiType, PHI_TYPE_NAMES } from "./types.js";

/** `phi`: our 30 types and OTHER, anything else is refused. `open`: any label, taken as it is. */
export type LabelSet = "phi" | "open";

/** Refuses spans whose label the set does not have. */
export function checkLabels(set: LabelSet, spans: readonly Span[]): void {
  if (set === "open") return;
  for (const { type } of spans) if (!isPhiType(type)) throw unknownLabel(set, type, PHI_TYPE_NAMES);
}
