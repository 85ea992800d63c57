import type { Draws } from "../../draws.js";

const VOWELS = "aeiou";
const CONSONANTS = "bcdfghjklmnprstvwz";

/** Consonants that can be said beside most others. */
const EASY = "lnrst";

/** A letter of the same sort: a vowel for a vowel, a consonant for a consonant, another one. */
export function likeLetter(letter: string, draws: Draws, easy = false): string {
  const lower = letter.toLowerCase();
  const sort = VOWELS.includes(lower) ? VOWELS : easy ? EASY : CONSONANTS;
  const own = sort.indexOf(lower);
  const drawn = draws.below(own < 0 ? sort.length : sort.length - 1);
  const other = sort.charAt(own >= 0 && drawn >= own ? drawn + 1 : drawn);
  return letter === lower ? other : other.toUpperCase();
}

const CONSONANT = "bcdfghjklmnpqrstvwxz";
const PAIR = /ch|ck|ph|sh|th|wh|qu/g;
/** How a word may begin and end, once pairs such as "sh" count as one letter. */
const ONSET = new RegExp(`^(?:[${CONSONANT}]|[bcfgkp][lr]|[dt]r|s[cklmnptw]|[tdg]w)?[aeiouy]`);
const CODA = new RegExp(
  `[aeiouy](?:[${CONSONANT}]|ll|nn|ss|tt|n[dgkst]|r[dgklmnst]|s[kt]|l[dkmt]|mp|ft|ct)?$`,
);
const HARD = new RegExp(`[${CONSONANT}]{3}|(.)\\1\\1|aa|ii|uu|[aeiou]{3}`);
const TRIES = 25;

/** Letters that offend wherever they stand, and short words that do or that a reader of notes would take for something. */
const OFFENSIVE =
  /anus|boob|caca|chink|cock|coon|crap|cunt|dago|dick|dung|dyke|fagg|fart|fuck|fuk|gook|homo|hooker|jizz|kaka|kike|kkk|nazi|negr|nigg|nigr|paki|pedo|penis|piss|poop|porn|puta|puto|rapist|semen|sexu|shat|shit|skank|slut|smut|spic|suck|tits|turd|twat|vagin|wank|whor|wetb/;
const OFFENSIVE_WHOLE = new Set(
  "ass bum cum cunt die dik fag fat fuk fux gay god hag hell hiv ho hoe jap jew jiz kum nig pee poo pus rape sex sod sot std tit titi vag wog wop".split(
    " ",
  ),
);

/** Would somebody take offence at it? Made-up words should hold no such letters even by chance. */
export function isOffensive(word: string): boolean {
  const lower = word.toLowerCase();
  return OFFENSIVE_WHOLE.has(lower) || OFFENSIVE.test(lower);
}

/** Whether a made-up name can be said, and be said aloud; true of most names, not of all. */
export function isSayable(word: string): boolean {
  if (isOffensive(word)) return false;
  const plain = word.toLowerCase().replace(PAIR, "k");
  return ONSET.test(plain) && CODA.test(plain) && !HARD.test(plain);
}

/** The word with two letters changed to others of their sort, such that it can be said; the first stays. */
export function alterTwo(word: string, draws: Draws): string {
  let altered = alter(word, draws);
  for (let tries = 0; tries < TRIES && !isSayable(altered); tries++) altered = alter(word, draws);
  return altered;
}

function alter(word: string, draws: Draws): string {
  const letters = [...word];
  const first = 1 + draws.below(Math.max(1, letters.length - 1));
  let second = 1 + draws.below(Math.max(1, letters.length - 1));
  if (second === first) second = first === letters.length - 1 ? 1 : first + 1;
  alterAt(first, letters, draws);
  if (second !== first) alterAt(second, letters, draws);
  return letters.join("");
}

function alterAt(at: number, letters: string[], draws: Draws): void {
  const letter = letters[at];
  if (letter === undefined) return;
  letters[at] = likeLetter(letter, draws, isConsonant(letters[at - 1]) || isConsonant(letters[at + 1]));
}

function isConsonant(letter: string | undefined): boolean {
  return letter !== undefined && !VOWELS.includes(letter.toLowerCase());
}

/** A word that can be spoken and means nothing, of about the given length. */
export function madeWord(length: number, draws: Draws): string {
  let word = spoken(length, draws);
  for (let tries = 0; tries < TRIES && isOffensive(word); tries++) word = spoken(length, draws);
  return word;
}

function spoken(length: number, draws: Draws): string {
  let word = "";
  let vowel = draws.below(3) === 0;
  while (word.length < length) {
    word += draws.pick([...(vowel ? VOWELS : CONSONANTS)]);
    vowel = !vowel;
  }
  return word;
}
