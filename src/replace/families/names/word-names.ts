import type { Note } from "../../../note.js";
import { capitalised } from "../../folding.js";
import { isEnglish, isUsualFirst, type Sex, sexOf } from "./name-lists.js";
import { readName } from "./name-pattern.js";

/** Of fewer different ones a surrogate would tell too much of the original. */
const LEAST_DIFFERENT = 15;

/** First names by sex. */
export type WordNames = Readonly<Record<Sex, readonly string[]>>;

/**
 * The usual first names of a corpus that are words too ("Grace", "Will"), each as often as patients' notes name somebody
 * so. Many people bear each. What is rather a family name in the corpus is none of them. A sex of which there are few has none.
 */
export function wordNamesOf(notes: readonly Pick<Note, "id" | "patient" | "text" | "spans">[]): WordNames {
  const byPatient = new Map<string, Set<string>>();
  const ratherFirst = new Map<string, number>();
  for (const { id, patient, text, spans } of notes) {
    const whose = patient === undefined ? `note ${id}` : `patient ${patient}`;
    const names = byPatient.get(whose) ?? new Set();
    byPatient.set(whose, names);
    for (const { start, end, type } of spans) {
      if (type !== "PATIENT" && type !== "DOCTOR") continue;
      for (const { value, role } of readName(text.slice(start, end)).words) {
        if (!isEnglish(value) || !isUsualFirst(value)) continue;
        names.add(value);
        const vote = role === "first" ? 1 : role === "last" ? -1 : 0;
        ratherFirst.set(value, (ratherFirst.get(value) ?? 0) + vote);
      }
    }
  }
  const all = [...byPatient.values()].flatMap((names) =>
    [...names].filter((name) => (ratherFirst.get(name) ?? 0) >= 0),
  );
  const of = (sex: Sex): string[] => {
    const names = all.filter((name) => sexOf(name) === sex).sort();
    return new Set(names).size < LEAST_DIFFERENT ? [] : names.map(capitalised);
  };
  return { female: of("female"), male: of("male"), either: of("either") };
}
