import { ScrubJayError } from "../errors.js";
import type { Note, Span } from "../note.js";
import { type Action, fold, isLargeCity } from "../replace/index.js";
import { categoryOf } from "../schema/index.js";

/** What may not come through a resynthesis, known from all notes of the corpus. */
export interface SurvivorCheck {
  /** May this take the place of that? `reuse`: it is an original elsewhere, of a kind that has few values. */
  surrogate(
    type: string,
    original: string,
    made: string,
    own: ReadonlySet<string>,
  ): "new" | "reuse" | "survivor";
  /** Where a name or number that is annotated somewhere in the corpus stands in a text; -1 where none does. */
  standsIn(text: string): number;
}

/** So few values exist that another original may have to serve. */
const FEW = new Set(["AGE", "ROOM", "STATE", "COUNTRY", "DATE"]);
const NAMES = new Set(["PATIENT", "DOCTOR"]);
const OF_A_SET =
  /^(?:medicare|medicaid|tricare|army|navy|air force|marines|(?:coast|national) guard|(?:route|highway) \d+)$/;
/** Initials, wards, units: with this few letters and digits changed, chance meets an original. */
const SHORT = 4;

const STAYS: ReadonlySet<Action> = new Set(["keep", "generalise"]);

/** `shuffled` types take their surrogates from other notes: for them only originals of the note itself count. */
export function survivorCheck(
  notes: readonly Note[],
  actionFor: (type: string) => Action,
  shuffled: ReadonlySet<string>,
): SurvivorCheck {
  const originals = new Set<string>();
  const telling = new Map<string, string[][]>();
  for (const { text, spans } of notes) {
    for (const { start, end, type } of spans) {
      if (STAYS.has(actionFor(type))) continue;
      const folded = fold(text.slice(start, end));
      if (originals.has(folded)) continue;
      originals.add(folded);
      const words = wordsOf(folded).map(({ word }) => word);
      const [first] = words;
      if (first === undefined || !isTelling(type, folded, words)) continue;
      const known = telling.get(first);
      if (known === undefined) telling.set(first, [words]);
      else known.push(words);
    }
  }
  return {
    surrogate(type, original, made, own) {
      if (STAYS.has(actionFor(type))) return "new";
      const folded = fold(made);
      const known = shuffled.has(type) ? own : originals;
      if (!known.has(folded)) return "new";
      const few =
        FEW.has(type) ||
        OF_A_SET.test(folded) ||
        changedSigns(type, fold(original), folded) <= SHORT ||
        // Few values that many people share, as with first names.
        (type === "CITY" && isLargeCity(folded) && !own.has(folded)) ||
        // The list of first names is short: one alone may be somebody's elsewhere, as in paper 004.
        (NAMES.has(type) && /^\p{L}+$/u.test(folded) && !own.has(folded));
      return few ? "reuse" : "survivor";
    },
    standsIn(text) {
      const words = wordsOf(text);
      for (const [at, { word, start }] of words.entries()) {
        const candidates = telling.get(fold(word)) ?? [];
        if (candidates.some((value) => value.every((part, n) => part === fold(words[at + n]?.word ?? ""))))
          return start;
      }
      return -1;
    },
  };
}

/** The folded originals of a note. */
export function originalsOf({ text, spans }: Pick<Note, "text" | "spans">): Set<string> {
  return new Set(spans.map(({ start, end }) => fold(text.slice(start, end))));
}

/** Refuses a note in which an identifier stands outside the annotations. Text there is copied as it is. */
export function refuseUnannotated({ text, spans }: Pick<Note, "text" | "spans">, check: SurvivorCheck): void {
  let from = 0;
  const look = (to: number): void => {
    const found = to > from ? check.standsIn(text.slice(from, to)) : -1;
    if (found < 0) return;
    throw new ScrubJayError(
      "unannotated-original",
      `a name or number that is annotated in the corpus stands without annotation at offset ${from + found}`,
      { hint: "Annotate it there, or leave the note out." },
    );
  };
  for (const { start, end } of spans.toSorted((a: Span, b: Span) => a.start - b.start)) {
    look(start);
    from = Math.max(from, end);
  }
  look(text.length);
}

/** Names of two words and more, long numbers and mail addresses mean one person; a word alone may mean anything. */
function isTelling(type: string, folded: string, words: readonly string[]): boolean {
  if (FEW.has(type) || type === "ZIP") return false;
  if (NAMES.has(type)) return words.filter((word) => /^\p{L}{2,}$/u.test(word)).length > 1;
  return folded.includes("@") || (folded.match(/\d/g) ?? []).length > 5;
}

function wordsOf(text: string): { word: string; start: number }[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)].map((found) => ({
    word: found[0],
    start: found.index,
  }));
}

/**
 * How many letters and digits stand in words that the surrogate has not; of a value that came out as it was, all. In a
 * number only a word of its label ("Medic 14") is kept so: the letters of a series are part of the number.
 */
function changedSigns(type: string, original: string, made: string): number {
  const mayStay = categoryOf(type) === "ID" ? /^\p{L}{4,}$/u : /(?:)/;
  const kept = new Set(original === made ? [] : made.split(/[\s-]/).filter((word) => mayStay.test(word)));
  const changed = original.split(/[\s-]/).filter((word) => !kept.has(word));
  return changed.join("").replace(/[^\p{L}\p{N}]/gu, "").length;
}
