import { agreement } from "../../dist/evaluate/index.js";

/**
 * Agreement of the first and the second reading, over the notes that were read twice. Both raw readings are kept
 * beside the notes, because the notes themselves carry what was settled afterwards.
 */
export function readingAgreement(institutions, problems) {
  const first = [];
  const second = [];
  for (const { name, notes, readings } of institutions) {
    const byId = new Map(notes.map((note) => [note.id, note]));
    for (const { id, first: one, second: two } of readings) {
      const text = byId.get(id)?.text;
      if (text === undefined) problems.push(`${name}: ${id} was read twice and is no note`);
      else if ([...one, ...two].some(({ start, end }) => start < 0 || end > text.length || start >= end)) {
        problems.push(`${id}: a reading has a span outside the text`);
      } else {
        first.push({ id, text, spans: one });
        second.push({ id, text, spans: two });
      }
    }
  }
  const ids = new Set(first.map(({ id }) => id));
  return { ids, result: first.length > 0 ? agreement(first, second) : undefined };
}
