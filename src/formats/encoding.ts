/** How characters stand as bytes. Never guessed: the user names it, and what does not fit is refused. */
export const ENCODINGS = {
  "utf-8": "the default",
  "windows-1252": "Western Windows; its five unassigned bytes are refused",
  latin1: "ISO 8859-1, every byte is the character of that number",
  "utf-16le": "two bytes a unit, low byte first, with or without a byte order mark",
  "utf-16be": "two bytes a unit, high byte first, with or without a byte order mark",
  "utf-16": "the byte order mark at the start decides; written low byte first",
} as const;

export type Encoding = keyof typeof ENCODINGS;

export const BOM = "\ufeff";

/** Characters of the bytes 0x80 to 0x9f in windows-1252; the rest is latin1. U+FFFD marks the unassigned. */
const HIGH_CONTROLS = "€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ";

/** [256] character of each windows-1252 byte, undefined where there is none. */
export const WINDOWS_1252: readonly (string | undefined)[] = Array.from({ length: 256 }, (_, byte) => {
  if (byte < 0x80 || byte > 0x9f) return String.fromCharCode(byte);
  const character = HIGH_CONTROLS[byte - 0x80];
  return character === "\ufffd" ? undefined : character;
});

/** Offset of the first half of a surrogate pair that stands alone, or -1. */
export function loneSurrogate(text: string): number {
  return text.search(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/);
}
