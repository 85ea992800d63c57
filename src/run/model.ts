import { lookUp } from "../errors.js";
import type { Note, Span } from "../note.js";
import { pipeline, ruleTagger } from "../pipeline/index.js";
import { RECIPES } from "../recipes/index.js";
import { type ModeName, modeNamed, type ReplacedSpan, replaceSpans } from "../replace/index.js";

export interface DeidentifyOptions {
  /** What takes the place of PHI. Default: `redact`, which needs no key. */
  readonly mode?: ModeName;
}

export interface Deidentified {
  readonly text: string;
  /** Every replaced span with its place in the input and, under `output`, in the new text. */
  readonly spans: readonly ReplacedSpan[];
}

export interface Model {
  readonly name: string;
  /** The PHI of a note, without overlaps, in reading order. */
  tag(note: string | Pick<Note, "text">): Span[];
  /** Finds PHI and takes it out. Spans that the note already carries are taken out too. */
  deidentify(note: string | Pick<Note, "text" | "spans">, options?: DeidentifyOptions): Deidentified;
}

/** The bundled default when no name is given. */
export async function loadModel(name = "rules"): Promise<Model> {
  const recipe = lookUp("model", RECIPES, name);
  const tagText = pipeline({ taggers: [ruleTagger(recipe.rules)], reconcile: recipe.reconcile });
  const tag = (note: string | Pick<Note, "text">): Span[] =>
    tagText(typeof note === "string" ? { text: note } : note);
  return {
    name: recipe.name,
    tag,
    deidentify(note, options = {}) {
      const { text, spans } = typeof note === "string" ? { text: note, spans: [] } : note;
      return replaceSpans(text, [...spans, ...tag(text)], modeNamed(options.mode ?? "redact")());
    },
  };
}
