import {
  classMask,
  entriesOf,
  type LexiconClass,
  type LexiconEntry,
  readEntries,
  wordClasses,
} from "../../../lexicon/index.js";
import { capitalised, fold } from "../../folding.js";
import { isSayable } from "../words/altered-letters.js";
import { WordList } from "../words/word-list.js";

export type Sex = "female" | "male" | "either";

const ENGLISH = classMask("common", "english");
const FIRST = classMask("first-name-female", "first-name-male");
const ANY_FIRST = FIRST | classMask("first-name-rare");
const COUNTRY = classMask("country");
/** "Nevada" and "April" are names, but read as something else. */
const PLACE_OR_TIME = classMask("state", "country", "month", "weekday", "holiday");
const LAST = classMask("surname");
const ANY_LAST = LAST | classMask("surname-rare");
const PLAIN = /^[A-Z][a-z]+$/;

export const isListedFirst = (word: string): boolean => (wordClasses(word) & ANY_FIRST) !== 0;
export const isListedLast = (word: string): boolean => (wordClasses(word) & ANY_LAST) !== 0;
export const isUsualFirst = (word: string): boolean => (wordClasses(word) & FIRST) !== 0;
export const isUsualLast = (word: string): boolean => (wordClasses(word) & LAST) !== 0;
export const isListedName = (word: string): boolean => (wordClasses(word) & (ANY_FIRST | ANY_LAST)) !== 0;
export const isEnglish = (word: string): boolean => (wordClasses(word) & ENGLISH) !== 0;

export const isPlaceOrTime = (word: string): boolean => (wordClasses(word) & PLACE_OR_TIME) !== 0;
export const isCountry = (word: string): boolean => (wordClasses(word) & COUNTRY) !== 0;

/** What else a name is; its surrogate is of the same sort. */
export type NameSort = "country" | "place-or-time" | "english" | "unlisted" | "listed";

/** Of several sorts the first. */
export function sortOfName(word: string): NameSort {
  const classes = wordClasses(word);
  if ((classes & COUNTRY) !== 0) return "country";
  if ((classes & PLACE_OR_TIME) !== 0) return "place-or-time";
  if ((classes & ENGLISH) !== 0) return "english";
  return (classes & (ANY_FIRST | ANY_LAST)) === 0 ? "unlisted" : "listed";
}

/** A name is "either" when neither sex bears it more than eight times as often as the other. */
const EITHER = 3;

let sexes: ReadonlyMap<string, Sex> | undefined;

function readSexes(): ReadonlyMap<string, Sex> {
  readNames();
  const births = (className: string): Map<string, number> =>
    new Map(entriesOf(className).map(({ text, frequency }) => [fold(text), frequency]));
  const female = births("first-name-female");
  const male = births("first-name-male");
  const read = new Map<string, Sex>();
  for (const [name, women] of female) {
    const men = male.get(name);
    if (men === undefined) read.set(name, "female");
    else read.set(name, Math.abs(women - men) <= EITHER ? "either" : women > men ? "female" : "male");
  }
  for (const name of male.keys()) if (!female.has(name)) read.set(name, "male");
  return read;
}

/** Undefined for names that are in no list, or in one that does not say. */
export function sexOf(word: string): Sex | undefined {
  sexes ??= readSexes();
  return sexes.get(fold(word));
}

/** Names to choose surrogates from; those that are English words too ("Grace", "Frost") stand apart. */
export interface NameLists {
  readonly first: Readonly<Record<Sex, NameList>>;
  readonly last: NameList;
  /** Do enough people bear this folded name, as first or family name? */
  readonly isUsual: (name: string) => boolean;
}

export interface NameList {
  /** All that reach the floor. */
  readonly usual: WordList;
  readonly plain: WordList;
  readonly english: WordList;
  /** All English words among names, rare ones too; first names are such as people of the sex are given. */
  readonly words: WordList;
  /** When those are used up: first names may be family names then, since few of them are words. */
  readonly moreWords: WordList;
  /** Months, feasts, states that people are called by: for such a name only. */
  readonly placeOrTime: WordList;
  /** Countries: for such a name only. */
  readonly countries: WordList;
  /** Names that fewer bear, a share of them. */
  readonly rare: WordList;
}

