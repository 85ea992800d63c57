import { normaliseWord } from "./normalise-word.js";

/** The words of a text as numbers. */
export interface ClusterVocabulary {
  /** By falling count, equals in code-unit order; a word's place is its id. */
  readonly words: readonly string[];
  /** By id. Where rare words exist, one more entry at the end counts them all. */
  readonly counts: Int32Array;
  /** Sentences as ids. Rare words share the id `words.length`: as neighbours they still say something. */
  readonly sentences: readonly Int32Array[];
}

/** Words seen fewer than `minimum` times count as rare: they get no id of their own. */
export function vocabularyOf(sentences: readonly (readonly string[])[], minimum = 2): ClusterVocabulary {
  const normal = new Map<string, string>(); // each spelling is normalised once
  const seen = new Map<string, number>();
  for (const sentence of sentences)
    for (const word of sentence) {
      let form = normal.get(word);
      if (form === undefined) {
        form = normaliseWord(word);
        normal.set(word, form);
      }
      seen.set(form, (seen.get(form) ?? 0) + 1);
    }
  const kept = [...seen].filter(([, count]) => count >= minimum);
  kept.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const idOf = new Map(kept.map(([word], id) => [word, id]));
  const rare = kept.length;
  const counts = new Int32Array(rare + (seen.size > rare ? 1 : 0));
  const numbered = sentences.map((sentence) =>
    Int32Array.from(sentence, (word) => {
      const id = idOf.get(normal.get(word) as string) ?? rare;
      counts[id]!++;
      return id;
    }),
  );
  return { words: kept.map(([word]) => word), counts, sentences: numbered };
}
