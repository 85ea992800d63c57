/** A run of tokens of one type, `last` exclusive. Types are numbers from 1. */
export interface Chunk {
  readonly first: number;
  readonly last: number;
  readonly type: number;
}

// State and model numbers: eight for each type, so that a new type renumbers nothing. Type 0 is the text's border, which
// counts as a chunk that ends before the first token and begins after the last one.

const WIDTH = 8;
const [BEGINS, MIDDLE, ENDS, WHOLE, AFTER, BEFORE, BETWEEN, TEXT] = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** First, inner, last token of a chunk, and the only one. */
const beginOf = (type: number): number => WIDTH * type + BEGINS;
const middleOf = (type: number): number => WIDTH * type + MIDDLE;
const endOf = (type: number): number => WIDTH * type + ENDS;
const wholeOf = (type: number): number => WIDTH * type + WHOLE;
/** Outside: the token after a chunk, the one before a chunk, and a lone one before a chunk and after another. */
const afterOf = (type: number): number => WIDTH * type + AFTER;
const beforeOf = (type: number): number => WIDTH * type + BEFORE;
const betweenOf = (type: number): number => WIDTH * type + BETWEEN;
/** Outside, with nothing but outside on both sides. */
const OUTSIDE: number = BEGINS;
/** No tokens: where a sequence comes from and where it goes. */
export const START: number = ENDS;
export const STOP: number = WHOLE;

/** Not a state: the model of whole phrases of a type, and of the text between chunks. */
export const phrasesOf = (type: number): number => WIDTH * type + TEXT;
export const OUTSIDE_TEXT: number = TEXT;

/** What is kept of pairs of types goes with their number's square; nobody annotates with so many. */
export const MOST_TYPES = 512;

export const stateCount = (types: number): number => WIDTH * (types + 1);

export function isOutside(state: number): boolean {
  return state === OUTSIDE || (state % WIDTH >= AFTER && state % WIDTH <= BETWEEN);
}

/** Every state that tokens can be in, with `types` types. */
export function tokenStates(types: number): number[] {
  const states = [OUTSIDE];
  for (let type = 0; type <= types; type++) {
    if (type > 0) states.push(beginOf(type), middleOf(type), endOf(type), wholeOf(type));
    states.push(afterOf(type), beforeOf(type), betweenOf(type));
  }
  return states;
}

/** States that may follow; `STOP` where the text may end. */
export function successors(state: number, types: number): number[] {
  const type = Math.floor(state / WIDTH);
  const all = Array.from({ length: types }, (_, k) => k + 1);
  const chunks = (of: readonly number[]): number[] => of.flatMap((k) => [beginOf(k), wholeOf(k)]);
  const opens = (k: number): number[] => (k === 0 ? [STOP] : chunks([k]));
  if (state === STOP) return [];
  if (state === OUTSIDE) return [OUTSIDE, ...[0, ...all].map(beforeOf)];
  switch (state % WIDTH) {
    case BEGINS:
    case MIDDLE:
      return [middleOf(type), endOf(type)];
    case ENDS:
    case WHOLE:
      return [
        afterOf(type),
        ...[0, ...all].map(betweenOf),
        ...chunks(all),
        ...(state === START ? [] : [STOP]),
      ];
    case AFTER:
      return [OUTSIDE, ...[0, ...all].map(beforeOf)];
    default:
      return opens(type);
  }
}

/** The one path of states that says these chunks; they ascend and do not overlap. */
export function pathOf(chunks: readonly Chunk[], tokens: number): Uint16Array {
  const path = new Uint16Array(tokens);
  let from = 0;
  let before = 0;
  const outside = (to: number, next: number): void => {
    if (to === from) return;
    path.fill(OUTSIDE, from, to);
    if (to - from === 1) path[from] = betweenOf(next);
    else {
      path[from] = afterOf(before);
      path[to - 1] = beforeOf(next);
    }
  };
  for (const { first, last, type } of chunks) {
    outside(first, type);
    path.fill(middleOf(type), first, last);
    path[first] = beginOf(type);
    path[last - 1] = last - first === 1 ? wholeOf(type) : endOf(type);
    from = last;
    before = type;
  }
  outside(tokens, 0);
  return path;
}

/** The chunks that a path says. */
export function chunksOf(path: Uint16Array): Chunk[] {
  const chunks: Chunk[] = [];
  let first = 0;
  for (let t = 0; t < path.length; t++) {
    const state = path[t]!;
    if (isOutside(state)) continue;
    const part = state % WIDTH;
    if (part === BEGINS || part === WHOLE) first = t;
    if (part === ENDS || part === WHOLE) chunks.push({ first, last: t + 1, type: Math.floor(state / WIDTH) });
  }
  return chunks;
}
