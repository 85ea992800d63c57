import { anyInCases, BLANK, type WordCase, YEAR4 } from "../../../text/dates/index.js";

/** Where a capitalised word may begin: at a word's start, or glued to a small letter by a bad export. */
export const WORD_START = "(?:(?<![A-Za-z])|(?<=[a-z])(?=[A-Z][a-z]))";

/** Where a number may begin: not inside a number, not after one lone letter ("L4/5"), words may be glued. */
export const NUMBER_START = "(?<![\\d/.$#])(?<!(?<![A-Za-z])[A-Za-z])";

/** A word in its casings with its ends: "winterHx" ends after "winter", "winters" and "WINTERS" do not. */
export function calendarWord(
  words: readonly string[],
  cases: readonly WordCase[] = ["lower", "capital", "upper"],
): string {
  const small = cases.filter((c) => c !== "upper");
  const ways: string[] = [];
  if (small.length > 0) ways.push(`${anyInCases(words, small)}(?![a-z])`);
  if (cases.includes("upper")) ways.push(`${anyInCases(words, ["upper"])}(?![A-Za-z])`);
  return `${WORD_START}(?:${ways.join("|")})`;
}

const UNIT_WORDS =
  "mgs?|mcgs?|µg|ug|ng|gm?s?|grams?|kgs?|lbs?|pounds?|oz|ounces?|mls?|ccs?|liters?|units?|iu|meq|mmol|mm|cm|" +
  "tabs?|tablets?|caps?|capsules?|pills?|puffs?|drops?|gtts?|doses?|percent|inch(?:es)?|feet|ft|degrees|k?cals?|" +
  "calories|bpm|mmhg|cmh2o|copies|cells|steps|hrs?|hours?|h|min(?:ute)?s?|sec(?:ond)?s?|psi|rpm|dollars|times|x";

/** What follows a number that measures something. */
export const MEASURE_UNIT_AFTER = new RegExp(`^(?:${BLANK}?(?:%|°)|[ \\t-]?(?:${UNIT_WORDS})(?![a-z]))`, "i");

/** The same as part of an expression in one case each, since rules that tell cases apart have no `i` flag. */
const UNIT_AHEAD = `${BLANK}?(?:mg|MG|mcg|MCG|ml|mL|ML|cc|CC|g|gm|units?|UNITS?|hrs?|HRS?|hours?|HOURS?|h|steps|kcal|cal|%)(?![a-z])`;

/** A year in full that is no dose, volume or time. */
export const YEAR4_ALONE = `${YEAR4}(?!\\d|${UNIT_AHEAD})`;

/** Titles make a month, weekday or season a surname. */
export const TITLE_BEFORE = /\b(?:dr|mr|mrs|ms|miss|prof)\.?\s+$/i;
