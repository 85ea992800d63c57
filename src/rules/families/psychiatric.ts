import { type RuleFamily, sourcePattern } from "../rule.js";
import { CLEAR_POSTAL } from "./place-parts.js";
import { cases } from "./psychiatric.cases.js";
import { WORD_ENDS } from "./word-parts.js";

// "[hpp2]": whoever typed a note signs its paragraphs so.
const SIGNATURE = /(?<=\[[ \t]?)[a-z]{2,8}\d{1,4}(?=[ \t]?\])/g;
/** Gases, vitamins, proteins and times in brackets. */
const MEASURED =
  /^(?:(?:et|p|pa|sp|sa|v)?(?:co|o)|hco|bun|ft|hba|tsh|vit|cd|il|ph|dx|tx|hx|rx|age|day|week|no|x|q)\d/;

// "XF-1747210-9837", "AB 1234567", without any label: two letters, seven digits, perhaps four more.
const LICENSE =
  /(?<![A-Za-z0-9-])[A-Z]{2}(?:-[ ]?|[ ])?\d{7}(?:(?:-[ ]?|[ ])?\d{4})?(?![A-Za-z0-9]|[-./]\d)/g;
const OTHER_NUMBER =
  /(?:member|subscriber|policy|group|plan|insurance|account|acct|mrn|claim|order|lot|serial|model|device|accession|case|ref)[ \ta-z.:#]{0,12}$/i;

export const psychiatric: RuleFamily = {
  name: "psychiatric",
  description:
    "What paper 000 tells by form alone in psychiatric notes (its table 1): heard by its own recipe only",
  rules: [
    {
      name: "signature-in-brackets",
      type: "USERNAME",
      pattern: SIGNATURE,
      accept: (value) => !MEASURED.test(value),
      confidence: 0.9,
    },
    {
      name: "license-by-form",
      type: "LICENSE",
      pattern: LICENSE,
      notBefore: OTHER_NUMBER,
      confidence: 0.9,
    },
    {
      name: "state-after-preposition",
      type: "STATE",
      pattern: sourcePattern(
        `(?<=(?<![\\p{L}\\p{N}])(?:[Ii]n|[Tt]o|[Ff]rom)[ \\t])${CLEAR_POSTAL}${WORD_ENDS}(?!-)`,
        "gu",
      ),
      confidence: 0.9,
    },
  ],
  cases,
};
