import type { Pattern } from "../rule.js";
import { Automaton, planOf } from "./automaton.js";
import { Lists } from "./lists.js";
import { FAR_ENOUGH, ProductAutomaton } from "./product-automaton.js";
import { MOST_STATES, type PlaceConditions } from "./product-states.js";
import { symbolsOf } from "./symbols.js";
import { type SyntaxNode, syntaxReader } from "./syntax-tree.js";

function demandsOf(part: SyntaxNode): PlaceConditions {
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
function leadingLooks(part: SyntaxNode): Extract<SyntaxNode, { kind: "look" }>[] {
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
  readonly demands: readonly PlaceConditions[];
  /** What the patterns ask of what follows, in groups; each is read by itself. */
  readonly together: readonly ProductAutomaton[];
}

export function placeMachine(patterns: readonly Pattern[], mostStates = MOST_STATES): PlaceMachine {
  const read = syntaxReader();
  const demands = patterns.map((pattern) => demandsOf(read(pattern)));
  return {
    demands,
    together: productGroups(demands).map((group) => new ProductAutomaton(demands, group, mostStates)),
  };
}

/** What no list of words holds, and the character before it. */
const STRANGE_WORDS = [" qxzqxz", " Qxzqxz", " QXZQXZ"].map(symbolsOf);

/**
 * Patterns that may go on with any word, and those that ask for certain words. A text keeps both alive for long,
 * but for different reasons: together they would need a state for most pairs of what each group has come to.
 */
function productGroups(
  demands: readonly PlaceConditions[],
): readonly [anyWord: number[], certainWords: number[]] {
  const goesOn = ({ ahead }: PlaceConditions): boolean =>
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
      if (endsThere(demands[p] as PlaceConditions, symbols, at)) lists.put(p, at - 1);
    };
    for (const group of together) group.scan(symbols, put);
    lists.sort();
    return lists;
  };
}

function endsThere({ behind }: PlaceConditions, symbols: Uint16Array, at: number): boolean {
  for (let n = 0; n < behind.length; n++)
    if (!(behind[n] as Automaton).mayMatch(symbols, at - 1, symbols[at] as number, FAR_ENOUGH)) return false;
  return true;
}
