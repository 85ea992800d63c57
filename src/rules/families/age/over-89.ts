import { type Rule, sourcePattern } from "../../rule.js";

/** The ages that no release may tell: what says one of them is an age on fewer signs than another number. */
const OVER_89 = "(?<value>9\\d|1[01]\\d)";
const START = "(?<![\\w.,/$#:%+-])";
const OLD = "(?:[ -]?(?:y\\.?\\s?/?\\s?o\\.?|yrs?\\.?(?:[ -]old)?|years?(?:[ -]old)?))?";
const LOOK =
  "(?:(?:white|black|caucasian|african[- ]american|aa|hispanic|latin[oa]|asian|right[- ]handed|rh|lh|married|single|divorced|widowed|healthy|frail|pleasant|elderly)\\s){0,2}";
const HEAT =
  /\b(?:temp(?:erature)?s?|tmax|tm|t|heat(?:ed)?|weather|febrile|afebrile|fevers?|chills|oral|rectal|axillary|tympanic|warm(?:ed|er|ing)?|hot|water|bath|cool(?:ed|ing)?|cold|outside|outdoors|attic|apartment|indoors|size|french|fr|cath(?:eter)?|needle)\b[^.;\n]{0,24}$/i;

export const over89Rules: readonly Rule[] = [
  {
    // "a nonagenarian", "two centenarians"
    name: "called-by-decade",
    type: "AGE",
    pattern:
      /(?<![a-z-])(?:(?:quadra|quinqua|sexa|septua|octo|nona)genarians?|(?:super-?)?centenarians?)(?![a-z])/gi,
    confidence: 0.95,
  },
  {
    // "in her tenth decade", "the eleventh decade of life"
    name: "decade-of-life",
    type: "AGE",
    pattern:
      /(?<=(?<![a-z])(?:his|her|their|my)\s)(?:tenth|eleventh|1[01]th)\sdecade(?![a-z])|(?<![a-z])(?:tenth|eleventh|1[01]th)\sdecade(?=\sof\slife)/gi,
    confidence: 0.93,
  },
  {
    // "y/o 97 male", "97 white female"
    name: "over-89-and-sex-word",
    type: "AGE",
    pattern: sourcePattern(
      `${START}${OVER_89}${OLD}[\\s/,-]{1,2}${LOOK}(?:male|female|man|woman|gentleman|lady|widow(?:er)?)(?![a-z])`,
      "dgi",
    ),
    notBefore: HEAT,
    notAfter:
      /^[^.;\n]{1,40}(?:(?:male|female|man|woman)s? (?:patients|residents|siblings|subjects|participants|controls|veterans))/i,
    confidence: 0.93,
  },
  {
    // "97M", "92F.": a letter glued to the age, where a sentence, a line or what is said of a person begins.
    name: "over-89-and-sex-letter",
    type: "AGE",
    pattern: sourcePattern(
      `(?<=(?:^|[\\n.;:!?(][ \\t]{0,4}|(?<![A-Za-z])(?:[Pp]t\\.?|[Pp]atient|PATIENT|[Aa]n?|[Tt]his|[Ii]s|[Ff]or|[Oo]n|[Rr]e)[ \\t]{1,2}))${OVER_89}(?:[ ]?y\\/?o?[ ]?)?[MF](?![A-Za-z0-9/%°])`,
      "dg",
    ),
    notBefore: HEAT,
    notAfter: /^.{1,3}(?:temp|fever|degrees|heat|bath|water|foley|french|fr\b|cath)/i,
    confidence: 0.9,
  },
];
