import { isEponym, isFieldWord, OUTSIDE_TITLES, PERSON_LABELS, RELATIONS } from "../../lexicon/index.js";
import { type Pattern, type RuleFamily, sourcePattern } from "../rule.js";
import { beginsAsName, readsAsFullName, readsAsLowerName, readsAsName } from "./name-checks.js";
import { cases, knownFailures } from "./patient.cases.js";
import {
  CAPITALS_SHAPE,
  INVERTED_NAME,
  LABELLED_NAME,
  LOWER_WORD,
  NAME,
  NOT_A_PLACE,
  nameBefore,
  TITLE_NAME,
} from "./person-name.js";
import { anyOf, BORDER, COLON, FIELD_START, GAP, inAnyCase, inCapitals, MAYBE_GAP } from "./word-parts.js";

const CIVIL = `(?:(?:Mr|Mrs|Ms|Mx|MR|MRS|MS)\\.${MAYBE_GAP}|(?:Mr|Mrs|Ms|MRS|Miss|MISS|Master)${GAP})`;
const CIVIL_BEFORE_VALUE = `(?:${CIVIL})?`;
const OUTSIDE = `(?:${anyOf(inCapitals(OUTSIDE_TITLES))})(?:\\.${MAYBE_GAP}|${GAP})`;
const RELATION = anyOf(RELATIONS.flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]));
const RELATION_LABEL = anyOf(inAnyCase([...RELATIONS, "next of kin", "nok"]));

/** Labels that nothing but a person follows. */
const NAME_LABEL = anyOf(inAnyCase(PERSON_LABELS));
/** A patient may be described after these as well: "Patient: alert". */
const PATIENT_LABEL = anyOf([...inAnyCase(["patient", "name", "client"]), "Pt", "PT", "pt"]);

/** "Moderate MR. Trace TR.", "QTc 440 ms. Normal axis." */
const MITRAL_OR_MILLISECONDS =
  /(?:\d|mild|mod|moderate|severe|trivial|trace|no|significant|ischemic|functional|progressive|relapsing)[ \t]{0,3}M[RSrs]\.?[ \t]{0,3}$/i;
/** "Ms. Park, RN" is staff. */
const DEGREE_AFTER =
  /^,?[ \t]{0,2}(?:M\.?D|R\.?N|D\.?O|N\.?P|P\.?A(?:-C)?|LPN|CNA|LCSW|LICSW|MSW|Ph\.?D|PharmD|P\.?T|O\.?T)(?![\p{L}\p{N}])/u;
