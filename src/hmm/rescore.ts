import type { LanguageModels } from "./language-models.js";
import { type Chunk, OUTSIDE_TEXT, phrasesOf } from "./states.js";
import { BEGIN, END, toSymbols } from "./symbols.js";

/**
 * log P of a text and a whole chunking of it. The text between two chunks is spelled after the type of the first, and
 * its end is the type of the second, so that one model holds spelling and the order of types; each phrase is spelled in
 * full by the model of its type. Chunkings of a note share most of their parts: each part is scored once.
 */
export function rescorer(
  models: LanguageModels,
  order: number,
  text: string,
  offsets: Int32Array, // of tokens, in `text`
): (chunks: readonly Chunk[]) => number {
  const { symbols, at } = toSymbols(text);
  const sums = runningSums(models, symbols);
  const scored = new Map<string, number>();

  function once(part: string, score: () => number): number {
    let log = scored.get(part);
    if (log === undefined) {
      log = score();
      scored.set(part, log);
    }
    return log;
  }

  function spell(model: number, begin: number, from: number, to: number, end: number): number {
    const context = models.begin(model, begin);
    let log = 0;
    for (let i = from; i < to; i++) log += models.step(context, symbols[i]!);
    return log + models.step(context, end);
  }

  /** Only the first and the last few symbols feel what stands before and after; the rest is summed already. */
  function outside(from: number, to: number, before: number, next: number): number {
    const reach = order - 1;
    if (to - from <= 2 * reach) return spell(OUTSIDE_TEXT, BEGIN + before, from, to, END + next);
    const context = models.begin(OUTSIDE_TEXT, BEGIN + before);
    let log = sums[to]! - sums[from + reach]!;
    for (let i = from; i < from + reach; i++) log += models.step(context, symbols[i]!);
    const last = models.begin(OUTSIDE_TEXT, NOTHING);
    for (let i = to - reach; i < to; i++) models.step(last, symbols[i]!);
    return log + models.step(last, END + next);
  }

  return (chunks) => {
    let log = 0;
    let from = 0;
    let before = 0;
    const gap = (to: number, next: number): void => {
      log += once(`${from} ${to} ${before} ${next}`, () => outside(from, to, before, next));
    };
    for (const { first, last, type } of chunks) {
      const [start, end] = [at[offsets[2 * first]!]!, at[offsets[2 * last - 1]!]!];
      gap(start, type);
      log += once(`${start} ${end} ${type}`, () => spell(phrasesOf(type), BEGIN, start, end, END));
      from = end;
      before = type;
    }
    gap(symbols.length, 0);
    return log;
  };
}

/** Stands for no context at all: no model has seen it. */
const NOTHING = 0xffff;

/** [symbols + 1]: log P of the text up to each place, as if all of it were outside. */
function runningSums(models: LanguageModels, symbols: Uint16Array): Float64Array {
  const sums = new Float64Array(symbols.length + 1);
  const context = models.begin(OUTSIDE_TEXT, NOTHING);
  for (let i = 0; i < symbols.length; i++) sums[i + 1] = sums[i]! + models.step(context, symbols[i]!);
  return sums;
}
