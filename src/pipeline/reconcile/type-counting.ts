import { categoryOf } from "../../schema/index.js";
import { surfaceOf } from "../span-step.js";
import type { NoteView, Step } from "../step.js";
import { changed, type TracedSpan } from "../traced-span.js";
import { signOf } from "./high-precision.js";
import { folded } from "./values.js";

/** Fewer mentions of a type than this are no habit of the note. */
const FEWEST = 2;

/**
 * The same words are the same person or place all through a note: when most of the mentions, two at least, have
 * one type, all get it. A mention with a title, degree or label of its own keeps its type, and numbers are left
 * alone: "12" may be a room here and an age there.
 */
export const typeCounting: Step = {
  name: "reconcile:type-counting",
  apply(note, spans) {
    const counts = new Map<string, Map<string, number>>();
    for (const span of spans) {
      const name = nameOf(note, span);
      if (name === undefined) continue;
      const types = counts.get(name) ?? new Map<string, number>();
      types.set(span.type, (types.get(span.type) ?? 0) + 1);
      counts.set(name, types);
    }
    return spans.map((span) => {
      const type = majority(counts.get(nameOf(note, span) ?? ""));
      if (type === undefined || type === span.type) return span;
      if (signOf(note, span) !== undefined) return span;
      return changed(
        span,
        { type },
        { by: this.name, did: "retyped", why: "most mentions of it have this type" },
      );
    });
  },
};

function nameOf(note: NoteView, span: TracedSpan): string | undefined {
  const category = categoryOf(span.type);
  if (category !== "NAME" && category !== "LOCATION") return undefined;
  const surface = surfaceOf(note, span);
  return /\p{L}{2}/u.test(surface) ? folded(surface) : undefined;
}

/** The type of more than half of the mentions. */
function majority(types: ReadonlyMap<string, number> | undefined): string | undefined {
  if (types === undefined || types.size < 2) return undefined;
  const all = [...types.values()].reduce((sum, count) => sum + count, 0);
  return [...types].find(([, count]) => count >= FEWEST && 2 * count > all)?.[0];
}
