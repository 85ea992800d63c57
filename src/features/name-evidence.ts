import { classMask, clustersOf, wordClasses } from "../lexicon/index.js";

/** For and against a name of each kind, in the manner of log odds: added up over the words of a candidate. */
export interface Evidence {
  readonly person: number;
  readonly location: number;
  readonly organisation: number;
}

function evidence(person: number, location: number, organisation: number): Evidence {
  return { person, location, organisation };
}

export const NO_EVIDENCE = evidence(0, 0, 0);

export function sum(a: Evidence, b: Evidence): Evidence {
  return evidence(a.person + b.person, a.location + b.location, a.organisation + b.organisation);
}

function scaled({ person, location, organisation }: Evidence, by: number): Evidence {
  return evidence(person * by, location * by, organisation * by);
}

/** What the classes of a single word say. Every class a word has counts; ambiguous words collect doubts too. */
const BY_CLASS: readonly (readonly [mask: number, says: Evidence])[] = [
  [classMask("first-name-female", "first-name-male"), evidence(1.5, 0, -0.3)],
  [classMask("first-name-rare"), evidence(0.5, 0, 0)],
  [classMask("surname"), evidence(1.1, 0, 0)],
  [classMask("surname-rare"), evidence(0.6, 0, 0)],
  [classMask("city"), evidence(0, 1.2, 0.2)],
  [classMask("city-rare"), evidence(0, 0.4, 0.1)],
  [classMask("state", "country"), evidence(-0.3, 2, 0.2)],
  [classMask("nationality"), evidence(-0.7, -1, -0.3)],
  [classMask("hospital", "organisation"), evidence(-0.4, -0.3, 1.2)],
  [classMask("profession", "title", "relation"), evidence(-1, -1, -1)],
  [classMask("medical", "drug"), evidence(-1.2, -1.2, -0.8)],
  [classMask("eponym"), evidence(-1.2, -0.3, -0.3)],
  [classMask("header"), evidence(-0.8, -0.8, -0.4)],
  [classMask("month", "weekday", "holiday"), evidence(-2, -2, -1.5)],
  [classMask("common"), evidence(-1.3, -1, -0.7)],
];

/** Of several words: "Fairmont Regional Hospital" in the list is surer than its words. */
export const BY_PHRASE: readonly (readonly [mask: number, says: Evidence])[] = [
  [classMask("hospital", "organisation"), evidence(-1, -0.5, 2.5)],
  [classMask("city"), evidence(0, 2, 0)],
  [classMask("state", "country"), evidence(-1, 2.5, 0)],
];

/** What an institution's name turns on: "Hospital", "University", "Bank". */
export const HEADS = classMask("hospital-word", "organisation-word", "school-word");

const CORPORATE = new Set([
  "inc",
  "llc",
  "ltd",
  "corp",
  "co",
  "plc",
  "gmbh",
  "llp",
  "company",
  "foundation",
  "bros",
]);

/** Words as the news uses them: whatever shares a cluster with one of these is used like it. */
const PATTERNS = {
  person: `john mary robert susan michael karen david linda jose maria ahmed fatima wei nguyen smith johnson garcia
    cohen patel murphy kowalski rossi schmidt tanaka olsen emily joshua brittany tyler`,
  location: `boston springfield worcester chicago dallas tucson ohio vermont texas canada france brazil nigeria
    vietnam germany manchester toronto naples bristol madison brookline somerville lowell rutland`,
  organisation: `walmart microsoft ford citibank verizon safeway fedex honda pfizer raytheon boeing target
    walgreens starbucks harvard yale stanford university college`,
};

let kindOfCluster: ReadonlyMap<number, keyof Evidence> | undefined;

/** Clusters of the finest grain that hold a pattern; one that holds two kinds says nothing. */
function patternClusters(): ReadonlyMap<number, keyof Evidence> {
  const found = new Map<number, keyof Evidence>();
  const mixed = new Set<number>();
  for (const kind of ["person", "location", "organisation"] as const)
    for (const word of PATTERNS[kind].split(/\s+/)) {
      const cluster = clustersOf(word)?.[2];
      if (cluster === undefined) continue;
      if ((found.get(cluster) ?? kind) !== kind) mixed.add(cluster);
      found.set(cluster, kind);
    }
  for (const cluster of mixed) found.delete(cluster);
  return found;
}

