/** What features are added to. */
export interface Features<T> {
  push(feature: T): unknown;
}

/** Features of one span after another, in room that has grown once: a list of its own would grow for every span. */
export class FeatureList<T> implements Features<T> {
  readonly #items: T[] = [];
  #count = 0;

  get count(): number {
    return this.#count;
  }

  at(n: number): T {
    return this.#items[n] as T;
  }

  clear(): void {
    this.#count = 0;
  }

  push(feature: T): void {
    this.#items[this.#count++] = feature;
  }

  /** Unless it is there already, from the given place on. */
  pushOnce(feature: T, from: number): void {
    for (let n = from; n < this.#count; n++) if (this.#items[n] === feature) return;
    this.push(feature);
  }

  copy(): T[] {
    return this.#items.slice(0, this.#count);
  }
}
