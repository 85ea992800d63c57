/**
 * The classes of the compact lexicon; the place in this list is the bit number. Names of people, places and
 * institutions keep their bit when they are English words too ("Grace", "Young"): whoever asks sees both bits.
 */
const CLASSES = [
  "first-name-female",
  "first-name-male",
  "first-name-rare",
  "surname",
  "surname-rare",
  "city",
  "city-rare",
  "state",
  "state-code",
  "country",
  "nationality",
  "street-suffix",
  "hospital",
  "hospital-word",
  "organisation-word",
  "school-word",
  "organisation",
  "profession",
  "profession-verb",
  "medical",
  "drug",
  "eponym",
  "title",
  "header",
  "month",
  "weekday",
  "holiday",
  "common",
  "english",
  "department",
  "relation",
] as const;

export type LexiconClass = (typeof CLASSES)[number];

export const LEXICON_CLASSES: readonly string[] = CLASSES;

/**
 * Entries of these classes carry a byte: floor(log2) of a count, which for surnames is only estimated.
 * @public read by data/build/lexicon.mjs
 */
export const COUNTED_CLASSES: readonly LexiconClass[] = [
  "first-name-female",
  "first-name-male",
  "first-name-rare",
  "surname",
  "surname-rare",
  "city",
  "city-rare",
  "common",
];

/** Bit mask of classes by name: `classMask("city", "city-rare")`. */
export function classMask(...names: readonly LexiconClass[]): number {
  let mask = 0;
  for (const name of names) mask |= 1 << CLASSES.indexOf(name);
  return mask;
}
