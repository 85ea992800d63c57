import { lookUp } from "../errors.js";
import type { Span } from "../note.js";
import { MAPPINGS, type Mapping, relabelled } from "../schema/index.js";
import type { Recipe, TypeGroup, Voice } from "./recipe.js";

/**
 * The recipe for notes in the labels of another set: what rules and corrections say in our types is carried over, and
 * each tagger looks for the labels that its types have there.
 */
export function inLabelSet(recipe: Recipe, name: string): Recipe {
  const mapping = lookUp("label set", MAPPINGS, name);
  const voices = recipe.voices.map(
    (voice): Voice => (voice.kind === "rules" ? voice : { ...voice, types: groupIn(mapping, voice.types) }),
  );
  return { ...recipe, labels: mapping.name, voices };
}

/** Carries spans into the recipe's label set; undefined where it has none of its own. */
export function intoLabelSet({
  labels,
}: Pick<Recipe, "labels">): (<S extends Span>(text: string, spans: readonly S[]) => S[]) | undefined {
  if (labels === undefined) return undefined;
  const mapping = lookUp("label set", MAPPINGS, labels);
  return (text, spans) => relabelled(mapping, text, spans);
}

function groupIn(mapping: Mapping, { only, except }: TypeGroup): TypeGroup {
  return {
    ...(only && { only: labelsOf(mapping, only) }),
    ...(except && { except: labelsOf(mapping, except) }),
  };
}

/** A surface that says nothing by itself: neither initials, a number nor staff. */
const PLAIN = "Wordy";

/** The labels that come back as one of these types. */
function labelsOf(mapping: Mapping, types: readonly string[]): string[] {
  return mapping.labels.filter((type) =>
    mapping.toOurs(PLAIN, { start: 0, end: PLAIN.length, type }).some((ours) => types.includes(ours.type)),
  );
}
