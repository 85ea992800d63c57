import { splitsPair } from "../../../note.js";
import { type CharacterSet, LOW } from "./characters.js";
import type { Edge } from "./parts.js";
import {
  AHEAD,
  BEHIND,
  EDGE,
  FAILED,
  FORGET,
  FORK,
  LOOK,
  MATCHED,
  type Program,
  type ProgramLook,
  SAVE,
} from "./program.js";
import { HOLDS, IN_VAIN, Visits } from "./visits.js";

export interface PatternMatch {
  readonly start: number;
  readonly end: number;
  /** The group named `value`, or else the whole match. */
  readonly valueStart: number;
  readonly valueEnd: number;
}

/** On the stack beside nodes that are still to be tried: what the value was, and joints on the way, from the last on. */
const [START_WAS, END_WAS, JOINT] = [-1, -2, -3] as const;

/**
 * Runs a program the way JavaScript runs a regular expression, trying one way after another, with one difference: what
 * is known of a joint at a place is remembered over all starts in a text, so that nothing is tried there twice
 * (Davis, Servant and Lee, "Using Selective Memoization to Defeat Regular Expression Denial of Service", 2021). Without
 * references to groups what comes of a place does not depend on how one came there. Time is in proportion to the text.
 */
export class UserPatternSearch {
  private readonly forwards: Visits;
  private readonly backwards: Visits;
  private text = "";
  /** Pairs: a node to be tried and its place, or a mark and what it needs. */
  private stack = new Int32Array(256);
  private top = 0;
  private valueStart = -1;
  private valueEnd = -1;

  constructor(private readonly program: Program) {
    const [forwards, backwards] = program.jointCounts;
    this.forwards = new Visits(forwards);
    this.backwards = new Visits(backwards);
  }

  /** The matches from the front, none overlapping another; `take` says whether to go on. */
  each(text: string, take: (match: PatternMatch) => boolean): void {
    const { forwards, backwards } = this;
    const { entry, signs } = this.program;
    if (signs.needed?.test(text) === false) return;
    this.text = text;
    try {
      for (let start = this.nextStart(0); start >= 0; start = this.nextStart(start)) {
        forwards.forgetBefore(start);
        this.valueStart = this.valueEnd = -1;
        const end = this.run(entry, start, false);
        if (end < 0) {
          start++;
          continue;
        }
        const { valueStart, valueEnd } = this;
        const value = valueEnd < 0 ? { valueStart: start, valueEnd: end } : { valueStart, valueEnd };
        if (!take({ start, end, ...value })) return;
        // What was tried behind the end was in vain; from the end itself there may be ways left.
        forwards.forgetPlace(end);
        start = end > start ? end : start + 1;
      }
    } finally {
      forwards.forgetAll();
      backwards.forgetAll();
      this.text = "";
      this.top = 0;
    }
  }

  /** The next place from here on where a match may begin; -1 where there is none. */
  private nextStart(from: number): number {
    const { text } = this;
    const {
      first,
      signs: { beginning },
    } = this.program;
    // From between the halves of a character JavaScript's engine would go back.
    let start = splitsPair(text, from) ? from + 1 : from;
    if (beginning !== undefined) {
      beginning.lastIndex = start;
      start = beginning.test(text) ? beginning.lastIndex : -1;
    } else if (first !== undefined) {
      while (start < text.length) {
        const unit = text.charCodeAt(start);
        if (unit >= LOW || first[unit] === 1) break;
        start++;
      }
      if (start >= text.length) return -1;
    }
    if (start > text.length) return -1;
    return splitsPair(text, start) ? this.nextStart(start + 1) : start;
  }

