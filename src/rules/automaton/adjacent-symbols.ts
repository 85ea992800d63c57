import { NO_SYMBOLS, ONLY_EDGE, type SymbolSet, union } from "./symbols.js";
import type { SyntaxNode } from "./syntax-tree.js";

/** The symbols with which a part can begin, or end; nothing where it can be empty. */
export function outermost(part: SyntaxNode, atEnd: boolean): SymbolSet | undefined {
  const { sets, empty } = outermostSets(part, atEnd);
  return empty ? undefined : union(sets);
}

interface Outermost {
  readonly sets: readonly SymbolSet[];
  /** Whether it can do without any of them. */
  readonly empty: boolean;
}

const MAY_BE_EMPTY: Outermost = { sets: [], empty: true };

function outermostSets(part: SyntaxNode, atEnd: boolean): Outermost {
  switch (part.kind) {
    case "run":
      return { sets: [part.sets.at(atEnd ? -1 : 0) as SymbolSet], empty: false };
    case "repeat": {
      const { sets, empty } = outermostSets(part.part, atEnd);
      return { sets, empty: empty || part.times[0] === 0 };
    }
    case "choice": {
      const each = part.parts.map((one) => outermostSets(one, atEnd));
      return { sets: each.flatMap(({ sets }) => sets), empty: each.some(({ empty }) => empty) };
    }
    case "sequence": {
      const sets: SymbolSet[] = [];
      for (const one of atEnd ? part.parts.toReversed() : part.parts) {
        const outer = outermostSets(one, atEnd);
        sets.push(...outer.sets);
        if (!outer.empty) return { sets, empty: false };
      }
      return { sets, empty: true };
    }
    case "start":
    case "end":
      // The edge itself stands there, if it is the edge on this side.
      return (part.kind === "start") === atEnd ? { sets: [ONLY_EDGE], empty: false } : MAY_BE_EMPTY;
    case "anything":
      return { sets: [EVERYTHING], empty: false };
    default:
      return MAY_BE_EMPTY;
  }
}

const EVERYTHING = NO_SYMBOLS.map(() => 1);

/** The characters that are a match by themselves. */
export function single(part: SyntaxNode): SymbolSet {
  if (part.kind === "run" && part.sets.length === 1) return part.sets[0] as SymbolSet;
  return part.kind === "choice" ? union(part.parts.map(single)) : NO_SYMBOLS;
}

/** The pairs that are a match by themselves where one stands before a place and one after: `(?<!a(?=b))` bars them. */
export function pairsAcross(part: SyntaxNode): readonly (readonly [before: SymbolSet, after: SymbolSet])[] {
  if (part.kind === "choice") return part.parts.flatMap(pairsAcross);
  if (part.kind !== "sequence" || part.parts.length !== 2) return [];
  const [first, second] = part.parts as [SyntaxNode, SyntaxNode];
  if (second.kind !== "look" || second.not || !second.ahead) return [];
  const [before, after] = [single(first), single(second.part)];
  return before === NO_SYMBOLS || after === NO_SYMBOLS ? [] : [[before, after]];
}
