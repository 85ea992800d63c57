import { DIRECTIONS, isNotName, ST, STREET_SUFFIXES } from "../../lexicon/index.js";
import { type RuleFamily, sourcePattern } from "../rule.js";
import { cases, knownFailures } from "./street.cases.js";
import { anyOf, BORDER, GAP, inCapitals, WORD_ENDS } from "./word-parts.js";

const PLAIN = STREET_SUFFIXES.filter(({ plain }) => plain);
const LOOSE = STREET_SUFFIXES.filter(({ plain }) => !plain);

function suffix(of: typeof STREET_SUFFIXES, ...more: string[]): string {
  const full = anyOf(inCapitals(of.flatMap((row) => [row.full, `${row.full}s`])));
  const short = anyOf(inCapitals([...of.flatMap((row) => row.short), ...more]));
  return `(?:${full}${WORD_ENDS}|${short}(?:\\.|${WORD_ENDS}))`;
}

const PLAIN_SUFFIX = suffix(PLAIN);
const LOOSE_SUFFIX = suffix(LOOSE, ST);
const LOWER_SUFFIX = "(?:street|avenue|ave|road|rd|lane|ln|blvd|boulevard)(?:\\.|(?![\\p{L}\\p{N}]))";

/** A house number, at no place where it could be the tail of a date, a ratio or a longer number. */
const NUMBER =
  "(?<![\\p{L}\\p{M}\\p{N}_./:-])(?:\\d{1,6}(?:-\\d{1,5})?[A-Za-z]?(?:[ \\t]1/2)?|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten)";
const WORD = "(?:\\p{Lu}[\\p{L}\\p{M}'’-]{0,20}\\.?|\\d{1,3}(?:st|nd|rd|th|ST|ND|RD|TH))";
const WORDS = `${WORD}(?:${GAP}(?:(?:of|the|de|la)${GAP}){0,2}${WORD}){0,3}`;
const AFTER_SUFFIX = `(?:,?${GAP}${anyOf(DIRECTIONS)}${WORD_ENDS})?`;
const FLAT_NUMBER = `(?:\\d{1,5}-?[A-Za-z]?|[A-Za-z]-?\\d{0,4})${WORD_ENDS}`;
const FLAT = `(?:Apt|APT|apt|Apartment|APARTMENT|apartment|Unit|UNIT|unit)\\.?[ \\t]{0,2}#?[ \\t]?${FLAT_NUMBER}|#[ \\t]?${FLAT_NUMBER}`;
const MAYBE_FLAT = `(?:,?[ \\t]{0,2}(?:\\r?\\n[ \\t]{0,8}|[ \\t])(?:${FLAT}))?`;

/** Doses, leads, slices, views: numbers with a capital after them that are no houses. */
const COUNTED =
  /^(?:lead|leads|vessel|vessels|slice|view|views|unit|units|tab|tabs|tablet|tablets|cap|caps|capsules?|mg|mcg|ml|mm|cm|kg|lb|lbs|day|days|week|weeks|hour|hours|hrs|month|months|year|years|minutes?|doses?|phase|part|step|degrees?|channel|french|fr|gauge|point|x|times|puffs?|drops?|am|pm|a|no|blocks?|miles?|pieces?|am\.|pm\.)$/i;

