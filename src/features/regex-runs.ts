import { ngrams } from "./template.js";
import { type NamedExpression, textRuns } from "./text-runs.js";

/** An expression that begins and ends where no letter, digit or more of the same number stands beside it. */
function expression(name: string, source: string, flags = ""): NamedExpression {
  return [
    name,
    new RegExp(
      `(?<![\\p{L}\\p{M}\\p{Nd}]|\\p{Nd}[-/.:,])(?:${source})(?![\\p{L}\\p{M}\\p{Nd}]|[-/:]\\p{Nd})`,
      `gu${flags}`,
    ),
  ];
}

/** Kinds of the table in regex-shape.ts that a tokenizer cuts apart: over the text, so that any tokenizer will do. */
export const RUN_KINDS: readonly NamedExpression[] = [
  expression("short-year", "['’]\\d\\d"),
  expression("decade", "(?:\\d\\d)?\\d0['’]?s"),
  expression("month-year", "\\d{1,2}/(?:19|20)?\\d\\d"),
  expression("time", "\\d{1,2}:\\d\\d(?::\\d\\d)?(?: ?[ap]\\.?m\\b)?", "i"),
  expression("phone-part", "\\d{3}-\\d{4}"),
  expression("phone", "\\(?\\d{3}\\)?[-. ]?\\d{3}[-.]\\d{4}"),
  expression("ordinal", "\\d{1,2}(?:st|nd|rd|th)", "i"),
  expression("dose", "\\d{1,6}(?:\\.\\d{1,4})? ?(?:mg|mcg|g|ml|cc|kg|mm|cm|units?)", "i"),
  expression("age-word", "\\d{1,3}(?:[- ]?(?:yo|y/o|yrs?|years?)|[fm])", "i"),
  expression("letters-digits", "(?=\\p{L}{1,30}\\d|\\d{1,30}\\p{L})[\\p{L}\\d]{2,60}"),
  expression("mixed-case", "(?:\\p{Lu}\\p{Ll}|\\p{Ll})\\p{Ll}{0,30}\\p{Lu}\\p{L}{0,30}"),
  expression("dashed", "[\\p{L}\\d]{1,30}(?:-[\\p{L}\\d]{1,30}){1,5}"),
];

const runKind = textRuns("regex-run", RUN_KINDS);

/** The kinds of a run of tokens, on each of its tokens: "555-0142" is a part of a phone number however it is cut. */
export const regexRuns = ngrams("rxr", runKind);

/** Those of the runs that the tokens within three are part of. */
export const regexRunsContext = ngrams("rxrc", runKind, { skips: [[-3], [-2], [-1], [1], [2], [3]] });
