/**
 * `\p{L}` and its like stand for hundreds of ranges, and patterns that use them often take ten times as long to
 * compile. Where a text has no letter, digit or mark beyond Latin-1, the few that are left find exactly the same.
 */
const CLASSES = ["L", "Lu", "Ll", "M", "N"];
const LAST = 0xff;
/** Stands for a class that is empty here: a class must hold something, and no plain text holds this. */
const NOTHING = "\\u{10FFFF}";

const BEYOND = /[^\u0000-\u00ff]/;
const LETTERS_BEYOND = /(?![\u0000-\u00ff])[\p{L}\p{M}\p{N}\u{10FFFF}]/u;

/** Is the text one for which the Latin-1 twin of a pattern does? */
export function isPlainLatin(text: string): boolean {
  return !BEYOND.test(text) || !LETTERS_BEYOND.test(text);
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
