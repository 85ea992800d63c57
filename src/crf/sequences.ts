/**
 * Labelled or unlabelled sequences, as numbers. Token t of the whole set has the attributes
 * `attributes[tokenOffset[t] .. tokenOffset[t+1])`; sequence s is the tokens `start[s] .. start[s+1])`.
 */
export interface Sequences {
  readonly start: Uint32Array; // [S+1]
  readonly tokenOffset: Uint32Array; // [T+1]
  readonly attributes: Uint32Array;
  /** Gold label of every token; 0 where none was given. */
  readonly labels: Uint16Array; // [T]
  /** Attributes of the step from the token before to this one; absent when no token has any. */
  readonly edges?: { readonly tokenOffset: Uint32Array; readonly attributes: Uint32Array };
  /** Writes the scores of tokens, in place of attributes: [count][labels, rounded up to even]. */
  readonly scores?: (first: number, count: number, out: Float64Array) => void;
}

export interface SequenceBuilder {
  /** Adds a token to the open sequence. Edge attributes of a sequence's first token have no effect. */
  token(attributes: ArrayLike<number>, label?: number, edges?: ArrayLike<number>): void;
  /** The same with the first `count` attributes of an array that is used again and again. */
  tokenOf(attributes: Uint32Array, count: number, label?: number): void;
  /** Closes the open sequence; an empty one leaves no trace. */
  end(): void;
  /** What was added so far, not copied. */
  finish(): Sequences;
  /** Starts anew in the same memory: what `finish` gave before is no longer valid. */
  clear(): void;
}

export function sequenceBuilder(): SequenceBuilder {
  const start = growing(Uint32Array);
  const tokenOffset = growing(Uint32Array);
  const attributes = growing(Uint32Array);
  const labels = growing(Uint16Array);
  const edgeOffset = growing(Uint32Array);
  const edges = growing(Uint32Array);
  let closed = 0;
  function clear(): void {
    for (const array of [start, tokenOffset, attributes, labels, edgeOffset, edges]) array.clear();
    start.push(0);
    tokenOffset.push(0);
    edgeOffset.push(0);
    closed = 0;
  }
  clear();
  return {
    clear,
    token(ids, label = 0, edgeIds = []) {
      attributes.append(ids, ids.length);
      edges.append(edgeIds, edgeIds.length);
      tokenOffset.push(attributes.length());
      edgeOffset.push(edges.length());
      labels.push(label);
    },
    tokenOf(ids, count, label = 0) {
      attributes.append(ids, count);
      tokenOffset.push(attributes.length());
      edgeOffset.push(edges.length());
      labels.push(label);
    },
    end() {
      if (labels.length() === closed) return;
      closed = labels.length();
      start.push(closed);
    },
    finish() {
      this.end();
      return {
        start: start.take(),
        tokenOffset: tokenOffset.take(),
        attributes: attributes.take(),
        labels: labels.take(),
        ...(edges.length() > 0 && {
          edges: { tokenOffset: edgeOffset.take(), attributes: edges.take() },
        }),
      };
    },
  };
}

/** A typed array that grows by half when full. */
function growing<A extends Uint32Array | Uint16Array>(Kind: new (length: number) => A) {
  let array = new Kind(1024);
  let length = 0;
  const reserve = (more: number): void => {
    if (length + more <= array.length) return;
    const larger = new Kind(Math.ceil((length + more) * 1.5));
    larger.set(array);
    array = larger;
  };
  return {
    length: () => length,
    push(value: number): void {
      reserve(1);
      array[length++] = value;
    },
    append(values: ArrayLike<number>, count: number): void {
      reserve(count);
      for (let i = 0; i < count; i++) array[length + i] = values[i]!;
      length += count;
    },
    clear(): void {
      length = 0;
    },
    take: (): A => array.subarray(0, length) as A,
  };
}
