import type { TrainedModel } from "./trained-model.js";

type Learned = Pick<TrainedModel, "crfs" | "hmms" | "clusters" | "classifier">;

/** What a model's file still holds of the notes that it was trained on, one sentence for each part. */
export function heldOfNotes({ crfs, hmms = [], clusters, classifier }: Learned, names: boolean): string[] {
  const features = [...crfs, ...(classifier ? [classifier] : [])].reduce(
    (sum, { layout }) => sum + layout.attributes + layout.edgeAttributes,
    0,
  );
  const held = ["The names of the types that the notes are labelled with."];
  if (features > 0)
    held.push(
      names
        ? `${features} features by name, and so words, pairs of words and pieces of words of the notes as they stood there, names of people among them.`
        : `${features} features, each as a hash of 64 bits of the words, pieces or forms that it was made of, with its weights.`,
    );
  for (const { voice, familiar } of crfs)
    if (familiar !== undefined)
      held.push(
        `${familiar.length} words that stand in labelled spans of two notes or more (voice ${voice.name}), each as a hash of 32 bits.`,
      );
  for (const [kind, words] of Object.entries(clusters))
    held.push(
      `${words.size} words that stand in the notes twice or more (${kind} clusters), each as a hash of 64 bits.`,
    );
  for (const { voice, counts } of hmms)
    held.push(
      `The counts of all runs of up to ${counts.settings.order} characters (voice ${voice.name}): names of people and most of what stands around them can be spelled out from these.`,
    );
  held.push(
    hmms.length > 0 || (names && features > 0)
      ? "The file is as confidential as the notes."
      : "No word can be read out of a hash, but a guess can be tried: whoever has the file can find out whether a certain name was in the notes. Keep it as you keep the notes.",
  );
  return held;
}
