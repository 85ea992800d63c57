/** A word of the calendar in all the ways it is written, in lower case. */
export interface CalendarWord {
  readonly full: string;
  /** Three letters, as in fixed-width dates. */
  readonly three: string;
  /** The customary abbreviation where it is longer than three letters: "sept", "tues". */
  readonly customary: string;
  /** The other abbreviations in use. */
  readonly abbreviations: readonly string[];
  readonly misspelled: readonly string[];
}

function word(full: string, customary: string, abbreviations: string, misspelled: string): CalendarWord {
  const list = (words: string) => (words === "" ? [] : words.split(" "));
  return {
    full,
    three: full.slice(0, 3),
    customary: customary === "" ? full.slice(0, 3) : customary,
    abbreviations: list(abbreviations),
    misspelled: list(misspelled),
  };
}

/** January is at 0. */
export const MONTHS: readonly CalendarWord[] = [
  word("january", "", "", "janurary januray janaury janury januarry jaunary"),
  word("february", "", "febr", "februrary feburary febuary febrary febuaury febraury feburay"),
  word("march", "", "", "marhc"),
  word("april", "", "aprl", "apirl arpil aprill"),
  word("may", "", "", ""),
  word("june", "", "", "jnue"),
  word("july", "", "", "jully juyl"),
  word("august", "", "", "agust augst auguest agusut"),
  word("september", "sept", "", "setpember septmber septemeber septempber septmeber spetember setember"),
  word("october", "", "octo", "ocotber octobor octomber otober"),
  word("november", "", "novem", "novemeber novmber novemebr novenber novembr"),
  word("december", "", "decem", "decemeber decmber decembr deceber decemebr desember"),
];

/** Monday is at 0. */
export const WEEKDAYS: readonly CalendarWord[] = [
  word("monday", "", "", "monady mondya"),
  word("tuesday", "tues", "", "tuseday teusday tusday tuesdya"),
  word("wednesday", "", "weds", "wendesday wensday wednsday wedensday wednesay wedesday"),
  word("thursday", "thurs", "thur", "thrusday thurday thursdy thusday"),
  word("friday", "", "", "firday fridya"),
  word("saturday", "", "", "saterday satruday saturaday"),
  word("sunday", "", "", "sundya"),
];

export type Season = "spring" | "summer" | "fall" | "winter";

/** Surface word, lower case, to season. */
export const SEASONS: Readonly<Record<string, Season>> = {
  spring: "spring",
  springtime: "spring",
  summer: "summer",
  summertime: "summer",
  fall: "fall",
  autumn: "fall",
  winter: "winter",
  wintertime: "winter",
};

const UNITS = "zero one two three four five six seven eight nine".split(" ");
const TEENS = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** "one" to "ninety-nine"; the hyphen stands for a hyphen or a blank. Zero is at 0. */
export const NUMBER_WORDS: readonly string[] = [
  ...UNITS,
  ...TEENS,
  ...TENS.flatMap((tens) => [tens, ...UNITS.slice(1).map((unit) => `${tens}-${unit}`)]),
];

const ORDINAL_STEMS =
  "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");

/** "first" to "thirty-first", written with a hyphen. First is at 1. */
export const ORDINAL_WORDS: readonly string[] = Array.from({ length: 32 }, (_, n) => {
  if (n <= 12) return ORDINAL_STEMS[n] as string;
  if (n < 20) return `${NUMBER_WORDS[n]}th`;
  if (n === 20) return "twentieth";
  if (n === 30) return "thirtieth";
  return `${n < 30 ? "twenty" : "thirty"}-${ORDINAL_STEMS[n % 10]}`;
});

/** "twenties" to "nineties", lower case, to 20 to 90. */
export const DECADE_WORDS: ReadonlyMap<string, number> = new Map(
  TENS.map((tens, at) => [`${tens.slice(0, -1)}ies`, (at + 2) * 10]),
);

export function ordinalSuffix(day: number): "st" | "nd" | "rd" | "th" {
  if (day % 100 >= 11 && day % 100 <= 13) return "th";
  return day % 10 === 1 ? "st" : day % 10 === 2 ? "nd" : day % 10 === 3 ? "rd" : "th";
}

/** Every spelling of a calendar word, with its index in `words`. */
export function spellings(words: readonly CalendarWord[]): ReadonlyMap<string, number> {
  return new Map(
    words.flatMap((entry, at) =>
      [entry.full, entry.three, entry.customary, ...entry.abbreviations, ...entry.misspelled].map(
        (s) => [s, at] as const,
      ),
    ),
  );
}
