/** A regular expression taken apart. */
export type PatternPart =
  /** One character, as a pattern of its own that fits it: `a`, `\d`, `[^x]`, `.` */
  | { readonly kind: "one"; readonly atom: string }
  /** A place between characters. */
  | { readonly kind: "edge"; readonly edge: Edge }
  | Look
  | { readonly kind: "sequence"; readonly parts: readonly PatternPart[] }
  | { readonly kind: "choice"; readonly branches: readonly PatternPart[] }
  | Repeat
  /** The group named `value`. */
  | { readonly kind: "value"; readonly part: PatternPart };

export type Edge = "^" | "$" | "\\b" | "\\B";

/** What must or must not stand ahead of a place or behind it. */
export interface Look {
  readonly kind: "look";
  readonly ahead: boolean;
  readonly not: boolean;
  readonly part: PatternPart;
}

export interface Repeat {
  readonly kind: "repeat";
  readonly part: PatternPart;
  readonly min: number;
  readonly max: number;
  readonly lazy: boolean;
}

/** Why a pattern that JavaScript would take is not taken. */
export class PatternRefused extends Error {}

const GROUP = /\((?:\?(?::|<?[=!]|<[\p{L}\p{N}_$]+>))?/uy;
const ESCAPE =
  /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[0-9a-fA-F]{4}(?:\\u[0-9a-fA-F]{4})?|x[0-9a-fA-F]{2}|c[A-Za-z]|k<[^>]*>|\d+|.)/suy;
const CLASS = /\[(?:\\.|[^\]\\])*\]/suy;
const ANY = /./suy;
const QUANTIFIER = /(?:[*+?]|\{\d+(?:,\d*)?\})\??/y;

const DEEPEST = 100;

/** Takes apart a pattern that is known to compile with the flag u. */
export function partsOf(source: string): PatternPart {
  let at = 0;
  let depth = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const match = pattern.exec(source)?.[0];
    at += match?.length ?? 0;
    return match;
  };

  const readChoice = (): PatternPart => {
    const branches = [readSequence()];
    while (source[at] === "|") {
      at++;
      branches.push(readSequence());
    }
    return branches.length === 1 ? (branches[0] as PatternPart) : { kind: "choice", branches };
  };
  const readSequence = (): PatternPart => {
    const parts: PatternPart[] = [];
    while (at < source.length && source[at] !== "|" && source[at] !== ")") {
      const part = readAtom();
      const quantifier = take(QUANTIFIER);
      parts.push(quantifier === undefined ? part : { kind: "repeat", part, ...limitsOf(quantifier) });
    }
    return parts.length === 1 ? (parts[0] as PatternPart) : { kind: "sequence", parts };
  };
  const readGroup = (opening: string): PatternPart => {
    if (source[at] === "?") throw new PatternRefused("has a group of a kind that is not supported");
    if (++depth > DEEPEST) throw new PatternRefused(`has groups inside groups, more than ${DEEPEST} deep`);
    const part = readChoice();
    depth--;
    at++; // the closing bracket
    if (opening === "(?<value>") return { kind: "value", part };
    const look = /^\(\?(<?)([=!])/.exec(opening);
    if (look === null) return part;
    if (holdsValue(part)) throw new PatternRefused("has the group named value inside a look ahead or behind");
    return { kind: "look", ahead: look[1] === "", not: look[2] === "!", part };
  };
  const readAtom = (): PatternPart => {
    const opening = take(GROUP);
    if (opening !== undefined) return readGroup(opening);
    const atom = take(ESCAPE) ?? take(CLASS) ?? (take(ANY) as string);
    if (isEdge(atom)) return { kind: "edge", edge: atom };
    if (/^\\(?:k<|[1-9])/.test(atom))
      throw new PatternRefused(
        "refers back to a group, which can take ages on long notes; write the part out again",
      );
    return { kind: "one", atom };
  };
  return readChoice();
}

const EDGES: readonly string[] = ["^", "$", "\\b", "\\B"] satisfies Edge[];

function isEdge(atom: string): atom is Edge {
  return EDGES.includes(atom);
}

function limitsOf(quantifier: string): Pick<Repeat, "min" | "max" | "lazy"> {
  const lazy = quantifier.length > 1 && quantifier.endsWith("?");
  if (quantifier.startsWith("*")) return { min: 0, max: Number.POSITIVE_INFINITY, lazy };
  if (quantifier.startsWith("+")) return { min: 1, max: Number.POSITIVE_INFINITY, lazy };
  if (quantifier.startsWith("?")) return { min: 0, max: 1, lazy };
  const [, min = "0", comma, max = ""] = /^\{(\d+)(,?)(\d*)\}/.exec(quantifier) ?? [];
  const most = comma === "" ? Number(min) : max === "" ? Number.POSITIVE_INFINITY : Number(max);
  return { min: Number(min), max: most, lazy };
}

/** Whether the group named `value` stands in a part. */
export function holdsValue(part: PatternPart): boolean {
  switch (part.kind) {
    case "value":
      return true;
    case "sequence":
      return part.parts.some(holdsValue);
    case "choice":
      return part.branches.some(holdsValue);
    case "repeat":
      return holdsValue(part.part);
    default:
      return false;
  }
}

/** Whether a part can match without taking a character. */
export function mayBeEmpty(part: PatternPart): boolean {
  switch (part.kind) {
    case "one":
      return false;
    case "edge":
    case "look":
      return true;
    case "sequence":
      return part.parts.every(mayBeEmpty);
    case "choice":
      return part.branches.some(mayBeEmpty);
    case "repeat":
      return part.min === 0 || mayBeEmpty(part.part);
    case "value":
      return mayBeEmpty(part.part);
  }
}
