import type { JoinedScorer } from "../../crf/index.js";
import { endHigh, endLow } from "../../crf/index.js";
import type { WordLayer } from "../layer.js";
import type { Join } from "../template.js";
import { Hashes } from "./hashes.js";
import { longer } from "./longer.js";
import { mixHigh, mixLow } from "./sink.js";
import type { Sym } from "./symbol.js";

/** Kinds of words by what layers with few values say. */
const MOST_KINDS = 4000;
const SLOTS = 16_384; // a power of two, several times as many

/** Joins of one word, with the places of their layers in the list of all. */
interface WordJoin {
  readonly key: Sym;
  readonly each: boolean;
  readonly from: readonly number[];
}

/** A list that grows. */
class RowList {
  list = new Uint32Array(256);
  count = 0;

  /** Room for so many more. */
  reserve(more: number): void {
    if (this.count + more > this.list.length) this.list = longer(this.list, 2 * (this.count + more));
  }
}

/** What layers say of one word after the other, and the rows of the joins that are made of it. */
export class WordRows {
  readonly layers: readonly WordLayer[];
  /** What the layers say of the word, one behind the other. */
  readonly said = new Hashes();
  /** By layer, where its values begin; behind the last, where they end. */
  readonly starts: Int32Array;
  /** By place, where the rows that were found end. */
  readonly ends: Int32Array;
  readonly #rowsOf: JoinedScorer["rowsOf"];
  /** Of the features whose rows are to be looked up next. */
  readonly #hashes = new Hashes();
  readonly #domain: Sym | undefined;
  readonly #ofFew: readonly (readonly WordJoin[])[];
  readonly #ofMany: readonly (readonly WordJoin[])[];
  readonly #fewLayers: readonly number[];
  /** Many words say the same in all layers that have few values: their rows are looked up once. */
  readonly #kinds = new Int32Array(3 * SLOTS); // kind + 1 or 0, and the halves of a hash of all that is said
  #kindCount = 0;
  /** By kind and place, where its rows end in the pool. They begin where those before them end. */
  readonly #kindEnds: Int32Array;
  readonly #pool = new RowList();
  readonly #found = new RowList();

  /** Columns come first among the layers. */
  constructor(
    rowsOf: JoinedScorer["rowsOf"],
    byPlace: readonly (readonly Join[])[],
    columns: readonly WordLayer[],
    domain: Sym | undefined,
  ) {
    this.layers = [...new Set([...columns, ...byPlace.flat().flatMap(layersOf)])];
    this.starts = new Int32Array(this.layers.length + 1);
    this.ends = new Int32Array(byPlace.length);
    this.#kindEnds = new Int32Array(MOST_KINDS * byPlace.length + 1); // the first is 0
    this.#rowsOf = rowsOf;
    this.#domain = domain;
    const planOf = (isWanted: (join: Join) => boolean): WordJoin[][] =>
      byPlace.map((joins) =>
        joins.filter(isWanted).map((join) => ({
          key: join.key,
          each: join.each,
          from: layersOf(join).map((layer) => this.layers.indexOf(layer)),
        })),
      );
    const hasFew = (join: Join): boolean => layersOf(join).every(({ few }) => few);
    this.#ofFew = planOf(hasFew);
    this.#ofMany = planOf((join) => !hasFew(join));
    this.#fewLayers = this.layers.flatMap(({ few }, n) => (few ? [n] : []));
  }

  /** Asks every layer. */
  say(speak: (layer: WordLayer, out: Hashes) => void): void {
    this.said.clear();
    for (let n = 0; n < this.layers.length; n++) {
      speak(this.layers[n] as WordLayer, this.said);
      this.starts[n + 1] = this.said.count;
    }
  }

