import type { HmmCounts, NamedChunk, Tokenized } from "./counts.js";
import { alphabetOf, emissionReader } from "./emissions.js";
import { type LanguageModels, languageModels } from "./language-models.js";
import { nBest } from "./n-best.js";
import { LONGEST_SEQUENCE, type Piece, pieces } from "./pieces.js";
import { rescorer } from "./rescore.js";
import { type Chunk, chunksOf, isOutside, OUTSIDE_TEXT } from "./states.js";
import { type Transitions, transitionsOf } from "./transitions.js";
import { viterbi } from "./viterbi.js";

export interface ChunkerOptions {
  /** How many chunkings are rescored. Default 512. */
  readonly nBest?: number;
  /** Added to the score of every token outside chunks; below 0 finds more. Default 0. */
  readonly bias?: number;
  /** Up to so many tokens a text is one sequence. Default 8192. */
  readonly longest?: number;
}

interface FoundChunk extends NamedChunk {
  /** Share of the chunkings that have it, each by its probability. */
  readonly probability: number;
  /** The same for every type that these very tokens have in some chunking. */
  readonly types: Readonly<Record<string, number>>;
}

interface Chunked {
  readonly chunks: readonly FoundChunk[];
  /** log of the best chunking's share among those listed. */
  readonly logProbability: number;
}

export type Chunker = (note: Tokenized) => Chunked;

/**
 * The best chunking of a text: the hidden Markov model lists the n likeliest ones, exactly, and the model of whole
 * chunkings chooses among them. Counts that learn more afterwards need a new chunker.
 */
export function createChunker(counts: HmmCounts, options: ChunkerOptions = {}): Chunker {
  return chunkerMaker(counts)(options);
}

/** The same for several options: making the models of the counts is what takes time. */
export function chunkerMaker(counts: HmmCounts): (options?: ChunkerOptions) => Chunker {
  const { settings, types, trie } = counts;
  const models = languageModels(trie, settings, (model) => alphabetOf(model === OUTSIDE_TEXT, types.length));
  const transitions = transitionsOf(counts.transitions, types.length);
  return (options = {}) => chunker({ settings, types, models, transitions }, options);
}

interface Prepared extends Pick<HmmCounts, "settings" | "types"> {
  readonly models: LanguageModels;
  readonly transitions: Transitions;
}

function chunker({ settings, types, models, transitions }: Prepared, options: ChunkerOptions): Chunker {
  const { nBest: most = 512, bias = 0, longest = LONGEST_SEQUENCE } = options;
  const emission = emissionReader(models, types.length, (state) => (isOutside(state) ? bias : 0));

  function chunkPiece({ text, offsets }: Tokenized): Weighted[] {
    const tokens = offsets.length >> 1;
    const emissions = Array.from({ length: tokens }, (_, t) =>
      emission(text.slice(offsets[2 * t], offsets[2 * t + 1])),
    );
    const score = rescorer(models, settings.order, text, offsets);
    const listed = nBest(viterbi(transitions, emissions), most).map(({ path }) => {
      const chunks = chunksOf(path);
      const inside = chunks.reduce((sum, { first, last }) => sum + last - first, 0);
      return { chunks, score: score(chunks) + bias * (tokens - inside) };
    });
    return weigh(listed);
  }

  return (note) => {
    const found: FoundChunk[] = [];
    let logProbability = 0;
    const all = pieces(note, longest);
    for (const piece of all) {
      const weighted = chunkPiece(partOf(note, piece));
      const best = weighted.reduce((a, b) => (b.weight > a.weight ? b : a));
      logProbability += Math.log(best.weight);
      const shares = sharesOf(weighted);
      for (const { first, last, type } of best.chunks) {
        const byType = shares.get(extent(first, last))!;
        found.push({
          first: piece.first + first,
          last: piece.first + last,
          type: types[type - 1]!,
          probability: byType.get(type)!,
          types: Object.fromEntries([...byType].map(([k, share]) => [types[k - 1]!, share])),
        });
      }
    }
    return { chunks: found, logProbability };
  };
}

interface Weighted {
  readonly chunks: readonly Chunk[];
  readonly weight: number;
}

/** Scores as shares of their sum. */
function weigh(listed: readonly { readonly chunks: readonly Chunk[]; readonly score: number }[]): Weighted[] {
  const top = listed.reduce((most, { score }) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  const weights = listed.map(({ score }) => Math.exp(score - top));
  const sum = weights.reduce((a, b) => a + b, 0);
  return listed.map(({ chunks }, n) => ({ chunks, weight: weights[n]! / sum }));
}

const extent = (first: number, last: number): string => `${first} ${last}`;

/** By extent and type, the weight of all chunkings that have the chunk. */
function sharesOf(weighted: readonly Weighted[]): Map<string, Map<number, number>> {
  const shares = new Map<string, Map<number, number>>();
  for (const { chunks, weight } of weighted) {
    for (const { first, last, type } of chunks) {
      const key = extent(first, last);
      const byType = shares.get(key) ?? new Map<number, number>();
      byType.set(type, Math.min(1, (byType.get(type) ?? 0) + weight));
      shares.set(key, byType);
    }
  }
  return shares;
}

/** A piece as a text of its own, with the white space around it that no other piece has. */
function partOf({ text, offsets }: Tokenized, { first, last }: Piece): Tokenized {
  const count = offsets.length >> 1;
  if (first === 0 && last === count) return { text, offsets };
  const start = first === 0 ? 0 : offsets[2 * first]!;
  const end = last === count ? text.length : offsets[2 * last]!;
  return {
    text: text.slice(start, end),
    offsets: offsets.subarray(2 * first, 2 * last).map((at) => at - start),
  };
}
