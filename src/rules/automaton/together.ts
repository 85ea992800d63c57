import { type Automaton, DEAD, MAYBE } from "./automaton.js";
import { NumberedLists, type WrittenLists } from "./numbered-lists.js";
import { SYMBOLS } from "./symbols.js";

/** All of what a pattern asks of a place where it begins: what follows, and what stands before. */
export interface Demands {
  readonly ahead: readonly Automaton[];
  readonly behind: readonly Automaton[];
}

/** The state in which no pattern is left. */
export const NONE_LEFT = 0;
const UNKNOWN = -1;

const STEPS_A_STATE = 8;
const FEWEST_SLOTS = 0x4000;

/** What has been worked out, as it is written to a file. */
export interface WrittenTogether {
  readonly states: WrittenLists;
  readonly starters: WrittenLists;
  /** By the symbol before a place. */
  readonly kinds: Int32Array;
  /** Threes: the kind of place, the first symbol of a match, the state after it. */
  readonly first: Uint16Array;
  /** Threes: a state, a symbol, the state after it. */
  readonly steps: Uint16Array;
}

/**
 * Many patterns read at once: a state says how far each that is still possible has come. A text is then walked through
 * once from every place, not once for every pattern. States and steps are worked out when a text first needs them.
 */
export class Together {
  /**
   * By state a list: the length of its first part, which is the patterns still in the race, each followed by the states
   * of its automata; then the patterns that have got through with the symbol just read.
   */
  private states = new NumberedLists();
  /** By the symbol before a place: its kind. By kind: the patterns that can begin there; after a letter few can. */
  private kinds = new Int32Array(SYMBOLS);
  private starters = new NumberedLists();
  /** By kind and the first symbol of a match. */
  private readonly first = new Int32Array(SYMBOLS * SYMBOLS);
  private keys = new Int32Array(0);
  private values = new Int32Array(0);
  private steps = 0;
  /** What is written to while a state is worked out. */
  private readonly list: number[] = [];
  private readonly through: number[] = [];

  constructor(
    private readonly demands: readonly Demands[],
    private readonly mostStates: number,
    private readonly known?: WrittenTogether,
  ) {
    this.beginAnew();
  }

  begin(before: number, symbol: number): number {
    if (this.states.count > this.mostStates || this.steps > STEPS_A_STATE * this.mostStates) this.beginAnew();
    const kind = this.kindOf(before);
    const pair = kind * SYMBOLS + symbol;
    const known = this.first[pair] as number;
    if (known !== UNKNOWN) return known;
    const { units } = this.starters;
    const state = this.after(units, this.starters.startOf(kind), this.starters.endOf(kind), symbol);
    this.first[pair] = state;
    return state;
  }

  /** Symbols after which the same patterns can begin, in the same states, are of one kind. */
  private kindOf(before: number): number {
    const known = this.kinds[before] as number;
    if (known !== UNKNOWN) return known;
    let count = 0;
    for (let p = 0; p < this.demands.length; p++) {
      const from = count;
      this.list[count++] = p;
      let dead = false;
      for (const one of this.automataOf(p)) {
        const start = one.startBeside(before);
        this.list[count++] = start;
        if (start === DEAD) dead = true;
      }
      if (dead) count = from;
    }
    const kind = this.starters.numberOf(this.list, count);
    this.kinds[before] = kind;
    return kind;
  }

  step(state: number, symbol: number): number {
    const key = state * SYMBOLS + symbol;
    const slot = this.slotOf(key);
    if (this.keys[slot] === key) return this.values[slot] as number;
    const start = this.states.startOf(state);
    const { units } = this.states;
    const next = this.after(units, start + 1, start + 1 + (units[start] as number), symbol);
    this.put(key, next);
    return next;
  }

  /** Where `patternAt` names the patterns that may match with what was read last: from here to the end of the state. */
  matchesOf(state: number): number {
    const start = this.states.startOf(state);
    return start + 1 + (this.states.units[start] as number);
  }

  endOf(state: number): number {
    return this.states.endOf(state);
  }

  patternAt(place: number): number {
    return this.states.units[place] as number;
  }

