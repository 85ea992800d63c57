import { isEponym, isNotName } from "../../lexicon/index.js";
import { type RuleFamily, sourcePattern } from "../rule.js";
import { cases, knownFailures } from "./hospital.cases.js";
import { anyOf, BORDER, GAP, titleCase, WORD_ENDS } from "./word-parts.js";

const KINDS = [
  "ambulatory care center",
  "assisted living",
  "associates",
  "birth center",
  "cancer center",
  "cancer institute",
  "care center",
  "children's center",
  "clinic",
  "dialysis center",
  "dialysis unit",
  "dialysis",
  "diagnostics",
  "eye center",
  "family medicine",
  "family practice",
  "health center",
  "health centre",
  "health system",
  "healthcare",
  "heart center",
  "heart institute",
  "home care",
  "home health",
  "hosp",
  "hospice",
  "hospital",
  "imaging center",
  "infirmary",
  "laboratories",
  "laboratory",
  "med center",
  "med ctr",
  "medical center",
  "medical centre",
  "medical ctr",
  "medical group",
  "nursing and rehab",
  "nursing and rehabilitation",
  "nursing center",
  "nursing facility",
  "nursing home",
  "orthopedics",
  "pediatrics",
  "pharmacy",
  "rehab",
  "rehab center",
  "rehab hospital",
  "rehabilitation center",
  "rehabilitation hospital",
  "rehabilitation",
  "skilled nursing facility",
  "surgery center",
  "surgical center",
  "urgent care",
  "visiting nurse association",
  "visiting nurses",
  "walk-in clinic",
];

/** Words that end the search for a name's beginning: "Transferred From Mercy Hospital" begins at "Mercy". */
const LINKS =
  "a after and as at before by called contact current discharge discharged during each for from had has her his if in is labs my near no of on or outside patient per previous prior pt referred seen she he since that the their then this to transfer transferred until via was were when will with your dr mr mrs ms call follow up admit admitted admission home".split(
    " ",
  );
const STOP = `(?!(?:${anyOf(LINKS.map(titleCase))})${WORD_ENDS})`;
const CAPITALS_STOP = `(?!(?:${anyOf(LINKS.map((word) => word.toUpperCase()))}|\\p{Lu}{3,20}ED)${WORD_ENDS})`;

const TITLE_WORD = `${STOP}\\p{Lu}(?:['’]\\p{Lu})?[\\p{L}\\p{M}-]{1,20}(?:['’]s|s['’])?${WORD_ENDS}`;
const CAPITALS_WORD = `${CAPITALS_STOP}\\p{Lu}(?:['’]\\p{Lu})?[\\p{Lu}\\p{M}-]{1,20}(?:['’]S|S['’])?${WORD_ENDS}`;

function named(word: string, kind: string, links: string): string {
  const saint = `(?:(?:St|Mt|Ft|ST|MT|FT)\\.?${GAP})?`;
  const later = `(?:${GAP}(?:${links}${GAP})?${saint}${word}){0,4}`;
  return `${saint}${word}${later}${GAP}${kind}${WORD_ENDS}(?:${GAP}(?:of|OF)${GAP}${saint}${word}(?:${GAP}${word})?)?`;
}

const TITLE_KIND = anyOf(KINDS.map(titleCase));
const LOWER_KIND = "(?:hospital|clinic|pharmacy|medical center|nursing home|rehab|hospice|dialysis)";
const TITLE_LINKS = "(?:of|&|and(?=[ \\t](?:Women|Children|Sons|Rehab)))";
const CAPITALS_LINKS = "(?:OF|&|AND(?=[ \\t](?:WOMEN|CHILDREN|REHAB)))";

/** Words that describe a kind of place and name none. */
const GENERIC = new Set(
  "acute adult any area assisted behavioral clinical community compounding county day field first free general infusion inpatient international level local long-term main military mobile new off-site old on-site own overnight outlying post-acute preferred private public regional retail rural same satellite short-term sick skilled state sub-acute subacute system teaching tertiary travel university-affiliated various vein veterinary walk-in well wound bone memory maintenance peritoneal chronic home nearest another ltac mail online specialty cash procedure injection headache pacemaker coumadin warfarin methadone suboxone lipid refraction tb hiv std ms als".split(
    " ",
  ),
);
const KIND_WORDS = new Set(KINDS.flatMap((kind) => kind.split(" ")));

