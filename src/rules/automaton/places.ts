import type { Pattern } from "../rule.js";
import { Automaton } from "./automaton.js";
import { Lists } from "./lists.js";
import { type Part, partsReader } from "./parts.js";
import { EDGE } from "./symbols.js";
import { type Demands, NONE_LEFT, Together } from "./together.js";

/** So many symbols are read of a match: the work stays in proportion to the text, whatever it is. */
const FAR_ENOUGH = 64;
/** What is remembered of the texts so far, in states; then all is begun anew. */
const MOST_STATES = 0x10000;

function demandsOf(part: Part): Demands {
  const looks = leadingLooks(part);
  return {
    ahead: [part, ...looks.filter(({ ahead }) => ahead).map((look) => look.part)].map(
      (one) => new Automaton(one, true),
    ),
    behind: looks.filter(({ ahead }) => !ahead).map((look) => new Automaton(look.part, false)),
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

/** Looks for the beginnings of many patterns at once, in one pass over the text. */
export function createPlaces(patterns: readonly Pattern[], mostStates = MOST_STATES): Places {
  const read = partsReader();
  const demands = patterns.map((pattern) => demandsOf(read(pattern)));
  const together = new Together(demands, mostStates);
  const lists = new Lists(patterns.length);
  return (symbols) => {
    lists.clear();
    for (let at = 1; at < symbols.length - 1; at++) {
      let state = together.begin(symbols[at - 1] as number, symbols[at] as number);
      for (let n = 1; state !== NONE_LEFT; n++) {
        for (const p of together.matched(state, n === FAR_ENOUGH))
          if (endsThere(demands[p] as Demands, symbols, at)) lists.put(p, at - 1);
        if (n === FAR_ENOUGH) break;
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

/** Whether what stands right before or after a value can be what a rule asks for there. */
export type Context = (symbols: Uint16Array, at: number) => boolean;

/** For an expression that is tried on the `window` characters before a value. */
export function contextBefore(pattern: Pattern, window: number): Context {
  const automaton = new Automaton(touching(partsReader()(pattern, true), "end"), false);
  return (symbols, at) => automaton.mayMatch(symbols, at, EDGE, window);
}

/** For an expression that is tried on the `window` characters after it. */
export function contextAfter(pattern: Pattern, window: number): Context {
  const automaton = new Automaton(touching(partsReader()(pattern), "start"), true);
  return (symbols, at) => automaton.mayMatch(symbols, at + 1, EDGE, window);
}

/** Of what need not touch the value nothing can be said from here. */
function touching(part: Part, edge: "start" | "end"): Part {
  if (part.kind === "choice") return { ...part, parts: part.parts.map((one) => touching(one, edge)) };
  const outer = part.kind === "sequence" ? part.parts.at(edge === "start" ? 0 : -1) : part;
  return outer?.kind === edge ? part : { kind: "anything", least: 0 };
}
