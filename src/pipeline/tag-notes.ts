import { lookUp } from "../errors.js";
import type { Note } from "../note.js";
import { type FoldedText, foldText, inOriginal } from "../text/folding/index.js";
import { Analysis } from "../text/index.js";
import { applyConfig } from "./config/apply-config.js";
import type { Customiser } from "./config/customiser.js";
import { spansInOriginal } from "./folded-note.js";
import { resolveTraced } from "./merge/index.js";
import type { Recipe } from "./recipe.js";
import { type PatientNote, reconcilePatient, weighTogether } from "./reconcile/index.js";
import { noteView, openLog } from "./step.js";
import { createSystem, type NoteToTag, type Tagged } from "./system.js";
import type { TracedSpan } from "./traced-span.js";
import type { TrainedModel } from "./trained-model.js";
import { mainTokenizer } from "./voices/index.js";
import type { VoiceOptions } from "./voices/voice-kind.js";

/** What may be settled over all notes of one patient, by the name a recipe gives. */
export const ACROSS_NOTES: Readonly<Record<string, (notes: readonly PatientNote[]) => TracedSpan[][]>> = {
  "weigh-types": weighTogether,
  "search-notes": reconcilePatient,
};

export interface NoteTaggerOptions extends VoiceOptions {
  /** The user's config, which has the last word. */
  readonly custom?: Customiser;
}

/**
 * Tags notes that are all at hand: first each by itself, then the notes of each patient together as far as the recipe
 * wants it. Results stand in the order of the notes and do not depend on it. Notes without a patient stand alone.
 */
export type NoteTagger = (notes: readonly NoteToTag[]) => Promise<Tagged[]>;

/** The tagger for callers who have one lot of notes. */
export function tagNotes(
  model: TrainedModel,
  notes: readonly NoteToTag[],
  options: NoteTaggerOptions = {},
): Promise<Tagged[]> {
  return noteTagger(model, options)(notes);
}

/** It makes its own of all that it needs, and holds on to nothing else of the model. */
export function noteTagger(model: TrainedModel, { custom, ...options }: NoteTaggerOptions = {}): NoteTagger {
  const system = createSystem(model, options);
  const settle = acrossNotes(model.recipe);
  return async (notes) => {
    // What is read is the folded text of a note; where things stand in the note is what is answered.
    const foldings = notes.map(({ text }) => foldText(text));
    const read = notes.map((note, at) => ({ ...note, text: foldings[at]?.text ?? note.text }));
    let tagged: Tagged[] = [];
    for (const note of read) tagged.push(await system(note));
    settle(read, tagged);
    if (custom) tagged = tagged.map((one, at) => applyConfig(custom, read[at] as NoteToTag, one));
    return tagged.map((one, at) => asWritten((notes[at] as NoteToTag).text, foldings[at], one));
  };
}

function asWritten(text: string, folded: FoldedText | undefined, tagged: Tagged): Tagged {
  if (folded === undefined) return tagged;
  const dropped = tagged.dropped.map((one) => ({
    ...one,
    span: { ...one.span, ...inOriginal(folded, one.span) },
  }));
  return { ...tagged, spans: spansInOriginal(text, folded, tagged.spans), dropped };
}

/** Settles in place what the notes of each patient say together. */
function acrossNotes(recipe: Recipe): (notes: readonly NoteToTag[], tagged: Tagged[]) => void {
  const steps = (recipe.acrossNotes ?? []).map((name) =>
    lookUp("reconciliation across notes", ACROSS_NOTES, name),
  );
  const tokenizer = mainTokenizer(recipe);
  return (notes, tagged) => {
    if (steps.length === 0) return;
    for (const group of byPatient(notes)) {
      const logs = group.map(openLog);
      let together = group.map((at, n): PatientNote => {
        const note = notes[at] as NoteToTag;
        return {
          view: noteView(note, () => new Analysis(note.text, tokenizer)),
          spans: (tagged[at] as Tagged).spans,
          log: logs[n] as PatientNote["log"],
        };
      });
      for (const step of steps) {
        const spans = step(together);
        together = together.map((note, n) => ({ ...note, spans: spans[n] as TracedSpan[] }));
      }
      for (const [n, at] of group.entries()) {
        const { view, spans, log } = together[n] as PatientNote;
        const before = tagged[at] as Tagged;
        const settled = resolveTraced(view.text, spans, "pipeline:resolve", log);
        tagged[at] = { ...before, spans: settled, dropped: [...before.dropped, ...(logs[n]?.dropped ?? [])] };
      }
    }
  };
}

/** Indices of the notes of every patient who has more than one. */
function byPatient(notes: readonly Pick<Note, "patient">[]): number[][] {
  const groups = new Map<string, number[]>();
  for (const [at, { patient }] of notes.entries()) {
    if (patient === undefined) continue;
    const group = groups.get(patient);
    if (group === undefined) groups.set(patient, [at]);
    else group.push(at);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}
