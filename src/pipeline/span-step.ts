import { inReadingOrder, type Span } from "../note.js";
import { changed, type NoteView, type Step, type TracedSpan } from "./step.js";

/** What a rule says of one span; undefined leaves it is. */
export type Verdict =
  | { readonly did: "retyped"; readonly type: string; readonly why: string }
  | { readonly did: "resized"; readonly start: number; readonly end: number; readonly why: string }
  | { readonly did: "dropped"; readonly why: string }
  | undefined;

export type Judge = (span: TracedSpan, note: NoteView, spans: readonly TracedSpan[]) => Verdict;

/** A step that judges every span by itself. */
export function spanStep(name: string, judge: Judge): Step {
  return {
    name,
    apply(note, spans, journal) {
      const kept: TracedSpan[] = [];
      for (const span of spans) {
        const verdict = judge(span, note, spans);
        if (verdict === undefined) kept.push(span);
        else if (verdict.did === "dropped") journal.drop(span, name, verdict.why);
        else kept.push(changed(span, verdict, { by: name, did: verdict.did, why: verdict.why }));
      }
      return inReadingOrder(kept);
    },
  };
}

export function surfaceOf(note: NoteView, { start, end }: Pick<Span, "start" | "end">): string {
  return note.text.slice(start, end);
}

/** The text before `position` on its line, not more than `reach` of it. */
export function lineBefore({ text }: NoteView, position: number, reach: number): string {
  const least = Math.max(0, position - reach);
  let start = position;
  while (start > least && !isBreak(text.charCodeAt(start - 1))) start--;
  return text.slice(start, position);
}

/** The text from `position` to the end of its line, not more than `reach` of it. */
export function lineAfter({ text }: NoteView, position: number, reach: number): string {
  const most = Math.min(text.length, position + reach);
  let end = position;
  while (end < most && !isBreak(text.charCodeAt(end))) end++;
  return text.slice(position, end);
}

function isBreak(unit: number): boolean {
  return unit === 10 || unit === 13;
}
