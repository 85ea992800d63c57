import { remembered } from "../../remembered.js";
import type { Features } from "./feature-list.js";
import type { FeaturePrefix, Namer } from "./namer.js";

const MOST = 2_000;

/** Adds the feature of one of a kind's values. */
export type AddFew<T> = (to: Features<T>, value: string) => void;

/** Features of one kind whose values are few, each looked up once. `ending` stands after every value. */
export function fewValues<T>(namer: Namer<T>, kind: FeaturePrefix, ending = ""): AddFew<T> {
  const of = remembered((value) => namer.of(kind, value, ending), MOST);
  return (to, value) => {
    const feature = of(value);
    if (feature !== undefined) to.push(feature);
  };
}

/** The same where the values are known beforehand, by their places in the list. */
export function fewPlaces<T>(
  namer: Namer<T>,
  kind: FeaturePrefix,
  values: readonly string[],
): (to: Features<T>, place: number) => void {
  let known: (T | undefined)[] | undefined;
  return (to, place) => {
    known ??= values.map((value) => namer.of(kind, value));
    const feature = known[place];
    if (feature !== undefined) to.push(feature);
  };
}

/** The same for whole numbers from 0 up to `most`; what is greater counts as `most`. */
export function upTo<T>(
  namer: Namer<T>,
  kind: FeaturePrefix,
  most: number,
): (to: Features<T>, value: number) => void {
  const add = fewPlaces(
    namer,
    kind,
    Array.from({ length: most + 1 }, (_, value) => String(value)),
  );
  return (to, value) => add(to, Math.min(most, value));
}
