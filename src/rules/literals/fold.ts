/** Symbols that texts and patterns are compared in: few, so that a trie over them can be a plain array. */
export const SYMBOLS = 130;
/** Stands for every character beyond ASCII that has no symbol of its own. */
const BEYOND = 128;
const SPACE = 0x20;
const DIGIT = 0x30;
const APOSTROPHE = 0x27;
const DASH = 0x2d;

/**
 * The symbol of a UTF-16 unit. Characters that a pattern may take for one another share a symbol: both cases of a
 * letter, all digits, all white space, straight and curly quotes. A text that matches a pattern then also
 * matches in symbols; the other way round need not hold.
 */
export function symbolOf(unit: number): number {
  if (unit < 128) {
    if (unit >= 0x41 && unit <= 0x5a) return unit + 0x20;
    if (unit >= 0x30 && unit <= 0x39) return DIGIT;
    return unit === SPACE || (unit >= 9 && unit <= 13) ? SPACE : unit;
  }
  if (unit === 0x212a) return 0x6b; // the Kelvin sign is a "k" to patterns that ignore case
  if (unit === 0x017f) return 0x73; // and the long s an "s"
  if (unit === 0x2018 || unit === 0x2019) return APOSTROPHE;
  if (unit === 0x2013 || unit === 0x2014) return DASH;
  return isSpace(unit) ? SPACE : BEYOND;
}

function isSpace(unit: number): boolean {
  return (
    unit === 0xa0 ||
    unit === 0x1680 ||
    (unit >= 0x2000 && unit <= 0x200a) ||
    unit === 0x2028 ||
    unit === 0x2029 ||
    unit === 0x202f ||
    unit === 0x205f ||
    unit === 0x3000 ||
    unit === 0xfeff
  );
}

/** A text as symbols. */
export function foldText(text: string): Uint8Array {
  const symbols = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) symbols[i] = symbolOf(text.charCodeAt(i));
  return symbols;
}

/** A pattern's character as a one-letter string of symbols. */
export const fold = (unit: number): string => String.fromCharCode(symbolOf(unit));
