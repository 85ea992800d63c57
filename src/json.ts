import { ScrubJayError } from "./errors.js";

export interface JsonOptions {
  /** Keys of ours: such a key is named when it stands twice. Any other may be PHI. */
  readonly ownKeys: ReadonlySet<string>;
  /** For the error message only; the line counts from the start of the text. */
  readonly file?: string;
}

/**
 * JSON as `JSON.parse` reads it, errors of syntax included, but an object with the same key twice is refused: all
 * values but the last would be lost in silence. A key of the text is a string with a colon behind it, so there are as
 * many of them as the parsed value has keys, unless one stands twice. Only then the text is read key by key. What is nested
 * so deep that nobody could write it again is refused as well.
 */
export function parseJson(text: string, { ownKeys, file }: JsonOptions): unknown {
  const value: unknown = JSON.parse(text);
  if (countKeys(text) === countEntries(value, file)) return value;
  const { key, at } = firstTwice(text);
  const what = ownKeys.has(key) ? `the key "${key}"` : "a key";
  throw new ScrubJayError("duplicate-key", `${what} stands twice in one object`, {
    ...(file !== undefined && { file, line: text.slice(0, at).split("\n").length }),
    hint: "Leave one of the two, or put what both hold under one key.",
  });
}

function countKeys(text: string): number {
  let keys = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at)) {
    at = behindBlanks(text, behindString(text, at));
    if (text.charCodeAt(at) === COLON) keys++;
  }
  return keys;
}

/** Far deeper than any export nests, and far less than JSON.stringify and its like can follow. */
const DEEPEST = 500;

/** Breadth first, so that deep nesting takes no call stack. */
function countEntries(value: unknown, file: string | undefined): number {
  let entries = 0;
  let level = typeof value === "object" && value !== null ? [value] : [];
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > DEEPEST) throw tooDeep(file);
    const inside: object[] = [];
    for (const one of level) {
      const list = Array.isArray(one);
      // What JSON.parse makes has no keys but its own.
      for (const key in one) {
        if (!list) entries++;
        const held: unknown = (one as Readonly<Record<string, unknown>>)[key];
        if (typeof held === "object" && held !== null) inside.push(held);
      }
    }
    level = inside;
  }
  return entries;
}

function tooDeep(file: string | undefined): ScrubJayError {
  return new ScrubJayError(
    "nested-too-deep",
    `objects and lists stand in each other more than ${DEEPEST} deep`,
    {
      ...(file !== undefined && { file }),
      hint: "Leave out the field that holds them.",
    },
  );
}

/** The first key that its object has already, and where it stands. */
function firstTwice(text: string): { readonly key: string; readonly at: number } {
  const open: Set<string>[] = [];
  for (let at = 0; at < text.length; ) {
    const character = text[at];
    if (character === "{") open.push(new Set());
    else if (character === "}") open.pop();
    if (character !== '"') {
      at++;
      continue;
    }
    const end = behindString(text, at);
    const next = behindBlanks(text, end);
    if (text.charCodeAt(next) === COLON) {
      const key = JSON.parse(text.slice(at, end)) as string;
      const keys = open.at(-1) as Set<string>;
      if (keys.has(key)) return { key, at };
      keys.add(key);
    }
    at = next;
  }
  throw new ScrubJayError("internal", "no key stands twice");
}

const QUOTE = '"';
const COLON = 0x3a;
const BACKSLASH = 0x5c;

/** Where the string ends that begins at `opening`, in a text that is known to be JSON. */
function behindString(text: string, opening: number): number {
  for (let at = text.indexOf(QUOTE, opening + 1); ; at = text.indexOf(QUOTE, at + 1)) {
    let before = at - 1;
    while (text.charCodeAt(before) === BACKSLASH) before--;
    if ((at - before) % 2 === 1) return at + 1;
  }
}

function behindBlanks(text: string, from: number): number {
  let at = from;
  for (let code = text.charCodeAt(at); code === 0x20 || (code >= 0x09 && code <= 0x0d); )
    code = text.charCodeAt(++at);
  return at;
}
