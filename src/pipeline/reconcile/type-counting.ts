import { categoryOf } from "../../schema/index.js";
import { surfaceOf } from "../span-step.js";
import type { NoteView, Step } from "../step.js";
import { changed, type TracedSpan } from "../traced-span.js";
import { signOf } from "./high-precision.js";
import { folded } from "./values.js";

/** As paper 000 has it: a type that two mentions have is the name's. */
const FEWEST = 2;

/**
 * The same words are the same person or place all through a note: a type that two mentions have, or more, goes to
 * all; of several such types the most frequent, and of equals none. A mention with a title, degree or label of its own
 * keeps its type, and numbers are left alone: "12" may be a room here and an age there.
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
      const type = frequentType(counts.get(nameOf(note, span) ?? ""));
      if (type === undefined || type === span.type) return span;
      if (signOf(note, span) !== undefined) return span;
      return changed(
        span,
        { type },
        { by: this.name, did: "retyped", why: "two or more mentions of it have this type" },
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

/** The type that the most mentions have, two at least. */
function frequentType(types: ReadonlyMap<string, number> | undefined): string | undefined {
  if (types === undefined || types.size < 2) return undefined;
  const [[type, count], [, next]] = [...types].sort((a, b) => b[1] - a[1]) as [
    [string, number],
    [string, number],
  ];
  return count >= FEWEST && count > next ? type : undefined;
}
