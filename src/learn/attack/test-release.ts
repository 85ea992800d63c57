import type { Note } from "../../note.js";
import { seededRandom } from "../../random.js";
import { actionsOf, createReplacement, POLICIES, type ScopeName } from "../../replace/index.js";
import { parseInline } from "../../text/index.js";

const FIRST = ["Rosalind", "Percival", "Tabitha", "Leopold", "Winifred", "Barnaby", "Philippa", "Montgomery"];
const LAST = [
  "Hathersage",
  "Okonjo",
  "Brandvold",
  "Castellane",
  "Pruett",
  "Ferreira",
  "Lindqvist",
  "Abernathy",
];
const TOWNS = ["Boston", "Chicago", "Concord", "Salem"];

/** Invented notes, two of each patient, with what is PHI marked. The same doctors see everybody. */
export function inventedNotes(patients = 16): Note[] {
  return Array.from({ length: 2 * patients }, (_, n) => {
    const p = n >> 1;
    const first = FIRST[p % FIRST.length] as string;
    const last = LAST[(p * 3 + (p >> 3)) % LAST.length] as string;
    const doctor = `${FIRST[(p + 5) % 3]} ${LAST[(p + 5) % 3]}`;
    const digits = String(1000 + p * 37);
    const marked = [
      `Patient: [[PATIENT:${first} ${last}]]  MRN: [[MEDICALRECORD:73-${digits}-${10 + p}]]`,
      `Seen on [[DATE:3/${1 + (n % 27)}/2012]] by Dr. [[DOCTOR:${doctor}]] for cough and fever.`,
      `[[PATIENT:${first}]] lives in [[CITY:${TOWNS[p % TOWNS.length]}]], phone [[PHONE:(617) 555-01${10 + p}]].`,
      `Plan: fluids, rest. Mrs. [[PATIENT:${last}]] will call on [[DATE:4/${1 + (n % 27)}/2012]].`,
    ].join("\n");
    return { id: `n${n}`, patient: `p${p}`, ...parseInline(marked) };
  });
}

export interface TestRelease {
  readonly mode: "surrogate" | "label" | "mask";
  readonly scope?: ScopeName;
  /** Share of the identifiers that are left in the text. Default 0.1. */
  readonly leaks?: number;
}

/** The notes as released: every span replaced but a few, which leak. */
export function releaseOf(
  notes: readonly Note[],
  { mode, scope = "patient", leaks = 0.1 }: TestRelease,
): Note[] {
  const random = seededRandom(5);
  const seen = notes.map((note) => ({ ...note, spans: note.spans.filter(() => random() >= leaks) }));
  const policy = POLICIES.full;
  const replacement = createReplacement({
    actionFor: mode === "surrogate" ? actionsOf({ mode, policy }) : () => mode,
    policy,
    scope,
    key: new Uint8Array(32).fill(7),
  });
  for (const note of seen) replacement.learn(note, note.spans);
  return seen.map((note) => {
    const { text, spans } = replacement.replace(note, note.spans);
    return { ...note, text, spans: spans.map(({ output, type }) => ({ ...output, type })) };
  });
}
