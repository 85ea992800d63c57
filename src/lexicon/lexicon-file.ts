import { readAsset, textBuffer } from "#platform";
import { EXIT, ScrubJayError } from "../errors.js";

/**
 * data/lexicon.bin, as data/build/lexicon.mjs writes it:
 *   "SJLX", length of the head (u32 LE), the head (JSON), the entries, a bit per five-digit ZIP code.
 * An entry is front-coded on the bytes (UTF-8) of its lower-case text, entries in ascending order of these:
 *   bytes shared with the entry before, number of further bytes, these bytes, kind (LEB128 number),
 *   for kinds of shape EXPLICIT the number of capitals and their distances, then a byte per counted class.
 * A kind is a mask of classes and the shape of the text; the head lists the kinds.
 */
interface Head {
  readonly classes: readonly string[];
  /** Bits of the classes whose entries carry a frequency byte. */
  readonly counted: number;
  readonly kinds: readonly (readonly [mask: number, shape: number])[];
  readonly entries: number;
  readonly entryBytes: number;
}

/** How the lower-case text is capitalised. */
/** @public read by data/build/lexicon.mjs */
export const SHAPE = { lower: 0, title: 1, upper: 2, explicit: 3 } as const;

const MAGIC = [..."SJLX"].map((letter) => letter.charCodeAt(0));
const ZIP_BYTES = 12_500;

export interface LexiconFile extends Head {
  readonly entryData: Uint8Array;
  readonly zips: Uint8Array;
}

export function readLexiconFile(): LexiconFile {
  const file = readAsset("lexicon");
  if (file === undefined || !MAGIC.every((byte, at) => file[at] === byte)) throw broken();
  const start = 8 + new DataView(file.buffer, file.byteOffset).getUint32(4, true);
  const head = JSON.parse(new TextDecoder().decode(file.slice(8, start))) as Head;
  const zipStart = start + head.entryBytes;
  if (file.length !== zipStart + ZIP_BYTES) throw broken();
  return { ...head, entryData: file.subarray(start, zipStart), zips: file.subarray(zipStart) };
}

export function broken(file = "data/lexicon.bin"): ScrubJayError {
  return new ScrubJayError("broken-lexicon", `${file} is missing or not of this version`, {
    hint: "Install ScrubJay again.",
    exitCode: EXIT.internal,
  });
}

/** One entry, overwritten for the next: the reader makes no object and no string per entry. */
export interface FileEntry {
  /** UTF-8 of the lower-case text, in the first `length` bytes. */
  readonly bytes: Uint8Array;
  /** The text of the first so many of them. */
  readonly textOf: (length: number) => string;
  length: number;
  /** How many of these bytes the entry before has too. */
  shared: number;
  mask: number;
  shape: number;
  /** Where the explicit capitals begin in the data. */
  capitals: number;
  /** Where the frequency bytes begin, one per counted class of the mask, lowest bit first. */
  frequencies: number;
}

export function eachEntry(file: LexiconFile, visit: (entry: FileEntry) => void): void {
  const data = file.entryData;
  const { bytes, text: textOf } = textBuffer(256);
  const masks = Int32Array.from(file.kinds, ([mask]) => mask);
  const shapes = Uint8Array.from(file.kinds, ([, shape]) => shape);
  const countedIn = Uint8Array.from(masks, (mask) => bitCount(mask & file.counted));
  const entry: FileEntry = {
    bytes,
    textOf,
    length: 0,
    shared: 0,
    mask: 0,
    shape: 0,
    capitals: 0,
    frequencies: 0,
  };
  let at = 0;
  for (let left = file.entries; left > 0; left--) {
    const shared = data[at++] as number;
    const added = data[at++] as number;
    for (let i = 0; i < added; i++) bytes[shared + i] = data[at + i] as number;
    at += added;
    let kind = data[at++] as number;
    if (kind > 127) kind = (kind & 127) | ((data[at++] as number) << 7);
    entry.shared = shared;
    entry.length = shared + added;
    entry.mask = masks[kind] as number;
    entry.shape = shapes[kind] as number;
    entry.capitals = at;
    if (entry.shape === SHAPE.explicit) at += 1 + (data[at] as number);
    entry.frequencies = at;
    at += countedIn[kind] as number;
    visit(entry);
  }
  if (at !== data.length) throw broken();
}

export function lowerText(entry: FileEntry): string {
  return entry.textOf(entry.length);
}

/** The text as usually written. */
export function entryText(file: LexiconFile, entry: FileEntry): string {
  const lower = lowerText(entry);
  if (entry.shape === SHAPE.lower) return lower;
  if (entry.shape === SHAPE.upper) return lower.toUpperCase();
  if (entry.shape === SHAPE.title) return capitaliseEntry(lower);
  let text = "";
  let done = 0;
  let place = 0;
  const count = file.entryData[entry.capitals] as number;
  for (let i = 1; i <= count; i++) {
    place += file.entryData[entry.capitals + i] as number;
    text += lower.slice(done, place) + lower.charAt(place).toUpperCase();
    done = place + 1;
  }
  return text + lower.slice(done);
}

const ONE_PLAIN_WORD = /^[a-z]+$/;

/** Capitals at the beginning, after blanks and marks, and after "o'" and "d'". */
/** @public read by data/build/lexicon.mjs */
export function capitaliseEntry(lower: string): string {
  if (ONE_PLAIN_WORD.test(lower)) return lower.charAt(0).toUpperCase() + lower.slice(1);
  return lower.replace(/(^|[^\p{L}\p{M}'’]|(?<![\p{L}\p{M}])[\p{L}]['’])(\p{L})/gu, (_, before, letter) => {
    return before.toUpperCase() + letter.toUpperCase();
  });
}

/** The frequency of an entry in the class of that bit; 0 when the class has none. */
export function entryFrequency(file: LexiconFile, entry: FileEntry, bit: number): number {
  if ((file.counted & (1 << bit)) === 0) return 0;
  const before = bitCount(entry.mask & file.counted & ((1 << bit) - 1));
  return file.entryData[entry.frequencies + before] as number;
}

function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
