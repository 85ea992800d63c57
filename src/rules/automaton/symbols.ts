import { latinTwin } from "../latin-pattern.js";

/**
 * The alphabet of the automata. Each character of Latin-1, and each mark beyond it that notes are full of,
 * is a symbol of its own; for all others it is only known whether a part of a pattern may match one of them.
 */
const MARKS = [..."‐‑‒–—―‘’“”•…"].map((mark) => mark.charCodeAt(0));
const LATIN = 0x100;
const OTHER = LATIN + MARKS.length;
/** Half of a character that takes two units. */
export const SURROGATE = OTHER + 1;
/** Before the first character and after the last. */
export const EDGE = OTHER + 2;
export const SYMBOLS = OTHER + 3;

const marks = new Map(MARKS.map((unit, n) => [unit, LATIN + n]));

function symbolOf(unit: number): number {
  if (unit < LATIN) return unit;
  return unit >= 0xd800 && unit <= 0xdfff ? SURROGATE : (marks.get(unit) ?? OTHER);
}

/** A text as symbols with an edge at either end: the symbol of the character at `n` stands at `n + 1`. */
export function symbolsOf(text: string): Uint16Array {
  const symbols = new Uint16Array(text.length + 2);
  for (let n = 0; n < text.length; n++) {
    const unit = text.charCodeAt(n);
    symbols[n + 1] = unit < LATIN ? unit : symbolOf(unit);
  }
  symbols[0] = EDGE;
  symbols[text.length + 1] = EDGE;
  return symbols;
}

/** By symbol, 1 where it belongs. The same set is the same object. */
export type SymbolSet = Uint8Array;

const interned = new Map<string, SymbolSet>();

function intern(set: SymbolSet): SymbolSet {
  const key = String.fromCharCode.apply(null, set as unknown as number[]);
  const known = interned.get(key);
  if (known === undefined) interned.set(key, set);
  return known ?? set;
}

export const NO_SYMBOLS = intern(new Uint8Array(SYMBOLS));
export const ONLY_EDGE = intern(NO_SYMBOLS.map((_, symbol) => (symbol === EDGE ? 1 : 0)));

const members = new Map<SymbolSet, readonly number[]>();

/** The symbols of a set. */
export function membersOf(set: SymbolSet): readonly number[] {
  let found = members.get(set);
  if (found === undefined) {
    found = Array.from(set.keys()).filter((symbol) => set[symbol] === 1);
    members.set(set, found);
  }
  return found;
}

export function union(sets: readonly SymbolSet[]): SymbolSet {
  if (sets.length === 1) return sets[0] as SymbolSet;
  return intern(NO_SYMBOLS.map((_, symbol) => (sets.some((set) => set[symbol] === 1) ? 1 : 0)));
}

/** Where none of `set` stands; of what is only known in part nothing can be barred. */
export function allBut(set: SymbolSet): SymbolSet {
  let rest = rests.get(set);
  if (rest === undefined) {
    rest = intern(set.map((one, symbol) => (symbol >= OTHER ? 1 : 1 - one)));
    rests.set(set, rest);
  }
  return rest;
}

const rests = new Map<SymbolSet, SymbolSet>();

/** What the characters, escapes and classes of patterns may match, under the flags of one pattern. */
export type Atoms = (atom: string) => SymbolSet;

const known = new Map<string, Atoms>();

export function atomsUnder(flags: string): Atoms {
  const sets = new Map<string, SymbolSet>();
  const made: Atoms = (atom) => {
    let set = sets.get(atom);
    if (set === undefined) {
      set = intern(/^[\w ]$/.test(atom) ? ofLetter(atom, flags) : ofClass(atom, flags));
      sets.set(atom, set);
    }
    return set;
  };
  const before = known.get(flags);
  if (before === undefined) known.set(flags, made);
  return before ?? made;
}

function ofLetter(letter: string, flags: string): SymbolSet {
  const set = new Uint8Array(SYMBOLS);
  const cases = flags.includes("i") ? [letter.toLowerCase(), letter.toUpperCase()] : [letter];
  for (const one of cases) set[one.charCodeAt(0)] = 1;
  // The Kelvin sign is a "k" to patterns that ignore case, and the long s an "s".
  if (flags.includes("i") && flags.includes("u") && /[ks]/i.test(letter)) set[OTHER] = 1;
  return set;
}

/** A class that may hold characters for which there is no symbol. */
const WIDE = /[^\u0000-\u007f]|\\[pPSWDsux]|^\[\^|^\.$/;

/** All characters with symbols of their own, and the two beyond that are letters of ASCII to some patterns. */
const PROBES = String.fromCharCode(
  ...Array.from({ length: LATIN }, (_, unit) => unit),
  ...MARKS,
  0x212a,
  0x017f,
);

/** The engine itself says what a class matches; its Latin-1 twin tells the same of all that are not wide. */
function ofClass(atom: string, flags: string): SymbolSet {
  const set = new Uint8Array(SYMBOLS);
  for (const { 0: character } of PROBES.matchAll(latinTwin(atom, `g${flags}`)))
    set[symbolOf(character.charCodeAt(0))] = 1;
  set[OTHER] = set[SURROGATE] = WIDE.test(atom) || set[OTHER] === 1 ? 1 : 0;
  return set;
}
