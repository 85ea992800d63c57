import type { Pattern } from "../rule.js";
import { type Atoms, atomsUnder, type SymbolSet } from "./symbols.js";

/** A pattern's syntax tree. A node matches what that part of the pattern does or more, never less. `least`: the fewest characters. */
export type SyntaxNode =
  /** One character of each set, in turn. */
  | { readonly kind: "run"; readonly least: number; readonly sets: readonly SymbolSet[] }
  | { readonly kind: "sequence" | "choice"; readonly least: number; readonly parts: readonly SyntaxNode[] }
  | {
      readonly kind: "repeat";
      readonly least: number;
      readonly part: SyntaxNode;
      readonly times: readonly number[];
    }
  | {
      readonly kind: "look";
      readonly least: 0;
      readonly ahead: boolean;
      readonly not: boolean;
      readonly part: SyntaxNode;
    }
  | { readonly kind: "start" | "end" | "nothing"; readonly least: 0 }
  /** Whatever follows: not looked into. */
  | { readonly kind: "anything"; readonly least: 0 };

export const NOTHING: SyntaxNode = { kind: "nothing", least: 0 };
const ANYTHING: SyntaxNode = { kind: "anything", least: 0 };

/** The filter reads this many characters of a match at most: few texts get that far without one. */
const ENOUGH = 24;
/** A longer look-ahead that must fail is a list of words: no single character decides it. */
const LONG_REFUSAL = 80;

/** Reads regular expressions. What it does not understand counts as "anything": that costs time, never a match. */
export function syntaxReader(): (pattern: Pattern, whole?: boolean) => SyntaxNode {
  // Patterns are put together from the same groups: each is read once.
  const groups = new Map<string, Map<string, SyntaxNode>>();
  return ({ source, flags }, whole = false) => {
    const meant = flags.replace(/[dgy]/g, "");
    const known = groups.get(meant) ?? new Map<string, SyntaxNode>();
    groups.set(meant, known);
    return choice({
      source,
      atoms: atomsUnder(meant),
      known,
      ends: closings(source),
      manyLines: flags.includes("m"),
      at: 0,
      whole,
    });
  };
}

interface Reader {
  readonly source: string;
  readonly atoms: Atoms;
  /** By opening bracket, where it is closed. */
  readonly ends: Int32Array;
  /** Groups read before. */
  readonly known: Map<string, SyntaxNode>;
  readonly manyLines: boolean;
  /** Read to the end: where a pattern is read backwards, the end is what counts. */
  whole: boolean;
  at: number;
}

function choice(reader: Reader): SyntaxNode {
  const first = sequence(reader);
  if (reader.source[reader.at] !== "|") return first;
  const parts = [first];
  while (reader.source[reader.at] === "|") {
    reader.at++;
    parts.push(sequence(reader));
  }
  return {
    kind: "choice",
    least: parts.reduce((least, part) => Math.min(least, part.least), Infinity),
    parts,
  };
}

function sequence(reader: Reader): SyntaxNode {
  const { source } = reader;
  const parts: SyntaxNode[] = [];
  let run: SymbolSet[] = [];
  let least = 0;
  const endRun = (): void => {
    if (run.length > 0) parts.push({ kind: "run", least: run.length, sets: run });
    run = [];
  };
  while (reader.at < source.length && source[reader.at] !== "|" && source[reader.at] !== ")") {
    if (least >= ENOUGH && !reader.whole) {
      skip(reader);
      endRun();
      parts.push(ANYTHING);
      break;
    }
    const one = atom(reader);
    const times = quantifier(reader);
    if (one instanceof Uint8Array && times === undefined) {
      run.push(one);
      least++;
      continue;
    }
    endRun();
    const part: SyntaxNode = one instanceof Uint8Array ? { kind: "run", least: 1, sets: [one] } : one;
    if (times === undefined) parts.push(part);
    else parts.push({ kind: "repeat", least: part.least * (times[0] as number), part, times });
    least += (parts.at(-1) as SyntaxNode).least;
  }
  endRun();
  return parts.length === 1 ? (parts[0] as SyntaxNode) : { kind: "sequence", least, parts };
}