/** Something in it is a name: neither the kind of place, nor a service, nor a plain adjective. */
function isNamed(value: string): boolean {
  const words = value
    .split(/[^\p{L}\p{M}'’-]+/u)
    .filter((word) => word.length > 1 && !/^(?:of|and)$/i.test(word));
  const eponymTells = !/clinic$/i.test(value);
  const hasName = (word: string): boolean => {
    const folded = word.toLowerCase();
    // "Community Hospital" is one place's name more often than "Community Clinic".
    if (/^(?:children['’]s|women['’]s|veterans?['’]?s?|community|county|regional)$/.test(folded)) {
      return /hospital|medical (?:center|ctr)/i.test(value);
    }
    if (KIND_WORDS.has(folded) || GENERIC.has(folded) || isNotName(word, true)) return false;
    return eponymTells || !isEponym(word);
  };
  return words.some(hasName);
}

/** "works at Mercy Hospital": there it is an employer. */
const EMPLOYER_BEFORE =
  /\b(?:works?|worked|working|employed|job|volunteers?|employee)\b[^.;\n\r]{0,24}\b(?:at|for|by|of)(?:[ \t]the)?[ \t]{1,2}$/i;
/** "Mercy hospital course", "Mercy Hospital Road". */
const NOT_THE_PLACE =
  /^[ \t](?:course|stay|day|admission|bed|Course|Stay|Day|Road|Rd|Street|Avenue|Drive|records?\b)/;

export const hospital: RuleFamily = {
  name: "hospital",
  description: "Hospitals, clinics, nursing homes, pharmacies and laboratories by the shape of their names",
  rules: [
    {
      name: "named",
      type: "HOSPITAL",
      pattern: sourcePattern(`${BORDER}${named(TITLE_WORD, TITLE_KIND, TITLE_LINKS)}`, "gu"),
      notBefore: EMPLOYER_BEFORE,
      notAfter: NOT_THE_PLACE,
      accept: isNamed,
      confidence: 0.92,
    },
    {
      name: "named-in-capitals",
      type: "HOSPITAL",
      pattern: sourcePattern(
        `${BORDER}${named(CAPITALS_WORD, anyOf(KINDS.map((kind) => kind.toUpperCase())), CAPITALS_LINKS)}`,
        "gu",
      ),
      notBefore: EMPLOYER_BEFORE,
      notAfter: /^[ \t](?:COURSE|STAY|DAY|ROAD|STREET)/,
      accept: isNamed,
      confidence: 0.82,
    },
    {
      name: "named-with-small-kind",
      type: "HOSPITAL",
      pattern: sourcePattern(
        `${BORDER}(?:St\\.?${GAP})?${TITLE_WORD}(?:${GAP}${TITLE_WORD}){0,2}${GAP}${LOWER_KIND}${WORD_ENDS}`,
        "gu",
      ),
      before: /\p{Ll},?[ \t]{1,2}$/u,
      notBefore: EMPLOYER_BEFORE,
      notAfter: NOT_THE_PLACE,
      accept: isNamed,
      confidence: 0.78,
    },
    {
      name: "saint",
      type: "HOSPITAL",
      pattern: sourcePattern(
        `(?<=\\b(?:at|from|to|From|At)[ \\t])(?<value>(?:St\\.?|Saint)${GAP}\\p{Lu}[\\p{L}\\p{M}]{1,20}['’]s)${WORD_ENDS}`,
        "dgu",
      ),
      notBefore: EMPLOYER_BEFORE,
      notAfter:
        /^[ \t](?:[Ww]ort|Church|School|Day|Street|Parish|Cathedral|University|College|Academy|Hospital|Medical|Clinic|Health|Rehab|Nursing|Home)/,
      confidence: 0.85,
    },
    {
      name: "pharmacy-and-laboratory-chains",
      type: "HOSPITAL",
      pattern: sourcePattern(
        `${BORDER}(?:Walgreens|WALGREENS|Rite Aid|RITE AID|CVS(?=[ \\t](?:on|at|in)[ \\t]\\p{Lu})|LabCorp|Labcorp|LABCORP|Quest Diagnostics)${WORD_ENDS}`,
        "gu",
      ),
      notBefore: EMPLOYER_BEFORE,
      confidence: 0.9,
    },
    {
      name: "label",
      type: "HOSPITAL",
      pattern: sourcePattern(
        `${BORDER}(?:[Ff]acility|FACILITY|[Hh]ospital|HOSPITAL|[Pp]harmacy|PHARMACY|[Cc]linic|CLINIC|[Pp]ractice)(?:[ \\t](?:[Nn]ame|NAME))?[ \\t]{0,2}:[ \\t]{0,8}(?<value>${TITLE_WORD}(?:${GAP}(?:of${GAP})?${TITLE_WORD}){1,4})(?![ \\t]?:)`,
        "dgu",
      ),
      accept: (value) => !isNotName(value.split(/[ \t]/)[0] ?? "", false) && isNamed(value),
      confidence: 0.8,
    },
  ],
  cases,
  knownFailures,
};
