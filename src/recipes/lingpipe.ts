import type { HmmVoice, Recipe } from "../pipeline/index.js";

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
  standIns: [
    "LingPipe itself is not here; the chunker is written anew after what is published of its design, see docs/decisions/0012.",
    "The paper says that it kept the default parameters, not what they are; eight characters and a ratio of eight are the toolkit's as far as we know.",
    "The tokenizer is ours.",
  ],
};
