import type { Note } from "../note.js";
import { seededRandom } from "../random.js";

/** The notes of each patient, in an order that hangs on the seed alone. A note without a patient is one of its own. */
function patientsInRandomOrder<N extends Pick<Note, "id" | "patient">>(
  notes: readonly N[],
  seed: number,
): N[][] {
  const groups = new Map<string, N[]>();
  for (const note of notes) {
    const key = note.patient === undefined ? `note ${note.id}` : `patient ${note.patient}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [note]);
    else group.push(note);
  }
  // Sorted before the shuffle, so that the order of the input does not matter.
  const ordered = [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
  const random = seededRandom(seed);
  for (let at = ordered.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [ordered[at], ordered[other]] = [ordered[other] as N[], ordered[at] as N[]];
  }
  return ordered;
}

/** About this share of the notes, whole patients at a time, in their order; with one seed a larger share holds the smaller. */
export function shareByPatient<N extends Pick<Note, "id" | "patient">>(
  notes: readonly N[],
  share: number,
  seed = 1,
): N[] {
  if (share >= 1) return [...notes];
  const kept = new Set<N>();
  for (const group of patientsInRandomOrder(notes, seed)) {
    if (kept.size + group.length / 2 > share * notes.length) break;
    for (const note of group) kept.add(note);
  }
  return notes.filter((note) => kept.has(note));
}

/** Cuts notes into k parts of about equal size; the notes of one patient stay together. Same seed, same parts. */
export function foldsByPatient<N extends Pick<Note, "id" | "patient">>(
  notes: readonly N[],
  k: number,
  seed = 1,
): N[][] {
  const ordered = patientsInRandomOrder(notes, seed);
  const folds: N[][] = Array.from({ length: k }, () => []);
  for (const group of ordered.toSorted((a, b) => b.length - a.length)) {
    const smallest = folds.reduce((a, b) => (b.length < a.length ? b : a));
    smallest.push(...group);
  }
  return folds;
}
