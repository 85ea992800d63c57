import type { LanguageModels } from "./language-models.js";
import { stateCount, tokenStates } from "./states.js";
import { BEGIN, CHARACTERS, END, toSymbols } from "./symbols.js";
import type { Emission } from "./viterbi.js";

/**
 * A token longer than this counts as any token that begins so: no word is, and a state's opinion of a file without
 * blanks must not take longer than the file.
 */
const LONGEST = 256;
/** Tokens whose probabilities are kept, for the next time. */
const KEPT = 8192;

/**
 * log P(token | state) for every state: the state's model spells the token and then its end, so that the probabilities
 * of all tokens sum to one. `bias` is added in the states outside chunks.
 */
export function emissionReader(
  models: LanguageModels,
  types: number,
  bias: (state: number) => number,
): (word: string) => Emission {
  const states = tokenStates(types);
  const starts = states.map((state) => models.begin(state, BEGIN));
  const biases = Float64Array.from(states, bias);
  const known = new Map<string, Emission>();
  return (word) => {
    let emission = known.get(word);
    if (emission !== undefined) return emission;
    const { symbols } = toSymbols(word.slice(0, LONGEST));
    emission = new Float64Array(stateCount(types)).fill(Number.NEGATIVE_INFINITY);
    for (const [n, state] of states.entries()) {
      const context = { ...starts[n]! };
      let log = biases[n]!;
      for (let i = 0; i < symbols.length; i++) log += models.step(context, symbols[i]!);
      if (word.length <= LONGEST) log += models.step(context, END);
      emission[state] = log;
    }
    if (known.size >= KEPT) known.clear();
    known.set(word, emission);
    return emission;
  };
}

/** What a model can be asked for: characters, an end, and in the text between chunks the types that may come next. */
export function alphabetOf(outsideText: boolean, types: number): number {
  return CHARACTERS + 1 + (outsideText ? types : 0);
}
