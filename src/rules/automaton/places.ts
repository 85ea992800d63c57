import type { Pattern } from "../rule.js";
import { Automaton, planOf } from "./automaton.js";
import { type Demands, MOST_STATES } from "./joint-states.js";
import { Lists } from "./lists.js";
import { type Part, partsReader } from "./parts.js";
import { symbolsOf } from "./symbols.js";
import { FAR_ENOUGH, Together } from "./together.js";

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
export type Starts = Pick<Lists, "has" | "of">;

/** What it tells of a text is valid until it is asked about the next. */
export type Places = (symbols: Uint16Array) => Starts;

/** What is needed to look for many patterns at once. */
export interface PlaceMachine {
  readonly demands: readonly Demands[];
  /** What the patterns ask of what follows, in groups; each is read by itself. */
  readonly together: readonly Together[];
}

export function placeMachine(patterns: readonly Pattern[], mostStates = MOST_STATES): PlaceMachine {
  const read = partsReader();
  const demands = patterns.map((pattern) => demandsOf(read(pattern)));
  return { demands, together: groupsOf(demands).map((group) => new Together(demands, group, mostStates)) };
}

/** What no list of words holds, and the character before it. */
const STRANGE_WORDS = [" qxzqxz", " Qxzqxz", " QXZQXZ"].map(symbolsOf);

/**
 * Patterns that may go on with any word, and those that ask for certain words. A text keeps both in the race for long,
 * but for different reasons: together they would need a state for most pairs of what each group has come to.
 */
export function groupsOf(demands: readonly Demands[]): readonly [anyWord: number[], certainWords: number[]] {
  const goesOn = ({ ahead }: Demands): boolean =>
    STRANGE_WORDS.some((word) =>
      ahead.every((one) => one.mayMatch(word, 2, word[1] as number, word.length - 3)),
    );
  const groups: [number[], number[]] = [[], []];
  for (const [p, one] of demands.entries()) groups[goesOn(one) ? 0 : 1].push(p);
  return groups;
}

/** Looks for the beginnings of many patterns at once, in one pass over the text. */
export function createPlaces({ demands, together }: PlaceMachine): Places {
  const lists = new Lists(demands.length);
  return (symbols) => {
    lists.clear();
    const put = (p: number, at: number): void => {
      if (endsThere(demands[p] as Demands, symbols, at)) lists.put(p, at - 1);
    };
    for (const group of together) group.race(symbols, put);
    lists.sort();
    return lists;
  };
}

function endsThere({ behind }: Demands, symbols: Uint16Array, at: number): boolean {
  for (let n = 0; n < behind.length; n++)
    if (!(behind[n] as Automaton).mayMatch(symbols, at - 1, symbols[at] as number, FAR_ENOUGH)) return false;
  return true;
}
