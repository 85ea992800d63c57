import { lookUp } from "../errors.js";
import type { Note } from "../note.js";
import { Analysis } from "../text/analysis.js";
import { foldText, inOriginal } from "../text/folding/index.js";
import type { TokenizerName } from "../text/tokenize.js";
import { applyConfig } from "./config/apply-config.js";
import type { Customiser } from "./config/customiser.js";
import { spansInOriginal } from "./folded-note.js";
import { resolveTraced } from "./merge/index.js";
import type { Recipe } from "./recipe.js";
import { type PatientNote, reconcilePatient, weighTogether } from "./reconcile/index.js";
import type { NoteView, TracedSpan } from "./step.js";
import { createSystem, type Dropped, type System, type Tagged } from "./system.js";
import type { TrainedModel } from "./trained-model.js";
import { mainTokenizer } from "./voices/index.js";
import type { VoiceOptions } from "./voices/voice-kind.js";

/** What may be settled over all notes of one patient, by the name a recipe gives. */
export const ACROSS_NOTES: Readonly<Record<string, (notes: readonly PatientNote[]) => TracedSpan[][]>> = {
  "weigh-types": weighTogether,
  "search-notes": reconcilePatient,
};

/** `tagWith` for callers who have one lot of notes. */
export function tagNotes(
  model: TrainedModel,
  notes: readonly Pick<Note, "text" | "patient">[],
  options: VoiceOptions = {},
): Promise<Tagged[]> {
  return tagWith(model.recipe, createSystem(model, options), notes);
}

/**
 * Tags notes that are all at hand: first each by itself, then the notes of each patient together as far as the recipe
 * wants it. Results stand in the order of the notes and do not depend on it. Notes without a patient stand alone.
 * What is read is the folded text of a note; what is found is told where it stands in the note. The user's config has
 * the last word.
 */
export async function tagWith(
  recipe: Recipe,
  system: System,
  notes: readonly Pick<Note, "text" | "patient">[],
  custom?: Customiser,
): Promise<Tagged[]> {
  const foldings = notes.map(({ text }) => foldText(text));
  const read = notes.map((note, at) => ({ ...note, text: foldings[at]?.text ?? note.text }));
  const settled = await tagAsTheyStand(recipe, system, read);
  return settled.map((one, at) => {
    const tagged = custom === undefined ? one : applyConfig(custom, read[at] as Pick<Note, "text">, one);
    const folded = foldings[at];
    if (folded === undefined) return tagged;
    const { text } = notes[at] as Pick<Note, "text">;
    return {
      ...tagged,
      spans: spansInOriginal(text, folded, tagged.spans),
      dropped: tagged.dropped.map((one) => ({
        ...one,
        span: { ...one.span, ...inOriginal(folded, one.span) },
      })),
    };
  });
}

async function tagAsTheyStand(
  recipe: Recipe,
  system: System,
  notes: readonly Pick<Note, "text" | "patient">[],
): Promise<Tagged[]> {
  const tagged: Tagged[] = [];
  for (const note of notes) tagged.push(await system(note));
  const steps = (recipe.acrossNotes ?? []).map((name) =>
    lookUp("reconciliation across notes", ACROSS_NOTES, name),
  );
  if (steps.length === 0) return tagged;
  const tokenizer = mainTokenizer(recipe);
  for (const group of byPatient(notes)) {
    const dropped: Dropped[][] = group.map(() => []);
    let together = group.map((at, n): PatientNote => {
      const note = notes[at] as Pick<Note, "text" | "patient">;
      return {
        view: viewOf(note, tokenizer),
        spans: (tagged[at] as Tagged).spans,
        journal: { drop: (span, by, why) => dropped[n]?.push({ span, by, why }) },
      };
    });
    for (const step of steps) {
      const spans = step(together);
      together = together.map((note, n) => ({ ...note, spans: spans[n] as TracedSpan[] }));
    }
    for (const [n, at] of group.entries()) {
      const { view, spans, journal } = together[n] as PatientNote;
      const before = tagged[at] as Tagged;
      const settled = journal ? resolveTraced(view.text, spans, "pipeline:resolve", journal) : spans;
      tagged[at] = { ...before, spans: settled, dropped: [...before.dropped, ...(dropped[n] as Dropped[])] };
    }
  }
  return tagged;
}

/** The note as steps see it; few look further than its text, so that it is analysed again only when one does. */
function viewOf({ text, patient }: Pick<Note, "text" | "patient">, tokenizer: TokenizerName): NoteView {
  let analysis: Analysis | undefined;
  return {
    text,
    ...(patient !== undefined && { patient }),
    get analysis() {
      analysis ??= new Analysis(text, tokenizer);
      return analysis;
    },
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
