type Numbers = Int32Array | Uint32Array | Uint8Array;

/** The same array with more room behind its end. */
export function longer<A extends Numbers>(array: A, length: number): A {
  const Kind = array.constructor as new (length: number) => A;
  const made = new Kind(length);
  made.set(array);
  return made;
}
