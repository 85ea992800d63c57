/** By number a bit: whether it is so of that number. */
export function bitsOf(numbers: Uint16Array | Int16Array, isSo: (number: number) => boolean): Uint8Array {
  const bits = new Uint8Array(Math.ceil(numbers.length / 8));
  for (let n = 0; n < numbers.length; n++)
    if (isSo(numbers[n] as number)) bits[n >> 3] = (bits[n >> 3] as number) | (1 << (n & 7));
  return bits;
}

/** Names the numbers whose bit is set, in order; made for few among many. */
export function eachSet(bits: Uint8Array, see: (n: number) => void): void {
  for (let byte = 0; byte < bits.length; byte++)
    for (let n = 8 * byte, rest = bits[byte] as number; rest > 0; n++, rest >>= 1) if (rest & 1) see(n);
}
