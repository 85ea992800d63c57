import { Analysis, parseInline, writeInline } from "../text/index.js";
import { type NoteView, noteView, openLog, type Step } from "./step.js";
import { found, type TracedSpan } from "./traced-span.js";

/** Marked text as steps get it; every span from one finder, with one score. */
export function marked(
  inline: string,
  { score = 0.8, source = "crf:x", patient }: { score?: number; source?: string; patient?: string } = {},
): { note: NoteView; spans: TracedSpan[] } {
  const { text, spans } = parseInline(inline);
  const note = noteView(
    { text, ...(patient !== undefined && { patient }) },
    () => new Analysis(text, "aggressive"),
  );
  return { note, spans: spans.map((span) => found({ ...span, score, source }, "it was marked")) };
}

/** Runs a step on marked text. Checks on the way what holds for every step: no `why` quotes a value of the note. */
export function run(step: Step, inline: string, score = 0.8) {
  const { note, spans } = marked(inline, { score });
  const log = openLog();
  const result = step.apply(note, spans, log);
  const values = spans
    .map(({ start, end }) => note.text.slice(start, end).trim())
    .filter((v) => v.length > 3);
  const reasons = [
    ...result.flatMap(({ trail }) => trail.map(({ why }) => why)),
    ...log.dropped.map(({ why }) => why),
  ];
  for (const why of reasons) {
    for (const value of values) if (why.includes(value)) throw new Error("a reason quotes the note");
  }
  return { inline: writeInline(note.text, result), result, dropped: log.dropped };
}