const MOST_WORDS = 50_000;
const known = new Map<string, WordFacts>();

/** What is known of a capitalised word by itself. */
export interface WordFacts {
  /** Bit mask of its classes in the lexicon. */
  readonly classes: number;
  readonly says: Evidence;
}

/** Remembered, for a candidate's words are asked about many times. */
export function wordFacts(word: string): WordFacts {
  let found = known.get(word);
  if (found === undefined) {
    if (known.size >= MOST_WORDS) known.clear();
    const classes = wordClasses(word);
    found = { classes, says: weigh(word, classes) };
    known.set(word, found);
  }
  return found;
}

function weigh(word: string, classes: number): Evidence {
  if (CORPORATE.has(word.toLowerCase())) return evidence(-1, -1, 2.5);
  if ((classes & HEADS) !== 0) return evidence(-1.5, -0.8, 2);
  let total = NO_EVIDENCE;
  for (const [mask, says] of BY_CLASS) if ((classes & mask) !== 0) total = sum(total, says);
  kindOfCluster ??= patternClusters();
  const cluster = clustersOf(word)?.[2];
  const kind = cluster === undefined ? undefined : kindOfCluster.get(cluster);
  if (kind !== undefined) total = { ...total, [kind]: total[kind] + 0.8 };
  // Out of every list: names are, and so are typing errors and jargon in capitals.
  if (classes === 0 && cluster === undefined && /^[A-Z][a-z]+/.test(word)) return evidence(0.8, 0.3, 0.3);
  // "ED" and "ANA" are first names, and abbreviations more often.
  return /^[A-Z.]{1,3}$/.test(word) ? scaled(total, 0.3) : total;
}

const BEFORE: ReadonlyMap<string, Evidence> = new Map(
  (
    [
      ["in near to via through around", evidence(-0.2, 1, 0)],
      ["from", evidence(0.1, 0.9, 0.4)],
      ["at", evidence(-0.3, 0.5, 1)],
      ["of", evidence(0, 0.4, 0.2)],
      ["for joined", evidence(0.1, 0, 0.5)],
      ["by with per saw named called and told contacted paged spoke", evidence(0.8, 0, 0)],
    ] as const
  ).flatMap(([words, says]) => words.split(" ").map((word): [string, Evidence] => [word, says])),
);

const RELATION = classMask("relation");
const PROFESSION = classMask("profession");

/** What the word before a candidate says. */
export function evidenceBefore(word: string): Evidence {
  const lower = word.toLowerCase();
  const says = BEFORE.get(lower);
  if (says !== undefined) return says;
  const { classes } = wordFacts(lower);
  if ((classes & RELATION) !== 0) return evidence(1, 0, 0);
  return (classes & PROFESSION) !== 0 ? evidence(0.8, 0, 0) : NO_EVIDENCE;
}

const ACTS =
  /^(?:said|says|states|stated|reports|reported|denies|lives|works|called|was|is|has|presents|who)$/;
export const DEGREE = /^(?:M\.?D|D\.?O|R\.?N|N\.?P|PA-?C?|Ph\.?D|LICSW|LCSW|MSW|DDS|Jr|Sr|III?)$/;

/** What the words after a candidate say: the next one, and the one behind a comma. */
export function evidenceAfter(next: string, afterNext: string): Evidence {
  if (DEGREE.test(next) || (next === "," && DEGREE.test(afterNext))) return evidence(2, -1, -1);
  if (next === "," && (wordFacts(afterNext).classes & PLACE_AFTER) !== 0 && /^[A-Z]/.test(afterNext))
    return evidence(-1, 2, 0.3);
  return ACTS.test(next) ? evidence(0.5, 0, 0) : NO_EVIDENCE;
}

const PLACE_AFTER = classMask("state", "state-code", "country");
