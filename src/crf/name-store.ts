/** Many names in one block of bytes: 1 to 3 bytes per UTF-16 code unit, so that lone surrogates survive too. */
export interface NameStore {
  push(name: string): void;
  get(id: number): string | undefined;
  /** Bytes and where each name ends. */
  block(): { bytes: Uint8Array; ends: Uint32Array };
}

export function createNameStore(
  bytes: Uint8Array = new Uint8Array(0),
  ends: Uint32Array = new Uint32Array(0),
): NameStore {
  let block = bytes;
  let end = ends;
  let count = ends.length;
  let used = ends.at(-1) ?? 0;
  return {
    push(name) {
      if (used + 3 * name.length > block.length) {
        const larger = new Uint8Array(Math.ceil((used + 3 * name.length) * 1.5) + 1024);
        larger.set(block.subarray(0, used));
        block = larger;
      }
      for (let i = 0; i < name.length; i++) {
        const unit = name.charCodeAt(i);
        if (unit < 0x80) block[used++] = unit;
        else if (unit < 0x800) {
          block[used++] = 0xc0 | (unit >> 6);
          block[used++] = 0x80 | (unit & 63);
        } else {
          block[used++] = 0xe0 | (unit >> 12);
          block[used++] = 0x80 | ((unit >> 6) & 63);
          block[used++] = 0x80 | (unit & 63);
        }
      }
      if (count === end.length) {
        const larger = new Uint32Array(Math.ceil(count * 1.5) + 256);
        larger.set(end);
        end = larger;
      }
      end[count++] = used;
    },
    get(id) {
      if (!(id >= 0 && id < count)) return undefined;
      let name = "";
      const last = end[id]!;
      for (let at = id === 0 ? 0 : end[id - 1]!; at < last; ) {
        const byte = block[at++]!;
        if (byte < 0x80) name += String.fromCharCode(byte);
        else if (byte < 0xe0) name += String.fromCharCode(((byte & 31) << 6) | (block[at++]! & 63));
        else {
          const high = (block[at++]! & 63) << 6;
          name += String.fromCharCode(((byte & 15) << 12) | high | (block[at++]! & 63));
        }
      }
      return name;
    },
    block: () => ({ bytes: block.subarray(0, used), ends: end.subarray(0, count) }),
  };
}
