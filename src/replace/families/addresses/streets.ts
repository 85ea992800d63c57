import { DIRECTIONS, ST, STREET_SUFFIXES } from "../../../lexicon/index.js";
import type { Draws } from "../../draws.js";
import { fold, inCaseOf } from "../../folding.js";
import type { Scope, ValueKind } from "../../scope/scope.js";
import { cut, type SurfacePiece, steadyFamilyOf } from "../family.js";
import { isEnglish, isListedName, nameLists } from "../names/name-lists.js";
import { layOver } from "../numbers/ids.js";
import { drawNumber } from "../numbers/number-forms.js";
import { parseNumeral, spellNumber } from "../numbers/number-words.js";
import { NAMING_WORDS, TAIL_WORDS } from "../places/place-words.js";
import { drawAlike, drawAltered } from "../words/draw-alike.js";
import { allMatches } from "../words/matches.js";
import { WordList } from "../words/word-list.js";

const SUFFIXES = new Set([ST, ...STREET_SUFFIXES.flatMap(({ full, short }) => [full, ...short])].map(fold));
const COMPASS = new Set([...DIRECTIONS.map(fold), ..."n s e w ne nw se sw north south east west".split(" ")]);
const STAYS = new Set(
  "po p o box drawer rr hc route rt rte highway hwy county road rd apt apartment unit suite ste floor fl rear lot lower upper bldg building trailer trlr space no number room rm front back basement state us the of old new and at blk block ns ew".split(
    " ",
  ),
);
const WORD = /(?<!\p{L})\p{L}+(?:['’]\p{L}+)*/gu;

/** Number, street, suffix, flat: numbers digit for digit, the street's own words as one value, the rest stays. */
export const streets = steadyFamilyOf((surface): readonly SurfacePiece[] => {
  const [main, tail] = splitFlat(surface);
  const own = ownWords(main);
  if (own === undefined) return [...numbers(main), ...numbers(tail)];
  const house = NUMBER_WORD.exec(main);
  if (house !== null && own.start === 0 && own.end > house[0].length) own.start = house[0].length;
  const name = main.slice(own.start, own.end);
  const numeral = parseNumeral(name);
  const ordinal = /^\d+(?:st|nd|rd|th)$/i.test(name)
    ? Number.parseInt(name, 10)
    : numeral?.form === "ordinal"
      ? numeral.number
      : undefined;
  const street: SurfacePiece =
    ordinal !== undefined
      ? { kind: "street-number", value: String(ordinal), write: (given) => ordinalLike(name, Number(given)) }
      : { kind: "street", value: fold(name), write: (given) => inCaseOf(name, given), display: name };
  const front = main.slice(0, own.start);
  const numbered = house !== null && front === house[0] ? [...houseInWords(front)] : numbers(front);
  return [...numbered, street, ...numbers(main.slice(own.end)), ...numbers(tail)];
});

/** The "One" of "One Reservoir Square". */
const NUMBER_WORD = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s+/i;

function houseInWords(front: string): SurfacePiece[] {
  const word = front.trim();
  const value = String(parseNumeral(word)?.number ?? 1);
  return [
    {
      kind: "house",
      value,
      write: (given) => inCaseOf(word, capital(spellNumber(Number(given), "cardinal"))),
    },
    front.slice(word.length),
  ];
}

/** The street's own words and its suffix in full: "pigeon hill", "road". */
export function streetParts(surface: string): { readonly name: string; readonly suffix: string } | undefined {
  const [main] = splitFlat(surface);
  const own = ownWords(main);
  const suffix = own === undefined ? undefined : /\p{L}+/u.exec(main.slice(own.end))?.[0];
  if (own === undefined || suffix === undefined) return undefined;
  const full = STREET_SUFFIXES.find(({ short }) => short.some((one) => fold(one) === fold(suffix)))?.full;
  const whole = fold(suffix) === fold(ST) ? "street" : fold(full ?? suffix);
  return { name: fold(main.slice(own.start, own.end).replace(NUMBER_WORD, "")), suffix: whole };
}

/** The flat, from its mark on: ", Unit 2", " #3", " APT 4". */
function splitFlat(surface: string): [string, string] {
  const at = surface.search(
    /,|#|(?<=\s)(?:apt|apartment|unit|suite|ste|floor|lot|trailer|trlr|rear|bldg)\b/i,
  );
  return at > 0 ? [surface.slice(0, at), surface.slice(at)] : [surface, ""];
}

const OWN_WORD = /(?<![\p{L}\d]|\d-(?=\p{L}\b))(?:\d+(?:st|nd|rd|th)\b|\p{L}+(?:['’]\p{L}+)*)/giu;

/** From the first to the last word that is neither label, compass point, nor the suffix at the end. */
function ownWords(main: string): { start: number; end: number } | undefined {
  const words: { text: string; start: number; end: number }[] = [];
  for (const { text, at } of allMatches(OWN_WORD, main))
    words.push({ text: fold(text), start: at, end: at + text.length });
  if (/^(?:p\.?\s?o\.?\s?box|box|rr|hc|rural|p\.?\s?o\.?\s?drawer)\b/i.test(main)) return undefined;
  let last = words.length - 1;
  while (last > 0 && COMPASS.has(words[last]?.text ?? "")) last--;
  const hasSuffix = last > 0 && SUFFIXES.has(words[last]?.text ?? "");
  const numbered = /\d/.test(main.slice(words[last]?.end ?? 0)) || (!hasSuffix && /\d/.test(main));
  if (hasSuffix) last--;
  let first = 0;
  while (first < last && (COMPASS.has(words[first]?.text ?? "") || STAYS.has(words[first]?.text ?? "")))
    first++;
  const [from, to] = [words[first], words[last]];
  if (from === undefined || to === undefined || (numbered && first === last && STAYS.has(from.text)))
    return undefined;
  return { start: from.start, end: to.end };
}

/** House numbers, boxes, flats: values of their own; a letter that stands alone is one too. */
function numbers(text: string): SurfacePiece[] {
  return cut(text, /[\p{L}]*\d[\p{L}\d]*|(?<=[\s#-])[A-Z](?![\p{L}\p{N}.])/gu, (run, at) => {
    if (COMPASS.has(fold(run))) return run;
    // "1400 blk": blocks are counted in hundreds.
    if (/^\d+(?:st|nd|rd|th)$/i.test(run)) {
      const number = String(Number.parseInt(run, 10));
      return { kind: "house", value: number, write: (given) => ordinalLike(run, Number(given)) };
    }
    const isBlock = /00$/.test(run) && /^\s+bl(?:oc)?k\b/i.test(text.slice(at + run.length));
    const write = (given: string): string => layOver(run, given).replace(isBlock ? /\d\d$/ : /$^/, "00");
    return { kind: "house", value: fold(run), write };
  });
}

function ordinalLike(name: string, number: number): string {
  if (!/\d/.test(name)) return inCaseOf(name, capital(spellNumber(number, "ordinal")));
  const ending =
    number % 100 >= 11 && number % 100 <= 13 ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
  return inCaseOf(name.replace(/\d/g, ""), `${number}${ending}`);
}

function capital(text: string): string {
  return text.replace(WORD, (word) => word.charAt(0).toUpperCase() + word.slice(1));
}

const LEADS = new WordList(NAMING_WORDS);
const TAILS = new WordList(TAIL_WORDS);
const USED_UP = 100;

/** An English word for one, a family name for one, and a made-up one for what is neither. */
function streetWord(value: string, draws: Draws, scope: Scope, tries: number): string {
  if (scope.options.byOrder) return draws.pick(LEADS.all);
  if (isEnglish(value)) return drawAlike(value, LEADS, draws, scope, tries);
  const { plain } = nameLists(scope.options.nameFloor).last;
  return isListedName(value)
    ? drawAlike(value, plain, draws, scope, tries)
    : drawAltered(value, plain, draws);
}

export const streetKinds: Readonly<Record<string, ValueKind>> = {
  street: {
    shuffled: true,
    make(value, draws, scope, tries) {
      const words = value.split(" ");
      if (words.length > 1 || tries > USED_UP)
        return `${streetWord(words[0] ?? "", draws, scope, tries)} ${drawAlike(words.at(-1) ?? "", TAILS, draws, scope)}`;
      return streetWord(value, draws, scope, tries);
    },
  },
  "street-number": { small: true, make: (_value, draws) => String(1 + draws.below(60)) },
  house: { small: true, make: (value, draws, scope) => drawNumber("house", value, draws, scope) },
};
