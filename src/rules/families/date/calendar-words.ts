import {
  ANY_APOSTROPHE,
  anyInCases,
  BLANK,
  DAY,
  DAY_SUFFIX,
  DAY_WORD,
  DECADE_WORD,
  fullNames,
  HOLIDAY,
  shortNames,
  WEEKDAYS,
  WRAP,
} from "../../../text/dates/index.js";
import { type Rule, sourcePattern } from "../../rule.js";
import { calendarWord, TITLE_BEFORE, WORD_START, YEAR4_ALONE } from "./borders.js";

/** ", 2018", " of 2018", " '18" after a season or holiday. */
const YEAR_TAIL = `(?:(?:,?${WRAP}|${WRAP}(?:of|OF)${WRAP}|[-/])${ANY_APOSTROPHE}?${YEAR4_ALONE}|${BLANK}(?:of${BLANK})?${ANY_APOSTROPHE}\\d\\d(?!\\d))`;
const POINT = "(?:\\.(?=,|[ \\t]+[a-z0-9]))?";

const WEEKDAY_FULL = fullNames(WEEKDAYS).flatMap((day) => [day, `${day}s`]);
const PLAIN_SHORT = ["tues", "weds", "thurs", "thur"];
const MILD_SHORT = ["mon", "tue", "wed", "thu", "fri"];
const ANY_SHORT = anyInCases(shortNames(WEEKDAYS));
const DAYTIME_AFTER =
  /^\.?,?\s(?:a\.?m|p\.?m|night|morning|evening|afternoon|noon|at\s\d|\d{1,2}:\d\d)(?![a-z])/i;
const OTHER_DAY_BEFORE = new RegExp(
  `(?<![A-Za-z])(?:${anyInCases([...shortNames(WEEKDAYS), ...fullNames(WEEKDAYS)])})\\.?(?:\\s?[-–/&,+]\\s?|,?\\s(?:and|or|to|thru|through|AND|OR|TO)\\s)$`,
);
const OTHER_DAY_AFTER = new RegExp(
  `^\\.?(?:\\s?[-–/&,+]\\s?|,?\\s(?:and|or|to|thru|through|AND|OR|TO)\\s)(?:${anyInCases([...shortNames(WEEKDAYS), ...fullNames(WEEKDAYS)])})(?![A-Za-z])`,
);
/** Oxygen saturation and sunshine. */
const SAT_SUN_LOOK_ALIKE =
  /^\.?\s?(?:(?:of|was|were|is|at|in|on|to|>|<|=|~|:)?\s?\d{2,3}\s?(?:%|on\b|ra\b|room)|\d{2}(?!\d|[/:])|[<>=~]|up\b|down\b|in (?:bed|chair|the \d)|stable|monitor|probe|remain|drop|improv|exposure|screen|block|sensitiv|burn|damage|protect|light|tan|avoid|allerg|bath|hat|glass)/i;
const SAT_BEFORE =
  /(?:\b(?:o2|spo2|oxygen|sao2|ox|room air|ra|ambulatory|resting|pt|patient|he|she|they|who|then|iron|tibc|venous|svo2)\s+$|%\s*$)/i;

const FALL_LOOK_ALIKE_BEFORE =
  /(?:\b(?:s\/p|status post|a|an|mechanical|ground[- ]level|unwitnessed|witnessed|recent|prior|h\/o|history of|hx of|due to|from|after|without|no|any|recurrent|multiple|syncopal|his|her|their|second|first|another|risk of|near|to|will|may|would|could|did|not|and|or|with|high|accidental|trip and|slip and|since (?:the|that|his|her)|injur\w*|struck|hit|broke|fractur\w*|sustained|hurt|bleed)\s+$)/i;
const FALL_INJURY_BEFORE =
  /\b(?:injur\w*|struck|hit|broke|fractur\w*|sustain\w*|hurt|head|loc|lost|bruis\w*|lacerat\w*|witnessed|landed)\b/i;
const SPRING_LOOK_ALIKE_AFTER =
  /^[\s-]+(?:ligament|loaded|finger|water|mattress|coil|street|st\b|road|rd\b|ave|lane|hill|valley|lake|creek|forward|test|like|back|onions?|roll)/i;
