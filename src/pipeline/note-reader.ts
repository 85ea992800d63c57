import { layerReader, type NoteFeatures, type Resources } from "../features/index.js";
import type { Note, Span } from "../note.js";
import { createFinder, FAMILIES, PAPER_FAMILIES } from "../rules/index.js";
import type { TokenizerName } from "../text/index.js";
import { Analysis } from "../text/index.js";
import { intoLabelSet } from "./label-set.js";
import { languageOf } from "./languages.js";
import type { Recipe } from "./recipe.js";
import type { TrainedModel } from "./trained-model.js";
import { crfVoices } from "./voices/index.js";
import type { ReadNote } from "./voices/voice-kind.js";

/** What a recipe's features need of the rules. */
const RULE_TEMPLATES = new Set(["ruleHits", "otherMentions", "nameCues"]);

/** Reads notes the way a recipe's voices want them: the trainer and the tagger must see the same. */
export function noteReader(
  recipe: Recipe,
  clusters: TrainedModel["clusters"],
): (note: Pick<Note, "text">) => ReadNote {
  const read = layerReader();
  const rulesOf = ruleReader(recipe);
  const relabel = intoLabelSet(recipe);
  return ({ text }) => {
    const found = rulesOf({ text });
    const hits = relabel ? relabel(text, found) : found;
    const resources = {
      language: recipe.language,
      ruleHits: hits,
      clusters: clusters as Resources["clusters"],
    };
    const byTokenizer = new Map<TokenizerName, NoteFeatures>();
    return {
      text,
      hits,
      features(tokenizer) {
        let features = byTokenizer.get(tokenizer);
        if (features === undefined) {
          features = read(new Analysis(text, tokenizer), resources as Resources);
          byTokenizer.set(tokenizer, features);
        }
        return features;
      },
    };
  };
}

/**
 * All that the rules find, if the recipe wants rules at all, as a voice or as features. Where only some rules hold in the
 * language, that is what these find, and only where training tells what it is called there.
 */
function ruleReader(recipe: Recipe): (note: Pick<Note, "text">) => Span[] {
  const asFeatures = crfVoices(recipe).some(({ templates }) =>
    templates.some((name) => RULE_TEMPLATES.has(name)),
  );
  const voices = recipe.voices.filter((voice) => voice.kind === "rules");
  if (!asFeatures && !recipe.retype && voices.length === 0) return () => [];
  const { rules } = languageOf(recipe.language);
  if (rules !== "all") {
    if (recipe.retype === undefined) return () => [];
    const find = createFinder(FAMILIES);
    return ({ text }) => find(text).filter(({ source = "" }) => rules.has(source));
  }
  const named = new Set(voices.flatMap((voice) => voice.families ?? FAMILIES.map(({ name }) => name)));
  const families = asFeatures || recipe.retype ? FAMILIES : FAMILIES.filter(({ name }) => named.has(name));
  const own = PAPER_FAMILIES.filter(({ name }) => named.has(name));
  const find = createFinder(own.length === 0 ? families : [...families, ...own]);
  return ({ text }) => find(text);
}
