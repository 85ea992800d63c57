import { DASH, NUMBER_WORDS } from "../../../text/dates/index.js";

const SIMPLE = NUMBER_WORDS.slice(1).filter((w) => !w.includes("-"));
const TENS = SIMPLE.filter((w) => w.endsWith("ty"));
const SMALL = SIMPLE.filter((w) => !w.endsWith("ty")).sort((a, b) => b.length - a.length);

/** A number that can start only where a number or word starts, so that long runs cost one try each. */
const DIGITS = "(?<![\\d.,/$#:]|\\d-)\\d{1,3}(?:\\.\\d{1,2})?(?:[ -]1/2|[ -]?[½¼¾])?(?!\\d|[.,/]\\d)";
export const WORDS = `(?<![a-z-])(?:(?:one|a)[ -]hundred(?:[ -]and)?(?:[ -](?:one|two|three|four|five|six|seven|eight|nine|ten))?|(?:${TENS.join("|")})(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|${SMALL.join("|")})(?![a-z])`;
export const NUMBER = `(?:${DIGITS}|${WORDS})`;
/** The second end of "17-18": a hyphen and digits may stand before it. */
export const SECOND = `(?:\\d{1,3}(?:\\.\\d)?(?!\\d|[.,/]\\d)|${WORDS})`;
export const TO = `(?:\\s?(?:${DASH}|&|/)\\s?|,?\\s(?:to|or|and|through)\\s|,\\s)`;

export const UNIT =
  "(?:years?|yrs?\\.?|months?|mos?\\.?|weeks?|wks?\\.?|days?|hours?|y(?![a-z])|m(?![a-z])|w(?![a-z])|d(?![a-z]))";
export const GAP_TO_UNIT = "[ \\t\\u00a0]?[-–]?[ \\t\\u00a0]?\\r?\\n?";
/** "year-old", "yo", "y/o", "y.o.", "yof", "mo old", "years of age", "years young". */
export const OLD = `(?:${UNIT}${GAP_TO_UNIT}[- ]?(?:olds?|young)(?![a-z])|${UNIT}\\sof\\sage|y\\s?[./]?\\s?o(?:\\.|ld)?(?:[mf](?![a-z])|(?![a-z]))|yo(?=[A-Z]{1,3}(?![a-z]))|[md][/.]o\\.?(?![a-z])|yearold|mo(?=\\s(?:[mf]|male|female|boy|girl|infant|baby)(?![a-z])))`;
/** Wounds, devices and animals have ages too; "a 54-year-old house painter" is a person. */
export const THING_AFTER =
  /^[^.;,\n]{0,12}(?:old|yo|y\/o)[\s-]+(?:(?!m[ae]n|wom|male|fem|boy|girl|pt|patient|child|infant|lady|gentle|s\/p)\w{1,15}\s)?(?:(?:wounds?|incisions?|bruis\w*|fractures?|fx|injur\w*|rash|scars?|burns?|infarcts?|strokes?|cva|hematomas?|grafts?|fistulas?|sutures?|lacerations?|lesions?|catheters?|tattoos?|prescriptions?|bandages?|dressings?|x-?rays?|history|hx|problem|complaint|records|study|scan|ct|mri|pacemaker|implants?|stents?|prosthesis|hearing aids?|mattress|puppy|kitten|specimen|thrombus|clot|bleed|ulcer|tear|abscess|echo|ekg)\b|(?:car|house|home|dog|cat|horse|milk|food|pizza|device|photos?|films?|labs?|results?|line|glasses|building)(?=\s?[.,;)]|\s*$|\s(?:that|which|is|was|with|in)\b))/i;

export const PERSON =
  "(?:mother|mom|father|dad|brother|sister|son|daughter|wife|husband|spouse|partner|boyfriend|girlfriend|aunt|uncle|cousin|grand(?:mother|father|son|daughter|ma|pa)|niece|nephew|sibling|twin|child|baby|mgm|mgf|pgm|pgf|half-?(?:brother|sister)|step-?(?:mother|father|son|daughter|brother|sister)|fiancee?|roommate|sons|daughters|children|brothers|sisters|siblings|kids|grandchildren|boys|girls)";
export const SUBJECT = `(?:he|she|they|i|who|pt\\.?|patient|child|infant|baby|boy|girl|man|woman|claimant|examinee|client|resident|veteran|himself|herself|${PERSON})`;

export const QUANTITY_AFTER =
  /^[\s-]?(?:%|°|(?:mg|mcg|kg|g|lbs?|pounds?|oz|ml|cc|units?|cm|mm|in(?=\.?[,;)]|\s?$)|inch(?:es)?|feet|ft|degrees|bpm|mmhg|pack|ppd|packs?|cigs?|cigarettes?|beers?|drinks?|tabs?|pills?|times|x|percent|minutes?|mins?|hours?|hrs?|am|pm|o'?clock|sec(?:ond)?s?|liters?|l|f|c|miles?|blocks?|visits?|sessions?|out of|of \d|points?|meq|doses?|puffs?)(?![a-z])|\/\d|:\d|\.\d)/i;
export const DURATION_AFTER =
  /^[\s-]?(?:(?:years?|yrs?|months?|mos?|weeks?|wks?|days?)\.?[\s-]*(?:ago|later|post|after|out|sober|clean|into|status|from|since|s\/p|older|younger|apart|history|hx|prior|before|of (?!age)|pregnant|gestation|gest|ega|along|remission|free|abstinent|in(?:to)? (?:recovery|remission|treatment)|follow|f\/u|survival|now|w\/o|without)|w(?:ee)?ks?\b|w\d)/i;
export const GESTATION_AFTER =
  /^[\s-]?(?:weeks?|wks?|w|wk)\.?[\s-]?(?:\d|gest|ga\b|ega|eg\b|pregnan|iup|and \d days? gest|by (?:lmp|us|dates))/i;
export const PREGNANCY_BEFORE =
  /\b(?:gestation\w*|pregnan\w*|ega|iup|gravid\w*|g\d+\s?p\d+|born|delivered|delivery|induced|induction|preterm|premature|postmenstrual|post-menstrual|pma|ga)\b[^.;\n]{0,30}$/i;

export const plausible = (value: string): boolean => !/^\d/.test(value) || Number.parseFloat(value) <= 120;

/** Up to one more unit between the number and what makes it an age: "3 years 6 months old". */
export const AND_MORE = `(?:[ -]?${UNIT}\\.?,?\\s(?:and\\s)?\\d{1,2}[ -]?)`;
