/**
 * Remembers which ids have passed, and where, in about 40 bytes each: ten million notes are no trouble, where
 * a Map of strings would be. Answers with the place of the first note that had the same id.
 * Ids are told apart by 64 bits of hash: among ten million, two differing ids meet with odds of 1 to 300,000.
 */
export function seenIds(): (id: string, place: number) => number | undefined {
  let mask = 1023;
  let count = 0;
  let table = emptyTable(mask + 1);

  const slotOf = (low: number, high: number): number => {
    let slot = (low ^ Math.imul(high, 0x9e3779b1)) & mask;
    while (table.used[slot] === 1 && (table.low[slot] !== low || table.high[slot] !== high)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  };
  const put = (slot: number, low: number, high: number, place: number): void => {
    table.used[slot] = 1;
    table.low[slot] = low;
    table.high[slot] = high;
    table.place[slot] = place;
  };
  const grow = (): void => {
    const old = table;
    mask = mask * 2 + 1;
    table = emptyTable(mask + 1);
    for (let i = 0; i < old.used.length; i++) {
      if (old.used[i] === 0) continue;
      const [low, high] = [old.low[i] as number, old.high[i] as number];
      put(slotOf(low, high), low, high, old.place[i] as number);
    }
  };

  return (id, place) => {
    const low = hash(id, 0x811c9dc5);
    const high = hash(id, 0x2f0b4c47);
    const slot = slotOf(low, high);
    if (table.used[slot] === 1) return table.place[slot];
    put(slot, low, high, place);
    if (++count * 2 > mask) grow();
    return undefined;
  };
}

function emptyTable(size: number) {
  return {
    used: new Uint8Array(size),
    low: new Uint32Array(size),
    high: new Uint32Array(size),
    place: new Uint32Array(size),
  };
}

/** FNV-1a over UTF-16 units with a final mix, so that the two seeds give independent halves. */
function hash(id: string, seed: number): number {
  let value = seed;
  for (let i = 0; i < id.length; i++) {
    value = Math.imul(value ^ id.charCodeAt(i), seed === 0x811c9dc5 ? 0x01000193 : 0x5bd1e995);
    value ^= value >>> 15;
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
