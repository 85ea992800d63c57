import { seededRandom } from "../evaluate/index.js";

/** Cuts notes into k parts of about equal size; the notes of one patient stay together. Same seed, same parts. */
export function foldsByPatient<N extends { readonly id: string; readonly patient?: string }>(
  notes: readonly N[],
  k: number,
  seed = 1,
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
  const folds: N[][] = Array.from({ length: k }, () => []);
  for (const group of ordered.toSorted((a, b) => b.length - a.length)) {
    const smallest = folds.reduce((a, b) => (b.length < a.length ? b : a));
    smallest.push(...group);
  }
  return folds;
}
