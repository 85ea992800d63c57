import type { Recipe } from "./recipe.js";
import { rules } from "./rules.js";

/** Every recipe by name; `scrubjay recipes` prints this table. */
export const RECIPES: Readonly<Record<string, Recipe>> = { rules };

export type { Recipe } from "./recipe.js";
