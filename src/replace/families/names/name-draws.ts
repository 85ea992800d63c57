import { frequencyClass } from "../../../lexicon/index.js";
import type { Draws } from "../../draws.js";
import { fold } from "../../folding.js";
import type { Scope } from "../../scope/scope.js";
import { alterTwo } from "../words/altered-letters.js";
import { drawAlike, drawAltered } from "../words/draw-alike.js";
import type { WordList } from "../words/word-list.js";
import {
  isEnglish,
  isListedFirst,
  isUsualFirst,
  type NameList,
  nameLists,
  type Sex,
  sortOfName,
} from "./name-lists.js";
import { isSyllable, SYLLABLES } from "./syllables.js";

/** This many refusals mean that a short list is used up: time for a longer one. */
const USED_UP = 60;

/** A first name for somebody of this sex. */
export function drawFirst(value: string, told: Sex, draws: Draws, scope: Scope, tries: number): string {
  const { closest, evenly, nameFloor, wordNames } = scope.options;
  if (evenly) return drawEvenly(value, nameLists(nameFloor).first[told], draws, scope, tries);
  // A rare name tells no sex; where the closest are wanted, neither does its surrogate.
  const known = closest && isListedFirst(value) && !isUsualFirst(value) ? "either" : told;
  const sex = known === "either" && tries > 2 * USED_UP ? draws.pick(["female", "male"] as const) : known;
  if (isToBeSyllable(value, scope, tries)) return draws.pick(SYLLABLES);
  const others = wordNames?.[sex] ?? [];
  if (tries < USED_UP / 3 && others.length > 0 && isUsualFirst(value) && isEnglish(value))
    return draws.pick(others);
  return drawName("first", value, nameLists(nameFloor).first[sex], draws, scope, tries);
}

export function drawLast(value: string, draws: Draws, scope: Scope, tries: number): string {
  const { evenly, nameFloor } = scope.options;
  if (evenly) return drawEvenly(value, nameLists(nameFloor).last, draws, scope, tries);
  // "Young" alone is English.
  if (isToBeSyllable(value, scope, tries) && !isEnglish(value)) return draws.pick(SYLLABLES);
  return drawName("last", value, nameLists(scope.options.nameFloor).last, draws, scope, tries);
}

/** Any usual name; with two letters changed for one that is none, or when the list is used up (paper 004, section 2.2). */
function drawEvenly(value: string, own: NameList, draws: Draws, scope: Scope, tries: number): string {
  const name = draws.pick(own.usual.all);
  const isUsual = nameLists(scope.options.nameFloor).isUsual(value);
  return isUsual && tries < USED_UP ? name : alterTwo(name, draws);
}

function isToBeSyllable(value: string, scope: Scope, tries: number): boolean {
  return isSyllable(value) && !scope.options.byOrder && tries < USED_UP / 3;
}

/** From a list of names of the same sort, and altered for one that no list has. */
function drawName(
  role: "first" | "last",
  value: string,
  own: NameList,
  draws: Draws,
  scope: Scope,
  tries: number,
): string {
  const { byOrder, closest } = scope.options;
  if (byOrder) return draws.pick(own.plain.all);
  if (tries >= USED_UP) return drawAlike(value, own.plain, draws, scope, tries);
  const sort = sortOfName(value);
  if (sort === "country") return drawAlike(value, own.countries, draws, scope, tries, FEW);
  // Of fewer months and states than that the surrogate would tell too much: "August" may be "Miles".
  if (sort === "place-or-time" && own.placeOrTime.all.length >= (closest ? FEWEST : FEW))
    return drawAlike(value, own.placeOrTime, draws, scope, tries, FEW);
  const isUsual = nameLists(scope.options.nameFloor).isUsual(value);
  if (sort === "place-or-time" || sort === "english")
    return drawWord(value, own, isUsual && (closest === true || role === "first"), draws, scope, tries);
  // Among rare names there are long ones too.
  if (sort === "unlisted") return drawAltered(value, closest ? own.rare : own.plain, draws);
  return drawAlike(value, isUsual ? own.plain : own.rare, draws, scope, tries);
}

/** "Hope" becomes "Grace", and where few are left "Story". Among family names rare ones read as well. */
function drawWord(
  value: string,
  own: NameList,
  amongUsual: boolean,
  draws: Draws,
  scope: Scope,
  tries: number,
): string {
  if (amongUsual && tries < USED_UP / 3 && own.english.all.length >= MANY)
    return draws.pick(scope.options.closest ? asCommon(value, own.english) : own.english.all);
  return drawAlike(value, tries < USED_UP / 2 ? own.words : own.moreWords, draws, scope, tries);
}

/** This many usual names that are words are enough to choose from. */
const MANY = 100;
/** This many that are as common as words. */
const ENOUGH = 12;
const FURTHEST = 3;

const byCommonness = new WeakMap<WordList, Map<string, readonly string[]>>();

/** Those of the words that are about as common in English as this: "Young" is more of a riddle than "Boyer". */
function asCommon(value: string, list: WordList): readonly string[] {
  const own = frequencyClass(value);
  const known = byCommonness.get(list) ?? new Map<string, readonly string[]>();
  byCommonness.set(list, known);
  const key = String(own);
  let found = known.get(key);
  for (let most = 1; found === undefined && most <= FURTHEST; most++) {
    const near = list.all.filter((word) => {
      const other = frequencyClass(fold(word));
      return own === undefined || other === undefined ? own === other : Math.abs(own - other) <= most;
    });
    if (near.length >= ENOUGH) found = near;
  }
  found ??= list.all;
  known.set(key, found);
  return found;
}

/** Of the names that are places or times, seasons and feasts are a few, and states others. */
const FEW = 30;
/** Where the closest are wanted, most names come from no more than ten. */
const FEWEST = 15;
