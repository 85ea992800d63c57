import { isWithin } from "../../../edit-distance.js";
import { isCommonWord, isEponym } from "../../../lexicon/index.js";
import { letters, type Word, wordsOf } from "../words.js";
import type { Hit } from "./fields.js";

/** Small words inside names: they belong to a name beside another of its words, never alone. */
const PARTICLES = new Set(
  "al bin da de del den der des di dos du el ibn la le ter van von y jr sr".split(" "),
);

/** What may stand between two words of one name: "Quill-Feather, A. M.", also over a line end. */
const BETWEEN = /^(?:[ \t]{0,2}[,.'’‐-―-]?[ \t]{0,2}|[,-]?\r?\n[ \t]{0,8})$/;

/** How a word of the note stands to the name. */
type Fit = "sure" | "only-beside" | "initial" | "none";

/**
 * Finds a person by the words of the name, in any order and case, with typing errors in longer words. Initials,
 * particles and names that are common words ("Will", "Brown") count beside another word of the name; a common word
 * also by itself where it has a capital that no sentence gave it.
 */
export function nameFinder(names: readonly string[]): (text: string, words: readonly Word[]) => Hit[] {
  const known = new Set<string>();
  const initials = new Set<string>();
  for (const name of names) {
    const parts = wordsOf(name)
      .map(({ text }) => letters(text))
      .filter((part) => /\p{L}/u.test(part));
    for (const [i, part] of parts.entries()) {
      initials.add(part.slice(0, 1));
      if (part.length > 1) known.add(part);
      // "SmithJones", "McDonald" from "Mc Donald"
      const joined = part + (parts[i + 1] ?? "");
      if (joined !== part && joined.length >= 6) known.add(joined);
    }
  }
  const long = [...known].filter((word) => word.length >= 5);
  const fits = new Map<string, Fit>(); // by the word's letters
  const nature = (word: string): Fit => {
    const seen = fits.get(word);
    if (seen !== undefined) return seen;
    const fit = natureOf(word, known, long, initials);
    if (fits.size < MOST_REMEMBERED) fits.set(word, fit);
    return fit;
  };
  return (text, words) => {
    const found: Hit[] = [];
    let run: Run | undefined;
    const close = (): void => {
      if (run && isEnough(run)) found.push(hitOf(text, words, run));
      run = undefined;
    };
    for (let i = 0; i < words.length; i++) {
      const word = words[i] as Word;
      const next = words[i + 1];
      // A name written in two: "O Brien", "Mac Donald".
      const pair =
        next && /^[ '’-]$/.test(text.slice(word.end, next.start)) ? letters(word.text + next.text) : "";
      const two = pair !== "" && known.has(pair) && !known.has(letters(word.text));
      const plainWord = two ? pair : letters(word.text);
      const fit = nature(plainWord);
      if (run && (fit === "none" || !BETWEEN.test(text.slice(words[run.to]!.end, word.start)))) close();
      if (fit === "none") continue;
      run ??= { from: i, to: i, sure: false, full: new Set(), capital: false, initial: false };
      run.to = two ? i + 1 : i;
      run.sure ||= fit === "sure" || (fit === "only-beside" && standsOut(text, word));
      const capital = /^\p{Lu}/u.test(word.text);
      if (fit !== "initial") {
        run.full.add(plainWord);
        run.capital ||= capital;
      } else if (plainWord.length === 1 && capital) {
        run.initial ||=
          text[word.end] === "." || /,\s*$/.test(text.slice(Math.max(0, word.start - 3), word.start));
      }
      i = run.to;
    }
    close();
    return found;
  };
}

/** Neighbouring words of the note that all fit the name, by index. */
interface Run {
  readonly from: number;
  to: number;
  sure: boolean;
  readonly full: Set<string>;
  /** A full word has a capital. */
  capital: boolean;
  /** An initial with its point, or behind a comma. */
  initial: boolean;
}

function isEnough({ sure, full, capital, initial }: Run): boolean {
  return sure || full.size > 1 || (full.size === 1 && capital && initial);
}

const MOST_REMEMBERED = 50_000;

function natureOf(
  word: string,
  known: ReadonlySet<string>,
  long: readonly string[],
  initials: ReadonlySet<string>,
): Fit {
  if (known.has(word)) {
    if (PARTICLES.has(word)) return "initial";
    return word.length < 3 || isCommonWord(word) || isEponym(word) ? "only-beside" : "sure";
  }
  if (word.length === 1) return initials.has(word) ? "initial" : "none";
  // A common word is meant as it stands: "parking" is no slip for "Parkins".
  const near = word.length >= 4 && long.some((name) => isWithin(word, name, name.length >= 9 ? 2 : 1));
  return near && !isCommonWord(word) && !isEponym(word) ? "sure" : "none";
}

/** "Brown" with a capital in the midst of a sentence, or behind a title; not in a line all in capitals. */
function standsOut(text: string, word: Word): boolean {
  if (!/^\p{Lu}[\p{Ll}\p{M}]/u.test(word.text)) return false;
  const before = text.slice(Math.max(0, word.start - 12), word.start);
  if (/(?:^|[^\p{L}])(?:Mr|Mrs|Ms|Miss|Mx|Dr)\.?[ \t]{1,2}$/u.test(before)) return true;
  return /[\p{Ll}\p{N},;][ \t]{1,2}$/u.test(before) && !PARTICLES.has(letters(word.text));
}

/** From the first word to the last. "I saw a Quillfeather": a small letter without a point is a word, no initial. */
function hitOf(text: string, words: readonly Word[], run: Pick<Run, "from" | "to">): Hit {
  let { from, to } = run;
  const isArticle = ({ text: word, end }: Word): boolean => /^\p{Ll}$/u.test(word) && text[end] !== ".";
  while (from < to && isArticle(words[from]!)) from++;
  while (to > from && isArticle(words[to]!)) to--;
  return { start: words[from]!.start, end: words[to]!.end };
}
