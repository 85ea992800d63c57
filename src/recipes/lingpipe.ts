import type { HmmVoice, Recipe } from "../pipeline/index.js";
import { standIn } from "./stand-in.js";

// Paper 001's second system: no features at all. A hidden Markov model whose states spell their tokens lists the
// likeliest chunkings of the whole record, and a model that spells whole phrases and the text between them chooses.

const hmm: HmmVoice = {
  kind: "hmm",
  name: "lingpipe",
  tokenizer: "plain",
  types: {},
  // The toolkit's own settings, which the paper kept: runs of eight characters, smoothed with a ratio as large.
  order: 8,
  ratio: 8,
  // The one setting the paper changed, from 256.
  nBest: 512,
  // The paper's dial is Carafe's; at 0 this is the system of table 1.
  bias: 0,
};

export const lingpipe: Recipe = {
  name: "lingpipe",
  description:
    "Paper 001: a hidden Markov model over character language models, the 512 best chunkings rescored (LingPipe)",
  language: "en",
  voices: [hmm],
  merge: "resolve",
  corrections: [],
  reconciliation: [],
  fromPaper: [
    "Each record is one sentence; a hidden Markov model over character language models lists chunkings, a second model rescores them.",
    "The 512 best are rescored, twice the toolkit's default; nothing is done afterwards.",
  ],
  standIns: [
    standIn(
      "LingPipe 2.3",
      "a chunker written anew after what is published of its design",
      "the toolkit is not ours to ship; see docs/decisions/0012",
    ),
    standIn(
      "default parameters",
      "runs of eight characters and a ratio of eight",
      "the paper does not name them; these are the toolkit's as far as we know",
    ),
    standIn("the toolkit's tokenizer", "our plain tokenizer", "it is part of the toolkit"),
  ],
};
