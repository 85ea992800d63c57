import { classMask, entriesOf, type LexiconEntry, wordClasses } from "../../lexicon/index.js";
import { fold } from "../folding.js";
import { WordList } from "./alike.js";

export type Sex = "female" | "male" | "either";

const ENGLISH = classMask("common", "english");
const COMMON = classMask("common");
const FIRST = classMask("first-name-female", "first-name-male");
const ANY_FIRST = FIRST | classMask("first-name-rare");
/** "Nevada" and "April" are names, but read as something else. */
const PLACE_OR_TIME = classMask("state", "country", "month", "weekday", "holiday");
const LAST = classMask("surname");
const ANY_LAST = LAST | classMask("surname-rare");

export const isListedFirst = (word: string): boolean => (wordClasses(word) & ANY_FIRST) !== 0;
export const isListedLast = (word: string): boolean => (wordClasses(word) & ANY_LAST) !== 0;
export const isUsualFirst = (word: string): boolean => (wordClasses(word) & FIRST) !== 0;
export const isUsualLast = (word: string): boolean => (wordClasses(word) & LAST) !== 0;
export const isListedName = (word: string): boolean => (wordClasses(word) & (ANY_FIRST | ANY_LAST)) !== 0;
export const isEnglish = (word: string): boolean => (wordClasses(word) & ENGLISH) !== 0;

export const isCommonName = (word: string): boolean => (wordClasses(word) & COMMON) !== 0;

/** A name is "either" when neither sex bears it more than eight times as often as the other. */
const EITHER = 3;

let births: { female: Map<string, number>; male: Map<string, number> } | undefined;

function birthsOf(): NonNullable<typeof births> {
  const read = (className: string): Map<string, number> =>
    new Map(entriesOf(className).map(({ text, frequency }) => [fold(text), frequency]));
  births ??= { female: read("first-name-female"), male: read("first-name-male") };
  return births;
}

/** Undefined for names that are in no list, or in one that does not say. */
export function sexOf(word: string): Sex | undefined {
  const { female, male } = birthsOf();
  const name = fold(word);
  const women = female.get(name);
  const men = male.get(name);
  if (women === undefined || men === undefined) {
    return women !== undefined ? "female" : men !== undefined ? "male" : undefined;
  }
  return Math.abs(women - men) <= EITHER ? "either" : women > men ? "female" : "male";
}

/** Names to choose surrogates from; those that are English words too ("Grace", "Frost") stand apart. */
export interface NameLists {
  readonly first: Readonly<Record<Sex, NameList>>;
  readonly last: NameList;
}

export interface NameList {
  readonly plain: WordList;
  readonly english: WordList;
  /** Of the English words those that everybody uses: "Grace", "Young". Of first names there may be few. */
  readonly common: WordList;
}

const made = new Map<number, NameLists>();

/** Lists of names that at least `floor` of all bearers have (0.00002 is 0.002%). */
export function nameLists(floor: number): NameLists {
  const known = made.get(floor);
  if (known !== undefined) return known;
  const first = [...entriesOf("first-name-female"), ...entriesOf("first-name-male")];
  const names = [...new Set(frequent(first, floor))].filter(
    (name) => (wordClasses(name) & PLACE_OR_TIME) === 0,
  );
  const bySex = (sex: Sex) => apart(names.filter((name) => sexOf(name) === sex));
  const lists: NameLists = {
    first: { female: bySex("female"), male: bySex("male"), either: bySex("either") },
    last: apart(frequent(entriesOf("surname"), floor)),
  };
  made.set(floor, lists);
  return lists;
}

/** The lexicon keeps floor(log2) of counts: the middle of the step stands for the count. */
function frequent(entries: readonly LexiconEntry[], floor: number): string[] {
  const count = ({ frequency }: LexiconEntry): number => 1.5 * 2 ** frequency;
  const least = floor * entries.reduce((sum, entry) => sum + count(entry), 0);
  return entries
    .filter((entry) => count(entry) >= least && /^[A-Z][a-z]+$/.test(entry.text))
    .map(({ text }) => text);
}

function apart(names: readonly string[]): NameList {
  return {
    plain: new WordList(names.filter((name) => !isEnglish(name))),
    english: new WordList(names.filter((name) => isEnglish(name))),
    common: new WordList(names.filter((name) => isCommonName(name))),
  };
}
