import { HOLIDAYS, holidayNamed } from "../../text/dates/index.js";
import { dayNumber, daysInMonth, modulo, weekdayOf } from "./days.js";
import { FEAST_NAMES } from "./feast-names.js";

/** The day on which a feast falls in a year. */
type Rule = (year: number) => number;

const on =
  (month: number, day: number): Rule =>
  (year) =>
    dayNumber(year, month, day);
const nth =
  (n: number, weekday: number, month: number): Rule =>
  (year) =>
    nthWeekday(year, month, weekday, n);
const last =
  (weekday: number, month: number): Rule =>
  (year) =>
    lastWeekday(year, month, weekday);
const fromEaster =
  (days: number): Rule =>
  (year) =>
    easter(year) + days;
/** Feasts of the lunar Islamic year, counted from the first of Ramadan; right to a day or two. */
const fromRamadan =
  (days: number): Rule =>
  (year) => {
    const known = dayNumber(2000, 11, 27) + days;
    const start = dayNumber(year, 1, 1);
    const lunarYear = 354.36707;
    return Math.round(known + Math.ceil((start - known) / lunarYear) * lunarYear);
  };
/** A feast of a calendar that we do not compute: the middle of the days it can fall on. Good to two weeks or so. */
const about = on;

export function nthWeekday(year: number, month: number, weekday: number, n: number): number {
  const first = dayNumber(year, month, 1);
  return first + modulo(weekday - weekdayOf(first), 7) + (n - 1) * 7;
}

export function lastWeekday(year: number, month: number, weekday: number): number {
  const end = dayNumber(year, month, daysInMonth(year, month));
  return end - modulo(weekdayOf(end) - weekday, 7);
}

/** Western Easter Sunday: the Sunday after the full moon that the church's tables put on or after 21 March. */
function easter(year: number): number {
  const century = Math.floor(year / 100);
  const moonDrift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  let moonAge = (19 * (year % 19) + century - Math.floor(century / 4) - moonDrift + 15) % 30;
  if (moonAge === 29 || (moonAge === 28 && year % 19 > 10)) moonAge--;
  const fullMoon = dayNumber(year, 3, 21) + moonAge;
  return fullMoon + 7 - modulo(weekdayOf(fullMoon), 7);
}

/** Every key of HOLIDAYS and of FEAST_NAMES. A season such as Lent stands at its middle. */
const FEASTS: Readonly<Record<string, Rule>> = {
  "new-years-eve": on(12, 31),
  "new-years-day": on(1, 1),
  "new-years": on(1, 1),
  "martin-luther-king-day": nth(3, 1, 1),
  "groundhog-day": on(2, 2),
  "super-bowl-sunday": nth(1, 7, 2),
  "valentines-day": on(2, 14),
  "presidents-day": nth(3, 1, 2),
  "mardi-gras": fromEaster(-47),
  "ash-wednesday": fromEaster(-46),
  "st-patricks-day": on(3, 17),
  "palm-sunday": fromEaster(-7),
  "maundy-thursday": fromEaster(-3),
  "good-friday": fromEaster(-2),
  easter: fromEaster(0),
  "easter-monday": fromEaster(1),
  "april-fools-day": on(4, 1),
  "patriots-day": nth(3, 1, 4),
  "earth-day": on(4, 22),
  "may-day": on(5, 1),
  "cinco-de-mayo": on(5, 5),
  "mothers-day": nth(2, 7, 5),
  "memorial-day": last(1, 5),
  "flag-day": on(6, 14),
  "fathers-day": nth(3, 7, 6),
  juneteenth: on(6, 19),
  "independence-day": on(7, 4),
  "labor-day": nth(1, 1, 9),
  "columbus-day": nth(2, 1, 10),
  "indigenous-peoples-day": nth(2, 1, 10),
  halloween: on(10, 31),
  "all-saints-day": on(11, 1),
  "all-souls-day": on(11, 2),
  "day-of-the-dead": on(11, 2),
  "election-day": (year) => nthWeekday(year, 11, 1, 1) + 1,
  "veterans-day": on(11, 11),
  thanksgiving: nth(4, 4, 11),
  "black-friday": (year) => nthWeekday(year, 11, 4, 4) + 1,
  "christmas-eve": on(12, 24),
  "christmas-day": on(12, 25),
  christmas: on(12, 25),
  "boxing-day": on(12, 26),
  kwanzaa: on(12, 29),
  epiphany: on(1, 6),
  pentecost: fromEaster(49),
  passover: about(4, 12),
  shavuot: about(6, 1),
  "rosh-hashanah": about(9, 20),
  "yom-kippur": about(9, 29),
  sukkot: about(10, 7),
  hanukkah: about(12, 16),
  purim: about(3, 12),
  ramadan: fromRamadan(15),
  "eid-al-fitr": fromRamadan(30),
  "eid-al-adha": fromRamadan(98),
  eid: fromRamadan(30),
  ashura: fromRamadan(127),
  diwali: about(10, 31),
  "lunar-new-year": about(2, 5),
  nowruz: on(3, 20),
  vesak: about(5, 14),
  lent: fromEaster(-23),
  "holy-saturday": fromEaster(-1),
  "corpus-christi": fromEaster(60),
  advent: on(12, 12),
  candlemas: on(2, 2),
  "saint-josephs-day": on(3, 19),
  annunciation: on(3, 25),
  "saint-johns-day": on(6, 24),
  assumption: on(8, 15),
  "saint-nicholas-day": on(12, 6),
  "our-lady-of-guadalupe": on(12, 12),
  "saint-lucys-day": on(12, 13),
  vaisakhi: on(4, 13),
  "white-sunday": nth(2, 7, 10),
  "leap-day": on(2, 29),
  "spring-equinox": on(3, 20),
  "summer-solstice": on(6, 21),
  "autumn-equinox": on(9, 22),
  "winter-solstice": on(12, 21),
  genna: on(1, 7),
  timkat: on(1, 19),
  meskel: on(9, 27),
  losar: about(2, 20),
  "saga-dawa": about(6, 5),
  chuseok: about(9, 22),
  songkran: on(4, 13),
  "hmong-new-year": about(11, 28),
  holi: about(3, 13),
  "tisha-bav": about(8, 2),
  "simchat-torah": about(10, 14),
  "canada-day": on(7, 1),
  "tax-day": on(4, 15),
};

