import { hasCivilTitle, type PersonRole, roleBeside } from "../person-evidence.js";
import { surfaceOf } from "../span-step.js";
import type { NoteView, Step } from "../step.js";
import { changed, type TracedSpan } from "../traced-span.js";
import { folded } from "./values.js";

/**
 * A mention that a title, a degree or the name of its field gives away ("Dr. Okafor", "Okafor, MD", "PCP: Okafor")
 * settles the type of the others of the same name. A bare family name follows the full name that holds it. Where
 * the note has a doctor and a patient of one name, nothing is settled but the mentions with a sign of their own.
 */
export const highPrecision: Step = {
  name: "reconcile:high-precision",
  apply(note, spans) {
    const own = spans.map((span) => signOf(note, span));
    const settled = settledNames(note, spans, own);
    return spans.map((span, at) => {
      if (!isPerson(span)) return span;
      const role = own[at] ?? settled.get(nameOf(note, span));
      if (role === undefined || role === span.type) return span;
      const why =
        own[at] === undefined
          ? "another mention of the name has a title, degree or label that says so"
          : "a title, degree or label beside it says so";
      return changed(span, { type: role }, { by: this.name, did: "retyped", why });
    });
  },
};

/** The type that the words beside a name give it. A civil title only confirms what a tagger thinks. */
export function signOf(note: NoteView, span: TracedSpan): PersonRole | undefined {
  if (!isPerson(span)) return undefined;
  const role = roleBeside(note, span);
  if (role !== undefined) return role;
  return span.type === "PATIENT" && hasCivilTitle(note, span) ? "PATIENT" : undefined;
}

function isPerson({ type }: TracedSpan): boolean {
  return type === "PATIENT" || type === "DOCTOR";
}

function nameOf(note: NoteView, span: TracedSpan): string {
  return folded(surfaceOf(note, span));
}

/** Names, and the words of names, all of whose signs agree. */
function settledNames(
  note: NoteView,
  spans: readonly TracedSpan[],
  own: readonly (PersonRole | undefined)[],
): Map<string, PersonRole> {
  const roles = new Map<string, PersonRole | "both">();
  const say = (name: string, role: PersonRole): void => {
    roles.set(name, (roles.get(name) ?? role) === role ? role : "both");
  };
  for (const [at, span] of spans.entries()) {
    const role = own[at];
    if (role === undefined) continue;
    const name = nameOf(note, span);
    say(name, role);
    for (const word of name.split(/[\s,]+/u)) if (word !== name && word.length > 2) say(word, role);
  }
  return new Map([...roles].filter((entry): entry is [string, PersonRole] => entry[1] !== "both"));
}
