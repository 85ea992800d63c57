import { characterSet } from "./characters.js";
import type { PatternPart } from "./parts.js";

/** A longer beginning tells little more. */
const MOST_CHARACTERS = 8;
/** With a larger share it is quicker to try the places themselves. */
const RARE = 0.05;

/** What tells at once, by JavaScript's own engine, where a search can be spared. */
export interface Signs {
  /** Finds the places where a match may begin; undefined where they are many. */
  readonly beginning: RegExp | undefined;
  /** Stands somewhere in every match; undefined where that is in nearly every text. */
  readonly needed: RegExp | undefined;
}

export function signsOf(part: PatternPart, flags: string): Signs {
  const parts = inARow(part);
  const [first, ...later] = parts.map((_, n) => inTurn(parts.slice(n), flags));
  const rarest = later.reduce((best, one) => (one.share < best.share ? one : best), NOTHING);
  return {
    // A look takes nothing, so that the place is where the search stands afterwards.
    beginning: first && first.share < RARE ? new RegExp(`(?=${first.source})`, `g${flags}`) : undefined,
    needed: rarest.share < RARE ? new RegExp(rarest.source, flags) : undefined,
  };
}

function inARow(part: PatternPart): readonly PatternPart[] {
  if (part.kind === "value") return inARow(part.part);
  return part.kind === "sequence" ? part.parts.flatMap(inARow) : [part];
}

/** What every match of a part begins with, as a pattern that takes few steps at any place. */
interface Beginning {
  readonly source: string;
  /** The fewest characters that it takes. */
  readonly least: number;
  /** The share of places in a text at which it may match, were all characters alike. */
  readonly share: number;
  /** Whether it says all that the part says: what follows the part follows it too. */
  readonly whole: boolean;
}

const NOTHING: Beginning = { source: "", least: 0, share: 1, whole: true };

function beginningOf(part: PatternPart, flags: string): Beginning {
  switch (part.kind) {
    case "one":
      return { source: part.atom, least: 1, share: shareOf(part.atom, flags), whole: true };
    case "edge":
      return { ...NOTHING, source: part.edge };
    case "look":
      return NOTHING;
    case "value":
      return beginningOf(part.part, flags);
    case "sequence":
      return inTurn(part.parts, flags);
    case "repeat": {
      const { min, max } = part;
      const needed = Array.from({ length: Math.min(min, MOST_CHARACTERS) }, () => part.part);
      const beginning = inTurn(needed, flags);
      return min === max && max <= MOST_CHARACTERS ? beginning : { ...beginning, whole: false };
    }
    case "choice": {
      const each = part.branches.map((branch) => beginningOf(branch, flags));
      return {
        source: `(?:${each.map(({ source }) => source).join("|")})`,
        least: Math.min(...each.map(({ least }) => least)),
        share: each.reduce((sum, { share }) => sum + share, 0),
        // Nothing more is asked behind a choice, so that its ways do not multiply.
        whole: false,
      };
    }
  }
}

function inTurn(parts: readonly PatternPart[], flags: string): Beginning {
  let all = NOTHING;
  for (const part of parts) {
    if (!all.whole) break;
    if (all.least >= MOST_CHARACTERS) return { ...all, whole: false };
    const { source, least, share, whole } = beginningOf(part, flags);
    all = { source: all.source + source, least: all.least + least, share: all.share * share, whole };
  }
  return all;
}

/** What is typed: from the blank to the tilde. */
const [FIRST, LAST] = [0x20, 0x7f];

function shareOf(atom: string, flags: string): number {
  const typed = characterSet(atom, flags).low.subarray(FIRST, LAST);
  return typed.reduce((sum, one) => sum + one, 0) / typed.length;
}
