import { dayOfFull } from "../../dist/replace/dates/context.js";
import { weekdayOf } from "../../dist/replace/dates/days.js";
import { readDate } from "../../dist/replace/dates/index.js";

/** Not secret: the notes are invented, and the figures must come out again. */
const KEY = new Uint8Array(32).fill(7);

/** The notes with surrogates, as `deid --mode surrogate` makes them, by a build's own functions. */
export function replaceNotes({ actionsOf, createReplacement, POLICIES }, notes, policyName = "full") {
  const policy = POLICIES[policyName];
  const actionFor = actionsOf({ mode: "surrogate", policy });
  const replacement = createReplacement({ actionFor, policy, scope: "patient", key: KEY });
  for (const note of notes) replacement.learn(note, note.spans);
  return notes.map((note) => replacement.replace(note, note.spans));
}

/** Every original with what took its place, each with the note that it stands in. */
export function pairsByType(notes, replaced) {
  const byType = new Map();
  for (const [at, { text, patient, institution }] of notes.entries()) {
    const { text: clean, spans } = replaced[at];
    const before = { text, mentions: spans.map(({ start, end, type }) => ({ start, end, type })) };
    const after = { text: clean, mentions: spans.map(({ output, type }) => ({ ...output, type })) };
    for (const [which, { type }] of spans.entries()) {
      const pairs = byType.get(type) ?? [];
      byType.set(type, pairs);
      pairs.push({ patient, institution, which, before, after });
    }
  }
  return byType;
}

/** The weekday of a date that says day, month and year. */
export function weekdayIn(surface) {
  const item = readDate(surface)?.items[0];
  const day = item && dayOfFull(item);
  return day && { told: item.values.weekday, is: weekdayOf(day) };
}
