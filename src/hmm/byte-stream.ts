/** Writes whole numbers as 7 bits a byte, the lowest first, and texts as their length in bytes and UTF-8. */
export interface ByteWriter {
  number(value: number): void;
  text(value: string): void;
  finish(): Uint8Array;
}

export function byteWriter(): ByteWriter {
  let bytes = new Uint8Array(4096);
  let length = 0;
  const room = (more: number): void => {
    if (length + more <= bytes.length) return;
    const longer = new Uint8Array(Math.max(2 * bytes.length, length + more));
    longer.set(bytes);
    bytes = longer;
  };
  const number = (value: number): void => {
    room(8);
    let left = value;
    while (left > 127) {
      bytes[length++] = (left % 128) | 128;
      left = Math.floor(left / 128);
    }
    bytes[length++] = left;
  };
  return {
    number,
    text(value) {
      const encoded = new TextEncoder().encode(value);
      number(encoded.length);
      room(encoded.length);
      bytes.set(encoded, length);
      length += encoded.length;
    },
    finish: () => bytes.slice(0, length),
  };
}

/** Reads them again. Past the end everything is 0, and `failed` says so. */
export interface ByteReader {
  number(): number;
  text(): string;
  failed(): boolean;
  atEnd(): boolean;
}

export function byteReader(bytes: Uint8Array): ByteReader {
  let at = 0;
  let failed = false;
  const number = (): number => {
    let value = 0;
    for (let factor = 1; factor < 2 ** 50; factor *= 128) {
      const byte = bytes[at++];
      if (byte === undefined) break;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
    failed = true;
    return 0;
  };
  return {
    number,
    text() {
      const length = number();
      if (at + length > bytes.length) failed = true;
      const value = new TextDecoder().decode(bytes.subarray(at, at + length));
      at += length;
      return value;
    },
    failed: () => failed,
    atEnd: () => at === bytes.length,
  };
}
