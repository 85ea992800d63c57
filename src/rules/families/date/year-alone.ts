import { ANY_APOSTROPHE, BLANK, DASH, YEAR4 } from "../../../text/dates/index.js";
import { type Rule, sourcePattern } from "../../rule.js";
import { MEASURE_UNIT_AFTER } from "./borders.js";

const YEAR = `(?<![\\d$#.,:/-])(?<!\\d, ?)(?<![A-Za-z])(?:19\\d\\d|20[0-4]\\d)(?!\\d|[.,:]\\d|[A-Za-z]{2,}(?<=[a-z]{2})|['’]?s(?![a-z]))`;
const LATER_YEAR = "(?:19\\d\\d|20[0-4]\\d)(?!\\d)";
const TO = `(?:${BLANK}?(?:${DASH}|/|&)${BLANK}?|,?${BLANK}(?:to|thru|through|until|and|or|TO|AND|THROUGH)${BLANK}|,${BLANK}?)`;

const NOT_AFTER = new RegExp(
  `${MEASURE_UNIT_AFTER.source}|^\\s?(?:ml|[a-z]{1,3}\\/|people|patients|visitors|sq|square|block|lumens|meters?|miles|kcal|hz|k\\b|\\+|x\\s?\\d)|^${DASH}(?:calorie|0\\d{3})|^\\s(?:to|until)\\s0\\d{3}`,
  "i",
);
const PREPOSITION =
  /\b(?:in|since|until|till?|from|by|of|circa|ca|during|around|about|before|after|early|late|mid|end of|start of|year|yr|fall|spring|summer|winter|between|back in|class of|and|prior to|through|thru|dated?|born|approximately|approx|into|than|pre|post)[.:]?[\s-]{1,2}$/i;
/** "after 2000" and "by 2030" may be times of day, "of 2000" a volume. */
const DOSE_BEFORE =
  /\b(?:total|max(?:imum)?|volume|bolus|dose|intake|output|goal|uop|limit|cap|level|count|peak|value|result|minimum|at least|more|less|greater|fewer|restricted?|restriction)\b[^.;\n]{0,20}$/i;