/** The usual names of a list, and which of all others it has of each sort. */
interface ListedNames {
  readonly names: () => readonly string[];
  readonly isRare: (name: string) => boolean;
  readonly isWord: (name: string) => boolean;
  /** Once those are used up. */
  readonly mayBeWord: (name: string) => boolean;
  readonly isPlaceOrTime: (name: string) => boolean;
}

const byFloor = new Map<number, NameLists>();

/**
 * Lists of names that at least `floor` of all bearers have (0.00002 is 0.002%). Names that are rarer themselves, and
 * words, which point to nobody, may be replaced by rarer ones.
 */
export function nameLists(floor: number): NameLists {
  const known = byFloor.get(floor);
  if (known !== undefined) return known;
  readNames();
  const given = [...entriesOf("first-name-female"), ...entriesOf("first-name-male")];
  const first = [...new Set(frequent(given, floor))].filter((name) => !isPlaceOrTime(name));
  const last = frequent(entriesOf("surname"), floor);
  const others = (): NamesByUse => {
    rarer ??= readRarer();
    return rarer;
  };
  /** As they are written, all with a capital: the lists have the same words, so that none is kept twice. */
  const usual = new Set([...first, ...last]);
  const listOf = ({ names, isRare, isWord, mayBeWord, isPlaceOrTime }: ListedNames): NameList => ({
    usual: WordList.of(() => names().filter((name) => !UNFIT.has(fold(name)))),
    plain: WordList.of(() => names().filter((name) => !isEnglish(name))),
    english: WordList.of(() => names().filter((name) => isEnglish(name) && !UNFIT.has(fold(name)))),
    words: WordList.of(() => others().words.filter(isWord)),
    moreWords: WordList.of(() => others().words.filter(mayBeWord)),
    placeOrTime: WordList.of(() =>
      others().placeOrTime.filter((name) => isPlaceOrTime(name) && !isCountry(name)),
    ),
    countries: WordList.of(() => others().placeOrTime.filter((name) => mayBeWord(name) && isCountry(name))),
    rare: WordList.of(() => others().rare.filter((name) => isRare(name) && !usual.has(name))),
  });
  const bySex = (sex: Sex): NameList =>
    listOf({
      names: () => first.filter((name) => sexOf(name) === sex),
      // Who is known to be a woman is given a name that is known to be one.
      isRare: (name) => isListedFirst(name) && (sexOf(name) ?? "either") === sex,
      isWord: (name) => sexOf(name) === sex,
      mayBeWord: (name) => (sexOf(name) ?? sex) === sex,
      isPlaceOrTime: (name) => isUsualFirst(name) && sexOf(name) === sex,
    });
  const mayBeLast = (name: string): boolean => isListedLast(name) || !isUsualFirst(name);
  const made: NameLists = {
    first: { female: bySex("female"), male: bySex("male"), either: bySex("either") },
    last: listOf({
      names: () => last,
      isRare: mayBeLast,
      isWord: mayBeLast,
      mayBeWord: mayBeLast,
      isPlaceOrTime: (name) => isListedLast(name) || isUsualFirst(name),
    }),
    // Other small letters may have one of these as their capital.
    isUsual: (name) => name >= "a" && name < "{" && usual.has(capitalised(name)),
  };
  byFloor.set(floor, made);
  return made;
}

/** Names of any frequency by what they are besides. */
interface NamesByUse {
  readonly words: readonly string[];
  readonly placeOrTime: readonly string[];
  readonly rare: readonly string[];
}

let rarer: NamesByUse | undefined;

/** Of a long list every nth name is enough to choose from. */
const EVERY_NTH = [
  ["first-name-female", 2],
  ["first-name-male", 2],
  ["first-name-rare", 12],
  ["surname", 5],
  ["surname-rare", 1],
] as const;

