import { expect, it } from "vitest";
import { createTrie } from "./count-trie.js";
import { alphabetOf, emissionReader } from "./emissions.js";
import { languageModels } from "./language-models.js";
import { stateCount, tokenStates } from "./states.js";
import { BEGIN, CHARACTERS, END, framed, toSymbols } from "./symbols.js";

const WORDS = ["Hansen", "Hanson", "Jansen", "hand", "sand", "Ann", "an", "ß", "日本", "12/3", "aaaaaa"];
const ALPHABET = alphabetOf(false, 0);
const RATIO = 3;

function learned(order: number, most = 1e6) {
  const trie = createTrie(most);
  for (const word of WORDS) trie.add(4, framed(BEGIN, toSymbols(word).symbols, END), order);
  return { trie, models: languageModels(trie, { ratio: RATIO }, () => ALPHABET) };
}

/** Straight from the definition, by looking through the words. */
function byDefinition(order: number, history: readonly number[], symbol: number): number {
  const sequences = WORDS.map((word) => [...framed(BEGIN, toSymbols(word).symbols, END)]);
  const probability = (context: readonly number[]): number => {
    const seen = new Map<number, number>();
    for (const sequence of sequences) {
      for (let at = context.length; at < sequence.length; at++) {
        const next = sequence[at] as number;
        if (next === BEGIN || !context.every((one, n) => one === sequence[at - context.length + n])) continue;
        seen.set(next, (seen.get(next) ?? 0) + 1);
      }
    }
    const total = [...seen.values()].reduce((sum, count) => sum + count, 0);
    const lambda = total === 0 ? 0 : total / (total + RATIO * seen.size);
    const shorter = context.length === 0 ? 1 / ALPHABET : probability(context.slice(1));
    return lambda * (total === 0 ? 0 : (seen.get(symbol) ?? 0) / total) + (1 - lambda) * shorter;
  };
  return probability(history.slice(Math.max(0, history.length - order + 1)));
}

const HISTORIES = ["", "H", "Hans", "Hanse", "xyzHan", "日", "aaaaaaaa", "q"];

it.each(HISTORIES)("sums to one after %j, pruned or not, and is Witten-Bell's formula", (history) => {
  for (const [order, most] of [
    [1, 1e6],
    [3, 1e6],
    [5, 1e6],
    [5, 60],
  ] as const) {
    const { models } = learned(order, most);
    const { symbols } = toSymbols(history);
    let sum = 0;
    for (let symbol = 0; symbol <= CHARACTERS; symbol++) {
      const context = models.begin(4, BEGIN);
      for (const one of symbols) models.step(context, one);
      const p = Math.exp(models.step(context, symbol));
      sum += p;
      if (most === 1e6 && symbol % 7 === 0)
        expect(p).toBeCloseTo(byDefinition(order, [BEGIN, ...symbols], symbol), 12);
    }
    expect(sum).toBeCloseTo(1, 10);
  }
});

it("gives all tokens together probability one in every state, seen or not", () => {
  const { models } = learned(4);
  const emission = emissionReader(models, 1, () => 0);
  const singles = Array.from({ length: 256 }, (_, unit) => String.fromCharCode(unit));
  // No character, one, or at least two: one of Latin-1 and anything, or an escape and anything.
  const mass = new Float64Array(stateCount(1));
  const add = (log: Float64Array): void => {
    for (const state of tokenStates(1)) mass[state]! += Math.exp(log[state]!);
  };
  add(emission(""));
  singles.forEach((word) => {
    add(emission(word));
  });
  for (const state of tokenStates(1)) {
    for (let first = 0; first <= 256; first++) {
      const context = models.begin(state, BEGIN);
      const log = models.step(context, first);
      const ends = first === 256 ? 0 : Math.exp(models.step({ ...context }, END));
      mass[state]! += Math.exp(log) * (1 - ends);
    }
    expect(mass[state]).toBeCloseTo(1, 9);
  }
});

it("keeps to its bound and forgets what is rarest first", () => {
  const trie = createTrie(300);
  const common = framed(BEGIN, toSymbols("the").symbols, END);
  for (let n = 0; n < 400; n++) {
    trie.add(1, common, 6);
    trie.add(1, framed(BEGIN, toSymbols(`${(n * 7919) % 1000}`).symbols, END), 6);
    expect(trie.size).toBeLessThan(310);
  }
  let node = trie.child(0, 1);
  for (const symbol of common) node = trie.child(node, symbol);
  expect(trie.count[node]).toBe(400);
});
