import { hashState, hashString } from "../../crf/index.js";
import { forgetting, type NoteFeatures } from "../../features/index.js";
import { isCommonWord } from "../../lexicon/index.js";

/**
 * Hides which word it is for a share of the rare words of a training note, all mentions of a word alike. Which ones
 * depends on the word and the note's length alone, so every run hides the same.
 */
export function forgetRareWords(note: NoteFeatures, share: number): NoteFeatures {
  if (share === 0) return note;
  const { words, text } = note.analysis;
  const state = hashState();
  const drawn = new Map<string, boolean>();
  const hidden = words.map((word) => {
    const key = word.toLowerCase();
    let hide = drawn.get(key);
    if (hide === undefined) {
      hashString(state, `${text.length} ${key}`);
      hide = /\p{L}{2}/u.test(key) && !isCommonWord(key) && (state.high >>> 0) / 2 ** 32 < share;
      drawn.set(key, hide);
    }
    return hide;
  });
  return forgetting(note, hidden);
}