const EVENT =
  /(?:\b(?:s\/p|cabg|mi|nstemi|stemi|cva|tia|pci|stents?|stented|tk[ra]|th[ra]|tah(?:[-/ ]bso)?|bso|tvh|surgery|repair|replacement|diagnosed|diagnosis|dx'?d?|graduated|retired|married|divorced|widowed|separated|died|deceased|d|quit|stopped|started|fx|fracture|transplant|biopsy|bx|bypass|ablation|pacer|pacemaker|icd|egd|colo|avr|mvr|turp|orif|lasik|pe|dvt|tbi|mva|mvc|accident|injury|delivery|birth|miscarriage|overdose|hospitali[sz]ation|hospitali[sz]ed|admission|admitted|rehab|detox|incarcerated|arrested|immigrated|emigrated|moved|removed|removal|resection|resected|excision|excised|xrt|radiation|chemo|c-?section|btl|d&c|appy|chole|lap chole|ercp|mastectomy|melanoma|cancer|ca|lymphoma|last|vaccine|vaccination|tdap|td|tetanus|pneumovax|prevnar|flu shot|booster|mammogram|pap|dexa|echo|stress test|cath|positive|discharged|approved|licensed|revised|copyright|©|ed|edition)|\w{2,14}(?:ectomy|plasty|oscopy|otomy|ostomy|rrhaphy|odesis|pexy))['s]{0,2}(?:\s(?:in|on|x\s?\d))?[\s:,(-]{1,3}$/i;

const NUMBER_BEFORE =
  /(?:\b(?:wbc|rbc|bnp|probnp|ck|cpk|ldh|ferritin|ferr|plt|platelets?|plts|anc|cd4|b12|trig(?:lyceride)?s?|tg|vl|viral load|count|i\/o|is\/os|in|out|intake|output|uop|urine|volume|tidal|vt|tv|at|@|time|room|rm|suite|ste|box|ext|x|pager|beeper|bed|unit|apt|route|rte|rt|hwy|highway|model|serial|sn|lot|no|number|num|id|mrn|acct|tel|phone|ph|fax|gtt|rate|infusion|tpn|calories?|kcal|diet|calorie|ada|max|goal|total|alt|ast|lipase|amylase|hcg|bhcg|psa|afp|ca-?125|cea|esr|troponin|tn|d-?dimer|glucose|iga|igg|igm|ige|vitamin|dose|mg|ml|units?|form|code|cpt|icd-?\d*|version|v|page|pg|section|til|level|steps?|approximately|about|roughly|was|is|were|~|[<>=≥≤+])|[:=<>#@~])\s*$/i;

const NEXT_IS_A_STOP =
  /^(?:\s*$|\s{0,2}[.,;)\]]|\s{0,2}\r?\n|\s+(?:and|with|for|when|after|at|by|c\/b|due|w\/|s\/p|because|but|while|who|on|secondary|2\/2|per|showed|revealed|without|which|where|in)\b|\s?[-–—]\s)/i;

export const yearAloneRules: readonly Rule[] = [
  {
    name: "year-after-preposition",
    type: "DATE",
    pattern: sourcePattern(YEAR, "g"),
    before: PREPOSITION,
    notBefore: DOSE_BEFORE,
    notAfter: NOT_AFTER,
    confidence: 0.95,
  },
  {
    name: "year-in-parentheses",
    type: "DATE",
    pattern: sourcePattern(
      `(?<=[(\\[]${BLANK}?(?:in |ca\\.? |c\\. |~|early |late |mid[- ])?)${YEAR}(?=${BLANK}?[)\\],;])`,
      "g",
    ),
    confidence: 0.94,
  },
  {
    name: "year-after-event",
    type: "DATE",
    pattern: sourcePattern(YEAR, "g"),
    before: EVENT,
    notBefore: /\b(?:at|@)\s$/i,
    notAfter: NOT_AFTER,
    confidence: 0.93,
  },
  {
    name: "year-heads-line",
    type: "DATE",
    pattern: sourcePattern(
      `(?<=(?:^|\\n)[ \\t]{0,8}(?:[-*•>][ \\t]{0,2})?|[.;][ \\t])(?:19\\d\\d|20[0-4]\\d)(?=${BLANK}?(?::|[-–—]${BLANK}|${DASH}${LATER_YEAR}))`,
      "g",
    ),
    confidence: 0.9,
  },
  {
    // Words before, a stop or a small word after: "appy 1987; L knee scope 2003."
    name: "year-by-place",
    type: "DATE",
    pattern: sourcePattern(`(?<=[A-Za-z)]${BLANK}{1,2}|[A-Za-z],${BLANK})${YEAR}`, "g"),
    after: NEXT_IS_A_STOP,
    notBefore: NUMBER_BEFORE,
    notAfter: NOT_AFTER,
    confidence: 0.75,
  },
  {
    name: "year-begins-range",
    type: "DATE",
    pattern: sourcePattern(`${YEAR}(?=${TO}${LATER_YEAR}(?!\\.\\d|-\\d))`, "g"),
    notBefore: NUMBER_BEFORE,
    notAfter: /^[^\d]{1,10}\d{4}\s?(?:mg|ml|cc|units|kcal|cal|steps|hrs|hours|h\b|ft|lbs)/i,
    confidence: 0.88,
  },
  {
    name: "year-ends-range",
    type: "DATE",
    pattern: sourcePattern(`(?<![\\d$#.:-])(?:19\\d\\d|20[0-4]\\d)${TO}(?<value>${LATER_YEAR})`, "dg"),
    notBefore: new RegExp(`(?:${NUMBER_BEFORE.source.replace(/\\s\*\$$/, "")})\\s*\\d{4}[^\\d]{1,10}$`, "i"),
    notAfter: NOT_AFTER,
    confidence: 0.88,
  },
  {
    // "1998-99": the short second end.
    name: "short-year-ends-range",
    type: "DATE",
    pattern: sourcePattern(`(?<![\\d$#.:/-])${YEAR4}${DASH}(?<value>1[3-9]|[2-9]\\d)(?!\\d|[-/.]\\d)`, "dg"),
    notBefore: NUMBER_BEFORE,
    notAfter: MEASURE_UNIT_AFTER,
    confidence: 0.8,
  },
  {
    name: "year-starts-short-range",
    type: "DATE",
    pattern: sourcePattern(`(?<![\\d$#.:/-])${YEAR4}(?=${DASH}(?:1[3-9]|[2-9]\\d)(?!\\d|[-/.]\\d))`, "g"),
    notBefore: NUMBER_BEFORE,
    confidence: 0.8,
  },
  {
    name: "apostrophe-year",
    type: "DATE",
    pattern: sourcePattern(`(?<![\\w'’")])${ANY_APOSTROPHE}\\d\\d(?![\\d'’"]|s)`, "g"),
    before:
      /(?:\b(?:in|since|until|of|from|by|to|early|late|mid|around|circa|fall|spring|summer|winter|and|through|back in|s\/p|before|after)[\s-]+|[A-Za-z)][\s]|[(\-–/,]\s?)$/i,
    notAfter: MEASURE_UNIT_AFTER,
    confidence: 0.9,
  },
  {
    name: "bare-short-year",
    type: "DATE",
    pattern: /(?<![\w/.$#-])[5-9]\d(?![\d%/:-]|\.\d)/g,
    before:
      /\b(?:since|back in|born in|(?:surgery|diagnosed|dx'?d?|married|divorced|retired|graduated|immigrated|moved here|stroke|mi|cabg|accident|mva|\w{3,14}(?:ectomy|plasty)) in)\s$/i,
    after: /^(?:\s*$|\s?[.,;)]|\s?\n|\s+(?:and|with|when|after|for|by|but|s\/p)\b)/i,
    confidence: 0.65,
  },
];