const NAMED_WORDS = ["common", "month", "weekday", "holiday", "state", "country"] as const;

/** All that the lists are made of is read in one go. */
function readNames(): void {
  const whole = ["first-name-female", "first-name-male", "surname", ...NAMED_WORDS] as const;
  readEntries([...whole.map((name) => [name, 1] as const), ...EVERY_NTH]);
}

function readRarer(): NamesByUse {
  const some = EVERY_NTH.flatMap(([className, nth]) => entriesOf(className, nth).map(({ text }) => text));
  // Names that are words too are sought among the few words, not among the many names.
  const named = (...classNames: readonly LexiconClass[]): string[] =>
    classNames
      .flatMap((className) => entriesOf(className).map(({ text }) => capitalised(text)))
      .filter(isListedName);
  const written = (names: readonly string[], isMeant: (name: string) => boolean): string[] =>
    [...new Set(names)].filter((name) => PLAIN.test(name) && isMeant(name));
  return {
    // Few first names are words: all of them.
    words: written(
      [...some, ...named("first-name-female", "first-name-male", "common")],
      (name) => isEnglish(name) && !isPlaceOrTime(name) && !UNFIT.has(fold(name)),
    ),
    placeOrTime: written(
      named("month", "weekday", "holiday", "state", "country"),
      (name) => !UNFIT.has(fold(name)),
    ),
    rare: written(some, (name) => !isEnglish(name) && !isPlaceOrTime(name) && isSayable(name)),
  };
}

/** Listed as names, but nobody would read them so: small words, indecent ones, ailments, things and doings. */
const UNFIT = new Set(
  `
a ala alas an angle any as at aye be but by can do for from go he her him his i if in is it its ma me mi my no not of off on
or our pa she so than that the them then they this to up us was we who why yes you
ass balls bang bangs bastard beaver belch bitch boner bong boob boobs boos booze boozer breast bum butt butts cocks coon coons
cooter crap crotch cum damn dick dicks dong dope dung dyke dykes fanny fart female gang goon harem hell hooker hore hump jerk
killer knob lust male moist muff nude pecker pee peed perv pimp piss poo poop prick puke rape raper rump screw semen sex sexy shag
sin slut smut spank squirt stool suck sucks teat tit tits titty tramp turd twat urine wang wank whore wiener
ache albino bile bleed blood cancer coffin colon coma comas corpse cough cramp dead death die died dies disease dose drugs fever
gore hurt ill itch lame limp melena ova pain pains pang pus rash scab sick sore spleen stroke tumor ulcer vena wart womb wound
able aide alley atom author babies beautiful boom boos boy boys brain cache carbon carton carry chaise champagne channel cheek
christ corns deck demo demon denim desire diva doing female freeze gauge girl gorge gust handler harsh hung job kids lawn lean lemon
lie lien like likes loan luster manly manual marry meat meh messiah metro minor mister missus nada oral orange overall paying pens
pink pistol pleas pleasant proud pup pups record rise said sang season secret sessions seven sharia sir sister son spoon tab tally tea
temples tenia tequila terrace thing tin toy tray truly tung tyre veer villa viva wash yaw yen
aerial alias anas analyse bad bane blase cage clearance coda daemon dickie dicky ether ethyl etna fang fed finis god gypsy icy jezebel
jihad la lech lieu mat nadir nazi oval rube rut shiv shun sire sissy
dec jun mar mon thu tue
`
    .trim()
    .split(/\s+/),
);

/** The lexicon keeps floor(log2) of counts: the middle of the step stands for the count. */
function frequent(entries: readonly LexiconEntry[], floor: number): string[] {
  const count = ({ frequency }: LexiconEntry): number => 1.5 * 2 ** frequency;
  const least = floor * entries.reduce((sum, entry) => sum + count(entry), 0);
  return entries.filter((entry) => count(entry) >= least && PLAIN.test(entry.text)).map(({ text }) => text);
}
