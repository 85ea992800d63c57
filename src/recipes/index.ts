import type { Recipe } from "../pipeline/index.js";
import { carafeAll, carafeContext, carafeInitial, carafeLexicon, carafePostProcessed } from "./carafe.js";
import { cchmc } from "./cchmc.js";
import { clamp } from "./clamp.js";
import { hitszBio, hitszBioes, hitszPlain } from "./hitsz.js";
import { lingpipe } from "./lingpipe.js";
import { mlhsla2006, mlhslaRecord, mlhslaSections } from "./mlhsla.js";
import { rules } from "./rules.js";
import { scrubjay, scrubjayFull } from "./scrubjay.js";
import { uthealth } from "./uthealth.js";

/** Every recipe by name; `scrubjay recipes` prints this table. */
export const RECIPES: Readonly<Record<string, Recipe>> = Object.fromEntries(
  [
    scrubjay,
    scrubjayFull,
    rules,
    carafeAll,
    carafeInitial,
    carafeLexicon,
    carafeContext,
    carafePostProcessed,
    lingpipe,
    clamp,
    uthealth,
    hitszBio,
    hitszBioes,
    hitszPlain,
    mlhslaSections,
    mlhsla2006,
    mlhslaRecord,
    cchmc,
  ].map((recipe) => [recipe.name, recipe]),
);

export type { Recipe } from "../pipeline/index.js";

export { TEMPLATE_GROUPS } from "./scrubjay.js";
