import { DECADE_WORDS } from "../../../text/dates/index.js";
import { type Rule, sourcePattern } from "../../rule.js";
import {
  DURATION_AFTER,
  GESTATION_AFTER,
  NUMBER,
  PERSON,
  PREGNANCY_BEFORE,
  plausible,
  QUANTITY_AFTER,
  SUBJECT,
  UNIT,
} from "./numbers.js";

const DECADE = `['’]?[1-9]0['’]?s|${[...DECADE_WORDS.keys()].join("|")}|teens|preteens`;
/** Rates, saturations, pressures and temperatures have tens too. */
const MEASURED_BEFORE =
  /\b(?:hr|heart|rates?|sats?|spo2|o2|bp|sbp|dbp|systolics?|diastolics?|pulse|temps?|temperatures?|sugars?|glucose|fsbs|pressures?|rr|inr|ef|weight|percentiles?)\b[^.;\n]{0,30}$/i;
const MEASURED_AFTER = /^\s?(?:%|bpm|systolic|diastolic|on ra|on room)/i;

export const statedOfAPersonRules: readonly Rule[] = [
  {
    // "is 3 years 6 months", "she is now 54.", "who is 4 months"
    name: "person-is",
    type: "AGE",
    pattern: sourcePattern(
      `(?<![a-z])${SUBJECT}\\s(?:is|was|'s)\\s(?:(?:now|currently|only|just|about|around|approximately|almost|nearly|then|already|at least)\\s)?(?<value>${NUMBER})(?=\\s?${UNIT}(?![a-z])|\\s?[.,;)]|\\s?$|\\s(?:and|when|at the time|who|with|but|years?)(?![a-z]))`,
      "dgi",
    ),
    notBefore: /\b(?:when|if) (?:there|it) (?:is|was)\s$/i,
    notAfter: new RegExp(
      `${QUANTITY_AFTER.source}|${DURATION_AFTER.source}|^[\\s-]?(?:days?|hours?|hrs?)\\b(?!\\sold)|^\\s(?:and|of)\\s(?:\\d|a half (?:hours|packs))`,
      "i",
    ),
    accept: plausible,
    confidence: 0.82,
  },
  {
    name: "person-is-months",
    type: "AGE",
    pattern: sourcePattern(
      `(?<=(?<![a-z])${SUBJECT}\\s(?:is|was)\\s(?:(?:now|currently|only|just|about|almost)\\s)?\\d{1,3}\\s?(?:years?|yrs?\\.?|y)\\s?,?\\s?(?:and\\s)?)\\d{1,2}(?=\\s?(?:months?|mos?|m)(?![a-z]))`,
      "gi",
    ),
    notAfter: DURATION_AFTER,
    confidence: 0.88,
  },
  {
    // "when he was 12", "since she was eight", "before I turned 18"
    name: "when-a-person-was",
    type: "AGE",
    pattern: sourcePattern(
      `(?<![a-z])(?:when|since|until|till|after|before|while|once|because|if)\\s(?:the\\s|his\\s|her\\s|my\\s)?${SUBJECT}\\s(?:was|were|is|are|turn(?:s|ed)?)\\s(?:(?:about|around|only|just|approximately|almost|nearly)\\s)?(?<value>${NUMBER})`,
      "dgi",
    ),
    notAfter: new RegExp(`${QUANTITY_AFTER.source}|${DURATION_AFTER.source}`, "i"),
    accept: plausible,
    confidence: 0.9,
  },
  {
    name: "turned",
    type: "AGE",
    pattern: sourcePattern(
      `(?<![a-z])(?:turn(?:ed|s|ing)?|would be|(?:re)?ached age|reach(?:ed|es|ing)? (?:age )?)\\s?(?<value>${NUMBER})`,
      "dgi",
    ),
    notBefore:
      /\b(?:to|knob|dial|rate|o2|was|is|be|drip)\s(?:would be|turned)\s$|\bturned (?:down|up) to\s$/i,
    notAfter: new RegExp(
      `${QUANTITY_AFTER.source}|^\\s(?:over|around|q|every|in bed|side|toward|on)|^-`,
      "i",
    ),
    accept: (value) => plausible(value) && (!/^\d/.test(value) || (value.length <= 3 && value !== "0")),
    confidence: 0.85,
  },
  {
    // What happens to people at an age: "died at 67", "menarche at 12", "first drink at fourteen".
    name: "event-at",
    type: "AGE",
    pattern: sourcePattern(
      `(?<![a-z])(?:died|deceased|dead|passed(?: away)?|expired|menarche|menopause|onset|diagnosed|dx'?d?|married(?: previously| first)?|retired|divorced|quit|quitting|sober|drinking|smoking|smoked|hospitali[sz]ation|second|third|disclosed|resettled|drowned(?: h(?:im|er)self)?|widowed|left (?:high )?school|fracture|appendix|appendectomy|tonsillectomy|annulled|first (?:drink|use|bet|job|child|pregnancy|seizure|period|mi|episode)|pregnant|periods? (?:began|started)|coitarche|mi|cad|cva|stroke|cancer|ca|chd|scd|suicide|killed|orphaned|adopted|emigrated|immigrated|graduated|enlisted|walked|talked|crawled|sat(?: up)?|rolled(?: over)?|smiled|babbled|weaned|toilet[- ]trained|potty[- ]trained|first words?|began|started)(?:\\s(?:of|from|due to|in)\\s["“]?[a-zà-ÿ]{2,14}[,.]?["”]?(?:\\s[a-z]{2,14})?)?(?:\\s(?:19|20)\\d\\d)?(?:\\s|,\\s)(?:at|@)\\s(?:(?:about|around|approximately|only|just|~)\\s?)?(?<value>${NUMBER})`,
      "dgi",
    ),
    notBefore: PREGNANCY_BEFORE,
    notAfter: new RegExp(
      `${QUANTITY_AFTER.source}|${GESTATION_AFTER.source}|^\\s?(?:am|pm|a\\.m|p\\.m|h\\b|hrs)`,
      "i",
    ),
    accept: plausible,
    confidence: 0.85,
  },
  {
    // "first drink: 13", "First use 27 |", "first cigarette, 12"
    name: "first-time",
    type: "AGE",
    pattern:
      /(?<![a-z])first (?:drink|drank|use|used|cigarette|smoke|smoked|bet|period|sex)(?::|,| was)?\s(?:at\s)?(?<value>\d{1,2})(?=[.,;)|]|\s[|(]|\s?$|\s?\n)/dgi,
    notAfter: /^[.,]\d/,
    accept: (value) => Number(value) >= 5,
    confidence: 0.85,
  },
  {
    // "moved east at 14", "came here at 19", "crossed the river at 22": an hour of the clock ends at 12.
    name: "moved-at",
    type: "AGE",
    pattern:
      /(?<![a-z])(?:moved|came|crossed|arrived|left|emigrated|fled|went to work|ran away|dropped out|enlisted|joined)(?:\s[A-Za-zÀ-ÿ]{2,14}){0,4}\sat\s(?<value>1[3-9]|[2-6]\d)(?=[.,;)]|\s(?:with|when|after|to|by|and|from|over|alone|because)(?![a-z])|\s?$|\s?\n)/dgi,
    notBefore: /(?<![a-z])(?:bed|room|rm|unit|rate|drip|icu|or|pacu|ed)\s(?:[a-z]{2,8}\s){0,2}at\s$/i,
    notAfter: /^[.,:]\d/,
    confidence: 0.8,
  },
  {
    // "Miss Edna Mae is 100 today", "Mr. Hightower, though willing, is 81."
    name: "titled-person-is",
    type: "AGE",
    pattern:
      /(?<![A-Za-z])(?:Mr|Mrs|Ms|Miss)\.?\s[A-Z][A-Za-z'’-]{1,20}(?:\s[A-Z][A-Za-z'’-]{1,20}){0,2}(?:,\s[a-z ]{3,24},)?\s(?:is|was|turns)\s(?:now\s|only\s)?(?<value>\d{1,3})(?=[.,;)]|\s(?:today|and|now|years|with)(?![a-z])|\s?$|\s?\n)/dg,
    notAfter: /^[.,]\d|^\s(?:and|with)\s\d|^\syears\s(?:out|post|sober|from|into)/,
    accept: plausible,
    confidence: 0.85,
  },
  {
    // "her first birthday", "his 80th birthday": the ordinal is the age.
    name: "birthday",
    type: "AGE",
    pattern:
      /(?<![a-z])(?:his|her|their|my)\s(?<value>first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d{1,3}(?:st|nd|rd|th))(?=\sbirthday)/dgi,
    confidence: 0.9,
  },
  {
    name: "years-of-age-after-at",
    type: "AGE",
    pattern: sourcePattern(
      `(?<![a-z])(?:walk(?:ed|ing)|talk(?:ed|ing)|sat(?: up| unsupported| alone)?|crawl(?:ed|ing)|roll(?:ed|ing)(?: over)?|smil(?:ed|ing)|words|babbl(?:ed|ing)|milestones|weaned|trained)\\s(?:at|by|around)\\s(?:about\\s|around\\s)?(?<value>${NUMBER})(?=[ -]?${UNIT})`,
      "dgi",
    ),
    confidence: 0.88,
  },
  {
    name: "died-number",
    type: "AGE",
    pattern:
      /(?<![a-z])(?:died|deceased|d\.|dec'd|passed away)[ ,(]{1,2}(?:age\s)?(?<value>\d{2})(?=\s?(?:[.,;)]|$|\n|of\s|from\s|w\/|with\s|-\s|\sca\b|mi\b|(?:liver|lung|colon|heart|breast|stroke|cancer)\b))/dgi,
    confidence: 0.82,
  },
  {
    // "mother, 83, has dementia", "father 67 with DM", "wife (62)", "sons 12 and 14"
    name: "relative-and-number",
    type: "AGE",
    pattern: sourcePattern(
      `(?<![a-z])${PERSON}(?:,\\s|\\s\\(|\\s|:\\s|\\s-\\s|\\sare\\s(?:now\\s)?)(?<value>\\d{1,3})(?=\\s?[,;)]|\\s?\\.(?:\\s|$)|\\s?$|\\s?\\n|\\s(?:with|w\\/|and\\s\\d{1,3}(?!\\d)|a&w|alive|deceased|healthy|in good health|died|has|had|living|htn|dm|cad|is|well)(?![a-z]))`,
      "dgi",
    ),
    notBefore: /\b(?:calls?|phone|room|tel|#)\s[^.;\n]{0,10}$/i,
    accept: plausible,
    confidence: 0.85,
  },
  {
    name: "patient-and-number",
    type: "AGE",
    pattern:
      /(?<=\b(?:patient|pt|claimant|client|[A-Z][a-z]{1,20}),\s)\d{2,3}(?=,\s(?:is|was|has|had|who|present\w*|with|a\s|came|seen|lives|reports|states|complain\w*)\b)/g,
    accept: plausible,
    confidence: 0.85,
  },
  {
    // A name before or what brought the patient after: ", 14mo, here with"; ", 3 wks, worse" is a duration.
    name: "age-between-commas",
    type: "AGE",
    pattern:
      /(?<=[A-Za-z],\s)\d{1,3}(?=\s?(?:mos?|yrs?|y|wks?|months?|years?|weeks?)\.?,\s(?:brought|here|presents?|presenting|with|admitted|s\/p|male|female|known|seen|who|accompanied|transferred|previously)\b)/g,
    accept: plausible,
    confidence: 0.82,
  },
  {
    // "a woman of 46", "a boy of four", "two children under 3"
    name: "person-of",
    type: "AGE",
    pattern: sourcePattern(
      `(?<![a-z])(?:(?:wom[ae]n|m[ae]n|boys?|girls?|child|infant|lady|gentleman|patient|youth|baby)\\sof(?:\\sabout)?|(?:children|kids|siblings|child)\\s(?:under|over|below)(?:\\sage)?)\\s(?<value>${NUMBER})(?![a-z-])`,
      "dgi",
    ),
    notAfter: new RegExp(`${QUANTITY_AFTER.source}|^\\s(?:children|siblings|sisters|brothers|kids)`, "i"),
    accept: plausible,
    confidence: 0.85,
  },
  {
    name: "relative-and-second-number",
    type: "AGE",
    pattern: sourcePattern(
      `(?<=(?<![a-z])${PERSON}(?:,\\s|\\s\\(|\\s|:\\s|\\sare\\s)\\d{1,3}(?:(?:,\\s\\d{1,3})?,?\\s(?:and|&)|,)\\s)\\d{1,3}(?=\\s?[,;).]|\\s?$|\\s?\\n)`,
      "gi",
    ),
    accept: plausible,
    confidence: 0.82,
  },
  {
    name: "in-his-forties",
    type: "AGE",
    pattern: sourcePattern(
      `(?<![a-z])(?:his|her|their|my|your|our|[a-z]{2,10}['’]s)(?:\\s(?:early|mid|middle|late|upper|lower))?(?:\\s(?:to|or)\\s(?:early|mid|late))?[\\s-](?<value>${DECADE})(?![a-z/])`,
      "dgi",
    ),
    notAfter: MEASURED_AFTER,
    confidence: 0.95,
  },
  {
    // "a lady in late eighties": without "the", which would make it a decade of the calendar.
    name: "in-late-eighties",
    type: "AGE",
    pattern: sourcePattern(`(?<![a-z])(?:early|mid|late)[\\s-](?<value>${DECADE})(?![a-z/])`, "dgi"),
    before:
      /\b(?:wom[ae]n|m[ae]n|lady|gentleman|person|patient|female|male|died|deceased|onset|people|adult|mother|father|sister|brother|aunt|uncle|grand\w+|until|is|was|since)\s(?:(?:in|their|approximately|about|from|since)\s){0,2}(?:early|mid|late)[\s-]$/i,
    notBefore: MEASURED_BEFORE,
    notAfter: MEASURED_AFTER,
    confidence: 0.8,
  },
  {
    name: "decade-after-age-word",
    type: "AGE",
    pattern: sourcePattern(
      `(?<![a-z])(?:aged?|ages|died|deceased|d\\.)\\s(?:in\\s|around\\s)?(?:(?:early|mid|late)[\\s-])?(?<value>${DECADE})(?![a-z/])`,
      "dgi",
    ),
    confidence: 0.85,
  },
];
