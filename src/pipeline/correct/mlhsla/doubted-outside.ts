import type { TaggerRule } from "./post-rule.js";

/** Rule 1 for free text. Its cases are probabilities, and stand beside the tagger's part. */
export const doubtedOutside: TaggerRule = {
  name: "doubted-outside",
  why: "outside was too improbable",
  inTagger: true,
  cases: [],
};
