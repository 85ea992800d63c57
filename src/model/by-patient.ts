import type { Note } from "../note.js";

/**
 * Does something with the notes of each patient together, and with each note that names none, in the order of their
 * first notes. What comes out stands in the order of the notes.
 */
export function byPatient<N extends Partial<Pick<Note, "patient">>, F, R>(
  notes: readonly N[],
  found: readonly F[],
  work: (group: readonly N[], found: readonly F[]) => readonly R[],
): R[] {
  const groups = new Map<string | number, number[]>();
  for (const [at, { patient }] of notes.entries()) {
    const group = groups.get(patient ?? at);
    if (group === undefined) groups.set(patient ?? at, [at]);
    else group.push(at);
  }
  const results: R[] = [];
  for (const group of groups.values()) {
    const done = work(
      group.map((at) => notes[at] as N),
      group.flatMap((at) => (at < found.length ? [found[at] as F] : [])),
    );
    for (const [n, at] of group.entries()) results[at] = done[n] as R;
  }
  return results;
}
