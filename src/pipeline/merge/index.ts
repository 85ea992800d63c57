import { cascade, rulesFirst } from "./by-order.js";
import type { MergePolicy } from "./policy.js";
import { resolve } from "./resolve.js";
import { vote } from "./vote.js";

export type { MergePolicy, VoiceFindings } from "./policy.js";
export { resolveTraced } from "./resolve.js";
export { type VoteOptions, vote } from "./vote.js";

/** Merge policies by the name a recipe gives. */
export const MERGES: Readonly<Record<string, MergePolicy>> = {
  resolve,
  "rules-first": rulesFirst,
  cascade,
  vote: vote(),
  // Nothing that a voice suspects is voted out for being unlikely; only what overlaps is decided.
  "vote-all": vote({ floor: 0.02 }),
};
