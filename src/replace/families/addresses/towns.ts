import { classMask, entriesOf, wordClasses } from "../../../lexicon/index.js";
import type { Draws } from "../../draws.js";
import { fold } from "../../folding.js";
import type { Scope } from "../../scope/scope.js";
import { isEnglish, isListedName, nameLists } from "../names/name-lists.js";
import { drawCompound, isCompound } from "../places/place-compounds.js";
import { madePlace } from "../places/place-made.js";
import { NAMING_WORDS, TOWN_HEADS, TOWN_TAILS } from "../places/place-words.js";
import { drawAlike } from "../words/draw-alike.js";
import { LEAST, WordList } from "../words/word-list.js";

const USUAL = classMask("city");
const ANY = classMask("city", "city-rare");
const HEADS = new Set(TOWN_HEADS.map(fold));

/** "Port Calder": the town's own word stands second. */
export function isTownHead(word: string): boolean {
  return HEADS.has(word);
}

const SOME = 20;

/**
 * A town of the gazetteer for one that is in it, a made-up one for one that is not. The own word of a town of two words
 * stands alone in names of institutions ("Calder Clinic" in Port Calder), so that it may not be an original either.
 */
export function drawTown(value: string, draws: Draws, scope: Scope, tries: number): string {
  for (let again = 0; ; again++) {
    const town = townLike(value, draws, scope, tries);
    const [first = "", second] = town.split(" ");
    const own = isTownHead(fold(first)) ? second : first;
    const isFree = second === undefined || own === undefined || !scope.isOriginal(own);
    if ((isFree && !isOddTown(town)) || again > SOME) return town;
  }
}

function townLike(value: string, draws: Draws, scope: Scope, tries: number): string {
  const { usual, american, small, words } = listedTowns();
  const classes = wordClasses(value);
  const isListed = scope.options.byOrder || (classes & ANY) !== 0;
  if (!isListed) return madeTown(value, draws, scope, tries);
  if (scope.options.closest && isEnglish(value)) return drawAlike(value, words, draws, scope, tries);
  const isUsual = scope.options.byOrder || (classes & USUAL) !== 0;
  const { one, more, three } = !isUsual ? small : scope.standsWith("city", value, "state") ? american : usual;
  const list = !value.includes(" ")
    ? one
    : THREE_WORDS.test(value) && three.all.length >= LEAST
      ? three
      : more;
  return drawAlike(value, list, draws, scope, tries);
}

interface Towns {
  readonly one: WordList;
  readonly more: WordList;
  readonly three: WordList;
}

const THREE_WORDS = / \S+ /;

let towns:
  | {
      readonly usual: Towns;
      readonly american: Towns;
      readonly small: Towns;
      /** Those that are a word of English: "Superior". */
      readonly words: WordList;
    }
  | undefined;

/** In the gazetteer, but no towns. */
const NO_TOWN =
  /Trailer|Mobile Home| (?:Addition|Airport|Base|Camp|Club|Colony|Company|Corp|Corporation|Depot|Farms?|Gin|Headquarters|Hospital|Lodge|Mines?|Plant|Prison|Quarry|Ranch|Refinery|Resort|School|Siding|Spur|Store|Subdivision|Switch|Tank|Tract|Well|Windmill|Works)$/;

/**
 * Towns of 8,000 to 65,000 people are nearly all in the United States, and so are small ones without a count: where a state
 * stands beside the town, it is one of those. Large cities and those abroad are recognised by how they are used.
 */
function listedTowns(): NonNullable<typeof towns> {
  if (towns !== undefined) return towns;
  const read = (className: string, isMeant: (frequency: number) => boolean): Towns => {
    const names = (written: RegExp): string[] =>
      entriesOf(className)
        .filter(
          ({ text, frequency }) =>
            isMeant(frequency) && written.test(text) && !isEnglish(text) && !NO_TOWN.test(text),
        )
        .map(({ text }) => text);
    return {
      one: WordList.of(() => names(/^[A-Z][a-z]{2,}$/)),
      more: WordList.of(() => names(/^[A-Z][a-z]{2,}(?: [A-Z][a-z]+){1,2}$/)),
      three: WordList.of(() => names(/^[A-Z][a-z]{2,}(?: [A-Z][a-z]+){2}$/)),
    };
  };
  towns = {
    usual: read("city", () => true),
    american: read("city", (frequency) => frequency >= 13 && frequency <= 15),
    small: read("city-rare", (frequency) => frequency === 0),
    words: WordList.of(() =>
      entriesOf("city")
        .map(({ text }) => text)
        .filter((text) => /^[A-Z][a-z]{2,}$/.test(text) && isEnglish(text)),
    ),
  };
  return towns;
}

/** The class of 65,000 people and more. */
const LARGE = 16;
let large: ReadonlySet<string> | undefined;

/** A city of so many people that it identifies none of them. */
export function isLargeCity(folded: string): boolean {
  large ??= new Set(
    entriesOf("city")
      .filter(({ frequency }) => frequency >= LARGE)
      .map(({ text }) => fold(text)),
  );
  return large.has(folded);
}

let given: ReadonlySet<string> | undefined;

/** The towns of the gazetteer that are given as surrogates, folded; all others are made up. */
export function surrogateTowns(): ReadonlySet<string> {
  const { usual, small } = listedTowns();
  given ??= new Set([usual, small].flatMap(({ one, more }) => [...one, ...more]).map(fold));
  return given;
}

/** A made-up name that the gazetteer happens to have, as a large city or a hamlet say: it would pass for an original. */
function isOddTown(town: string): boolean {
  return (wordClasses(town) & ANY) !== 0 && !surrogateTowns().has(fold(town));
}

const LEADS = new WordList(NAMING_WORDS);
const HEAD_WORDS = new WordList(TOWN_HEADS);
const TAIL_LIST = new WordList(TOWN_TAILS);

/** A town that no gazetteer has, for one that none has: word by word. */
function madeTown(value: string, draws: Draws, scope: Scope, tries: number): string {
  const words = value.split(" ");
  const [first = "", last = ""] = [words[0], words.at(-1)];
  if (words.length === 1) return madeTownWord(value, draws, scope, tries);
  // "Port Calder" becomes "Fort Amberwick", "Calder Falls" becomes "Amberwick Bend", "Kettle Ford" "Garnet Bend".
  if (isTownHead(first))
    return `${drawAlike(first, HEAD_WORDS, draws, scope)} ${madeTownWord(last, draws, scope, tries)}`;
  const lead = isEnglish(first)
    ? drawAlike(first, LEADS, draws, scope, tries)
    : madeTownWord(first, draws, scope, tries);
  return `${lead} ${drawAlike(last, TAIL_LIST, draws, scope)}`;
}

/** A family name for one; else "Birchmere", or letters that follow each other as in towns' names, about as long. */
function madeTownWord(value: string, draws: Draws, scope: Scope, tries: number): string {
  if (isListedName(value)) {
    const { last, isUsual } = nameLists(scope.options.nameFloor);
    return drawAlike(value, isUsual(value) ? last.plain : last.rare, draws, scope, tries);
  }
  for (;;) {
    const name = isCompound(value) ? drawCompound(value, draws, scope) : madePlace(value.length, draws);
    if ((wordClasses(name) & ANY) === 0) return name;
  }
}

/** Towns of the United States, for a place that is named after one. */
export function townsOfOneWord(): WordList {
  return listedTowns().american.one;
}
