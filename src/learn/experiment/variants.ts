import type { CrfVoice, Recipe, Voice } from "../../pipeline/index.js";

/*
 * Recipes that differ from another in one thing.
 */

function overCrfs(recipe: Recipe, change: (voice: CrfVoice) => Voice): Recipe {
  return {
    ...recipe,
    voices: recipe.voices.map((voice) => (voice.kind === "crf" ? change(voice) : voice)),
  };
}

export function withoutTemplates(recipe: Recipe, names: readonly string[]): Recipe {
  return overCrfs(recipe, (voice) => ({
    ...voice,
    templates: voice.templates.filter((name) => !names.includes(name)),
  }));
}

/** Rule voices keep their place, so that merging goes on as before, and say nothing. */
export function withoutRules(recipe: Recipe): Recipe {
  return {
    ...recipe,
    voices: recipe.voices.map((voice) => (voice.kind === "rules" ? { ...voice, families: [] } : voice)),
  };
}

function withoutCorrections(recipe: Recipe): Recipe {
  return { ...recipe, corrections: [] };
}

export function reconciledBy(recipe: Recipe, reconciliation: readonly string[]): Recipe {
  return { ...recipe, reconciliation };
}

/** What the learned taggers find, and nothing after them. */
export function taggersAlone(recipe: Recipe): Recipe {
  return withoutCorrections(reconciledBy(withoutRules(recipe), []));
}

/** A system as it grows, step after step; the last is the recipe. */
export function steps(recipe: Recipe): [label: string, recipe: Recipe][] {
  return [
    ["taggers", taggersAlone(recipe)],
    ["+ rule tagger", withoutCorrections(reconciledBy(recipe, []))],
    ["+ error correction", reconciledBy(recipe, [])],
    ["+ global reconciliation", recipe],
  ];
}

/** The templates that any tagger of the recipe uses, in their order. */
export function templatesOf({ voices }: Recipe): string[] {
  return [...new Set(voices.flatMap((voice) => (voice.kind === "crf" ? voice.templates : [])))];
}
