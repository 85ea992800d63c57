import {
  isCommonWord,
  LOOSE_DEGREES,
  STAFF_ACTS,
  STAFF_LABELS,
  STAFF_ROLES,
  SURE_DEGREES,
} from "../../lexicon/index.js";
import { type Pattern, type RuleFamily, sourcePattern } from "../rule.js";
import { cases, knownFailures } from "./doctor.cases.js";
import { beginsAsName, readsAsFullName, readsAsLowerName, readsAsName } from "./name-checks.js";
import {
  INVERTED_NAME,
  LABELLED_NAME,
  LOWER_NAME,
  LOWER_WORD,
  MAYBE_TITLE,
  NAME,
  NOT_A_PLACE,
  nameBefore,
  PLAIN_INVERTED_NAME,
  TITLE_NAME,
  TITLE_SHAPE,
  titleNameBefore,
} from "./person-name.js";
import { anyOf, BORDER, COLON, FIELD_START, GAP, inAnyCase, MAYBE_GAP, WORD_ENDS } from "./word-parts.js";

const DR = "(?:Drs?|DRS?|Doctors?|DOCTORS?|Prof|Professor|PROFESSOR)";
/** Products called after a doctor. */
const PRODUCT = "(?!(?:Scholl|SCHOLL|Pepper|PEPPER|Bronner|BRONNER|Seuss|Google|GOOGLE)END)".replace(
  "END",
  WORD_ENDS,
);
const SURE = `(?:${anyOf(SURE_DEGREES)}\\.?)${WORD_ENDS}`;
const LOOSE = `(?:${anyOf(LOOSE_DEGREES)}\\.?)${WORD_ENDS}`;
const LABEL = anyOf(inAnyCase(STAFF_LABELS));
const ACT = anyOf(inAnyCase(STAFF_ACTS));
const BY = "(?:by|By|BY)";

/** "12 Oak Dr. Springfield": the Dr. of a street. Tested before the value. */
const STREET_DRIVE =
  /(?<![\p{L}\p{N}.,/-])\d{1,6}[ \t](?:[NSEW]\.?[ \t])?(?:(?!Per|PER|Saw|SAW|By|BY|And|AND|With|WITH|Attending|ATTENDING)\p{Lu}\p{L}{1,20}[ \t]){1,2}(?:Dr|DR)\.?[ \t]$/u;
/** "2 dr", a dram, and the street again in small letters. */
const LOWER_DRAM = /\d[ \t]?dr\.?[ \t]$|\d[ \t](?!by|per|with|and|to|from)\p{Ll}{3,20}[ \t]dr\.?[ \t]$/u;
/** "lives in Baltimore, MD": a city. */
const PLACE_BEFORE = /\b(?:in|from|of|near|to|at)[ \t]{1,2}$/i;
const ZIP_AFTER = /^,?\s{0,2}[A-Z]{2},?\s{1,2}\d{5}/;

/** The cheap look ahead first: the name is then read backwards from its degree. */
function degree(name: (joint: string) => string, joint: string): Pattern {
  return sourcePattern(`(?=${joint})(?<=${BORDER}(?<value>${name(joint)}))[, \\t]`, "dgu");
}