/**
 * What a moved feast may become: days that every US note may name, so that no faith or origin shows through. The number says
 * how far a day draws: about as often as it is named, or moved feasts would be all "Columbus Day" and "Earth Day".
 */
const DRAW: Readonly<Record<string, number>> = {
  thanksgiving: 2,
  christmas: 2,
  easter: 2,
  "new-years": 1,
  "labor-day": 1,
  halloween: 1,
  "memorial-day": 1,
  "valentines-day": 1,
  "mothers-day": 1,
  "independence-day": 0.5,
  "veterans-day": 1,
  "st-patricks-day": 0.5,
  "new-years-eve": 0.5,
};
export const COMMON_FEASTS: readonly string[] = Object.keys(DRAW);

export function feastDay(key: string, year: number): number | undefined {
  return Object.hasOwn(FEASTS, key) ? FEASTS[key]!(year) : undefined;
}

const LONGEST_ABBREVIATION = 3;
/** Any of these is replaced by one of those that notes name most. */
const COMMON = new Set([
  ...COMMON_FEASTS,
  ..."new-years-day martin-luther-king-day groundhog-day presidents-day april-fools-day earth-day fathers-day columbus-day".split(
    " ",
  ),
]);
/** Those that notes name most. */
const USUAL_FEASTS: readonly string[] =
  `new-years valentines-day st-patricks-day easter mothers-day memorial-day independence-day labor-day halloween
   thanksgiving christmas`.split(/\s+/);
/** Those that the grammar of dates can write. */
const GRAMMATICAL = Object.keys(HOLIDAYS);
/** Those that have names which only a span known to be a date shows to be one: "Advent", "New Year". */
const OTHERWISE_CALLED = Object.keys(FEAST_NAMES).filter((key) => otherFeastName(key) !== undefined);

/** Feasts that are as well known as this one, which is called otherwise than the grammar has it or not. */
export function feastsLike(key: string, isOtherwiseCalled: boolean): readonly string[] {
  if (isOtherwiseCalled) return OTHERWISE_CALLED;
  return COMMON.has(key) ? USUAL_FEASTS : GRAMMATICAL;
}

/** What else the feast is called than the grammar has it; no "NYE", which is always in capitals. */
export function otherFeastName(key: string): string | undefined {
  return FEAST_NAMES[key]?.find((name) => name.length > LONGEST_ABBREVIATION);
}

/** The feast of these nearest to a day, other than `not`; of two as near, the earlier. Common feasts draw as far as they are named. */
export function nearestFeast(
  day: number,
  year: number,
  keys: readonly string[] = COMMON_FEASTS,
  not?: string,
): { key: string; day: number } {
  let best = { key: "", day: Number.NEGATIVE_INFINITY };
  let least = Number.POSITIVE_INFINITY;
  for (const inYear of [year - 1, year, year + 1]) {
    for (const key of keys) {
      if (key === not) continue;
      const falls = FEASTS[key]!(inYear);
      const far = Math.abs(falls - day) / (keys === COMMON_FEASTS ? (DRAW[key] as number) : 1);
      if (far >= least) continue;
      best = { key, day: falls };
      least = far;
    }
  }
  return best;
}

/** How a feast of the grammar is written, lower case. */
export function feastName(key: string): string {
  return HOLIDAYS[key]![0]!;
}

/** The feast that a surface names, whatever its case, apostrophes and blanks. */
export function feastNamed(surface: string): string | undefined {
  return holidayNamed(surface) ?? KEYS.get(plain(surface));
}

const KEYS: ReadonlyMap<string, string> = new Map(
  Object.entries(FEAST_NAMES).flatMap(([key, names]) => names.map((name) => [plain(name), key] as const)),
);

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’.,]/g, "")
    .replace(/[\s-]+/g, " ");
}
