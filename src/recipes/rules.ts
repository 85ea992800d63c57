import type { Recipe } from "../pipeline/index.js";

/** Rules alone: nothing to train, nothing to load. What the tool does before any model. */
export const rules: Recipe = {
  name: "rules",
  description: "Every rule family, overlaps resolved, values found once searched through the note",
  language: "en",
  voices: [{ kind: "rules", name: "rules" }],
  merge: "resolve",
  corrections: [],
  reconciliation: ["search-note"],
};
