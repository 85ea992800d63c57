import type { Attack } from "./attack-release.js";
import type { Ranking } from "./ranking.js";

/** One attack in plain words, for a reader who decides and does not program. */
export interface AttackVerdict {
  readonly attack: string;
  readonly tried: string;
  readonly found: string;
  readonly means: string;
  readonly todo: string;
}

/** An attacker this much better than chance, and not by luck, has a method. */
const LIFT = 2;
const LUCK = 0.05;

const FIX_TAGGER =
  "Find out why the release's tagger misses these types (table below), train or configure it for them, and release anew.";
const READ_PLACES = "Have the places listed below read by a person who may see the originals.";

export function verdicts(attack: Attack): AttackVerdict[] {
  return [
    labelVerdict(attack),
    ...parrotVerdicts(attack),
    marksVerdict(attack),
    ...listVerdicts(attack),
    linkVerdict(attack),
    rankVerdict(attack),
  ].filter((verdict) => verdict !== undefined);
}

function labelVerdict({ placeholders, surrogates }: Attack): AttackVerdict | undefined {
  if (placeholders === 0) return undefined;
  return {
    attack: "Reading",
    tried:
      "Looked for replacements that show what they are: labels such as [DATE], asterisks, groups such as 90+.",
    found: `${placeholders} of ${surrogates} replacements (${percentOfShare(placeholders / surrogates)}) show it.`,
    means: "Beside these, an identifier that was missed stands out at once: nothing hides it.",
    todo: "If leaks must hide, release with surrogates (--mode surrogate) instead.",
  };
}

function parrotVerdicts({ hasTruth, parrot: { ranking, byHand } }: Attack): AttackVerdict[] {
  if (!hasTruth) return [];
  const tried = (teacher: string): string =>
    `An attacker sees every identifier, real or not, has a tagger that learnt ${teacher}, and suspects what it would not have marked.`;
  return [
    rankingVerdict(
      "Parrot that knows your tagger",
      tried("from your own marks on other patients' notes"),
      ranking,
    ),
    rankingVerdict("Parrot taught by hand", tried("from marks set by hand on other patients' notes"), byHand),
  ];
}

function rankingVerdict(attack: string, tried: string, ranking: Ranking | undefined): AttackVerdict {
  const base = { attack, tried };
  if (ranking === undefined)
    return {
      ...base,
      found: "The originals show no leak.",
      means: "There was nothing to find.",
      todo: "Nothing.",
    };
  const { best, baseRate, leaks, recallAtHalf, p } = ranking;
  const works = p <= LUCK && (best.lift >= LIFT || recallAtHalf > 0.1);
  return {
    ...base,
    found:
      `At its best it finds ${percentOfShare(best.recall)} of ${leaks} leaks, and ${percentOfShare(best.precision)} of what it points at is one; ` +
      `pointing at random, ${percentOfShare(baseRate)} would be (${best.lift.toFixed(1)} times chance, p = ${p.toFixed(3)}). ` +
      `It can name ${percentOfShare(recallAtHalf)} of the leaks while being right every second time.`,
    means: works
      ? "The attacker tells leaks from replacements better than chance: they do not hide well."
      : "The attacker does hardly better than by pointing at random: the surrogates hide the leaks from this attack.",
    todo: works ? FIX_TAGGER : "Nothing for this attack; fewer leaks are still better than hidden ones.",
  };
}

function marksVerdict({ parrot: { exposed, exposedLeaks, ranking } }: Attack): AttackVerdict {
  const base = {
    attack: "Parrot, with your marks",
    tried:
      "An attacker knows which places were replaced (labels, or annotations shipped with the notes), trains a tagger on them and looks for what it finds elsewhere; rules look too.",
  };
  if (exposedLeaks === undefined)
    return {
      ...base,
      found: `${exposed.length} places outside your marks read as identifiers.`,
      means:
        exposed.length === 0
          ? "This attack finds nothing to look at."
          : "Each may be a leak or an ordinary word; without the originals nobody can say how many are leaks.",
      todo: exposed.length === 0 ? "Nothing for this attack." : READ_PLACES,
    };
  const { precision, recall } = exposedLeaks;
  if (ranking === undefined)
    return {
      ...base,
      found: `${exposed.length} places outside your marks read as identifiers; the originals show no leak.`,
      means: "None of these places is an identifier that the originals have marked.",
      todo:
        exposed.length === 0
          ? "Nothing."
          : "Nothing, as far as the marks of the originals are complete; the places are listed below.",
    };
  return {
    ...base,
    found: `${exposed.length} places outside your marks read as identifiers; ${percentOfShare(precision)} of them are leaks, and ${percentOfShare(recall)} of all leaks are among them.`,
    means:
      recall > 0 ? "Who has the marks finds these leaks without reading." : "The marks help nobody here.",
    todo: recall > 0 ? `Ship the notes without annotations. ${READ_PLACES}` : "Nothing for this attack.",
  };
}

