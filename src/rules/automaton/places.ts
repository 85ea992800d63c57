import type { Pattern } from "../rule.js";
import { Automaton, planOf } from "./automaton.js";
import { Lists } from "./lists.js";
import { type Part, partsReader } from "./parts.js";
import { type Demands, NONE_LEFT, Together } from "./together.js";

/** So many symbols are read of a match: the work stays in proportion to the text, whatever it is. */
const FAR_ENOUGH = 64;
/** What is remembered of the texts so far, in states; then all is begun anew. */
export const MOST_STATES = 0x10000;

function demandsOf(part: Part): Demands {
  const looks = leadingLooks(part);
  return {
    ahead: [part, ...looks.filter(({ ahead }) => ahead).map((look) => look.part)].map(
      (one) => new Automaton(() => planOf(one, true), true),
    ),
    behind: looks
      .filter(({ ahead }) => !ahead)
      .map((look) => new Automaton(() => planOf(look.part, false), false)),
  };
}

/** The first things that a pattern says of its place: each is held against the text by itself. */
function leadingLooks(part: Part): Extract<Part, { kind: "look" }>[] {
  const parts = part.kind === "sequence" ? part.parts : [part];
  const end = parts.findIndex(({ kind }) => kind !== "look" && kind !== "nothing");
  return parts
    .slice(0, end === -1 ? parts.length : end)
    .filter((one) => one.kind === "look")
    .filter(({ not, part: inner }) => !not && !(inner.kind === "run" && inner.sets.length === 1));
}

/** Where in a text each pattern may begin a match: positions, ascending, one list per pattern. */
export type Places = (symbols: Uint16Array) => (pattern: number) => Int32Array;

/** What is needed to look for many patterns at once. */
export interface PlaceMachine {
  readonly demands: readonly Demands[];
  readonly together: Together;
}

export function placeMachine(patterns: readonly Pattern[], mostStates = MOST_STATES): PlaceMachine {
  const read = partsReader();
  const demands = patterns.map((pattern) => demandsOf(read(pattern)));
  return { demands, together: new Together(demands, mostStates) };
}

/** Looks for the beginnings of many patterns at once, in one pass over the text. */
export function createPlaces({ demands, together }: PlaceMachine): Places {
  const lists = new Lists(demands.length);
  const put = (p: number, symbols: Uint16Array, at: number): void => {
    if (endsThere(demands[p] as Demands, symbols, at)) lists.put(p, at - 1);
  };
  return (symbols) => {
    lists.clear();
    for (let at = 1; at < symbols.length - 1; at++) {
      let state = together.begin(symbols[at - 1] as number, symbols[at] as number);
      for (let n = 1; state !== NONE_LEFT; n++) {
        const end = together.endOf(state);
        for (let m = together.matchesOf(state); m < end; m++) put(together.patternAt(m), symbols, at);
        if (n === FAR_ENOUGH || at + n === symbols.length) {
          for (const p of together.left(state)) put(p, symbols, at);
          break;
        }
        state = together.step(state, symbols[at + n] as number);
      }
    }
    return (p) => lists.of(p);
  };
}

function endsThere({ behind }: Demands, symbols: Uint16Array, at: number): boolean {
  for (const one of behind)
    if (!one.mayMatch(symbols, at - 1, symbols[at] as number, FAR_ENOUGH)) return false;
  return true;
}
