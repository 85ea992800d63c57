import { type Automaton, DEAD, MAYBE } from "./automaton.js";
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
const NOBODY: readonly number[] = [];

/**
 * Many patterns read at once: a state says how far each that is still possible has come. A text is then walked through
 * once from every place, not once for every pattern. States and steps are worked out when a text first needs them.
 */
export class Together {
  /** By state: the patterns still in the race, each followed by the states of its automata. */
  private racers: (readonly number[])[] = [];
  /** By state: the patterns that have got through with the symbol just read. */
  private matches: (readonly number[])[] = [];
  private numbers = new Map<string, number>();
  /** By the symbol before a place: its kind. By kind: the patterns that can begin there; after a letter few can. */
  private readonly kinds = new Int32Array(SYMBOLS);
  private kindNumbers = new Map<string, number>();
  private starters: (readonly number[])[] = [];
  /** By kind and the first symbol of a match. */
  private readonly first = new Int32Array(SYMBOLS * SYMBOLS);
  /** What is written to while a state is worked out. */
  private readonly left: number[] = [];
  private readonly through: number[] = [];
  private keys = new Int32Array(0);
  private values = new Int32Array(0);
  private steps = 0;

  constructor(
    private readonly demands: readonly Demands[],
    private readonly mostStates: number,
  ) {
    this.beginAnew();
  }

  begin(before: number, symbol: number): number {
    if (this.racers.length > this.mostStates || this.steps > STEPS_A_STATE * this.mostStates)
      this.beginAnew();
    const pair = this.kindOf(before) * SYMBOLS + symbol;
    const known = this.first[pair] as number;
    if (known !== UNKNOWN) return known;
    const state = this.after(this.starters[this.kindOf(before)] as readonly number[], symbol);
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
      this.left[count++] = p;
      let dead = false;
      for (const one of this.automataOf(p)) {
        const start = one.startBeside(before);
        this.left[count++] = start;
        if (start === DEAD) dead = true;
      }
      if (dead) count = from;
    }
    const starters = this.left.slice(0, count);
    const key = String.fromCharCode(...starters);
    let kind = this.kindNumbers.get(key);
    if (kind === undefined) {
      kind = this.starters.push(starters) - 1;
      this.kindNumbers.set(key, kind);
    }
    this.kinds[before] = kind;
    return kind;
  }

  step(state: number, symbol: number): number {
    const key = state * SYMBOLS + symbol;
    const mask = this.keys.length - 1;
    let slot = (Math.imul(key, 0x9e3779b1) >>> 12) & mask;
    for (; this.keys[slot] !== UNKNOWN; slot = (slot + 1) & mask)
      if (this.keys[slot] === key) return this.values[slot] as number;
    const next = this.after(this.racers[state] as readonly number[], symbol);
    this.keys[slot] = key;
    this.values[slot] = next;
    if (2 * ++this.steps > this.keys.length) this.grow();
    return next;
  }

  /** The patterns that may match with what was read last; or, where no more is read, all that are left too. */
  matched(state: number, last: boolean): readonly number[] {
    const through = this.matches[state] as readonly number[];
    if (!last) return through;
    const all = [...through];
    const left = this.racers[state] as readonly number[];
    for (let n = 0; n < left.length; n += 1 + this.automataOf(left[n] as number).length)
      all.push(left[n] as number);
    return all;
  }

  private automataOf(pattern: number): readonly Automaton[] {
    return this.demands[pattern]?.ahead as readonly Automaton[];
  }

  private after(racers: readonly number[], symbol: number): number {
    const { left, through } = this;
    let [still, arrived] = [0, 0];
    for (let n = 0; n < racers.length; ) {
      const pattern = racers[n++] as number;
      const automata = this.automataOf(pattern);
      const from = still;
      left[still++] = pattern;
      let [dead, done] = [false, true];
      for (let a = 0; a < automata.length; a++) {
        const next = (automata[a] as Automaton).step(racers[n++] as number, symbol);
        left[still++] = next;
        if (next === DEAD) dead = true;
        if (next !== MAYBE) done = false;
      }
      if (dead || done) still = from;
      if (done) through[arrived++] = pattern;
    }
    return this.numberOf(left.slice(0, still), arrived === 0 ? NOBODY : through.slice(0, arrived));
  }

  private numberOf(left: readonly number[], through: readonly number[]): number {
    const key = String.fromCharCode(left.length, ...left, ...through);
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const state = this.racers.push(left) - 1;
    this.matches.push(through);
    this.numbers.set(key, state);
    return state;
  }

  private grow(): void {
    const { keys, values } = this;
    this.keys = new Int32Array(2 * keys.length).fill(UNKNOWN);
    this.values = new Int32Array(2 * keys.length);
    const mask = this.keys.length - 1;
    for (let n = 0; n < keys.length; n++) {
      if (keys[n] === UNKNOWN) continue;
      let slot = (Math.imul(keys[n] as number, 0x9e3779b1) >>> 12) & mask;
      while (this.keys[slot] !== UNKNOWN) slot = (slot + 1) & mask;
      this.keys[slot] = keys[n] as number;
      this.values[slot] = values[n] as number;
    }
  }

  private beginAnew(): void {
    for (const { ahead, behind } of this.demands) for (const one of [...ahead, ...behind]) one.beginAnew();
    this.racers = [];
    this.matches = [];
    this.starters = [];
    this.kinds.fill(UNKNOWN);
    this.kindNumbers = new Map();
    this.numbers = new Map();
    this.first.fill(UNKNOWN);
    this.keys = new Int32Array(0x4000).fill(UNKNOWN);
    this.values = new Int32Array(0x4000);
    this.steps = 0;
    this.numberOf(NOBODY, NOBODY); // NONE_LEFT
  }
}