const TESTS = {
  impossible:
    "numbers and addresses that somebody could have been given (surrogates are made so that nobody can)",
  "listed-not-used": "names and towns that public lists have and surrogates are never taken from",
  unlisted: "names and towns that no list has",
  "own-list": "values in the attacker's own list (--list)",
  originals:
    "values that occur anywhere among the originals: the attacker knows every real value, the worst case",
} as const;

function listVerdicts({ dictionary: { tests, blunt }, hasTruth }: Attack): AttackVerdict[] {
  return tests.map(({ test, suspects, score }) => {
    // Without originals, what stands inside marks is known to be no leak.
    const unknown = suspects.filter(({ kind }) => kind === "suspect").length;
    const works = score !== undefined && suspects.length > 0 && score.lift >= LIFT && score.recall > 0;
    const found =
      score !== undefined
        ? `It points at ${suspects.length}; ${percentOfShare(score.precision)} of them are leaks (${score.lift.toFixed(1)} times chance), ${percentOfShare(score.recall)} of all leaks.`
        : hasTruth
          ? `It points at ${suspects.length}; the originals show no leak.`
          : `It points at ${suspects.length}, of which ${unknown} stand outside your marks and may be leaks.`;
    return {
      attack: `Dictionary: ${test}`,
      tried: `Looked for ${TESTS[test]}.${blunt.length > 0 && test !== "originals" && test !== "own-list" ? ` Left out, since too many are pointed at: ${blunt.join(", ")}.` : ""}`,
      found,
      means: works
        ? "A leak of this kind can be told from a surrogate by looking it up."
        : unknown > 0 && !hasTruth
          ? "Those outside the marks are more likely leaks than other finds."
          : "Looking values up tells little here.",
      todo: works
        ? "These leaks are not hidden by surrogates: make the tagger find them, and check such types by hand."
        : unknown > 0 && !hasTruth
          ? READ_PLACES
          : "Nothing for this attack.",
    };
  });
}

function linkVerdict({
  patients,
  patientsUnknown,
  consistency: { linked, trulyLinked },
}: Attack): AttackVerdict {
  const who = patientsUnknown ? "notes (no note names a patient)" : "patients";
  const real =
    trulyLinked === undefined
      ? ""
      : ` ${trulyLinked} of them through the same real person, number or address.`;
  const worry = (trulyLinked ?? linked) > 0;
  return {
    attack: "Consistency: linking",
    tried:
      "Looked for full names, numbers and addresses that occur with more than one patient in the release.",
    found: `${linked} of ${patients} ${who} share one with another.${real}`,
    means: worry
      ? "Who recognises one of them learns about the others. Surrogates must not go from one patient to the next unless the scope is the whole corpus."
      : "Repeated surrogates do not lead from one patient to another.",
    todo: worry
      ? "Check that the notes name their patients and that the scope is the patient; with the scope corpus this is to be expected, and must be allowed by the agreement."
      : "Nothing for this attack.",
  };
}

function rankVerdict({ consistency: { byType } }: Attack): AttackVerdict | undefined {
  const tried = byType.filter(({ type, ranks }) => ranks !== undefined && isPersonOrPlace(type));
  if (tried.length === 0) return undefined;
  const sum = (pick: (ranks: { tried: number; right: number; byChance: number }) => number): number =>
    tried.reduce((total, { ranks }) => total + (ranks ? pick(ranks) : 0), 0);
  const right = sum((ranks) => ranks.right);
  const chance = sum((ranks) => ranks.byChance);
  // Three standard deviations of a Poisson count, and one for small counts: a few lucky guesses are no method.
  const works = right > chance + 3 * Math.sqrt(chance) + 1;
  return {
    attack: "Consistency: frequency",
    tried:
      "Took the most frequent surrogates for the most frequent real names, hospitals and towns, rank by rank.",
    found: `${right} of ${sum((ranks) => ranks.tried)} guesses are right; by chance ${chance.toFixed(1)} would be.`,
    means: works
      ? "Who knows which doctor or hospital is the busiest can name its surrogate."
      : "How often a surrogate occurs does not tell whom it stands for.",
    todo: works ? "Use the scope patient or note instead of corpus." : "Nothing for this attack.",
  };
}

function isPersonOrPlace(type: string): boolean {
  return ["PATIENT", "DOCTOR", "HOSPITAL", "CITY", "ORGANIZATION"].includes(type);
}

export function percentOfShare(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
