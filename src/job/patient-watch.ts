import { seenIds } from "../formats/index.js";
import type { Note } from "../note.js";
import type { TaskSettings } from "./task.js";

/** Watches whether the notes of each patient stand together, which is what consistency over them needs. */
export function patientWatch() {
  const batchOf = seenIds();
  let batches = 0;
  let notes = 0;
  let withPatient = 0;
  const split = { count: 0 };
  return {
    batch(entries: readonly { readonly note?: Pick<Note, "patient"> | undefined }[]): void {
      batches++;
      const here = new Set<string>();
      for (const { note } of entries) {
        if (note === undefined) continue;
        notes++;
        if (note.patient === undefined) continue;
        withPatient++;
        here.add(note.patient);
      }
      for (const patient of here) if (batchOf(patient, batches) !== undefined) split.count++;
    },
    warnings({ mode }: Pick<TaskSettings, "mode">): string[] {
      const found: string[] = [];
      if (mode === "surrogate" && notes > withPatient)
        found.push(
          `${notes - withPatient} notes without a known patient: names and dates agree within each note only (--patient-from tells patients)`,
        );
      if (split.count > 0)
        found.push(
          `notes of ${split.count} patients do not stand together: they were settled in several lots (sort the input by patient)`,
        );
      return found;
    },
  };
}
