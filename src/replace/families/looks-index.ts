import {
  bitsIn,
  type Looks,
  looksOf,
  NONE,
  OFF_BY_CLASS,
  OFF_BY_CLUSTER,
  OFF_BY_FREQUENCY,
  SHORT,
  traitsOf,
} from "./word-looks.js";

/** Further than two words can be apart. */
const FURTHEST = 255;
const MOST_CLASSES = 32;

/** Words of some groups, in their order, without a list of them: there may be thousands such. */
export class Near {
  readonly #groups: readonly (readonly string[])[];
  /** Where each group ends. */
  readonly #ends: Uint32Array;
  readonly count: number;

  constructor(groups: readonly (readonly string[])[]) {
    this.#groups = groups;
    this.#ends = new Uint32Array(groups.length);
    let count = 0;
    for (let n = 0; n < groups.length; n++) {
      count += (groups[n] as readonly string[]).length;
      this.#ends[n] = count;
    }
    this.count = count;
  }

  at(index: number): string {
    let low = 0;
    let high = this.#ends.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#ends[middle] as number) > index) high = middle;
      else low = middle + 1;
    }
    const words = this.#groups[low] as readonly string[];
    return words[index - (this.#ends[low] as number) + words.length] as string;
  }
}

/** Groups of words that look alike but for the word itself, all of the same lexicon classes, in the list's order. */
interface SameClasses {
  readonly classes: number;
  /** Places of the groups among all. */
  readonly places: Uint32Array;
  readonly sizes: Uint32Array;
  readonly clusters: Int8Array;
  readonly frequencies: Int8Array;
  readonly lengths: Int8Array;
  /** Working space: how far each is from what is sought. */
  readonly far: Uint8Array;
}

/** Words by how a tagger sees them. */
export class LooksIndex {
  /** Words that look alike, by the place of the first of them in the list. */
  readonly #groups: string[][] = [];
  readonly #byClasses: readonly SameClasses[];
  /** Working space: how many words are so far. */
  readonly #countAt = new Uint32Array(FURTHEST + 1);

  constructor(words: readonly string[]) {
    const byClasses = new Map<number, Map<number, { readonly place: number; readonly looks: Looks }>>();
    for (const word of words) {
      const looks = looksOf(word);
      const same = byClasses.get(looks.classes) ?? new Map();
      if (same.size === 0) byClasses.set(looks.classes, same);
      const traits = traitsOf(looks);
      const known = same.get(traits);
      if (known !== undefined) (this.#groups[known.place] as string[]).push(word);
      else same.set(traits, { place: this.#groups.push([word]) - 1, looks });
    }
    this.#byClasses = [...byClasses].map(([classes, same]) => {
      const groups = [...same.values()];
      return {
        classes,
        places: Uint32Array.from(groups, ({ place }) => place),
        sizes: Uint32Array.from(groups, ({ place }) => (this.#groups[place] as string[]).length),
        clusters: Int8Array.from(groups, ({ looks }) => looks.cluster),
        frequencies: Int8Array.from(groups, ({ looks }) => looks.frequency),
        lengths: Int8Array.from(groups, ({ looks }) => looks.length),
        far: new Uint8Array(groups.length),
      };
    });
  }

  /**
   * The words that look most like this, at least so many, the likest first; those that look alike are in or out
   * together. Those of other classes are looked at only when those of nearer ones are too few: for most words they are
   * not.
   */
  nearest(looks: Looks, least: number): Near {
    const countAt = this.#countAt.fill(0);
    const looked: SameClasses[] = [];
    let count = 0;
    let furthest = 0;
    for (let others = 0; others <= MOST_CLASSES && count < least; others++) {
      for (const same of this.#byClasses) {
        if (bitsIn(same.classes ^ looks.classes) !== others) continue;
        const { sizes, far } = same;
        for (let n = 0; n < sizes.length; n++) {
          const off = OFF_BY_CLASS * others + unlikeness(looks, same, n);
          far[n] = off;
          countAt[off]! += sizes[n] as number;
        }
        looked.push(same);
      }
      // Nothing that is still to come is nearer than this.
      const sure = others === MOST_CLASSES ? FURTHEST + 1 : OFF_BY_CLASS * (others + 1);
      while (furthest < sure && count < least) count += countAt[furthest++] as number;
    }
    /** By how far they are and, where that is the same, by place. */
    const near: number[] = [];
    const all = this.#groups.length;
    for (const { places, far } of looked) {
      for (let n = 0; n < far.length; n++) {
        const off = far[n] as number;
        if (off < furthest) near.push(off * all + (places[n] as number));
      }
    }
    near.sort((a, b) => a - b);
    return new Near(near.map((one) => this.#groups[one % all] as string[]));
  }
}

/** How unlike a group is in all but its classes. */
function unlikeness(looks: Looks, { clusters, frequencies, lengths }: SameClasses, n: number): number {
  const length = lengths[n] as number;
  const cluster = clusters[n] as number;
  const frequency = frequencies[n] as number;
  let off = Math.abs(looks.length - length);
  if (looks.length <= SHORT || length <= SHORT) off *= 2;
  if (looks.cluster !== cluster)
    off += looks.cluster === NONE || cluster === NONE ? OFF_BY_CLUSTER.none : OFF_BY_CLUSTER.other;
  if (looks.frequency !== frequency)
    off +=
      looks.frequency === NONE || frequency === NONE
        ? OFF_BY_FREQUENCY.none
        : Math.min(OFF_BY_FREQUENCY.most, Math.abs(looks.frequency - frequency));
  return off;
}