export const doctor: RuleFamily = {
  name: "doctor",
  description: "Names and initials of clinicians and staff beside a title, a degree, a role or a label",
  rules: [
    {
      name: "title",
      type: "DOCTOR",
      pattern: sourcePattern(`${BORDER}${DR}(?:\\.${MAYBE_GAP}|${GAP})${PRODUCT}(?<value>${NAME})`, "dgu"),
      notBefore: STREET_DRIVE,
      accept: beginsAsName,
      confidence: 0.97,
    },
    {
      name: "title-at-line-end",
      type: "DOCTOR",
      pattern: sourcePattern(
        `${BORDER}(?:Dr|DR)\\.?[ \\t]{0,2}\\r?\\n[ \\t]{0,12}${PRODUCT}(?<value>${NAME})(?![ \\t]?:)`,
        "dgu",
      ),
      notBefore: STREET_DRIVE,
      accept: readsAsName,
      confidence: 0.85,
    },
    {
      // "Dr. Ruth⏎Marchetti this morning": the sentence goes on in small letters.
      name: "title-name-over-line-end",
      type: "DOCTOR",
      pattern: sourcePattern(`(?<=\\r?\\n[ \\t]{0,12})(?<value>${TITLE_SHAPE})(?=,?[ \\t]\\p{Ll})`, "dgu"),
      before:
        /(?<![\p{L}\p{N}])(?:Dr|DR|Doctor)\.?[ \t]{1,2}\p{Lu}\p{Ll}{1,20}(?:[ \t]\p{Lu}\.)?[ \t]{0,2}\r?\n[ \t]{0,12}$/u,
      accept: (value) => readsAsName(value) && !isCommonWord(value),
      confidence: 0.8,
    },
    {
      name: "title-lower",
      type: "DOCTOR",
      pattern: sourcePattern(`${BORDER}dr(?:\\.${MAYBE_GAP}|${GAP})(?<value>${LOWER_WORD})`, "dgu"),
      notBefore: LOWER_DRAM,
      accept: readsAsLowerName,
      confidence: 0.85,
    },
    {
      name: "title-lower-capital",
      type: "DOCTOR",
      pattern: sourcePattern(
        `${BORDER}(?:drs?|doctor)(?:\\.${MAYBE_GAP}|${GAP})${PRODUCT}(?<value>${TITLE_NAME})`,
        "dgu",
      ),
      notBefore: LOWER_DRAM,
      accept: readsAsName,
      confidence: 0.93,
    },
    {
      name: "list-after-title",
      type: "DOCTOR",
      pattern: sourcePattern(
        `(?<=[,/&d][ \\t]?|(?<![\\p{L}])AND[ \\t])(?<![\\p{L}\\p{N}])(?<value>${NAME})`,
        "dgu",
      ),
      before:
        /(?:Drs|DRS|drs|Doctors)\.?[ \t](?:(?:\p{Lu}\.[ \t]?){0,2}\p{Lu}[\p{L}\p{M}'’-]{1,20}(?:[ \t]\p{Lu}[\p{L}\p{M}'’-]{1,20})?(?:,?[ \t](?:and|AND|&)[ \t]|,[ \t]?|[ \t]?\/[ \t]?)){1,5}$/u,
      accept: beginsAsName,
      confidence: 0.93,
    },
    {
      name: "degree-after-comma",
      type: "DOCTOR",
      pattern: degree(nameBefore, `,${MAYBE_GAP}${SURE}`),
      notBefore: PLACE_BEFORE,
      notAfter: ZIP_AFTER,
      accept: readsAsName,
      confidence: 0.96,
    },
    {
      name: "degree-after-inverted-name",
      type: "DOCTOR",
      pattern: degree(() => PLAIN_INVERTED_NAME, `,?${MAYBE_GAP}${SURE}`),
      notAfter: ZIP_AFTER,
      accept: readsAsName,
      confidence: 0.9,
    },
    {
      name: "degree-after-full-name-from",
      type: "DOCTOR",
      pattern: degree(titleNameBefore, `,${MAYBE_GAP}${SURE}`),
      before: /\b(?:from|of|to|at)[ \t]{1,2}$/i,
      notAfter: ZIP_AFTER,
      accept: readsAsFullName,
      confidence: 0.85,
    },
    {
      name: "degree-after-blank",
      type: "DOCTOR",
      pattern: degree(nameBefore, `${GAP}\\(?${SURE}`),
      notAfter: ZIP_AFTER,
      accept: readsAsFullName,
      confidence: 0.92,
    },
    {
      name: "loose-degree-after-full-name",
      type: "DOCTOR",
      pattern: degree(titleNameBefore, `,${MAYBE_GAP}${LOOSE}`),
      notBefore: PLACE_BEFORE,
      notAfter: ZIP_AFTER,
      accept: readsAsFullName,
      confidence: 0.8,
    },
    {
      name: "label",
      type: "DOCTOR",
      pattern: sourcePattern(
        `${BORDER}${LABEL}${COLON}${MAYBE_TITLE}${NOT_A_PLACE}(?<value>${LABELLED_NAME})`,
        "dgu",
      ),
      accept: readsAsName,
      confidence: 0.9,
    },
    {
      name: "label-lower",
      type: "DOCTOR",
      pattern: sourcePattern(
        `${BORDER}(?:attending|pcp|surgeon|dictated by|signed by|provider)${COLON}(?:dr\\.?${GAP})?(?<value>${LOWER_NAME})`,
        "dgu",
      ),
      after: /^\s{0,2}(?:$|[\n\r,;(])/,
      accept: readsAsLowerName,
      confidence: 0.75,
    },
    {
      name: "copy-to",
      type: "DOCTOR",
      pattern: sourcePattern(
        `${FIELD_START}(?:cc|CC|Cc)${COLON}${NOT_A_PLACE}(?<value>${INVERTED_NAME}|${NAME})`,
        "dgu",
      ),
      accept: readsAsFullName,
      confidence: 0.75,
    },
    {
      name: "act-of-staff",
      type: "DOCTOR",
      pattern: sourcePattern(
        `${BORDER}${ACT}${GAP}${BY}[ \\t]{0,3}:?[ \\t\\u00a0]{0,12}${MAYBE_TITLE}${NOT_A_PLACE}(?<value>${INVERTED_NAME}|${NAME})`,
        "dgu",
      ),
      accept: readsAsFullName,
      confidence: 0.92,
    },
    {
      name: "act-of-staff-one-word",
      type: "DOCTOR",
      pattern: sourcePattern(
        `${BORDER}(?:${ACT})${GAP}${BY}[ \\t]{0,3}:[ \\t\\u00a0]{0,12}${NOT_A_PLACE}(?<value>${NAME})`,
        "dgu",
      ),
      accept: readsAsName,
      confidence: 0.8,
    },
    {
      name: "seen-by",
      type: "DOCTOR",
      pattern: sourcePattern(
        `${BORDER}(?:[Ss]een|[Ee]xamined|[Ee]valuated|[Aa]ssessed|[Oo]perated on)${GAP}by${GAP}${NOT_A_PLACE}(?<value>${TITLE_NAME})`,
        "dgu",
      ),
      accept: readsAsFullName,
      confidence: 0.72,
    },
    {
      name: "role",
      type: "DOCTOR",
      pattern: sourcePattern(
        `${BORDER}${anyOf(inAnyCase(STAFF_ROLES))}(?:,|${GAP}(?:is|was))?${GAP}${NOT_A_PLACE}(?<value>${TITLE_NAME})(?![ \\t]?[:#])`,
        "dgu",
      ),
      accept: readsAsName,
      confidence: 0.8,
    },
    {
      name: "before-role",
      type: "DOCTOR",
      pattern: degree(
        titleNameBefore,
        `${GAP}\\((?:the )?(?:fellow|resident|intern|${anyOf(STAFF_ROLES)})${WORD_ENDS}`,
      ),
      accept: readsAsFullName,
      confidence: 0.85,
    },
    {
      name: "letter-closing",
      type: "DOCTOR",
      pattern: sourcePattern(
        `${BORDER}(?:(?:Yours )?[Ss]incerely|(?:[Bb]est|[Kk]ind|[Ww]arm) [Rr]egards|Regards|Respectfully|/s/),?\\s{1,8}(?<value>${TITLE_NAME})`,
        "dgu",
      ),
      accept: readsAsFullName,
      confidence: 0.85,
    },
    {
      name: "dictation-initials-author",
      type: "DOCTOR",
      pattern:
        /(?<=(?:^|[\n\r])[ \t]{0,8}|:\d\d[ \t]{2,4}|(?:[Dd]ictated|DICTATED|[Ii]nitials)(?: by)?:?[ \t])(?<value>\p{Lu}{2,4})(?=[/:]\p{Ll}{2,4}(?![\p{L}\p{N}])[ \t]{0,4}(?:$|[\n\r\d:/.,;]|[DT][DTR]?:|[Jj]ob|JOB))/dgu,
      confidence: 0.9,
    },
    {
      name: "dictation-initials-typist",
      type: "DOCTOR",
      pattern:
        /(?<=(?:(?:^|[\n\r])[ \t]{0,8}|:\d\d[ \t]{2,4}|(?:[Dd]ictated|DICTATED|[Ii]nitials)(?: by)?:?[ \t])\p{Lu}{2,4}[/:])(?<value>\p{Ll}{2,4})(?![\p{L}\p{N}])(?=[ \t]{0,4}(?:$|[\n\r\d:/.,;]|[DT][DTR]?:|[Jj]ob|JOB))/dgu,
      confidence: 0.9,
    },
    {
      name: "hl7-provider",
      type: "DOCTOR",
      pattern:
        /(?<=[|^~&]\d{2,12}\^)(?<value>\p{Lu}[\p{L}'’-]{1,30}\^\p{Lu}[\p{L}'’-]{0,30}(?:\^\p{Lu}[\p{L}'’-]{0,30})?)(?![\p{L}\p{N}])/dgu,
      confidence: 0.85,
    },
  ],
  cases,
  knownFailures,
};