const SEASON_PLACE_AFTER =
  /^\s(?:Street|St\b|Ave|Road|Rd\b|Lane|Ln\b|Dr\b|Drive|Hill|Park|Haven|Valley|Place|Ct\b|Court|Creek|Garden|Meadow|Manor|House|Lake|[A-Z][a-z]+son\b)/;

const IN_SEASON =
  /\b(?:last|next|this|past|early|late|mid|in|during|since|until|every|each|by|previous|coming|from|of|before|after)[\s-]+(?:the\s+)?(?:early\s|late\s|mid[\s-])?$/i;

export const calendarWordRules: readonly Rule[] = [
  {
    name: "weekday",
    type: "DATE",
    pattern: sourcePattern(calendarWord(WEEKDAY_FULL), "g"),
    notBefore: TITLE_BEFORE,
    confidence: 0.96,
  },
  {
    name: "tues-thurs",
    type: "DATE",
    pattern: sourcePattern(`${calendarWord(PLAIN_SHORT)}${POINT}`, "g"),
    confidence: 0.93,
  },
  {
    name: "short-weekday",
    type: "DATE",
    pattern: sourcePattern(`${calendarWord(MILD_SHORT, ["capital", "upper"])}${POINT}`, "g"),
    notBefore: TITLE_BEFORE,
    notAfter: /^\s(?:in (?:19|20)\d\d|since|to (?:his|her))/,
    confidence: 0.85,
  },
  {
    name: "short-weekday-after-preposition",
    type: "DATE",
    pattern: sourcePattern(`${calendarWord([...MILD_SHORT, "sat", "sun"])}${POINT}`, "g"),
    before:
      /\b(?:on|last|next|this|every|each|by|until|since|before|after|past|coming|for|through|thru|from|starting|seen|called|labs|appt|due|here|back)\s{1,2}$/i,
    notBefore:
      /\b(?:exposure|exposed|out|time|protection|based|worse|o2|ox|pt|she|he) (?:on|from|after|for|by|last)\s+$/i,
    notAfter: SAT_SUN_LOOK_ALIKE,
    accept: (value) => value !== "sun" && value !== "wed",
    confidence: 0.88,
  },
  {
    name: "wed-and-sun-in-small-letters",
    type: "DATE",
    pattern: sourcePattern(`${WORD_START}(?:wed|sun)(?![a-z])${POINT}`, "g"),
    before:
      /\b(?:last|next|every|each|past|coming)\s{1,2}$|\b(?:on|this|until|by|seen|called|appt|due|back)\s{1,2}$/i,
    notBefore: /\b(?:exposure|worse) (?:on|from|by)\s+$/i,
    notAfter:
      /^\s?(?:exposure|exposed|screen|block|sensitiv|burn|damage|protect|light|tan|allerg|rays?|bath|hat|glass)/i,
    confidence: 0.8,
  },
  {
    name: "short-weekday-before-daytime",
    type: "DATE",
    pattern: sourcePattern(`${calendarWord(MILD_SHORT)}${POINT}`, "g"),
    after: DAYTIME_AFTER,
    confidence: 0.87,
  },
  {
    name: "sat-or-sun-before-daytime",
    type: "DATE",
    pattern: sourcePattern(`${calendarWord(["sat", "sun"])}${POINT}`, "g"),
    after: DAYTIME_AFTER,
    notBefore: SAT_BEFORE,
    notAfter: /^\.?,?\sat\s\d{1,2}\s?(?:mo|wk|week|yr|year)/i,
    confidence: 0.85,
  },
  {
    name: "short-weekday-in-list",
    type: "DATE",
    pattern: sourcePattern(`${WORD_START}${ANY_SHORT}(?![a-z])(?![A-Z](?<=[A-Z]{2}))${POINT}`, "g"),
    before: OTHER_DAY_BEFORE,
    confidence: 0.9,
  },
  {
    name: "short-weekday-begins-list",
    type: "DATE",
    pattern: sourcePattern(`${WORD_START}${ANY_SHORT}(?![a-z])(?![A-Z](?<=[A-Z]{2}))`, "g"),
    after: OTHER_DAY_AFTER,
    confidence: 0.9,
  },
  {
    name: "season-and-year",
    type: "DATE",
    pattern: sourcePattern(`${calendarWord(["winter", "summer", "autumn", "spring"])}${YEAR_TAIL}`, "g"),
    confidence: 0.97,
  },
  {
    name: "fall-and-year",
    type: "DATE",
    pattern: sourcePattern(`${calendarWord(["fall"])}${YEAR_TAIL}`, "g"),
    notBefore: FALL_LOOK_ALIKE_BEFORE,
    confidence: 0.95,
  },
  {
    name: "season",
    type: "DATE",
    pattern: sourcePattern(
      calendarWord(
        ["winter", "summer", "autumn", "wintertime", "summertime", "springtime"],
        ["lower", "upper"],
      ),
      "g",
    ),
    notAfter: /^\s(?:vomiting|squash|savory|green)/i,
    confidence: 0.93,
  },
  {
    name: "capital-season",
    type: "DATE",
    pattern: sourcePattern(calendarWord(["winter", "summer", "autumn"], ["capital"]), "g"),
    notBefore: /\b(?:dr|mr|mrs|ms|miss|prof|named|daughter|sister|nurse|by|with|and)\.?,?\s+$/i,
    notAfter: SEASON_PLACE_AFTER,
    confidence: 0.8,
  },
  {
    name: "spring",
    type: "DATE",
    pattern: sourcePattern(calendarWord(["spring"]), "g"),
    before: IN_SEASON,
    notAfter: SPRING_LOOK_ALIKE_AFTER,
    confidence: 0.9,
  },
  {
    name: "spring-by-what-follows",
    type: "DATE",
    pattern: sourcePattern(calendarWord(["spring"]), "g"),
    after:
      /^(?:\s(?:and|or|to|through)\s|\/|\s?[-–]\s?)(?:summer|fall|autumn|winter)|^\s(?:allerg|break|semester|term|season|pollen|planting|cleaning|training)/i,
    confidence: 0.88,
  },
  {
    name: "fall-the-season",
    type: "DATE",
    pattern: sourcePattern(calendarWord(["fall"]), "g"),
    before:
      /\b(?:last|next|previous|early|late|mid|this past|this coming|each|every|(?:in|during|until|by) the(?: early| late)?)[\s-]+$|\b(?:spring|summer|winter)(?:\s(?:and|or|to|through)(?: early)?\s|\/|\s?[-–]\s?)$/i,
    notBefore: FALL_INJURY_BEFORE,
    notAfter:
      /^\s?(?:was|were|occurred|happened|on|in|risk|resulted|down|when|where|she|he|caused|from|out|asleep|\d|precaution|s\/p|due|with|at|which)/i,
    confidence: 0.75,
  },
  {
    name: "fall-by-what-follows",
    type: "DATE",
    pattern: sourcePattern(calendarWord(["fall"]), "g"),
    after:
      /^\s(?:semester|term|season|foliage|allerg|weather|harvest|quarter|sports|colors)|^(?:\s(?:and|or|to|through)(?: early| late)?\s|\/|\s?[-–]\s?)winter/i,
    confidence: 0.85,
  },
  {
    name: "holiday",
    type: "DATE",
    pattern: sourcePattern(`${WORD_START}${HOLIDAY}(?![a-z])(?![A-Z](?<=[A-Z]{2}))${YEAR_TAIL}?`, "g"),
    notBefore: TITLE_BEFORE,
    notAfter: /^(?:[\s-](?:tree|disease|factor|seals?|card|lily|bunny|\d{1,2}\s?(?:of|x)))/i,
    confidence: 0.95,
  },
  {
    name: "lent",
    type: "DATE",
    pattern: /(?<![A-Za-z])(?:Lent|LENT|Advent)(?![A-Za-z])/g,
    before: /\b(?:during|for|before|after|since|until|of|given up .{1,20} for)\s+$/i,
    notAfter: /^\s(?:Health|health|Hospital)/,
    confidence: 0.8,
  },
  {
    name: "decade",
    type: "DATE",
    pattern:
      /(?<![\d$#./-]|mid(?<!mid)-)(?:18|19|20)\d0['’]?[sS](?![A-Za-z])|(?<=mid-|early-|late-)(?:18|19|20)\d0['’]?[sS](?![A-Za-z])/g,
    confidence: 0.97,
  },
  {
    name: "apostrophe-decade",
    type: "DATE",
    pattern: sourcePattern(`(?<![\\w'’])${ANY_APOSTROPHE}\\d0['’]?s(?![A-Za-z])`, "g"),
    notBefore: /\b(?:his|her|their|my|your)\s(?:early\s|mid[\s-]|late\s)?$/i,
    confidence: 0.9,
  },
  {
    // "the mid 90s" may be a saturation, a rate, a pressure or weather.
    name: "bare-decade",
    type: "DATE",
    pattern: sourcePattern(`(?<![\\w/.'’])(?:[2-9]0['’]?s|00['’]?s|${DECADE_WORD})(?![A-Za-z/])`, "g"),
    before:
      /\bthe\s(?:early|mid|late)?[\s-]{0,2}$|\b(?:in|since|from|until|to|through)\s(?:early|mid|late)[\s-]$/i,
    notBefore:
      /\b(?:hr|hrs|heart|rates?|sats?|spo2|o2|sao2|bp|bps|sbp|dbp|systolics?|diastolics?|pulse|temps?|temperatures?|weather|inr|glucose|sugars?|bs|fsbs|fsbg|fingersticks?|map|maps|weight|rr|oxygen|pressures?|rang\w+|running|low|high|upper|lower|score|iq|degrees|tachy\w*|brady\w*|desat\w*|saturat\w*|drop\w*|ef|cr|percentiles?|%|person|woman|man|people|lady|gentleman|patient)\b[^.;\n]{0,40}$/i,
    notAfter: /^\s?(?:%|on\s\d|on ra|systolic|diastolic|bpm|percent|on room|-\s?\d)/i,
    confidence: 0.8,
  },
  {
    // "on the 3rd": a day when no noun follows.
    name: "ordinal-day",
    type: "DATE",
    pattern: sourcePattern(
      `(?<=\\b(?:the|THE)${BLANK}{1,2})(?:${DAY}${DAY_SUFFIX}|${DAY_WORD})(?![A-Za-z-])`,
      "g",
    ),
    before:
      /\b(?:on|until|till?|by|since|from|before|after|about|around|through|thru|admitted|discharged|seen|to|and|between|due|of|for|night of|morning of)\s+the\s+$/i,
    after:
      /^(?:\s*$|\s?[.,;:)]|\s?\r?\n|\s?[-–]\s|\s+(?:and (?:the\s+)?\d|and\s(?!(?:the\s)?(?:first|second|third|fourth|fifth|sixth))|at\s|for\s|with\s|to the\s\d|through\s|until\s|he\s|she\s|pt\s|patient\s|when\s|due\s|because\s|but\s|where\s|while\s|after\s|in the (?:morning|evening|afternoon|am|pm)|by\s|per\s|via\s|of (?:this|last|next|the|each|every|that)(?: next| following| same| previous)? month))/i,
    notBefore:
      /\b(?:between the|of the) (?:\w+ )?and the\s+$|\b(?:second|third|first|digits?|toes?|fingers?|ribs?|rays?|metatarsals?|metacarpals?|child|of|lateral|to|between) (?:to|and|of|for|from) the\s+$|\b(?:toes?|digits?|fingers?|ribs?|metatarsals?|metacarpals?|nerves?|web)\b[^.;\n]{0,30}$/i,
    notAfter:
      /^[^.;\n]{0,16}\b(?:toes?|digits?|fingers?|ribs?|metatarsals?|metacarpals?|nerves?|rays?|web ?spaces?|floors?|trimesters?|degree|interspaces?|molars?)\b/i,
    confidence: 0.85,
  },
  {
    name: "ordinal-day-in-list",
    type: "DATE",
    pattern: sourcePattern(
      `(?<=\\b(?:on|ON|from|between|until|since)${BLANK}the${BLANK}${DAY}${DAY_SUFFIX},?${BLANK}?(?:and|to|through|&|-|or)${BLANK}?(?:the${BLANK})?)(?:${DAY}${DAY_SUFFIX})(?![A-Za-z-])`,
      "g",
    ),
    after:
      /^(?:\s*$|\s?[.,;:)]|\s?\r?\n|\s+(?:at|for|with|he|she|pt|when|but|and|of (?:this|last|next|the))\b)/i,
    confidence: 0.85,
  },
];
