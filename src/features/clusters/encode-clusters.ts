import { ScrubJayError } from "../../errors.js";

// One byte of version, then two front-coded lists, the values and the words, both sorted, then each word's value as its
// place in the first list. A list is its length and, for each string, how many code units it shares with the one
// before, how many follow, and those. All numbers, code units too, take 7 bits per byte, lowest first.

const VERSION = 1;

export function encodeClusters(clusters: ReadonlyMap<string, string>): Uint8Array {
  const words = [...clusters.keys()].sort();
  const values = [...new Set(clusters.values())].sort();
  const place = new Map(values.map((value, i) => [value, i]));
  const bytes: number[] = [VERSION];
  writeList(bytes, values);
  writeList(bytes, words);
  for (const word of words) writeNumber(bytes, place.get(clusters.get(word) as string) as number);
  return Uint8Array.from(bytes);
}

export function decodeClusters(bytes: Uint8Array): Map<string, string> {
  let at = 0;
  function readNumber(): number {
    let value = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = bytes[at++];
      if (byte === undefined) throw broken();
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
    throw broken();
  }
  function readList(): string[] {
    const length = readNumber();
    const list: string[] = [];
    let last = "";
    while (list.length < length) {
      const shared = readNumber();
      if (shared > last.length) throw broken();
      let text = last.slice(0, shared);
      for (let rest = readNumber(); rest > 0; rest--) text += String.fromCharCode(readNumber());
      list.push(text);
      last = text;
    }
    return list;
  }
  if (readNumber() !== VERSION) throw broken();
  const values = readList();
  const clusters = new Map<string, string>();
  for (const word of readList()) clusters.set(word, "");
  for (const word of clusters.keys()) {
    const value = values[readNumber()];
    if (value === undefined) throw broken();
    clusters.set(word, value);
  }
  if (at !== bytes.length) throw broken();
  return clusters;
}

function writeList(bytes: number[], sorted: readonly string[]): void {
  writeNumber(bytes, sorted.length);
  let last = "";
  for (const text of sorted) {
    let shared = 0;
    while (shared < last.length && shared < text.length && last[shared] === text[shared]) shared++;
    writeNumber(bytes, shared);
    writeNumber(bytes, text.length - shared);
    for (let i = shared; i < text.length; i++) writeNumber(bytes, text.charCodeAt(i));
    last = text;
  }
}

function writeNumber(bytes: number[], value: number): void {
  let rest = value;
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
  bytes.push(rest);
}

function broken(): ScrubJayError {
  return new ScrubJayError("broken-clusters", "the stored word clusters are damaged", {
    hint: "Fetch or train the model again.",
  });
}
