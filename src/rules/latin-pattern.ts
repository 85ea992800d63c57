import type { Pattern } from "./rule.js";

/**
 * `\p{L}` and its like stand for hundreds of ranges, and patterns that use them often take ten times as long to
 * compile. Where a text has no letter, digit or mark beyond Latin-1, the few that are left find exactly the same.
 */
const CLASSES = ["L", "Lu", "Ll", "M", "N"];
const LAST = 0xff;
/** Stands for a class that is empty here: a class must hold something, and no plain text holds this. */
const NOTHING = "\\ue000";

const BEYOND = /[^\u0000-\u00ff]/;
const LETTERS_BEYOND = /(?![\u0000-\u00ff])[\p{L}\p{M}\p{N}\ue000]/gu;

/** Whether the Latin-1 twin of a pattern finds the same in this text as the pattern. */
export function isPlainLatin(text: string): boolean {
  return !BEYOND.test(text) || text.search(LETTERS_BEYOND) === -1;
}

/**
 * A text of the same length in which a twin finds what the pattern finds in this one: every letter, digit and mark
 * beyond Latin-1 has given way to one that belongs to the same classes. There is none where two units are one letter.
 */
export function latinStandIn(text: string): string | undefined {
  const standIn = text.replace(LETTERS_BEYOND, standInFor);
  return standIn.length === text.length && !text.includes("\ue000") ? standIn : undefined;
}

const STAND_INS = { capital: "Þ", small: "þ", letter: "ª", digit: "²", mark: "\ue000" };

function standInFor(letter: string): string {
  if (/\p{Lu}/u.test(letter)) return STAND_INS.capital;
  if (/\p{Ll}/u.test(letter)) return STAND_INS.small;
  if (/\p{L}/u.test(letter)) return STAND_INS.letter;
  return /\p{N}/u.test(letter) ? STAND_INS.digit : STAND_INS.mark;
}

/** A character beyond ASCII that a pattern names. */
const NAMED = /\\u\{[\dA-Fa-f]+\}|\\u[\dA-Fa-f]{4}|\\x[\dA-Fa-f]{2}|[^\u0000-\u007f]/gu;

/** Whether a pattern knows letters beyond Latin-1 by their classes alone, so that it cannot tell a stand-in. */
export function takesStandIns({ source, flags }: Pattern): boolean {
  // Without case the long s is an s, and there is no twin.
  if (!flags.includes("u") || flags.includes("i")) return false;
  let [last, lastEnd] = [0, 0];
  for (const { 0: name, index } of source.matchAll(NAMED)) {
    const code = name.startsWith("\\")
      ? parseInt(name.replace(/[^\dA-Fa-f]/g, ""), 16)
      : (name.codePointAt(0) as number);
    const endsRange = source[index - 1] === "-" && source[index - 2] !== "[";
    for (let one = endsRange ? (lastEnd === index - 1 ? last : 0) : code; one <= code; one++)
      if (couldBeMeant(String.fromCodePoint(one))) return false;
    [last, lastEnd] = [code, index + name.length];
  }
  return true;
}

function couldBeMeant(character: string): boolean {
  return Object.values(STAND_INS).includes(character) || character.search(LETTERS_BEYOND) !== -1;
}

/** A text, as the patterns for it are chosen. */
export interface Script {
  readonly text: string;
  /** Whether the Latin-1 twins of patterns find the same in it. */
  readonly latin: boolean;
  /** A text in which they do, and in which most patterns find the same as in this one. */
  readonly standIn: string | undefined;
}

export function scriptOf(text: string): Script {
  const latin = isPlainLatin(text);
  return { text, latin, standIn: latin ? undefined : latinStandIn(text) };
}

/** A pattern and its twin, each made when first needed: patterns are long, and most notes need few. */
export class PatternForms {
  private full: RegExp | undefined;
  private twin: RegExp | undefined;
  private takesStandIns: boolean | undefined;

  constructor(private readonly pattern: Pattern) {}

  /** What to look in. */
  textOf({ text, standIn }: Script): string {
    if (standIn === undefined) return text;
    this.takesStandIns ??= takesStandIns(this.pattern);
    return this.takesStandIns ? standIn : text;
  }

  /** What to look for in that. */
  expressionFor(script: Script): RegExp {
    const { source, flags } = this.pattern;
    if (script.latin || this.textOf(script) !== script.text) {
      this.twin ??= latinTwin(source, flags);
      return this.twin;
    }
    this.full ??= new RegExp(source, flags);
    return this.full;
  }
}

const ranges = new Map(CLASSES.map((name) => [name, latinRanges(new RegExp(`\\p{${name}}`, "u"))]));

/** The pattern with its classes cut down to Latin-1. Without case the classes reach further, so it stays as it is. */
export function latinTwin(source: string, flags: string): RegExp {
  if (!flags.includes("u") || flags.includes("i")) return new RegExp(source, flags);
  let inClass = false;
  const short = source.replace(/\\p\{(\w+)\}|\\.|[[\]]/gsu, (token, name?: string) => {
    if (token === "[") inClass = true;
    if (token === "]") inClass = false;
    const letters = name === undefined ? undefined : ranges.get(name);
    if (letters === undefined) return token;
    return inClass ? letters : `[${letters}]`;
  });
  return new RegExp(short, flags);
}

function latinRanges(letter: RegExp): string {
  const found: string[] = [];
  const within = (code: number): boolean => code <= LAST && letter.test(String.fromCharCode(code));
  for (let code = 0; code <= LAST; code++) {
    if (!within(code)) continue;
    const from = code;
    while (within(code + 1)) code++;
    found.push(`${escaped(from)}-${escaped(code)}`);
  }
  return found.join("") || NOTHING;
}

function escaped(code: number): string {
  return `\\u${code.toString(16).padStart(4, "0")}`;
}
