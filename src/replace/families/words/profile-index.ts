import {
  bitCount,
  CLASS_DISTANCE,
  CLUSTER_DISTANCE,
  FREQUENCY_DISTANCE,
  NOT_LISTED,
  profileOf,
  SHORT_WORD,
  traitsOf,
  type WordProfile,
} from "./word-profile.js";

/** Beyond the largest distance of two words. */
const MOST_DISTANCE = 255;
const MOST_CLASSES = 32;

/** Words of some groups, in their order, without a list of them: there may be thousands such. */
export class NearestWords {
  readonly #groups: WordGroups;
  /** The numbers of the groups, then where each of them ends. */
  readonly #numbersAndEnds: Uint32Array;
  readonly count: number;

  constructor(groups: WordGroups, numbers: readonly number[]) {
    this.#groups = groups;
    this.#numbersAndEnds = new Uint32Array(2 * numbers.length);
    let count = 0;
    for (let n = 0; n < numbers.length; n++) {
      count += groups.size(numbers[n] as number);
      this.#numbersAndEnds[n] = numbers[n] as number;
      this.#numbersAndEnds[numbers.length + n] = count;
    }
    this.count = count;
  }

  at(index: number): string {
    const all = this.#numbersAndEnds;
    const half = all.length >> 1;
    let low = 0;
    let high = half - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((all[half + middle] as number) > index) high = middle;
      else low = middle + 1;
    }
    return this.#groups.word(all[low] as number, index - (low === 0 ? 0 : (all[half + low - 1] as number)));
  }
}

/** Words by profile; places in the list as typed arrays, since lists are long and live long. */
class WordGroups {
  readonly #words: readonly string[];
  /** Places of the words in the list, group after group. */
  readonly #places: Uint32Array;
  readonly #starts: Uint32Array;

  /** `groupOf` has the group's number for every word. */
  constructor(words: readonly string[], groupOf: Uint32Array, count: number) {
    this.#words = words;
    this.#starts = new Uint32Array(count + 1);
    for (const group of groupOf) this.#starts[group + 1]!++;
    for (let n = 0; n < count; n++) this.#starts[n + 1]! += this.#starts[n] as number;
    this.#places = new Uint32Array(words.length);
    const filled = this.#starts.slice();
    for (let place = 0; place < words.length; place++)
      this.#places[filled[groupOf[place] as number]!++] = place;
  }

  size(group: number): number {
    return (this.#starts[group + 1] as number) - (this.#starts[group] as number);
  }

  word(group: number, at: number): string {
    return this.#words[this.#places[(this.#starts[group] as number) + at] as number] as string;
  }
}

/** The groups of words that have the same lexicon classes: a range of all groups. */
interface SameClasses {
  readonly classes: number;
  readonly from: number;
  readonly to: number;
}

/** Words by profile, for nearest neighbours. */
export class ProfileIndex {
  readonly #groups: WordGroups;
  readonly #byClasses: readonly SameClasses[];
  /** Of all groups, those of the same classes side by side. */
  readonly #numbers: Uint32Array;
  readonly #traits: GroupTraits;
  /** Working space: the distance of each from what is sought, and how many words are at each distance. */
  readonly #far: Uint8Array;
  readonly #countAt = new Uint32Array(MOST_DISTANCE + 1);

  constructor(words: readonly string[]) {
    const byClasses = new Map<number, Map<number, number>>();
    const groupOf = new Uint32Array(words.length);
    const looksOfGroup: WordProfile[] = [];
    for (let place = 0; place < words.length; place++) {
      const looks = profileOf(words[place] as string);
      let same = byClasses.get(looks.classes);
      if (same === undefined) {
        same = new Map();
        byClasses.set(looks.classes, same);
      }
      const traits = traitsOf(looks);
      let group = same.get(traits);
      if (group === undefined) {
        group = looksOfGroup.push(looks) - 1;
        same.set(traits, group);
      }
      groupOf[place] = group;
    }
    const count = looksOfGroup.length;
    this.#groups = new WordGroups(words, groupOf, count);
    this.#numbers = new Uint32Array(count);
    const ranges: SameClasses[] = [];
    let from = 0;
    for (const [classes, same] of byClasses) {
      let to = from;
      for (const group of same.values()) this.#numbers[to++] = group;
      ranges.push({ classes, from, to });
      from = to;
    }
    this.#byClasses = ranges;
    const traits = (of: (looks: WordProfile) => number): Int8Array =>
      Int8Array.from(this.#numbers, (group) => of(looksOfGroup[group] as WordProfile));
    this.#traits = {
      clusters: traits(({ cluster }) => cluster),
      frequencies: traits(({ frequency }) => frequency),
      lengths: traits(({ length }) => length),
    };
    this.#far = new Uint8Array(count);
  }

  /**
   * The words with the nearest profiles, at least this many, the closest first; words of one profile are in or out
   * together. Those of other classes are looked at only when those of nearer ones are too few: for most words they are
   * not.
   */
  nearest(looks: WordProfile, least: number): NearestWords {
    const countAt = this.#countAt.fill(0);
    const numbers = this.#numbers;
    const far = this.#far;
    const looked: SameClasses[] = [];
    let count = 0;
    let furthest = 0;
    for (let others = 0; others <= MOST_CLASSES && count < least; others++) {
      for (const same of this.#byClasses) {
        if (bitCount(same.classes ^ looks.classes) !== others) continue;
        for (let n = same.from; n < same.to; n++) {
          const off = CLASS_DISTANCE * others + distanceBesideClasses(looks, this.#traits, n);
          far[n] = off;
          countAt[off]! += this.#groups.size(numbers[n] as number);
        }
        looked.push(same);
      }
      // Nothing that is still to come is nearer than this.
      const sure = others === MOST_CLASSES ? MOST_DISTANCE + 1 : CLASS_DISTANCE * (others + 1);
      while (furthest < sure && count < least) count += countAt[furthest++] as number;
    }
    /** By how far they are and, where that is the same, by place. */
    const near: number[] = [];
    const all = numbers.length;
    for (const { from, to } of looked) {
      for (let n = from; n < to; n++) {
        const off = far[n] as number;
        if (off < furthest) near.push(off * all + (numbers[n] as number));
      }
    }
    near.sort((a, b) => a - b);
    for (let n = 0; n < near.length; n++) near[n] = (near[n] as number) % all;
    return new NearestWords(this.#groups, near);
  }
}

interface GroupTraits {
  readonly clusters: Int8Array;
  readonly frequencies: Int8Array;
  readonly lengths: Int8Array;
}

/** The distance of a group in all but its classes. */
function distanceBesideClasses(
  looks: WordProfile,
  { clusters, frequencies, lengths }: GroupTraits,
  n: number,
): number {
  const length = lengths[n] as number;
  const cluster = clusters[n] as number;
  const frequency = frequencies[n] as number;
  let off = Math.abs(looks.length - length);
  if (looks.length <= SHORT_WORD || length <= SHORT_WORD) off *= 2;
  if (looks.cluster !== cluster)
    off +=
      looks.cluster === NOT_LISTED || cluster === NOT_LISTED ? CLUSTER_DISTANCE.none : CLUSTER_DISTANCE.other;
  if (looks.frequency !== frequency)
    off +=
      looks.frequency === NOT_LISTED || frequency === NOT_LISTED
        ? FREQUENCY_DISTANCE.none
        : Math.min(FREQUENCY_DISTANCE.most, Math.abs(looks.frequency - frequency));
  return off;
}
