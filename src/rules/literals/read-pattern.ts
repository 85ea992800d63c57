import { fold } from "./fold.js";
import { concatenated, EMPTY, either, type Known, NOTHING, prefixOf, repeated } from "./strings.js";

/**
 * Reads the source of a regular expression (flags d, g, i, u) and tells with which strings its matches begin and
 * which they contain. What it does not understand counts as "may match anything": that costs time, never a match.
 */
export function readPattern(source: string): Known {
  const reader = { source, at: 0 };
  const known = alternatives(reader);
  if (reader.at !== source.length) throw new Error(`cannot read the pattern beyond character ${reader.at}`);
  return known;
}

interface Reader {
  readonly source: string;
  at: number;
}

function alternatives(reader: Reader): Known {
  const parts = [sequence(reader)];
  while (reader.source[reader.at] === "|") {
    reader.at++;
    parts.push(sequence(reader));
  }
  return parts.length === 1 ? (parts[0] as Known) : either(parts);
}

function sequence(reader: Reader): Known {
  let known = EMPTY;
  while (reader.at < reader.source.length && !/[|)]/.test(reader.source[reader.at] as string)) {
    const part = atom(reader);
    known = concatenated(known, quantified(reader, part));
    // How it begins is all we need to know; what follows cannot change that.
    if (known.exact === undefined && known.prefix !== undefined) {
      skipSequence(reader);
      return { prefix: known.prefix, required: known.prefix, ahead: known.ahead };
    }
  }
  return known;
}

/** To the bar or bracket that ends the sequence. */
function skipSequence(reader: Reader): void {
  const { source } = reader;
  for (let depth = 0, inClass = false; reader.at < source.length; reader.at++) {
    const character = source[reader.at];
    if (character === "\\") reader.at++;
    else if (inClass) inClass = character !== "]";
    else if (character === "[") inClass = true;
    else if (character === "(") depth++;
    else if (depth === 0 && (character === "|" || character === ")")) return;
    else if (character === ")") depth--;
  }
}

function quantified(reader: Reader, part: Known): Known {
  const match = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/.exec(reader.source.slice(reader.at, reader.at + 16));
  if (match === null) return part;
  reader.at += match[0].length;
  if (match[0].startsWith("*")) return repeated(part, 0, Infinity);
  if (match[0].startsWith("+")) return repeated(part, 1, Infinity);
  if (match[0].startsWith("?")) return repeated(part, 0, 1);
  const least = Number(match[1]);
  const most = match[2] === "" ? least : match[3] === "" ? Infinity : Number(match[3]);
  return repeated(part, least, most);
}

function atom(reader: Reader): Known {
  const { source } = reader;
  const character = source[reader.at] as string;
  if (character === "(") return group(reader);
  if (character === "[") return characterClass(reader);
  if (character === "\\") return escaped(reader);
  reader.at++;
  if (character === "^" || character === "$") return EMPTY;
  if (character === ".") return NOTHING;
  return { exact: [fold(character.charCodeAt(0))] };
}

function group(reader: Reader): Known {
  const head = /^\((?:\?(?:[:=!]|<[=!]|<[^>]+>))?/.exec(reader.source.slice(reader.at))?.[0] as string;
  reader.at += head.length;
  const inside = alternatives(reader);
  reader.at++; // the closing bracket
  if (head === "(?=") return { ...EMPTY, ahead: prefixOf(inside) };
  return /[=!]$/.test(head) ? EMPTY : inside;
}

const CONTROL: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13, 0: 0 };

/** The unit that an escape stands for, undefined when it is a class of many or no character at all. */
function escapedUnit(reader: Reader): number | undefined {
  const rest = reader.source.slice(reader.at, reader.at + 24);
  const code = /^\\(?:u\{([0-9a-fA-F]+)\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2}))/.exec(rest);
  if (code) {
    reader.at += code[0].length;
    return Number.parseInt(code[1] ?? code[2] ?? (code[3] as string), 16);
  }
  const control = /^\\c([A-Za-z])/.exec(rest)?.[1];
  if (control !== undefined) {
    reader.at += 3;
    return control.charCodeAt(0) & 31;
  }
  const letter = rest[1] as string;
  if (CONTROL[letter] === undefined && /[A-Za-z1-9]/.test(letter)) return undefined;
  reader.at += 2;
  return CONTROL[letter] ?? letter.charCodeAt(0);
}

function escaped(reader: Reader): Known {
  const unit = escapedUnit(reader);
  if (unit !== undefined) return unit > 0xffff ? NOTHING : { exact: [fold(unit)] };
  const name = /^\\(?:[pP]\{[^}]*\}|k<[^>]*>|\d+|.)/.exec(reader.source.slice(reader.at))?.[0] as string;
  reader.at += name.length;
  if (name === "\\b" || name === "\\B") return EMPTY;
  if (name === "\\d") return { exact: ["0"] };
  return name === "\\s" ? { exact: [" "] } : NOTHING;
}

/** Ranges longer than this are taken for "anything". */
const LONG_RANGE = 128;
const MOST_MEMBERS = 8;

function characterClass(reader: Reader): Known {
  const { source } = reader;
  reader.at++;
  let open = false; // whether it may match more than `symbols`
  if (source[reader.at] === "^") {
    open = true;
    reader.at++;
  }
  const symbols = new Set<string>();
  while (source[reader.at] !== "]") {
    const first = member(reader, symbols);
    if (first === undefined) {
      open = true;
      continue;
    }
    if (first < 0 || source[reader.at] !== "-" || source[reader.at + 1] === "]") continue;
    reader.at++;
    const last = member(reader, symbols);
    if (last === undefined || last < 0 || last - first > LONG_RANGE) open = true;
    else for (let unit = first; unit <= last; unit++) symbols.add(fold(unit));
  }
  reader.at++;
  return open || symbols.size > MOST_MEMBERS ? NOTHING : { exact: [...symbols] };
}

/** Adds one member; its unit, -1 for a class that folds to one symbol, undefined for any other class. */
function member(reader: Reader, symbols: Set<string>): number | undefined {
  let unit: number | undefined;
  if (reader.source[reader.at] === "\\") {
    if (reader.source[reader.at + 1] === "b") {
      reader.at += 2;
      unit = 8;
    } else unit = escapedUnit(reader);
    if (unit === undefined) {
      const known = escaped(reader).exact?.[0];
      if (known === undefined || known === "") return undefined;
      symbols.add(known);
      return -1;
    }
  } else unit = reader.source.charCodeAt(reader.at++);
  if (unit > 0xffff) return undefined;
  symbols.add(fold(unit));
  return unit;
}
