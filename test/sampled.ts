import { createHash } from "node:crypto";
import { seededRandom, shuffled } from "../src/random.js";

/** Sweeps over everything there is take minutes: `npm test` draws from them, `npm run test:all` leaves nothing out. */
export const WHOLE = process.env.SCRUBJAY_TESTS === "all";

/** The items of a sweep, or so many of them in their order: the same for the same name in every run. */
export function sampled<T>(items: readonly T[], count: number, name: string): readonly T[] {
  if (WHOLE || items.length <= count) return items;
  const seed = createHash("sha256").update(name).digest().readUInt32LE();
  const drawn = shuffled(items.length, seededRandom(seed)).subarray(0, count);
  return Array.from(drawn.sort(), (at) => items[at] as T);
}
