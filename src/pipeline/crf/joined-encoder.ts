import { type Encoder, pieceSequence } from "../../encoder/index.js";
import { EXIT, ScrubJayError } from "../../errors.js";
import type { Analysis } from "../../text/index.js";
import type { TokenRange } from "../token-range.js";

/** How an encoder has its say in the lattice of a CRF. */
export interface JoinSettings {
  /** The encoder's scores times this are added to those of the CRF. */
  readonly weight: number;
  /** Added to the weight of "outside", in place of the CRF's own bias. */
  readonly bias: number;
  /** Only sequences with a token of which the CRF is less sure than this are read. Absent: all are. */
  readonly sureFrom?: number;
}

/** An encoder at work beside a CRF. Not to be shared between threads. */
export interface JoinedEncoder extends JoinSettings {
  readonly encoder: Encoder;
  readonly piecesOf: (word: string) => readonly number[];
}

/** Tokens on both sides that are read with a doubtful sequence. */
const CONTEXT = 16;

/**
 * What an encoder adds to the scores [T][L] of a CRF's labels, at the tokens of some sequences; 0 elsewhere. The CRF's
 * labels must be the encoder's, in whatever order.
 */
export function encoderScores(
  { encoder, piecesOf, weight }: JoinedEncoder,
  labels: readonly string[],
): (analysis: Analysis, sequences: readonly TokenRange[]) => Float64Array {
  const columns = labels.map((label) => encoder.labels.indexOf(label));
  const unknown = labels.find((_, n) => columns[n] === -1);
  if (unknown !== undefined)
    throw new ScrubJayError("encoder-labels", `the encoder knows no label ${unknown}, which the model has`, {
      exitCode: EXIT.usage,
      hint: "Use this model with --profile fast.",
    });
  const [L, width] = [labels.length, encoder.labels.length];
  return ({ text, offsets, count }, sequences) => {
    const added = new Float64Array(count * L);
    for (const { first, last } of withContext(sequences, count)) {
      const scores = encoder.logits(pieceSequence(text, offsets, piecesOf, first, last));
      for (let t = first; t < last; t++)
        for (let j = 0; j < L; j++)
          added[t * L + j] = weight * (scores[(t - first) * width + (columns[j] as number)] as number);
    }
    return added;
  };
}

/** The sequences with the tokens around them; those that touch become one. */
export function withContext(sequences: readonly TokenRange[], count: number): TokenRange[] {
  const wide: { first: number; last: number }[] = [];
  for (const { first, last } of sequences) {
    const range = { first: Math.max(0, first - CONTEXT), last: Math.min(count, last + CONTEXT) };
    const before = wide.at(-1);
    if (before !== undefined && range.first <= before.last) before.last = range.last;
    else wide.push(range);
  }
  return wide;
}
