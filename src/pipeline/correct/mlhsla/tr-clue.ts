import type { FindingRule } from "./post-rule.js";

const SIGN = "(?:\\p{L}{2,3}(?![\\p{L}\\p{N}])|\\p{Lu}\\p{Ll}{2,20}(?:[ ]\\p{Lu}\\p{Ll}{2,20})?)";

/** Rule 5 for free text: who dictated and who typed, after "TR". */
export const trClue: FindingRule = {
  name: "tr-clue",
  why: "it stands after the stamp of the transcriptionist",
  pattern: new RegExp(
    `(?<=^|[\\n\\r])[ \\t]{0,8}TR[ ]?[:.][ \\t]{0,4}(?<first>${SIGN})(?:/(?<second>${SIGN}))?`,
    "dgu",
  ),
  marks: {
    guide: { first: "DOCTOR", second: "DOCTOR" },
    "i2b2-2006": { first: "DOCTOR", second: "DOCTOR" },
  },
  confidence: 0.9,
  cases: [
    { before: "Plan.\nTR: ap/vm\nDD: 1", after: "Plan.\nTR: [[DOCTOR:ap]]/[[DOCTOR:vm]]\nDD: 1" },
    { before: "TR : Okafor", after: "TR : [[DOCTOR:Okafor]]" },
    { before: "TR: [[DOCTOR:AP]]/vm", after: "TR: [[DOCTOR:AP]]/[[DOCTOR:vm]]" },
    { before: "TR: 12/15" },
    { before: "trace MR, mild TR: stable" },
  ],
};