const PLACE_AFTER =
  /^(?:['’]s)?[ \t](?:Clinic|Hospital|Hosp|House|Home|Medical|Health|Center|Centre|Pharmacy|Street|St\b|Road|Avenue|School|Church|University|Manor)/;
const UNIT = "(?:years?|yrs?|months?|mos?|weeks?|wks?|days?)";
const APPOSED_AGE = `,? (?:an? )?\\d{1,3}[- ]?(?:y\\.?/?o(?![\\p{L}])|${UNIT}[- ](?:(?:and )?\\d{1,2} ${UNIT} )?(?:old|corrected))`;
const RECORD_AFTER = ",? \\(?(?:MRN|DOB|D\\.O\\.B|born )";
const RELATION_AFTER = `(?: \\((?:[Hh]is |[Hh]er |[Pp]t's )?|, (?:his|her|their|the patient['’]s) |['’]s )${RELATION}(?![\\p{L}-])`;
const PEOPLE = anyOf(
  inAnyCase([
    "sons",
    "daughters",
    "children",
    "brothers",
    "sisters",
    "siblings",
    "parents",
    "twins",
    "grandchildren",
  ]),
);
const AGE_AFTER =
  "is (?:an?|now) (?:\\d{1,3}|\\p{Ll}{3,8}(?:-\\p{Ll}{3,5})?)[- ]?(?:years?|yrs?|y\\.?[/ ]?o|months?|weeks?|days?)";

/** One word alone may be an eponym ("mother Crohn"); with a second that is no disease it is a name. */
function isRelative(value: string): boolean {
  return readsAsName(value) && !isEponym(value);
}

/** The cheap look ahead first; the name is then read backwards from what follows it. */
function readBack(joint: string): Pattern {
  return sourcePattern(`(?=${joint})(?<=${BORDER}(?<value>${nameBefore(joint)}))[, '’]`, "dgu");
}

export const patient: RuleFamily = {
  name: "patient",
  description:
    "Names of patients, relatives and others who are not staff, beside a title, a label or a relation",
  rules: [
    {
      name: "civil-title",
      type: "PATIENT",
      pattern: sourcePattern(`${BORDER}${CIVIL}(?<value>${NAME})`, "dgu"),
      notBefore: MITRAL_OR_MILLISECONDS,
      notAfter: DEGREE_AFTER,
      accept: (value) => beginsAsName(value) && !/^(?:Contin|Plan|Problem|Flare)$/i.test(value),
      confidence: 0.96,
    },
    {
      name: "civil-title-lower",
      type: "PATIENT",
      pattern: sourcePattern(`${BORDER}(?:mrs?\\.?${GAP}|ms\\.${GAP})(?<value>${LOWER_WORD})`, "dgu"),
      notBefore: /\d[ \t]{0,2}ms\.?[ \t]{1,3}$/,
      accept: (value) =>
        readsAsLowerName(value) &&
        !/^(?:angio|spectro|elasto|entero|venogra|cholangio|guided|brain)/.test(value),
      confidence: 0.85,
    },
    {
      name: "civil-title-lower-capital",
      type: "PATIENT",
      pattern: sourcePattern(
        `${BORDER}(?:mrs?\\.?${GAP}|ms\\.${GAP}|miss${GAP})(?<value>${TITLE_NAME})`,
        "dgu",
      ),
      notBefore:
        /\d[ \t]{0,2}ms\.?[ \t]{1,3}$|\b(?:not|to|don't|didn't|never|would|will|may) miss[ \t]{1,3}$/,
      notAfter: DEGREE_AFTER,
      accept: readsAsName,
      confidence: 0.85,
    },
    {
      name: "outside-title",
      type: "PATIENT",
      pattern: sourcePattern(`${BORDER}${OUTSIDE}${NOT_A_PLACE}(?<value>${TITLE_NAME})`, "dgu"),
      notAfter: DEGREE_AFTER,
      accept: readsAsName,
      confidence: 0.85,
    },
    {
      name: "name-label",
      type: "PATIENT",
      pattern: sourcePattern(
        `${BORDER}${NAME_LABEL}${COLON}${CIVIL_BEFORE_VALUE}${NOT_A_PLACE}(?<value>${LABELLED_NAME})`,
        "dgu",
      ),
      notBefore:
        /(?:pharmacy|provider|physician|doctor|facility)['’]?s?[ \t](?:\p{L}{1,9}[ \t])?name[ \t]{0,3}:[ \t]{0,12}$/iu,
      accept: readsAsName,
      confidence: 0.95,
    },
    {
      name: "contact-is",
      type: "PATIENT",
      pattern: sourcePattern(
        `${BORDER}(?:[Ee]mergency contact|[Nn]ext of kin|[Hh]ealth ?care proxy|[Gg]uardian|[Cc]ontact person|HCP|NOK|POA)${GAP}(?:is|was)${GAP}${NOT_A_PLACE}(?<value>${TITLE_NAME})`,
        "dgu",
      ),
      accept: isRelative,
      confidence: 0.88,
    },
    {
      name: "patient-label",
      type: "PATIENT",
      pattern: sourcePattern(
        `${FIELD_START}${PATIENT_LABEL}${COLON}${CIVIL_BEFORE_VALUE}${NOT_A_PLACE}(?<value>${LABELLED_NAME})`,
        "dgu",
      ),
      notAfter: DEGREE_AFTER,
      accept: isRelative,
      confidence: 0.9,
    },
    {
      // "STONE, WILL J." in a field of its own: the comma and the field tell, so words may be names here.
      name: "name-label-inverted",
      type: "PATIENT",
      pattern: sourcePattern(
        `${BORDER}(?:${NAME_LABEL}|${PATIENT_LABEL})${COLON}(?<value>\\p{Lu}[\\p{Lu}'’-]{1,30}, ?\\p{Lu}[\\p{Lu}'’-]{1,30}(?: \\p{Lu}(?![\\p{L}\\p{N}])\\.?)?)`,
        "dgu",
      ),
      after: /^(?:[ \t]{0,3}(?:$|[\n\r|;(])|[ \t]{2}|\t)/,
      accept: (value) => !isFieldWord(value.split(",")[0] as string, true),
      confidence: 0.93,
    },
    {
      name: "name-label-lower",
      type: "PATIENT",
      pattern: sourcePattern(
        // Two words at most, so that a second field after them does not count as a name.
        `${FIELD_START}(?:patient name|pt name|name|patient|pt)${COLON}(?<value>${LOWER_WORD} (?:\\p{Ll}\\.? )?${LOWER_WORD})`,
        "dgu",
      ),
      after: /^(?:\s{0,2}(?:$|[\n\r,;(])|[ \t]{2}| (?:dob|d\.o\.b|mrn|age)(?![\p{L}]))/u,
      accept: readsAsLowerName,
      confidence: 0.8,
    },
    {
      name: "subject-line",
      type: "PATIENT",
      pattern: sourcePattern(
        `${FIELD_START}(?:RE|Re|REGARDING|Regarding)${COLON}${CIVIL_BEFORE_VALUE}${NOT_A_PLACE}(?<value>${INVERTED_NAME}|${NAME})`,
        "dgu",
      ),
      notAfter: /^[ \t](?:[\p{Ll}]{2,}|CT|MRI|EKG|ECG)/u,
      accept: readsAsFullName,
      confidence: 0.85,
    },
    {
      name: "caret",
      type: "PATIENT",
      pattern:
        /(?<![\p{L}\p{N}^])(?<value>\p{Lu}[\p{L}'’-]{1,30}\^\p{Lu}[\p{L}'’-]{1,30}(?:\^\p{Lu}[\p{L}'’-]{0,30})?)(?![\p{L}\p{N}])/dgu,
      notAfter: /^\^{1,4}(?:MD|DR|RN|DO|LN|L\b|I10|99|SCT)/i,
      accept: (value) =>
        value.split("^").every((part) => isRelative(part) && !/^(?:ADT|ORU|ORM|ACK|LN|SCT)$/.test(part)),
      confidence: 0.8,
    },
    {
      name: "relation-label",
      type: "PATIENT",
      pattern: sourcePattern(
        `${BORDER}${RELATION_LABEL}${COLON}${NOT_A_PLACE}(?<value>${INVERTED_NAME}|${NAME})`,
        "dgu",
      ),
      accept: readsAsFullName,
      confidence: 0.85,
    },
    {
      name: "relation-label-one-word",
      type: "PATIENT",
      pattern: sourcePattern(`${BORDER}${RELATION_LABEL}${COLON}(?<value>${TITLE_NAME})`, "dgu"),
      after:
        /^,?[ \t]{0,3}(?:\(?\+?\d{3}[-.) ]|[Pp]hone|[Tt]el|[Cc]ell|\((?:HCP|NOK|POA|\+?\d|[Cc]ell|[Hh]ome))/,
      accept: isRelative,
      confidence: 0.85,
    },
    {
      name: "relation",
      type: "PATIENT",
      pattern: sourcePattern(
        `${BORDER}${RELATION}(?:,?${GAP}(?:named${GAP}|called${GAP})?|,?[ \\t]?\\r?\\n[ \\t]{0,4}|${GAP}\\()${NOT_A_PLACE}(?<value>${TITLE_NAME})(?![ \\t]?:)`,
        "dgu",
      ),
      notAfter: new RegExp(`${PLACE_AFTER.source}|${DEGREE_AFTER.source}`, "u"),
      accept: isRelative,
      confidence: 0.85,
    },
    {
      name: "relation-list",
      type: "PATIENT",
      pattern: sourcePattern(`(?<=(?:,|\\band|&)[ \\t])(?<value>${TITLE_NAME})(?![ \\t]?:)`, "dgu"),
      before:
        /\b(?:[Ss]ons|[Dd]aughters|[Cc]hildren|[Bb]rothers|[Ss]isters|[Ss]iblings|[Pp]arents|[Tt]wins|[Gg]randchildren)[,:]?[ \t](?:\p{Lu}[\p{L}'’-]{1,20}(?:[ \t]\p{Lu}[\p{L}'’-]{1,20})?(?:,?[ \t](?:and|&)[ \t]|,[ \t])){1,4}$/u,
      accept: isRelative,
      confidence: 0.85,
    },
    {
      name: "relation-list-first",
      type: "PATIENT",
      pattern: sourcePattern(`${BORDER}${PEOPLE},?${GAP}(?<value>${TITLE_NAME})(?=,|${GAP}(?:and|&))`, "dgu"),
      accept: isRelative,
      confidence: 0.85,
    },
    {
      name: "relation-in-capitals",
      type: "PATIENT",
      pattern: sourcePattern(
        `${BORDER}(?:HIS|HER|THE|THEIR|PATIENT'S)${GAP}${anyOf(RELATIONS.map((word) => word.toUpperCase()))},${GAP}(?<value>${CAPITALS_SHAPE}(?:${GAP}${CAPITALS_SHAPE})?)(?=,)`,
        "dgu",
      ),
      accept: isRelative,
      confidence: 0.8,
    },
    {
      name: "baby",
      type: "PATIENT",
      pattern: sourcePattern(
        `${BORDER}(?:(?:[Bb]aby|BABY)${GAP}(?:[Bb]oy|[Gg]irl|BOY|GIRL)|BB|BG)${GAP}(?:(?:[AB12]|#[12])${GAP})?(?<value>${NAME})`,
        "dgu",
      ),
      accept: (value) =>
        beginsAsName(value) && readsAsName(value) && !/^(?:born|weighing|twins?)/i.test(value),
      confidence: 0.9,
    },
    {
      name: "baby-of",
      type: "PATIENT",
      pattern: sourcePattern(`${BORDER}(?:[Bb]aby|Infant)${GAP}(?<value>${TITLE_NAME})`, "dgu"),
      accept: (value) =>
        readsAsName(value) &&
        !/^(?:Tylenol|Motrin|Boy|Girl|Friendly|Formula|Food|Shower|Boys|Girls|Bjorn|Gate)/.test(value),
      confidence: 0.75,
    },
    {
      name: "is-of-an-age",
      type: "PATIENT",
      pattern: readBack(` ${AGE_AFTER}`),
      accept: readsAsName,
      confidence: 0.9,
    },
    {
      name: "aged-apposition",
      type: "PATIENT",
      pattern: readBack(APPOSED_AGE),
      accept: readsAsFullName,
      confidence: 0.85,
    },
    {
      name: "before-record-number",
      type: "PATIENT",
      pattern: readBack(RECORD_AFTER),
      accept: readsAsFullName,
      confidence: 0.85,
    },
    {
      name: "before-relation",
      type: "PATIENT",
      pattern: readBack(RELATION_AFTER),
      notBefore: /\b(?:Dr|DR)\.?[ \t]$/,
      accept: readsAsName,
      confidence: 0.85,
    },
  ],
  cases,
  knownFailures,
};
