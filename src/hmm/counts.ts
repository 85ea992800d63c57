import { type CountTrie, createTrie } from "./count-trie.js";
import type { ModelSettings } from "./language-models.js";
import { type Chunk, OUTSIDE_TEXT, pathOf, phrasesOf, START, STOP } from "./states.js";
import { BEGIN, END, framed, toSymbols } from "./symbols.js";
import { type TransitionCounts, transitionKey } from "./transitions.js";

export interface HmmSettings extends ModelSettings {
  /** Most sequences kept: when there are more, the rarest go. Bounds memory at about 100 bytes for each. */
  readonly mostNodes: number;
}

/** LingPipe's own: eight characters, and a ratio as large. */
const DEFAULTS: HmmSettings = { order: 8, ratio: 8, mostNodes: 4_000_000 };

/** A text and its tokens as `[start0, end0, start1, end1, …]`. */
export interface Tokenized {
  readonly text: string;
  readonly offsets: Int32Array;
}

/** Runs of tokens with their types by name; they ascend and do not overlap. */
export interface NamedChunk extends Omit<Chunk, "type"> {
  readonly type: string;
}

/** All that has been learned, as counts: what is learned later is added. */
export interface HmmCounts {
  readonly settings: HmmSettings;
  /** In the order they were first seen; type k of the states is `types[k - 1]`. */
  readonly types: string[];
  readonly transitions: TransitionCounts;
  readonly trie: CountTrie;
}

export function createCounts(settings: Partial<HmmSettings> = {}): HmmCounts {
  const all = { ...DEFAULTS, ...settings };
  return { settings: all, types: [], transitions: new Map(), trie: createTrie(all.mostNodes) };
}

/**
 * Learns one note, in one pass. Notes learned one by one, in several goes, or after the counts were written and read,
 * give the same counts, as long as their order is the same.
 */
export function learnNote(
  counts: HmmCounts,
  { text, offsets }: Tokenized,
  chunks: readonly NamedChunk[],
): void {
  const tokens = offsets.length >> 1;
  if (tokens === 0) return;
  const { settings, transitions, trie } = counts;
  const numbered = chunks.map(({ first, last, type }) => ({ first, last, type: numberOf(counts, type) }));
  const path = pathOf(numbered, tokens);
  const words = new Map<string, Uint16Array>();
  let before = START;
  const follow = (state: number): void => {
    const key = transitionKey(before, state);
    transitions.set(key, (transitions.get(key) ?? 0) + 1);
    before = state;
  };
  for (let t = 0; t < tokens; t++) {
    const word = text.slice(offsets[2 * t], offsets[2 * t + 1]);
    let sequence = words.get(word);
    if (sequence === undefined) {
      sequence = framed(BEGIN, toSymbols(word).symbols, END);
      words.set(word, sequence);
    }
    trie.add(path[t]!, sequence, settings.order);
    follow(path[t]!);
  }
  follow(STOP);
  learnWholeChunking(counts, text, offsets, numbered);
}

/** Phrases by type, and the text between them with the type that comes before it and after it. */
function learnWholeChunking(
  { settings, trie }: HmmCounts,
  text: string,
  offsets: Int32Array,
  chunks: readonly Chunk[],
): void {
  let from = 0;
  let before = 0;
  const outside = (to: number, next: number): void => {
    const { symbols } = toSymbols(text.slice(from, to));
    trie.add(OUTSIDE_TEXT, framed(BEGIN + before, symbols, END + next), settings.order);
  };
  for (const { first, last, type } of chunks) {
    const [start, end] = [offsets[2 * first]!, offsets[2 * last - 1]!];
    outside(start, type);
    const { symbols } = toSymbols(text.slice(start, end));
    trie.add(phrasesOf(type), framed(BEGIN, symbols, END), settings.order);
    from = end;
    before = type;
  }
  outside(text.length, 0);
}

function numberOf({ types }: HmmCounts, type: string): number {
  const at = types.indexOf(type);
  return at >= 0 ? at + 1 : types.push(type);
}
