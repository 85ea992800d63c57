import { lookUp } from "../errors.js";
import { makeSpan, type Note, type Span } from "../note.js";
import { pipeline, reconcile, ruleTagger } from "../pipeline/index.js";
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
      // Of spans that come with the note only place and type are taken: what else they carry could hold PHI.
      const given = spans.map(({ start, end, type }) =>
        makeSpan(text, { start, end, type: labelOf(type), source: "given" }),
      );
      const covered = recipe.reconcile ? reconcile(text, given) : given;
      return replaceSpans(text, [...covered, ...tag(text)], modeNamed(options.mode ?? "redact")());
    },
  };
}

/** A type stands in the new text, so it must be a name for a kind of thing and no free text. */
function labelOf(type: string): string {
  return /^[\p{L}\p{N}_.-]{1,60}$/u.test(type) ? type : "OTHER";
}