/** By opening bracket, where it is closed. */
export function closings(source: string): Int32Array {
  const ends = new Int32Array(source.length);
  const open: number[] = [];
  for (let at = 0, inClass = false; at < source.length; at++) {
    const unit = source.charCodeAt(at);
    if (unit === BACKSLASH) at++;
    else if (inClass) inClass = unit !== CLASS_END;
    else if (unit === CLASS) inClass = true;
    else if (unit === OPEN) open.push(at);
    else if (unit === CLOSE) ends[open.pop() as number] = at;
  }
  return ends;
}

/** To the bar or bracket that ends the sequence. */
function skip(reader: Reader): void {
  const { source, ends } = reader;
  for (let inClass = false; reader.at < source.length; reader.at++) {
    const unit = source.charCodeAt(reader.at);
    if (unit === BACKSLASH) reader.at++;
    else if (inClass) inClass = unit !== CLASS_END;
    else if (unit === CLASS) inClass = true;
    else if (unit === OPEN) reader.at = ends[reader.at] as number;
    else if (unit === CLOSE || unit === BAR) return;
  }
}

const [BACKSLASH, CLASS, CLASS_END, OPEN, CLOSE, BAR] = [0x5c, 0x5b, 0x5d, 0x28, 0x29, 0x7c];

const QUANTIFIER = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y;

/** The fewest and the most times, undefined where there is no quantifier. */
function quantifier(reader: Reader): readonly number[] | undefined {
  const next = reader.source[reader.at];
  if (next !== "?" && next !== "*" && next !== "+" && next !== "{") return undefined;
  QUANTIFIER.lastIndex = reader.at;
  const match = QUANTIFIER.exec(reader.source);
  if (match === null) return undefined;
  reader.at += match[0].length;
  if (match[1] !== undefined) return [match[1] === "+" ? 1 : 0, match[1] === "?" ? 1 : Infinity];
  const least = Number(match[2]);
  return [least, match[3] === "" ? least : match[4] === "" ? Infinity : Number(match[4])];
}

const HEAD = /\((?:\?(?:<?[=!]|:|<[^>]+>))?/y;
const ATOM =
  /\[(?:[^\]\\]|\\.)*\]|\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|c[A-Za-z]|k<[^>]*>|\d+|.)|./suy;

/** A letter, a digit or a blank stands for itself. */
function isPlain(unit: number): boolean {
  return (
    (unit >= 0x61 && unit <= 0x7a) ||
    (unit >= 0x41 && unit <= 0x5a) ||
    unit === 0x20 ||
    (unit >= 0x30 && unit <= 0x39)
  );
}

function atom(reader: Reader): SymbolSet | SyntaxNode {
  const character = reader.source[reader.at] as string;
  if (isPlain(character.charCodeAt(0))) {
    reader.at++;
    return reader.atoms(character);
  }
  if (character === "(") return group(reader);
  ATOM.lastIndex = reader.at;
  const text = ATOM.exec(reader.source)?.[0] as string;
  reader.at += text.length;
  if (text === "\\b" || text === "\\B") return NOTHING;
  if (text === "^" || text === "$")
    return reader.manyLines ? NOTHING : { kind: text === "^" ? "start" : "end", least: 0 };
  // What an earlier group matched may be anything.
  if (/^\\(?:k<|[1-9])/.test(text)) return ANYTHING;
  // A character of two units.
  if (text.length === 2 && text[0] !== "\\") return ANYTHING;
  return reader.atoms(text);
}

function group(reader: Reader): SyntaxNode {
  const end = reader.ends[reader.at] as number;
  HEAD.lastIndex = reader.at;
  const head = HEAD.exec(reader.source)?.[0] as string;
  reader.at += head.length;
  const [ahead, behind] = [head === "(?=" || head === "(?!", head === "(?<=" || head === "(?<!"];
  const { whole, at, source, known } = reader;
  const not = head === "(?!" || head === "(?<!";
  reader.at = end + 1;
  if (not && end - at > LONG_REFUSAL) return NOTHING;
  reader.whole = !ahead && (whole || behind);
  const key = `${reader.whole} ${source.slice(at, end)}`;
  let part = known.get(key);
  if (part === undefined) {
    reader.at = at;
    part = choice(reader);
    reader.at = end + 1;
    known.set(key, part);
  }
  reader.whole = whole;
  return ahead || behind ? { kind: "look", least: 0, ahead, not, part } : part;
}
