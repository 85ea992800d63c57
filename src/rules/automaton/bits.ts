/** By number a bit: whether it is so of that number. */
export function bitsOf(numbers: Uint16Array | Int16Array, isSo: (number: number) => boolean): Uint8Array {
  const bits = new Uint8Array(Math.ceil(numbers.length / 8));
  for (let n = 0; n < numbers.length; n++)
    if (isSo(numbers[n] as number)) bits[n >> 3] = (bits[n >> 3] as number) | (1 << (n & 7));
  return bits;
}

export function isSet(bits: Uint8Array, n: number): boolean {
  return ((bits[n >> 3] as number) & (1 << (n & 7))) !== 0;
}
