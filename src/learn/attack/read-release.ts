import { EXIT, ScrubJayError } from "../../errors.js";
import type { Note, Span } from "../../note.js";
import { coveredRanges, resolveOverlaps } from "../../spans.js";
import { alignRelease } from "./align-release.js";
import type { Mention, ReleasedNote } from "./mention.js";

export interface Release {
  readonly notes: readonly ReleasedNote[];
  /** With truth: by type, what the release found and what reads the same after: policy, or a change that changed nothing. */
  readonly unchanged: Readonly<Record<string, number>>;
  readonly hasTruth: boolean;
}

/** The release as the attacks see it; with the originals, every surrogate's original and every leak is known. */
export function readRelease(released: readonly Note[], truth?: readonly Note[]): Release {
  if (released.every(({ spans }) => spans.length === 0))
    throw new ScrubJayError("no-marks", "no note of the release says what was replaced", {
      hint: "Make it once more with the same key and --with-spans, in a format that keeps spans, such as jsonl.",
    });
  const originals = truth === undefined ? undefined : partners(released, truth);
  const unchanged: string[] = [];
  let strange = 0;
  const notes = released.map((note, at): ReleasedNote => {
    const marks = resolveOverlaps(note.text, note.spans);
    const own = { id: note.id, text: note.text, marks };
    const named = note.patient === undefined ? own : { ...own, patient: note.patient };
    const original = originals?.[at];
    if (original === undefined) return { ...named, mentions: marks.map((span) => surrogate(note, at, span)) };
    const places = alignRelease(original.text, note.text, marks, original.spans);
    if (places === undefined) {
      strange++;
      return { ...named, mentions: [] };
    }
    const changed = marks.flatMap((span, n): Mention[] => {
      const { start, end } = places[n] as { start: number; end: number };
      const mention = { ...surrogate(note, at, span), original: original.text.slice(start, end) };
      if (mention.original !== mention.value) return [mention];
      unchanged.push(span.type);
      return [];
    });
    const left = leaks(note, at, original, places, marks);
    return { ...named, mentions: [...changed, ...left].sort((a, b) => a.start - b.start) };
  });
  if (strange > 0)
    throw new ScrubJayError(
      "other-text",
      `${strange} of ${released.length} notes were not made from --truth`,
      {
        hint: "The release and the originals must be the same notes; only what is marked may differ.",
      },
    );
  return { notes, unchanged: countOf(unchanged), hasTruth: truth !== undefined };
}

/** How often each type occurs, in alphabetical order. */
export function countOf(types: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const type of types.toSorted()) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}

/** Originals in the order of the release: by id, or by order where the release has names of its own. */
function partners(released: readonly Note[], truth: readonly Note[]): Note[] {
  if (truth.every(({ spans }) => spans.length === 0))
    throw new ScrubJayError("no-annotations", "none of the originals has an annotation", {
      hint: "--truth takes the original notes with what is PHI in them marked.",
    });
  const byId = new Map(truth.map((note) => [note.id, note]));
  const found = released.map(({ id }) => byId.get(id));
  if (found.every((note) => note !== undefined)) return found;
  if (released.length === truth.length && found.every((note) => note === undefined)) return [...truth];
  throw new ScrubJayError("other-notes", "the notes of the release cannot be told among the originals", {
    hint: "Make the release with --keep-names, or give exactly the notes it was made from, in their order.",
    exitCode: EXIT.usage,
  });
}

function surrogate({ text }: Note, note: number, { start, end, type }: Span): Mention {
  return { note, start, end, type, kind: "surrogate", value: text.slice(start, end) };
}

/** What of the annotated spans stands outside all replacements, where it stands in the release. */
function leaks(
  released: Note,
  note: number,
  original: Note,
  places: readonly { start: number; end: number }[],
  marks: readonly Span[],
): Mention[] {
  const found: Mention[] = [];
  for (const range of coveredRanges(original.spans)) {
    const type = original.spans.find(({ start, end }) => start < range.end && range.start < end)?.type ?? "";
    for (let n = 0; n <= places.length; n++) {
      const gapStart = n === 0 ? 0 : (places[n - 1]?.end ?? 0);
      const start = Math.max(range.start, gapStart);
      const end = Math.min(range.end, places[n]?.start ?? original.text.length);
      const value = original.text.slice(start, Math.max(start, end));
      if (!/[\p{L}\p{N}]/u.test(value)) continue;
      const shift = (n === 0 ? 0 : (marks[n - 1]?.end ?? 0)) - gapStart;
      const lead = value.length - value.trimStart().length;
      const from = start + lead + shift;
      const to = from + value.trim().length;
      found.push({ note, start: from, end: to, type, kind: "leak", value: released.text.slice(from, to) });
    }
  }
  return found;
}