  /** Finds the rows that the word has by itself, those of one place behind those of the other. */
  findRows(): void {
    const kind = this.#kind();
    const places = this.#ofMany.length;
    const [found, pool] = [this.#found, this.#pool];
    found.count = 0;
    for (let place = 0; place < places; place++) {
      this.#find(this.#ofMany[place] as readonly WordJoin[], found);
      const at = kind * places + place;
      const [from, to] = [this.#kindEnds[at] as number, this.#kindEnds[at + 1] as number];
      found.reserve(to - from);
      for (let n = from; n < to; n++) found.list[found.count++] = pool.list[n] as number;
      this.ends[place] = found.count;
    }
  }

  /** What was found last. There may be more behind it. */
  get rows(): Uint32Array {
    return this.#found.list;
  }

  /** The number of the word's kind. Kinds that agree in all 64 bits of a hash are taken for the same. */
  #kind(): number {
    const [high, low] = this.#hashOfFew();
    if (this.#kindCount === MOST_KINDS) {
      this.#kindCount = 0;
      this.#kinds.fill(0);
    }
    const kinds = this.#kinds;
    let slot = 3 * (low & (SLOTS - 1));
    for (; kinds[slot] !== 0; slot = slot + 3 === kinds.length ? 0 : slot + 3)
      if (kinds[slot + 1] === high && kinds[slot + 2] === low) return (kinds[slot] as number) - 1;
    kinds[slot] = ++this.#kindCount;
    kinds[slot + 1] = high;
    kinds[slot + 2] = low;
    this.#addKind(this.#kindCount - 1);
    return this.#kindCount - 1;
  }

  #addKind(kind: number): void {
    const places = this.#ofFew.length;
    this.#pool.count = this.#kindEnds[kind * places] as number;
    this.#ofFew.forEach((joins, place) => {
      this.#find(joins, this.#pool);
      this.#kindEnds[kind * places + place + 1] = this.#pool.count;
    });
  }

  #hashOfFew(): readonly [high: number, low: number] {
    const { halves } = this.said;
    let high = 0;
    let low = 0;
    for (const n of this.#fewLayers) {
      for (let at = this.starts[n] as number; at < (this.starts[n + 1] as number); at++) {
        high = mixHigh(high, halves[2 * at] as number);
        low = mixLow(low, halves[2 * at + 1] as number);
      }
      high = mixHigh(high, n); // what follows is the next layer's
      low = mixLow(low, n);
    }
    high = endHigh(high, low);
    return [high, endLow(high, low)];
  }

  #find(joins: readonly WordJoin[], rows: RowList): void {
    this.#hashes.clear();
    for (const join of joins) this.#hash(join);
    const { halves, count } = this.#hashes;
    rows.reserve(count);
    rows.count = this.#rowsOf(halves, count, rows.list, rows.count);
  }

  /** Every combination of values, or that of the first ones. */
  #hash({ key, each, from: [a, b, c] }: WordJoin): void {
    const { halves } = this.said;
    for (let x = this.starts[a as number] as number, lastX = this.#last(a, each); x < lastX; x++) {
      const highA = mixHigh(key.high, halves[2 * x] as number);
      const lowA = mixLow(key.low, halves[2 * x + 1] as number);
      if (b === undefined) {
        this.#end(highA, lowA);
        continue;
      }
      for (let y = this.starts[b] as number, lastY = this.#last(b, each); y < lastY; y++) {
        const highB = mixHigh(highA, halves[2 * y] as number);
        const lowB = mixLow(lowA, halves[2 * y + 1] as number);
        if (c === undefined) {
          this.#end(highB, lowB);
          continue;
        }
        for (let z = this.starts[c] as number, lastZ = this.#last(c, each); z < lastZ; z++)
          this.#end(mixHigh(highB, halves[2 * z] as number), mixLow(lowB, halves[2 * z + 1] as number));
      }
    }
  }

  /** Where the values of a layer end, or the first of them does. */
  #last(layer: number | undefined, each: boolean): number {
    const end = this.starts[(layer as number) + 1] as number;
    return each ? end : Math.min(end, (this.starts[layer as number] as number) + 1);
  }

  /** Adds the finished hash, and that of the copy for the domain. */
  #end(high: number, low: number): void {
    const endedHigh = endHigh(high, low);
    const endedLow = endLow(endedHigh, low);
    this.#hashes.add(endedHigh, endedLow);
    const domain = this.#domain;
    if (domain === undefined) return;
    const again = endHigh(endedHigh ^ domain.high, endedLow ^ domain.low);
    this.#hashes.add(again, endLow(again, endedLow ^ domain.low));
  }
}

const layersOf = ({ places }: Join): WordLayer[] => places.map(({ layer }) => layer as WordLayer);
