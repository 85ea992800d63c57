/** Of a million honest hashes not 300 stand in a row; of forged ones all may, and looking one up would walk past them. */
const LONGEST_RUN = 1024;

/** Whether hashes (high and low half) leave enough room between them in the tables that are looked up by the low half. */
export function areEven(hashes: Uint32Array): boolean {
  const size = hashes.length / 2;
  if (size <= LONGEST_RUN) return true;
  // Tables are at most two thirds full (whole-rows.ts) or half full (feature-table.ts).
  const least = 2 ** Math.ceil(Math.log2(1.5 * size));
  return longestRun(hashes, least) <= LONGEST_RUN && longestRun(hashes, 2 * least) <= LONGEST_RUN;
}

/** Of slots taken one after the other. With linear probing they are the same whatever the order of filling. */
function longestRun(hashes: Uint32Array, slots: number): number {
  const mask = slots - 1;
  const homes = new Uint16Array(slots);
  for (let n = 1; n < hashes.length; n += 2) if (++homes[hashes[n]! & mask]! > LONGEST_RUN) return Infinity;
  let longest = 0;
  let waiting = 0; // hashes that came to a slot and found it taken
  let run = 0;
  // Around once more: what finds no slot at the end goes on at the beginning, up to the first that is free.
  for (let at = 0; at < 2 * slots; at++) {
    waiting += homes[at & mask]!;
    if (waiting === 0) {
      if (at >= slots) break;
      run = 0;
    } else {
      waiting--;
      run++;
      if (run > longest) longest = run;
    }
  }
  return longest;
}