  /** Where the first match from here ends, -1 where there is none. Of a look it only counts whether there is one. */
  private run(root: number, from: number, isLook: boolean, back = false): number {
    const { kinds, next, others, joints, low, sets, looks, edges } = this.program;
    const { text } = this;
    const visits = back ? this.backwards : this.forwards;
    const base = this.top;
    let node = root;
    let at = from;
    for (;;) {
      let goesOn = true;
      const joint = joints[node] as number;
      if (joint >= 0) {
        const known = visits.of(joint, at);
        if (known === HOLDS) return this.holds(base, at, visits);
        if (known === IN_VAIN) goesOn = false;
        else {
          // Should it hold after all, it is said there; no way leads back here in the meantime.
          visits.set(joint, at, IN_VAIN);
          if (isLook) this.push(JOINT - joint, at);
        }
      }
      if (goesOn) {
        const other = others[node] as number;
        switch (kinds[node]) {
          case MATCHED:
            if (isLook) return this.holds(base, at, visits);
            this.top = base;
            return at;
          case FAILED:
            goesOn = false;
            break;
          case AHEAD: {
            const unit = text.charCodeAt(at);
            if (unit < LOW) {
              goesOn = low[other * LOW + unit] === 1;
              at++;
            } else {
              const code = text.codePointAt(at);
              goesOn = code !== undefined && (sets[other] as CharacterSet).has(code);
              at += (code as number) > 0xffff ? 2 : 1;
            }
            break;
          }
          case BEHIND:
            at = before(text, at);
            goesOn = at >= 0 && this.belongs(other, at);
            break;
          case FORK:
            this.push(other, at);
            break;
          case EDGE:
            goesOn = this.isEdge(edges[other] as Edge, at);
            break;
          case LOOK:
            goesOn = this.looks(looks[other] as ProgramLook, at);
            break;
          case SAVE:
            if (other === 0) this.keep(at, this.valueEnd);
            else this.keep(this.valueStart, at);
            break;
          case FORGET:
            this.keep(-1, -1);
            break;
        }
        if (goesOn) {
          node = next[node] as number;
          continue;
        }
      }
      // Back to the last fork.
      for (;;) {
        if (this.top === base) return -1;
        this.top -= 2;
        node = this.stack[this.top] as number;
        at = this.stack[this.top + 1] as number;
        if (node >= 0) break;
        if (node === START_WAS) this.valueStart = at;
        else if (node === END_WAS) this.valueEnd = at;
      }
    }
  }

  private push(node: number, at: number): void {
    if (this.top === this.stack.length) {
      const longer = new Int32Array(2 * this.top);
      longer.set(this.stack);
      this.stack = longer;
    }
    this.stack[this.top++] = node;
    this.stack[this.top++] = at;
  }

  private keep(start: number, end: number): void {
    this.push(START_WAS, this.valueStart);
    this.push(END_WAS, this.valueEnd);
    this.valueStart = start;
    this.valueEnd = end;
  }

  /** A look holds: so do all joints on the way there, which are those still on the stack. */
  private holds(base: number, at: number, visits: Visits): number {
    for (let n = base; n < this.top; n += 2) {
      const mark = this.stack[n] as number;
      if (mark <= JOINT) visits.set(JOINT - mark, this.stack[n + 1] as number, HOLDS);
    }
    this.top = base;
    return at;
  }

  private looks({ ahead, not, set, root }: ProgramLook, at: number): boolean {
    if (set < 0) return this.run(root, at, true, !ahead) >= 0 !== not;
    const place = ahead ? at : before(this.text, at);
    return (place >= 0 && place < this.text.length && this.belongs(set, place)) !== not;
  }

  /** Whether the character at a place belongs to a set. */
  private belongs(set: number, at: number): boolean {
    const unit = this.text.charCodeAt(at);
    if (unit < LOW) return this.program.low[set * LOW + unit] === 1;
    return (this.program.sets[set] as CharacterSet).has(this.text.codePointAt(at) as number);
  }

  private isEdge(edge: Edge, at: number): boolean {
    if (edge === "^") return at === 0;
    if (edge === "$") return at === this.text.length;
    return (this.isWord(at - 1) !== this.isWord(at)) === (edge === "\\b");
  }

  private isWord(at: number): boolean {
    const unit = this.text.charCodeAt(at); // NaN beyond the edges
    if (unit < LOW) return this.program.word.low[unit] === 1;
    return unit >= LOW && this.program.word.has(unit);
  }
}

/** Where the character before a place begins; -1 at the start. */
function before(text: string, at: number): number {
  return splitsPair(text, at - 1) ? at - 2 : at - 1;
}
