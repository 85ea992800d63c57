import { categoryOf } from "../../schema/index.js";
import { surfaceOf } from "../span-step.js";
import type { NoteView, Step } from "../step.js";
import { changed, type TracedSpan } from "../traced-span.js";
import { type MinedSign, signsBeside } from "./mined-signs.js";
import { folded } from "./values.js";

/**
 * A mention of the type that a mined sign beside it tells settles the type of the note's other mentions of the same
 * name: hospitals as well as people. Where two mentions of a name have signs of different types, nothing is settled.
 */
export function settleBySigns(signs: readonly MinedSign[]): Step {
  const typeOf = new Map(signs.map(({ words, type }) => [words, type]));
  const by = "reconcile:mined-signs";
  return {
    name: by,
    apply(note, spans) {
      const names = spans.map((span) => nameOf(note, span));
      const isSure = spans.map(
        (span, at) =>
          names[at] !== undefined &&
          signsBeside(note.analysis, span).some(({ words }) => typeOf.get(words) === span.type),
      );
      const settled = new Map<string | undefined, string | undefined>();
      for (const [at, { type }] of spans.entries())
        if (isSure[at]) settled.set(names[at], (settled.get(names[at]) ?? type) === type ? type : DISPUTED);
      return spans.map((span, at) => {
        const type = settled.get(names[at]);
        if (isSure[at] || type === undefined || type === DISPUTED || type === span.type) return span;
        return changed(span, { type }, { by, did: "retyped", why: WHY });
      });
    },
  };
}

const DISPUTED = "";
const WHY = "another mention of the name stands beside words that in training meant this type alone";

function nameOf(note: NoteView, span: TracedSpan): string | undefined {
  const category = categoryOf(span.type);
  if (category !== "NAME" && category !== "LOCATION") return undefined;
  const surface = surfaceOf(note, span);
  return /\p{L}{2}/u.test(surface) ? folded(surface) : undefined;
}
