import { RELATIONS } from "../../../lexicon/index.js";
import { type Rule, sourcePattern } from "../../rule.js";
import { anyOf, inAnyCase } from "../word-parts.js";
import { plausible, QUANTITY_AFTER, WORDS } from "./numbers.js";

/** Digits, or a number word in lower case; the patterns here tell names by their capitals, so no flag `i`. */
const NUMBER = `(?:(?<![\\d.,/$#:-])\\d{1,3}(?!\\d|[.,/:%-]\\d|%)|${WORDS})`;
/** A name: "Stan", "Verdell Holloman", "Amos II", "W. v.d. Eyck" is too much to ask. */
const NAME_WORD = "\\p{Lu}[\\p{L}\\p{M}'’-]{1,20}";
const SUFFIX = "(?:,? (?:II|III|IV|Jr\\.?|Sr\\.?))?";
const NICKNAME = '(?: \\(?["“][\\p{L}\\p{M} -]{2,16}["”]\\)?)?';
/** What may stand after an age in apposition: a stop, a bracket, the end of the line. */
const STOP = "(?=[,;)]|\\s?(?:weeks?|wks?|months?|mos?|years?|yrs?)\\)|\\.(?:\\s|$)|\\s{0,3}(?:\\r?\\n|$))";
/** A word of kinship; a bad export may have glued the word before to its capital. */
const KIN = `(?<![\\p{L}\\p{M}](?=\\p{Ll})|\\p{Lu})${anyOf(
  inAnyCase([
    ...RELATIONS,
    "children",
    "kids",
    "siblings",
    "sons",
    "daughters",
    "brothers",
    "sisters",
    "twins",
    "girls",
    "boys",
    "household",
    "FOB",
  ]),
)}(?:-in-law)?`;
/** Capitalised words that a number follows without being anybody's age. */
const NOT_A_NAME =
  /(?<![\p{L}])(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|January|February|March|April|May|June|July|August|September|October|November|December|Mon|Tues?|Wed|Thur?s?|Fri|Sat|Sun|\p{L}{3,6}day|Street|St|Ave|Avenue|Road|Rd|Drive|Dr|Lane|Route|Room|Rm|Bed|Bay|Unit|Floor|Ward|Suite|Box|Apt|Page|Table|Figure|Fig|Chapter|Step|Item|Visit|Session|Week|Day|Cycle|Grade|Class|Level|Stage|Type|Group|Score|Scale|Index|Rate|Pressure|Temp|Temperature|Pulse|Sats?|Weight|Height|BMI|Count|Total|Dose|Gauge|Size|Number|No|Form|Version|Model|Hospital|Clinic|Center|Building|Tower|Pavilion|Scan|Test|Exam|Lab|Labs|Panel|Inventory|Test|Vitamin|Plan|Part|Section|Age|Ages|Aged)\.?,?[\s(]{1,2}$/u;

export const inAppositionRules: readonly Rule[] = [
  {
    // "brother Stan, 66, smokes", "wife Oksana (29)", "Daughter Wilda Crenshaw (80)", "mother, Doña Refugio, 79, calls"
    name: "relative-named",
    type: "AGE",
    pattern: sourcePattern(
      `${KIN}[,:]?\\s(?:${NAME_WORD}[. ]{1,2}){0,2}${NAME_WORD}${SUFFIX}${NICKNAME}(?:,\\s|\\s\\()(?:now\\s)?(?<value>${NUMBER})${STOP}`,
      "dgu",
    ),
    notBefore: NOT_A_NAME,
    accept: plausible,
    confidence: 0.92,
  },
  {
    // "Trey, 11, and Colt, 8,", "Mark (6), Liliya (2)": the others of a family, with the word of kinship before.
    name: "family-goes-on",
    type: "AGE",
    pattern: sourcePattern(`(?<!\\p{L})${NAME_WORD}(?:,\\s|\\s\\()(?<value>${NUMBER})${STOP}`, "dgu"),
    before: new RegExp(`${KIN}(?![\\p{L}])[^.\\n]{0,56}$`, "u"),
    notBefore: NOT_A_NAME,
    accept: plausible,
    confidence: 0.85,
  },
  {
    // "daughters Eleni 15 and Vassiliki 12", "sons 14 and 17 told"
    name: "family-without-comma",
    type: "AGE",
    pattern: sourcePattern(
      `(?<=${KIN}\\s(?:${NAME_WORD}\\s\\d{1,2}\\s(?:and|AND|&|\\+)\\s)?${NAME_WORD}\\s|${KIN}\\s\\d{1,2}\\s(?:and|AND|&)\\s)\\d{1,2}(?=[.,;)]|\\s(?:and|AND|&|\\+)\\s|\\s[a-z]{3,12}[\\s.,])`,
      "gu",
    ),
    notBefore: NOT_A_NAME,
    notAfter: new RegExp(
      `${QUANTITY_AFTER.source}|^[ -]?(?:years?|yrs?|months?|mos?|weeks?|wks?|days?|nights?|feet|more|other|of|to)(?![a-z])|^[.,]\\d`,
      "i",
    ),
    accept: plausible,
    confidence: 0.8,
  },
  {
    // "Faye Crump, 69, severe COPD", "Ms. Noh, 39.", "J. Bishop, 76, seen"
    name: "name-in-full",
    type: "AGE",
    pattern: sourcePattern(
      `(?<!\\p{L})(?:(?:Mr|Mrs|Ms|Miss|Mx)\\.?|\\p{Lu}\\.|${NAME_WORD})\\s(?:\\p{Lu}\\.?\\s)?${NAME_WORD}${SUFFIX}${NICKNAME},\\s(?:now\\s)?(?<value>(?<!\\d)\\d{1,3})(?=,\\s|;\\s|\\.(?:\\s|$)|\\s{0,3}(?:\\r?\\n|$))`,
      "dgu",
    ),
    notBefore: NOT_A_NAME,
    notAfter: /^,\s(?:(?:19|20)\d\d(?!\d)|and\s\d|\d)/,
    accept: (value) => plausible(value) && Number(value) > 0,
    confidence: 0.82,
  },
  {
    // "Male, 30.", "female, 50, of Dover", "driver, 49, belted"
    name: "sex-or-trade",
    type: "AGE",
    pattern:
      /(?<![a-z])(?:male|female|man|woman|boy|girl|lady|gentleman|driver|passenger|pedestrian|student|teacher|farmer|worker|nurse|veteran|smoker|widow|widower|welder|carpenter|resident|caller|victim),\s(?<value>\d{1,3})(?=,\s[a-z]|\.(?:\s|$)|;|\))/dgi,
    notAfter: QUANTITY_AFTER,
    accept: plausible,
    confidence: 0.85,
  },
];
