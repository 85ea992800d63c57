import type { Draws } from "../draws.js";

const VOWELS = "aeiou";
const CONSONANTS = "bcdfghjklmnprstvwz";

/** Consonants that can be said beside most others. */
const EASY = "lnrst";

/** A letter of the same sort: a vowel for a vowel, a consonant for a consonant, another one. */
export function likeLetter(letter: string, draws: Draws, easy = false): string {
  const lower = letter.toLowerCase();
  const sort = VOWELS.includes(lower) ? VOWELS : easy ? EASY : CONSONANTS;
  const other = draws.pick([...sort].filter((one) => one !== lower));
  return letter === lower ? other : other.toUpperCase();
}

/** The word with two letters changed to others of their sort; the first stays. */
export function alterTwo(word: string, draws: Draws): string {
  const letters = [...word];
  const first = 1 + draws.below(Math.max(1, letters.length - 1));
  let second = 1 + draws.below(Math.max(1, letters.length - 1));
  if (second === first) second = first === letters.length - 1 ? 1 : first + 1;
  for (const at of new Set([first, second])) {
    const letter = letters[at];
    if (letter !== undefined) letters[at] = likeLetter(letter, draws, hasConsonantBeside(letters, at));
  }
  return letters.join("");
}

function hasConsonantBeside(letters: readonly string[], at: number): boolean {
  return [letters[at - 1], letters[at + 1]].some(
    (one) => one !== undefined && !VOWELS.includes(one.toLowerCase()),
  );
}

/** A word that can be spoken and means nothing, of about the given length. */
export function madeWord(length: number, draws: Draws): string {
  let word = "";
  let vowel = draws.below(3) === 0;
  while (word.length < length) {
    word += draws.pick([...(vowel ? VOWELS : CONSONANTS)]);
    vowel = !vowel;
  }
  return word;
}
