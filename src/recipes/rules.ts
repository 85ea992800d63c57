import { FAMILIES } from "../rules/index.js";
import type { Recipe } from "./recipe.js";

/** Rules alone: nothing to train, nothing to load. What the tool does before any model. */
export const rules: Recipe = {
  name: "rules",
  description: "Every rule family, overlaps resolved, values found once searched through the note",
  rules: FAMILIES,
  reconcile: true,
};
