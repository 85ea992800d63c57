import type { Mapping } from "../mapping.js";
import { unknownLabel } from "../table-mapping.js";
import { isPhiType, PHI_TYPE_NAMES, PHI_TYPES } from "../types.js";

const byTheirName = new Map(PHI_TYPE_NAMES.map((type) => [PHI_TYPES[type].i2b2, type]));
const labels = [...byTheirName.keys()];

/** The 2014 and 2016 shared tasks: our own types under their names. */
export const i2b22014: Mapping = {
  name: "i2b2-2014",
  description: "i2b2 2014 and CEGS N-GRID 2016 tasks, 30 types and OTHER",
  labels,
  lost: [],
  toTheirs(_text, span) {
    if (!isPhiType(span.type)) throw unknownLabel("phi", span.type, PHI_TYPE_NAMES);
    return [{ ...span, type: PHI_TYPES[span.type].i2b2 }];
  },
  toOurs(_text, span) {
    // Some releases write the medical record type with a blank or underscore.
    const type = byTheirName.get(span.type) ?? byTheirName.get(span.type.replace(/[ _]/g, ""));
    if (!type) throw unknownLabel("i2b2-2014", span.type, labels);
    return [{ ...span, type }];
  },
};