  /** The patterns that are still in the race: where no more is read, they too may match. */
  left(state: number): number[] {
    const patterns: number[] = [];
    const end = this.matchesOf(state);
    for (let at = this.states.startOf(state) + 1; at < end; at += 1 + this.automataOf(patterns.at(-1)).length)
      patterns.push(this.patternAt(at));
    return patterns;
  }

  written(): WrittenTogether {
    const first: number[] = [];
    for (const [pair, state] of this.first.entries())
      if (state !== UNKNOWN) first.push(Math.floor(pair / SYMBOLS), pair % SYMBOLS, state);
    const steps: number[] = [];
    for (const key of this.keys.filter((one) => one !== UNKNOWN).sort())
      steps.push(Math.floor(key / SYMBOLS), key % SYMBOLS, this.values[this.slotOf(key)] as number);
    return {
      states: this.states.written(),
      starters: this.starters.written(),
      kinds: this.kinds.slice(),
      first: Uint16Array.from(first),
      steps: Uint16Array.from(steps),
    };
  }

  private automataOf(pattern: number | undefined): readonly Automaton[] {
    return this.demands[pattern as number]?.ahead as readonly Automaton[];
  }

  /** The state after one more symbol of the racers that stand in `units` from `at` to `end`. */
  private after(units: Uint16Array, at: number, end: number, symbol: number): number {
    const { list, through } = this;
    let [still, arrived] = [1, 0];
    for (let n = at; n < end; ) {
      const pattern = units[n++] as number;
      const automata = this.automataOf(pattern);
      const from = still;
      list[still++] = pattern;
      let [dead, done] = [false, true];
      for (let a = 0; a < automata.length; a++) {
        const next = (automata[a] as Automaton).step(units[n++] as number, symbol);
        list[still++] = next;
        if (next === DEAD) dead = true;
        if (next !== MAYBE) done = false;
      }
      if (dead || done) still = from;
      if (done) through[arrived++] = pattern;
    }
    list[0] = still - 1;
    for (let n = 0; n < arrived; n++) list[still++] = through[n] as number;
    return this.states.numberOf(list, still);
  }

  /** Where a step stands in the table, or where there is room for it. */
  private slotOf(key: number): number {
    const mask = this.keys.length - 1;
    let slot = (Math.imul(key, 0x9e3779b1) >>> 12) & mask;
    while (this.keys[slot] !== key && this.keys[slot] !== UNKNOWN) slot = (slot + 1) & mask;
    return slot;
  }

  private put(key: number, state: number): void {
    const slot = this.slotOf(key);
    this.keys[slot] = key;
    this.values[slot] = state;
    if (2 * ++this.steps > this.keys.length) this.grow();
  }

  private grow(): void {
    const { keys, values } = this;
    this.makeRoom(2 * keys.length);
    for (let n = 0; n < keys.length; n++)
      if (keys[n] !== UNKNOWN) this.put(keys[n] as number, values[n] as number);
  }

  private makeRoom(slots: number): void {
    this.keys = new Int32Array(slots).fill(UNKNOWN);
    this.values = new Int32Array(slots);
    this.steps = 0;
  }

  /** Back to what was known from the start. */
  private beginAnew(): void {
    const { known } = this;
    for (const { ahead, behind } of this.demands) for (const one of [...ahead, ...behind]) one.beginAnew();
    this.states = new NumberedLists(known?.states);
    this.starters = new NumberedLists(known?.starters);
    this.kinds.fill(UNKNOWN);
    this.first.fill(UNKNOWN);
    if (known) this.kinds.set(known.kinds);
    const { first, steps } = known ?? { first: NONE, steps: NONE };
    for (let n = 0; n < first.length; n += 3)
      this.first[(first[n] as number) * SYMBOLS + (first[n + 1] as number)] = first[n + 2] as number;
    let slots = FEWEST_SLOTS;
    while (slots < steps.length) slots *= 2;
    this.makeRoom(slots);
    for (let n = 0; n < steps.length; n += 3)
      this.put((steps[n] as number) * SYMBOLS + (steps[n + 1] as number), steps[n + 2] as number);
    if (known === undefined) this.states.numberOf([0], 1); // NONE_LEFT
  }
}

const NONE = new Uint16Array(0);
