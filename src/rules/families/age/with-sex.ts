import type { Rule } from "../../rule.js";
import { plausible } from "./numbers.js";

export const withSexRules: readonly Rule[] = [
  {
    // "54F with", "54 M s/p", "54WM presents", at the opening of a note, section or sentence.
    name: "age-and-sex-letter",
    type: "AGE",
    pattern:
      /(?<![\w.,/$#:-])(?<!\b(?:temp|t|tmax|tm|fever|of|to|at|x)\.? )(?<value>\d{1,3})(?:[ /-]|\s?y\s?[/-]?\s?)?(?:(?:AA|W|B|H|L|As|C)?[MF]|AAM|AAF)(?=\s(?:with|w\/|who|hx|h\/o|history|s\/p|present\w*|p\/w|c\/o|pmh\w*|admitted|adm|found|here|transferred|referred|seen|in\s(?:for|nad)|was|brought|bib\w*|restrained|pod|G\d|smoker|nonsmoker|from|known|healthy|undergoing|being|on\s[a-z]|coming|c\s)|,\s?(?:with|w\/|h\/o|hx|s\/p|pmh|smoker|G\d|healthy|[a-z]))/dg,
    notBefore:
      /\b(?:temp(?:erature)?|weather|tmax|tm|t|febrile|fevers?|low-grade|warmed|water|oral|rectal|size|french|fr|bougie|cath|catheter|dilator|needle|sheath)\b[^.;\n]{0,20}$/i,
    accept: (value) => Number(value) >= 1 && Number(value) <= 110,
    confidence: 0.85,
  },
  {
    name: "age-and-sex-heads-line",
    type: "AGE",
    pattern:
      /(?<=(?:^|\n)[ \t]{0,4}(?:(?:ID|HPI|CC|Pt|Patient|IMP|Impression|A\/P|A|S|Summary|One-?liner)[:\s]{1,3})?(?:(?:This is )?[Aa]n?\s)?)\d{1,3}(?=(?:[ /-]?|\s?y\s?[/-]?\s?)(?:(?:AA|W|B|H)?[MF])(?![A-Za-z0-9]))/g,
    notAfter: /^.{1,5}(?:foley|fr\b|french|cath|tube|ng|ogt|needle|chest|trach)/i,
    accept: (value) => Number(value) >= 1 && Number(value) <= 110,
    confidence: 0.85,
  },
  {
    name: "sex-letter-and-age",
    type: "AGE",
    pattern:
      /(?<=\b(?:[Ss]ex|SEX|[Gg]ender)[:\s]{1,3}[MF][\s/,]{1,3}|(?:^|\n|[(,]\s?)(?:M|F)\/)\d{1,3}(?=\s?(?:[,;.)\n]|$|y))/g,
    accept: plausible,
    confidence: 0.8,
  },
  {
    // "54 male", "54 white female": no "year old" between.
    name: "age-and-sex-word",
    type: "AGE",
    pattern:
      /(?<![\w.,/$#:-])(?<value>\d{2,3})(?:y|\sy|\syrs?\.?|\syears?|\smo|\smonths?)?[\s/-](?:(?:white|black|caucasian|african[- ]american|aa|hispanic|latin[oa]|asian|right[- ]handed|rh|lh|married|single|divorced|widowed|healthy|obese|elderly)\s){0,2}(?:male|female|man|woman|gentleman|lady|boy|girl)(?![a-z])/dgi,
    notAfter:
      /^[^.;\n]{1,40}(?:male|female)s? (?:patients|residents|siblings|subjects|participants|controls)/i,
    accept: plausible,
    confidence: 0.85,
  },
  {
    name: "age-and-unit-before-sex",
    type: "AGE",
    pattern:
      /(?<![\w.,/$#:-])(?<value>\d{1,3})(?=[ -]?(?:y|yr|yrs|mo|m|wk|w|d)[ ,/-]{1,2}(?:[MF](?![A-Za-z])|male|female|boy|girl|infant|baby))/dg,
    notBefore: /\b(?:x|for|past|last)\s$/i,
    accept: plausible,
    confidence: 0.88,
  },
];
