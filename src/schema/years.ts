/*
 * Where the years stand in a date as people write it. A mapping is not a tagger: this reads surfaces that are
 * known to be dates, and leaves what it does not understand.
 */

/** A half-open range of the surface. */
export interface SurfaceRange {
  readonly start: number;
  readonly end: number;
}

// Longer than any date: a span this long is no date, and the patterns below stay cheap.
const LONGEST_DATE = 60;

const DAY = "(?:3[01]|[12]\\d|0?[1-9])(?!\\d)(?:st|nd|rd|th)?";
const MONTH_NUMBER = "(?:1[0-2]|0[1-9])";
const DAY_NUMBER = "(?:3[01]|[12]\\d|0[1-9])";
// Beginnings are enough, those of common misspellings too.
const MONTH =
  "(?:jan|jau|feb|mar|apr|apirl|arp|may|jun|jnu|jul|juy|aug|agu|sep|set|spe|oct|oco|oto|nov|dec|des)[a-z]{0,7}\\.?";
const SEASON = "(?:spring|summer|fall|autumn|winter)(?:time)?";
const QUOTE = "['’‘`]";
const TENS = "(?:twen|thir|for|fif|six|seven|eigh|nine)ties";
/** A two-digit number after which the surface goes on with days or a month is a day itself. */
const NO_DAY = `(?!\\d|st|nd|rd|th|[\\s,-]{0,3}(?:of\\s)?${MONTH}|[\\s,]{1,3}(?:and|or|to|&)\\s)`;

/** Each finds its year, or years, in the groups `y` and `z`. In this order: the first that fits a place has it. */
const SOURCES: readonly string[] = [
  // 20190214, 02142019, 021419, 190214 where 19 is no month, 201902.
  `(?<!\\d)(?<y>(?:1[6-9]|2[01])\\d\\d)${MONTH_NUMBER}${DAY_NUMBER}(?!\\d)`,
  `(?<!\\d)(?:${MONTH_NUMBER}${DAY_NUMBER}|${DAY_NUMBER}${MONTH_NUMBER})(?<y>\\d{4}|\\d\\d)(?!\\d)`,
  `(?<!\\d)(?<y>\\d\\d)${MONTH_NUMBER}${DAY_NUMBER}(?!\\d)`,
  `(?<!\\d)(?<y>(?:19|20)\\d\\d)${MONTH_NUMBER}(?!\\d)`,
  // 4/17/94, 3 / 4 / '12: one separator throughout, so that "3/4-5/6" is no such date.
  `(?<!\\d)${DAY}\\s?(?<separator>[-/.–])\\s?${DAY}\\s?\\k<separator>\\s?${QUOTE}?(?<y>\\d{4}|\\d\\d)(?!\\d)`,
  // 2012-13 and 1998/99: two years, unless the second can be a month.
  "(?<!\\d)(?<y>\\d{4})[-–/](?<z>1[3-9]|[2-9]\\d)(?![\\d:]|\\s?[-/.–]\\s?\\d)",
  // Decades: the 1980s, '80's, 1950S, eighties, nineteen eighties.
  `(?<![\\d:])(?<y>${QUOTE}?(?:\\d\\d)?\\d0${QUOTE}?s)(?![a-z])`,
  `(?<![a-z])(?<y>(?:(?:eighteen|nineteen)[\\s-])?${TENS})(?![a-z])`,
  // 14-Feb-19, 14FEB19, 3rd of May, 19; but in "May 3-June 10" the 3 belongs to May.
  `(?<!\\d)(?<!${MONTH}[\\s,-]{0,3}(?:the\\s)?)${DAY}[\\s./,-]{0,3}(?:of\\s)?${MONTH}[\\s,./-]{0,3}${QUOTE}?(?<y>\\d\\d)${NO_DAY}`,
  // Feb 14, 19 and Feb-14-19; but "May 3-10" are days.
  `${MONTH}\\s{0,2}(?:the\\s)?${DAY}(?:,\\s?|\\s|/|\\s?(?=${QUOTE}))${QUOTE}?(?<y>\\d\\d)${NO_DAY}`,
  `${MONTH}(?<joint>[-/])${DAY}\\k<joint>(?<y>\\d\\d)${NO_DAY}`,
  // After a season a number is a year, however small.
  `${SEASON}[\\s,'’/-]{1,3}(?:of\\s)?${QUOTE}?(?<y>\\d\\d)(?!\\d)`,
  // Anywhere else: four digits, two after an apostrophe, and two that are no day.
  "(?<!\\d)(?<y>\\d{4}(?:['’]?s(?![a-z]))?)(?!\\d)",
  `(?<y>${QUOTE}\\d\\d(?:['’]?s(?![a-z]))?)(?!\\d)`,
  "(?<![\\d:])(?<y>3[2-9]|[4-9]\\d|00)(?![\\d:]|st|nd|rd|th)",
];
const PATTERNS = SOURCES.map((source) => new RegExp(source, "dgi"));

