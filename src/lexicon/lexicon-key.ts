/**
 * Keys of the lexicon: two 32-bit hashes over the folded units of a text, taken straight from the text.
 * Case, diacritics and apostrophes inside a word do not count: "José" is "JOSE", "O’Brien" is "OBrien". The
 * apostrophe of a clitic does ("Robert's" is not "Roberts", "we're" is not "were").
 */
const SPACE = 32;
const APOSTROPHE = 39;
const DROP = 0;
const SEVERAL = 1;
const UNKNOWN = 0xffff;

/** Letters that no decomposition takes apart. */
const SPECIAL: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ı: "i",
  "‘": "'",
  "’": "'",
  ʻ: "'",
  ʼ: "'",
  "`": "'",
};

const folded = new Uint16Array(0x10000).fill(UNKNOWN);

/** Unit → unit; DROP for marks that fold away, SEVERAL for letters that fold to more than one. */
export function foldUnit(unit: number): number {
  const known = folded[unit] as number;
  if (known !== UNKNOWN) return known;
  const plain = foldCharacter(String.fromCharCode(unit));
  const found = plain.length === 0 ? DROP : plain.length > 1 ? SEVERAL : plain.charCodeAt(0);
  folded[unit] = found;
  return found;
}

function foldCharacter(character: string): string {
  const lower = character.toLowerCase();
  return SPECIAL[lower] ?? lower.normalize("NFD").replace(/\p{M}/gu, "");
}

/** The running hash: `[first, second]`. */
export type KeyState = Int32Array;

export function startKey(state: KeyState): void {
  state[0] = 0x2545f491;
  state[1] = 0x4f6cdd1d;
}

export function mixFirst(hash: number, unit: number): number {
  const next = Math.imul(hash ^ unit, 0x01000193);
  return next ^ (next >>> 15);
}

export function mixSecond(hash: number, unit: number): number {
  const next = Math.imul(hash + unit, 0x85ebca6b | 0);
  return next ^ (next >>> 13);
}

/** White space of any width between two tokens. */
export function addSpace(state: KeyState): void {
  state[0] = mixFirst(state[0] as number, SPACE);
  state[1] = mixSecond(state[1] as number, SPACE);
}

/** Adds the units of `text` from `from` to `to`; looks beyond `to` only to tell a clitic. */
export function addText(state: KeyState, text: string, from: number, to: number): void {
  let first = state[0] as number;
  let second = state[1] as number;
  for (let at = from; at < to; at++) {
    const unit = foldUnit(text.charCodeAt(at));
    if (unit === DROP || (unit === APOSTROPHE && !isClitic(text, at + 1))) continue;
    if (unit === SEVERAL) {
      for (const letter of foldCharacter(text.charAt(at))) {
        first = mixFirst(first, letter.charCodeAt(0));
        second = mixSecond(second, letter.charCodeAt(0));
      }
      continue;
    }
    first = mixFirst(first, unit);
    second = mixSecond(second, unit);
  }
  state[0] = first;
  state[1] = second;
}

const CLITICS = new Set(["s", "d", "m", "t", "ll", "re", "ve"]);

/** Do the letters from `at` on, up to the end of the word, make a clitic? */
export function isClitic(text: string, at: number): boolean {
  let end = at;
  while (end < at + 3 && isWordUnit(text.charCodeAt(end))) end++;
  return end - at < 3 && CLITICS.has(text.slice(at, end).toLowerCase());
}

/** Letters and digits; beyond ASCII everything but quotation marks and dashes counts as a letter. */
export function isWordUnit(unit: number): boolean {
  const lower = unit | 32;
  if (unit < 128) return (lower >= 97 && lower <= 122) || (unit >= 48 && unit <= 57);
  return unit < 0x2000 || unit > 0x206f;
}
