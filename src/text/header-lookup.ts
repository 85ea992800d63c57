import { isAsciiAlphanumeric, isAsciiLetter, unitAt } from "./character-class.js";
import { SECTION_HEADERS, type SectionName } from "./section-headers.js";

export interface HeaderEntry {
  readonly name: SectionName;
  /** As often a field of a form as a header. */
  readonly field: boolean;
}

/** No header of the dictionary is longer than this many characters as written in a note. */
export const HEADER_REACH = 80;

const NORMAL = /^[a-z\d]+(?: [a-z\d]+)*$/;
const BEYOND_ASCII = /[^\0-\x7f]/;

/** Case, punctuation and the width of blanks do not tell headers apart. */
function normalise(words: string): string {
  const small = words.toLowerCase();
  if (NORMAL.test(small)) return small;
  if (!BEYOND_ASCII.test(small)) return normaliseAscii(small);
  return small
    .replaceAll("&", " and ")
    .replaceAll("(s)", "s")
    .replace(/['’`.]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The same in one go, for words in small letters. */
function normaliseAscii(small: string): string {
  let normal = "";
  let gap = false; // something stood there that parts words
  for (let at = 0; at < small.length; at++) {
    const from = at;
    while (at < small.length && isAsciiAlphanumeric(small.charCodeAt(at))) at++;
    if (at > from) {
      normal += (gap && normal !== "" ? " " : "") + small.slice(from, at);
      gap = false;
    }
    const mark = small.charAt(at);
    if (mark === "(" && small.startsWith("(s)", at)) {
      normal += gap && normal !== "" ? " s" : "s";
      gap = false;
      at += 2;
    } else if (mark === "&") {
      normal += normal === "" ? "and" : " and";
      gap = true;
    } else if (!DROPPED.includes(mark)) gap = true;
  }
  return normal;
}

const DROPPED = "'`.";

const ENTRIES: ReadonlyMap<string, HeaderEntry> = new Map(
  Object.entries(SECTION_HEADERS).flatMap(([key, ways]) => {
    const name = key as SectionName;
    const listed = ways.split(";").map((way) => {
      const field = way.trimStart().startsWith("~");
      return [normalise(way), { name, field }] as const;
    });
    // The name's own words come first, so that a listed way can mark them as a field.
    return [[normalise(name), { name, field: false }] as const, ...listed];
  }),
);

/** All ways, normalised, with the section each one opens. */
export function headerEntries(): ReadonlyMap<string, HeaderEntry> {
  return ENTRIES;
}

// Words of headers that are names, too, or that any line may have.
const COMMON = new Set(
  `and the for with given today next case home line stay ray read post dear yours best this used out stop hospital
  clinic provider patient physician attending staff prn upon during date time signed sincerely regards`.split(
    /\s+/,
  ),
);

/** Words that several headers share: a line in capitals that has one is more likely a header than a name. */
export const HEADER_WORDS: ReadonlySet<string> = (() => {
  const counts = new Map<string, number>();
  for (const way of ENTRIES.keys()) {
    for (const word of way.split(" ")) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const shared = [...counts].filter(([word, count]) => count > 2 && word.length > 2 && !COMMON.has(word));
  return new Set(shared.map(([word]) => word));
})();

// Words before a known header that do not change which section it opens.
const MODIFIERS = new Set(
  `pertinent relevant brief current additional updated interim initial other detailed focused limited patient patients
  pt pts significant complete comprehensive general repeat todays my prior recent final preliminary revised admission
  outpatient inpatient adult pediatric paediatric adolescent geriatric weekly monthly annual resident physician provider
  cardiology neurology psychiatry psychology oncology hematology surgery surgical medicine pediatrics orthopedics
  orthopedic dermatology nephrology renal gastroenterology gi pulmonary endocrinology urology ent rheumatology
  ophthalmology gynecology obstetrics anesthesiology icu micu sicu nicu`.split(/\s+/),
);

function withoutModifier(plain: string): string {
  const first = plain.indexOf(" ");
  return first > 0 && MODIFIERS.has(plain.slice(0, first)) ? plain.slice(first + 1) : plain;
}

const FIRST_WORDS = new Set([
  ...MODIFIERS,
  ...[...ENTRIES.keys()].map((way) => way.split(" ", 1)[0] as string),
]);
/** Most lines begin with a word that no header begins with, which is quick to check. */
export function mayBeHeader(words: string): boolean {
  let end = 0;
  while (isAsciiLetter(unitAt(words, end))) end++;
  const isWord = end > 0 && (end === words.length || words.charAt(end) === " ");
  return !isWord || FIRST_WORDS.has(words.slice(0, end).toLowerCase());
}

const JOINED = /[/&+,]|\band\b/i;

/** The section a header opens, or undefined when the dictionary does not have it. Words as they stand in the note. */
export function lookUpHeader(words: string): HeaderEntry | undefined {
  if (words.length > HEADER_REACH || !mayBeHeader(words)) return undefined;
  const plain = normalise(words);
  if (plain === "") return undefined;
  const entry = ENTRIES.get(plain) ?? ENTRIES.get(withoutModifier(plain));
  if (entry !== undefined) return entry;
  // "Impression / Recommendations": every part a header; the first one names the section.
  const join = words.search(JOINED);
  if (join < 0) return undefined;
  const first = ENTRIES.get(normalise(words.slice(0, join)));
  if (first === undefined || first.field) return undefined;
  const isHeader = (part: string): boolean => ENTRIES.get(normalise(part))?.field === false;
  return words.split(JOINED).every(isHeader) ? first : undefined;
}
