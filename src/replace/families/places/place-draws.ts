import { classMask, wordClasses } from "../../../lexicon/index.js";
import type { Draws } from "../../draws.js";
import { fold, startsWithVowel } from "../../folding.js";
import type { Scope } from "../../scope/scope.js";
import { townsOfOneWord } from "../addresses/towns.js";
import { isEnglish, isListedName, nameLists } from "../names/name-lists.js";
import { drawAlike } from "../words/draw-alike.js";
import { WordList } from "../words/word-list.js";
import { WordsByLength } from "../words/words-by-length.js";
import { drawCompound, isCompound } from "./place-compounds.js";
import { madePlace } from "./place-made.js";
import { GUILDS, LAND, LIVING, MADE, NAMING_WORDS, PLAIN } from "./place-words.js";

const TOWN = classMask("city", "city-rare");

/** Words of a sort, which stand for each other: "Heron House" for "Cedar House", "Misty" for "Dry". */
interface Sort {
  readonly byLength: WordsByLength;
  readonly words: WordList;
}

const sortFrom = (words: readonly string[]): Sort => ({
  byLength: new WordsByLength(words),
  words: new WordList(words),
});
const ALL = sortFrom(NAMING_WORDS);
const GUILD_NAMES = sortFrom(GUILDS);
const ADJECTIVES = sortFrom(PLAIN);
const SORT_OF = new Map<string, Sort>();
for (const sort of [ADJECTIVES, ...[LIVING, LAND, MADE].map(sortFrom)]) {
  for (const word of sort.words) if (!SORT_OF.has(fold(word))) SORT_OF.set(fold(word), sort);
}

/** "Weavers' Green", but not "Three Rivers". */
const GUILD = /(?<!riv|wat|tow|flow|harb)(?:ers|ors|men)$/;

/** What a word that names a place is one of; of "oaks" what "oak" is. */
function sortOf(word: string): { readonly sort: Sort; readonly isPlural: boolean } | undefined {
  const own = SORT_OF.get(word);
  if (own !== undefined) return { sort: own, isPlural: false };
  if (!isEnglish(word)) return undefined;
  if (GUILD.test(word)) return { sort: GUILD_NAMES, isPlural: false };
  const one = word.endsWith("s")
    ? (SORT_OF.get(word.slice(0, -1)) ?? SORT_OF.get(word.slice(0, -2)))
    : undefined;
  if (one === undefined) return { sort: ALL, isPlural: false };
  return { sort: one === ADJECTIVES ? ALL : one, isPlural: one !== ADJECTIVES };
}

/** After this many refusals the words of a sort are used up, and then all. */
const SORT_USED_UP = 20;
const USED_UP = 60;
const TRIES = 30;

/** A name of the same sort, with a vowel in front where the original has one ("an Alder nurse"). */
export function drawPlaceWord(value: string, draws: Draws, scope: Scope, refused: number): string {
  const vowel = startsWithVowel(value);
  if (scope.options.byOrder) {
    const { plain } = nameLists(scope.options.nameFloor).last;
    return refused < USED_UP
      ? ALL.byLength.pick(vowel, draws)
      : (plain.all[draws.below(plain.all.length)] as string);
  }
  const draw = (): string => likePlaceWord(value, draws, scope, refused);
  let drawn = draw();
  for (let tries = 0; tries < TRIES && startsWithVowel(drawn) !== vowel; tries++) drawn = draw();
  return drawn;
}

function likePlaceWord(value: string, draws: Draws, scope: Scope, refused: number): string {
  const found = sortOf(value);
  if (found !== undefined) {
    if (refused >= USED_UP) return drawCompound(value, draws, scope);
    // Few words of a sort begin with a vowel.
    const isWide = refused >= SORT_USED_UP || (startsWithVowel(value) && found.sort !== GUILD_NAMES);
    const { byLength, words } = isWide ? ALL : found.sort;
    const length = value.length - (found.isPlural ? 1 : 0);
    const drawn = scope.options.closest
      ? drawAlike(value, words, draws, scope, refused)
      : byLength.draw(length, startsWithVowel(value), draws);
    return found.isPlural ? pluralOf(drawn, value, draws, scope) : drawn;
  }
  const { plain } = nameLists(scope.options.nameFloor).last;
  if (isListedName(value)) return drawAlike(value, plain, draws, scope, refused);
  if (isCompound(value)) return drawCompound(value, draws, scope);
  const isTown = (wordClasses(value) & TOWN) !== 0;
  return isTown ? drawAlike(value, townsOfOneWord(), draws, scope, refused) : madePlace(value.length, draws);
}

/** "Herons" holds "Heron", which may be an original. */
function pluralOf(word: string, value: string, draws: Draws, scope: Scope): string {
  let one = word;
  for (let tries = 0; tries < TRIES && scope.isOriginal(one); tries++)
    one = ALL.byLength.draw(value.length - 1, startsWithVowel(value), draws);
  if (/[^aeiou]y$/.test(one)) return `${one.slice(0, -1)}ies`;
  return /(?:[sx]|[cs]h)$/.test(one) ? `${one}es` : `${one}s`;
}