/** The words between the house number and the ending; the apartment is left out. */
function words(value: string): string[] {
  const street =
    value.split(/,|#|[ \t\n](?:Apt|APT|apt|Apartment|APARTMENT|apartment|Unit|UNIT|unit)\b/)[0] ?? value;
  return street
    .split(/[^\p{L}\p{N}'’]+/u)
    .filter((word) => word !== "")
    .slice(1, -1);
}

function isAddress(value: string): boolean {
  return !words(value).some((word) => COUNTED.test(word));
}

/** For endings that are words of their own, no word before them may be of the ward. */
function isLooseAddress(value: string): boolean {
  return !words(value).some((word) => COUNTED.test(word) || (word.length > 1 && isNotName(word, false)));
}

const ADDRESS_BEFORE =
  /(?:\b(?:address|addr|lives? (?:at|on)|living at|resid(?:es|ing|ence) (?:at|on)|home at|house at|located at|discharged? (?:home )?to|at)\b[ \t]{0,2}:?[ \t]{0,4}(?:home:?[ \t])?|(?:^|[\n\r])[ \t]{0,12})$/i;
const ADDRESS_AFTER =
  /^\.?(?:,?[ \t](?:Suite|Ste|SUITE|STE)\b|,[ \t]{0,2}\p{Lu}|[ \t]{0,2}(?:$|[\n\r])|,?[ \t]{1,2}\p{Lu}[\p{L}.]{2,20}(?:[ \t]\p{Lu}\p{L}{1,20})?,[ \t]{0,2}\p{Lu}{2}(?!\p{L}))/u;

function loose(name: string, confidence: number, context: { before?: RegExp; after?: RegExp }) {
  return {
    name,
    type: "STREET" as const,
    pattern: sourcePattern(`${NUMBER}${GAP}${WORDS}${GAP}${LOOSE_SUFFIX}${AFTER_SUFFIX}${MAYBE_FLAT}`, "gu"),
    ...context,
    accept: isLooseAddress,
    confidence,
  };
}

export const street: RuleFamily = {
  name: "street",
  description: "House number and street with its apartment, PO boxes, rural routes",
  rules: [
    {
      name: "number-and-street",
      type: "STREET",
      pattern: sourcePattern(
        `${NUMBER}${GAP}${WORDS}${GAP}${PLAIN_SUFFIX}${AFTER_SUFFIX}${MAYBE_FLAT}`,
        "gu",
      ),
      accept: isAddress,
      confidence: 0.95,
    },
    loose("loose-ending-after-address-word", 0.9, { before: ADDRESS_BEFORE }),
    loose("loose-ending-in-address-line", 0.9, { after: ADDRESS_AFTER }),
    {
      name: "loose-ending-with-apartment",
      type: "STREET",
      pattern: sourcePattern(
        `${NUMBER}${GAP}${WORDS}${GAP}${LOOSE_SUFFIX}${AFTER_SUFFIX},?[ \\t\\r\\n]{1,4}(?:${FLAT})`,
        "gu",
      ),
      accept: isLooseAddress,
      confidence: 0.93,
    },
    {
      name: "small-letters",
      type: "STREET",
      pattern: sourcePattern(
        `(?<![\\p{L}\\p{N}_./:-])\\d{1,6}${GAP}(?:[nsew]\\.?${GAP})?(?:\\p{Ll}{2,20}|\\d{1,3}(?:st|nd|rd|th))(?:${GAP}\\p{Ll}{2,20})?${GAP}${LOWER_SUFFIX}(?:,?${GAP}(?:apt|unit|#)\\.?[ \\t]?#?\\d{1,5}[a-z]?${WORD_ENDS})?`,
        "gu",
      ),
      notAfter: /^[ \t](?:drugs?|heroin|value|fentanyl|pills|test|clothes|signs?)/,
      accept: (value) =>
        isAddress(value) &&
        !words(value).some(
          (word) => isNotName(word, true) || /^(?:down|across|along|by|off|from|in|on|the)$/.test(word),
        ),
      confidence: 0.85,
    },
    {
      name: "numbered-road",
      type: "STREET",
      pattern: sourcePattern(
        `${NUMBER}${GAP}(?:(?:N|S|E|W|North|South|East|West|Old)\\.?${GAP})?(?:County Road|County Rd|COUNTY ROAD|State Route|STATE ROUTE|State Road|State Highway|US Highway|US Hwy|US Route|Highway|HIGHWAY|Hwy|HWY|Route|ROUTE|Rte|RTE|Rt|RT)\\.?${GAP}\\d{1,4}[A-Z]?${WORD_ENDS}${AFTER_SUFFIX}${MAYBE_FLAT}`,
        "gu",
      ),
      confidence: 0.93,
    },
    {
      name: "post-office-box",
      type: "STREET",
      pattern: sourcePattern(
        `${BORDER}(?:P\\.?[ \\t]?O\\.?|p\\.?o\\.?|Post Office|POST OFFICE)[ \\t]{0,2}(?:Box|BOX|box)[ \\t]{0,2}#?[ \\t]?\\d{1,6}[A-Z]?${WORD_ENDS}`,
        "gu",
      ),
      confidence: 0.97,
    },
    {
      name: "rural-route",
      type: "STREET",
      pattern: sourcePattern(
        `${BORDER}(?:R\\.?R\\.?|RD|Rural Route|RURAL ROUTE|HC)[ \\t]{0,2}#?\\d{1,3},?${GAP}(?:Box|BOX)${GAP}\\d{1,5}[A-Z]?${WORD_ENDS}`,
        "gu",
      ),
      confidence: 0.95,
    },
    {
      name: "street-without-number",
      type: "STREET",
      pattern: sourcePattern(
        `${BORDER}(?:on|off|near|at|to|along)${GAP}(?<value>(?:\\p{Lu}[\\p{L}\\p{M}'’-]{1,20}|\\d{1,3}(?:st|nd|rd|th))(?:${GAP}\\p{Lu}[\\p{L}\\p{M}'’-]{1,20})?${GAP}(?:Street|St\\.(?=[ \\t]?(?:$|[\\n\\r]))|Avenue|Ave${WORD_ENDS}\\.?|Road|Rd${WORD_ENDS}\\.?|Lane|Boulevard|Blvd${WORD_ENDS}\\.?)(?![\\p{L}\\p{N}]))`,
        "dgu",
      ),
      notAfter:
        /^[ \t](?:Clinic|Hospital|Health|Medical|Pharmacy|Center|Centre|Shelter|School|Church|Pediatrics|Surgery|Dental|YMCA|Bridge|Station)/,
      accept: (value) => isLooseAddress(`1 ${value}`),
      confidence: 0.85,
    },
    {
      name: "apartment-alone",
      type: "STREET",
      pattern: sourcePattern(
        `${BORDER}(?:Apt|APT|Apartment|APARTMENT)\\.?${GAP}#?[ \\t]?\\d{1,5}-?[A-Za-z]?${WORD_ENDS}`,
        "gu",
      ),
      confidence: 0.9,
    },
  ],
  cases,
  knownFailures,
};