/** Four figures that are no year of ours but a month and a day: 0214. */
const MONTH_AND_DAY = new RegExp(`^${MONTH_NUMBER}${DAY_NUMBER}$`);

/** The years and decades that a date names, in reading order. */
export function yearsIn(surface: string): SurfaceRange[] {
  if (surface.length > LONGEST_DATE || MONTH_AND_DAY.test(surface)) return [];
  const years: SurfaceRange[] = [];
  const read: SurfaceRange[] = [];
  for (const pattern of PATTERNS) {
    for (const match of surface.matchAll(pattern)) {
      const whole = { start: match.index, end: match.index + match[0].length };
      if (read.some((other) => other.start < whole.end && whole.start < other.end)) continue;
      read.push(whole);
      for (const place of [match.indices?.groups?.y, match.indices?.groups?.z]) {
        if (place) years.push({ start: place[0], end: place[1] });
      }
    }
  }
  return years.sort((a, b) => a.start - b.start);
}

const EDGE_BEFORE = /^(?:[\s,/.()[\]'’‘`–—-]|(?:of|and|or|to|through|thru|until)(?![a-z]))+/i;
const EDGE_AFTER = /(?:[\s,/.()[\]'’‘`–—-]|(?<![a-z])(?:of|and|or|to|through|thru|until|the|in|fy))+$/i;
/** Words that say nothing once the year is gone: "mid-2012", "the early 1980s", "between 2012 and 2014". */
const FILLERS =
  /^(?:[^a-z\d]|(?<![a-z])(?:the|in|of|and|or|to|through|thru|until|from|since|between|before|after|about|around|circa|early|earlier|mid|middle|late|later|end|beginning|fy|year|years|fiscal)(?![a-z\d]))*$/i;

/** What is left of a date without its years: nothing, one range, or several where a year stood between. */
export function rangesWithoutYears(surface: string): SurfaceRange[] {
  const years = yearsIn(surface);
  if (years.length === 0) return [{ start: 0, end: surface.length }];
  const left: SurfaceRange[] = [];
  let at = 0;
  for (const year of [...years, { start: surface.length, end: surface.length }]) {
    const piece = trimmed(surface, { start: at, end: year.start });
    if (piece) left.push(piece);
    at = year.end;
  }
  return left;
}

/** Trims what joined the piece to a year; what stood at the edge of the whole date stays. */
function trimmed(surface: string, { start, end }: SurfaceRange): SurfaceRange | undefined {
  let piece = surface.slice(start, end);
  if (FILLERS.test(piece)) return undefined;
  if (end < surface.length) piece = piece.replace(EDGE_AFTER, "");
  const before = start > 0 ? (EDGE_BEFORE.exec(piece)?.[0].length ?? 0) : 0;
  piece = piece.slice(before);
  if (piece.endsWith(")") && !piece.includes("(")) piece = piece.slice(0, -1);
  return piece === "" ? undefined : { start: start + before, end: start + before + piece.length };
}
