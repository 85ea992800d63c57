import type { TrainedModel } from "./trained-model.js";
import { kindOf } from "./voices/index.js";

type Learned = Pick<TrainedModel, "voices" | "clusters" | "classifier" | "signs">;

/** What a model's file still holds of the notes that it was trained on, one sentence for each part. */
export function heldOfNotes({ voices, clusters, classifier, signs = [] }: Learned, names: boolean): string[] {
  const parts = voices.map((trained) => kindOf(trained.voice).held(trained));
  const ofClassifier = classifier ? classifier.layout.attributes + classifier.layout.edgeAttributes : 0;
  const features = parts.reduce((sum, part) => sum + (part.features ?? 0), ofClassifier);
  const held = ["The names of the types that the notes are labelled with."];
  if (features > 0)
    held.push(
      names
        ? `${features} features by name, and so words, pairs of words and pieces of words of the notes as they stood there, names of people among them.`
        : `${features} features, each as a hash of 64 bits of the words, pieces or forms that it was made of, with its weights.`,
    );
  for (const { besides = [] } of parts) held.push(...besides);
  for (const [kind, words] of Object.entries(clusters))
    held.push(
      `${words.size} words that stand in the notes twice or more (${kind} clusters), each as a hash of 64 bits.`,
    );
  if (signs.length > 0)
    held.push(
      `${signs.length} words and pairs of words in the clear that stand beside names of several people or places, and in no labelled span themselves.`,
    );
  held.push(
    parts.some(({ legible }) => legible) || (names && features > 0)
      ? "The file is as confidential as the notes."
      : "No word can be read out of a hash, but a guess can be tried: whoever has the file can find out whether a certain name was in the notes. Keep it as you keep the notes.",
  );
  return held;
}
