import type { Recipe, Voice } from "../recipe.js";

/** Whether a method of finding PHI has something to learn. Apart from the methods: who asks need not read their code. */
export const LEARNS: Readonly<Record<Voice["kind"], boolean>> = { crf: true, hmm: true, rules: false };

/** What has no use before a model was trained from it. */
export function needsTraining({ voices }: Pick<Recipe, "voices">): boolean {
  return voices.some(({ kind }) => LEARNS[kind]);
}
