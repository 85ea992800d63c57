import type { WordLayer } from "./layer.js";
import { ngrams } from "./template.js";
import { type NamedExpression, textRuns } from "./text-runs.js";

const kinds = (table: readonly NamedExpression[]) => (text: string) =>
  table.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);

export const CARAFE_KINDS: readonly NamedExpression[] = [
  ["INITCAP", /^[A-Z].*$/],
  ["ALLCAPS", /^[A-Z]+$/],
  ["CAPS_MIX", /^[A-Za-z]+$/],
  ["HAS_DIGIT", /[0-9]/],
  ["SINGLE_DIGIT", /^[0-9]$/],
  ["DOUBLE_DIGIT", /^[0-9]{2}$/],
  ["FOUR_DIGIT", /^[0-9]{4}$/],
  ["NAT_NUM", /^[0-9]+$/],
  ["REAL_NUM", /^[0-9]+.[0-9]+$/],
  ["ALPHA_NUM", /^[0-9A-Za-z]+$/],
  ["HAS_DASH", /-/],
  ["PUNCTUATION", /^[^A-Za-z0-9]+$/],
];

export const TASK_KINDS: readonly NamedExpression[] = [
  ["FIVE_DIGIT", /^[0-9]{5}/],
  ["NO_VOWELS", /^[^AaEeIiOoUu]+$/],
  ["DATE_SEP", /^[-/]$/],
];

const baseline: WordLayer = { kind: "word", name: "carafe-regex", of: kinds(CARAFE_KINDS) };
const taskSpecific: WordLayer = { kind: "word", name: "carafe-task-regex", of: kinds(TASK_KINDS) };

const HOSPITAL = "(?:Hospital|Health Care|Center|Medical Center|Morgue)";
const STREET = "(?:Dr|Blvd|Ln|St|Ave|Rd|Ct|Pl|Way|Street|Avenue|Road|Drive|Lane|Boulevard)";
export const PHRASES: readonly NamedExpression[] = [
  ["HOSPITAL_1", new RegExp(`(?<![A-Za-z])[A-Z][A-Za-z]* ${HOSPITAL}(?![A-Za-z])`, "g")],
  ["HOSPITAL_2", new RegExp(`(?<![A-Za-z])[A-Z][A-Za-z]* [A-Z][A-Za-z]* ${HOSPITAL}(?![A-Za-z])`, "g")],
  [
    "HOSPITAL_3",
    new RegExp(`(?<![A-Za-z])[A-Z][A-Za-z]* [A-Z][A-Za-z]* [A-Z][A-Za-z]* ${HOSPITAL}(?![A-Za-z])`, "g"),
  ],
  [
    "ADDRESS",
    new RegExp(
      `(?<!\\d)\\d{1,6} [A-Z][A-Za-z]* ${STREET}(?![A-Za-z])\\.?(?:,? [A-Z][A-Za-z]*)?(?:,? [A-Z][A-Za-z]*)?(?:,? \\d{5})?`,
      "g",
    ),
  ],
];

/** The expressions of paper 001's first system (its table 3). */
export const carafeRegex = ngrams("crx", baseline);
/** Those it added for the task (table 4). */
export const carafeTaskRegex = ngrams("crt", taskSpecific, { window: [-1, 1] });
/** Its tokens with hyphens, over the text: our tokenizer parts them there, the paper's did not. */
export const DASHED: readonly NamedExpression[] = [
  ["PHONE_REG1", /(?<![0-9A-Za-z]|[0-9]-)[0-9]{3}-[0-9]{4}(?![0-9A-Za-z]|-[0-9])/g],
  ["PHONE_REG2", /(?<![0-9A-Za-z]|[0-9]-)[0-9]{3}-[0-9]{3}-[0-9]{4}(?![0-9A-Za-z]|-[0-9])/g],
  [
    "HAS_DASH_NUM_ALPHA",
    /(?<![0-9A-Za-z-])(?=[A-Za-z-]{0,99}[0-9])[0-9A-Za-z]{1,30}(?:-[0-9A-Za-z]{1,30}){1,5}(?![0-9A-Za-z-])/g,
  ],
];
export const carafeDashed = ngrams("crn", textRuns("carafe-dashed", DASHED), { window: [-1, 1] });
/** Patterns over several tokens for hospitals and addresses (table 5). */
export const carafePhrases = ngrams("crp", textRuns("carafe-phrases", PHRASES));
