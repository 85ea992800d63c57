/**
 * What a character is to a tokenizer. Small integers, so that a scan compares numbers. The order matters:
 * LOWER to EXTEND are the characters a word is made of, LOWER to LETTER are letters.
 */
export const SPACE = 1;
export const LOWER = 2;
export const UPPER = 3;
/** A letter without case, as in Arabic or Chinese. */
const LETTER = 4;
export const DIGIT = 5;
/** Belongs to the character before it: combining marks, variation selectors, joiners, skin tones. */
export const EXTEND = 6;
export const APOSTROPHE = 7;
/** Punctuation that is also drawn out into rules and leaders: "-----", "=====", ".....". */
export const RULE = 8;
/** Everything else: a token by itself. */
export const OTHER = 9;

const ASCII = /* @__PURE__ */ asciiClasses();

/** Filled as characters come along; 0 means not yet looked at. Made on the first character beyond ASCII. */
let beyondAscii: Uint8Array | undefined;

function classOf(codePoint: number): number {
  if (codePoint < 128) return ASCII[codePoint] as number;
  beyondAscii ??= new Uint8Array(0x110000);
  const known = beyondAscii[codePoint] as number;
  if (known !== 0) return known;
  const found = classify(String.fromCodePoint(codePoint));
  beyondAscii[codePoint] = found;
  return found;
}

/** The class of the character that starts at `at`; OTHER past the end, so that nothing runs over it. */
export function classAt(text: string, at: number): number {
  if (at >= text.length) return OTHER;
  const unit = text.charCodeAt(at);
  if (unit < 128) return ASCII[unit] as number;
  const codePoint = text.codePointAt(at);
  return codePoint === undefined ? OTHER : classOf(codePoint);
}

/**
 * The UTF-16 unit at `at`, which may be before the start or past the end: no unit then. The engine gives up its quick way
 * to read a character where one is asked for that is not there.
 */
export function unitAt(text: string, at: number): number {
  return at >= 0 && at < text.length ? text.charCodeAt(at) : NO_UNIT;
}

const NO_UNIT = -1;

/** How many UTF-16 units the character at `at` takes. */
export function widthAt(text: string, at: number): 1 | 2 {
  const unit = text.charCodeAt(at);
  if (unit < 0xd800 || unit > 0xdbff) return 1;
  const next = unitAt(text, at + 1);
  return next >= 0xdc00 && next <= 0xdfff ? 2 : 1;
}

export function isWordClass(kind: number): boolean {
  return kind >= LOWER && kind <= EXTEND;
}

export function isLetterClass(kind: number): boolean {
  return kind >= LOWER && kind <= LETTER;
}

/** White space as `\s` has it, so the byte order mark and the no-break space too. */
export function isSpaceAt(text: string, at: number): boolean {
  return classAt(text, at) === SPACE;
}

export function isAsciiDigit(unit: number): boolean {
  return unit >= 48 && unit <= 57;
}

export function isAsciiAlphanumeric(unit: number): boolean {
  return isAsciiLetter(unit) || isAsciiDigit(unit);
}

export function isAsciiLetter(unit: number): boolean {
  const lower = unit | 32;
  return lower >= 97 && lower <= 122;
}

function asciiClasses(): Uint8Array {
  const table = new Uint8Array(128);
  for (let code = 0; code < 128; code++) table[code] = classify(String.fromCharCode(code));
  return table;
}

function classify(character: string): number {
  if (/\s/.test(character)) return SPACE;
  if (/[\p{Lu}\p{Lt}]/u.test(character)) return UPPER;
  if (/\p{Ll}/u.test(character)) return LOWER;
  if (/\p{L}/u.test(character)) return LETTER;
  if (/\p{N}/u.test(character)) return DIGIT;
  if (/\p{M}|\u200c|\u200d|[\u{1f3fb}-\u{1f3ff}]/u.test(character)) return EXTEND;
  if (character === "'" || character === "\u2019") return APOSTROPHE;
  if (/[-_=*.~#+]/.test(character)) return RULE;
  return OTHER;
}
