const LENGTH = 8;

/** A note's text with every PHI surface replaced by its type. */
function abstracted(note) {
  let text = "";
  let at = 0;
  for (const { start, end, type } of note.spans) {
    text += `${note.text.slice(at, start)}${type}`;
    at = end;
  }
  return text + note.text.slice(at);
}

function sequences(text) {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const found = [];
  for (let at = 0; at + LENGTH <= words.length; at++) found.push(words.slice(at, at + LENGTH).join(" "));
  return found;
}

/**
 * For each note the share of its 8-word sequences that stand in any other note too. With boilerplate set
 * aside, lines listed as an institution's boilerplate are left out first.
 */
export function sharedSequences(institutions, { setAside }) {
  const perNote = institutions.flatMap(({ notes, boilerplate }) =>
    notes.map((note) => {
      const lines = abstracted(note).split("\n");
      const kept = setAside ? lines.filter((line) => !boilerplate.has(line.trim())) : lines;
      return { id: note.id, sequences: sequences(kept.join("\n")) };
    }),
  );
  const notesWith = new Map();
  for (const { sequences } of perNote) {
    for (const sequence of new Set(sequences)) notesWith.set(sequence, (notesWith.get(sequence) ?? 0) + 1);
  }
  return perNote.map(({ id, sequences }) => ({
    id,
    share:
      sequences.length === 0
        ? 0
        : sequences.filter((sequence) => notesWith.get(sequence) > 1).length / sequences.length,
  }));
}

export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return 0;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
