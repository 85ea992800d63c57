import type { Automaton } from "./automaton.js";
import { DEAD, MAYBE } from "./lazy-dfa.js";
import {
  ARRIVED,
  ASKED_ONCE,
  NONE_LEFT,
  type PlaceConditions,
  ProductStates,
  STATE_NUMBER,
  UNKNOWN,
  type WrittenProduct,
} from "./product-states.js";

/** This many symbols are read of a match: the work stays in proportion to the text, whatever it is. */
export const FAR_ENOUGH = 64;

/** Called with each pattern that may match, and where. */
export type Arrive = (pattern: number, at: number) => void;

/**
 * The lazy product of many patterns' automata, as RE2's `Set` and Hyperscan have it: a state says how far each pattern that
 * is still possible has come, so a text is scanned once from every place, not once for every pattern.
 */
export class ProductAutomaton {
  private states: ProductStates | undefined;
  private readonly makeStates: () => ProductStates;

  /** What is needed is made when a text first asks for it. */
  constructor(
    demands: readonly PlaceConditions[],
    members: readonly number[],
    mostStates: number,
    known?: WrittenProduct,
  ) {
    this.makeStates = () => new ProductStates(demands, members, mostStates, known);
  }

  /** Reads on from every place of a text and names all patterns that may match there, as far as what follows tells. */
  scan(symbols: Uint16Array, arrive: Arrive): void {
    this.states ??= this.makeStates();
    const { states } = this;
    const { columns, width } = states;
    if (states.isFull()) states.beginAnew();
    let { rows, starts } = states;
    for (let at = 1; at < symbols.length - 1; at++) {
      const before = columns[symbols[at - 1] as number] as number;
      let state = starts[before] as number;
      if (state === UNKNOWN) {
        state = states.start(before);
        rows = states.rows;
      }
      if (state === NONE_LEFT) continue;
      const end = Math.min(at + FAR_ENOUGH, symbols.length);
      let n = at;
      let next = state;
      // Nearly all steps were worked out before: the time goes into this loop.
      for (; n < end; n++) {
        next = rows[(state & STATE_NUMBER) * width + (columns[symbols[n] as number] as number)] as number;
        if (next === NONE_LEFT || next === UNKNOWN || next === ASKED_ONCE) break;
        state = next;
        if (state >= ARRIVED) nameArrived(states, state & STATE_NUMBER, at, arrive);
      }
      if (next === NONE_LEFT) continue;
      readOn(states, state & STATE_NUMBER, n, at, symbols, arrive);
      if (states.isFull()) states.beginAnew();
      ({ rows, starts } = states);
    }
  }

  findDeadEnds(): void {
    this.states?.findDeadEnds();
  }

  written(): WrittenProduct {
    return (this.states ?? this.makeStates()).written();
  }
}

/** The rest of a scan from the first transition on that is not yet worked out, if it has not come to its end. */
function readOn(
  states: ProductStates,
  reached: number,
  from: number,
  at: number,
  symbols: Uint16Array,
  arrive: Arrive,
): void {
  const end = Math.min(at + FAR_ENOUGH, symbols.length);
  let state = reached;
  for (let n = from; n < end; n++) {
    const column = states.columns[symbols[n] as number] as number;
    const cell = state * states.width + column;
    let next = states.rows[cell] as number;
    if (next === UNKNOWN) {
      states.rows[cell] = ASKED_ONCE;
      raceAlone(states, state, n, at, symbols, arrive);
      return;
    }
    if (next === ASKED_ONCE) next = states.step(state, column);
    if (next === NONE_LEFT) return;
    state = next & STATE_NUMBER;
    if (next >= ARRIVED) nameArrived(states, state, at, arrive);
  }
  nameLeft(states, state, at, arrive);
}

/** The rest of a scan, with each pattern for itself. */
function raceAlone(
  states: ProductStates,
  state: number,
  from: number,
  at: number,
  symbols: Uint16Array,
  arrive: Arrive,
): void {
  const end = Math.min(at + FAR_ENOUGH, symbols.length);
  const { units } = states.lists;
  let n = states.listOf(state) + 1;
  const last = n + (units[n - 1] as number);
  while (n < last) {
    const pattern = units[n++] as number;
    const automata = states.automataOf(pattern);
    let possible = true;
    for (let a = 0; a < automata.length; a++) {
      let own = units[n++] as number;
      for (let m = from; possible && m < end && own > MAYBE; m++)
        own = (automata[a] as Automaton).step(own, symbols[m] as number);
      if (own === DEAD) possible = false;
    }
    if (possible) arrive(pattern, at);
  }
}

function nameArrived(states: ProductStates, state: number, place: number, arrive: Arrive): void {
  const start = states.listOf(state);
  const { units } = states.lists;
  const end = states.lists.endOf(state - 1);
  for (let at = start + 1 + (units[start] as number); at < end; at++) arrive(units[at] as number, place);
}

/** Where no more is read, patterns still alive may match too. */
function nameLeft(states: ProductStates, state: number, place: number, arrive: Arrive): void {
  const start = states.listOf(state);
  const { units } = states.lists;
  const end = start + 1 + (units[start] as number);
  for (let at = start + 1; at < end; at += 1 + states.automataOf(units[at] as number).length)
    arrive(units[at] as number, place);
}
