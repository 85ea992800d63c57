import { ScrubJayError } from "../errors.js";
import { bySpanOrder, type Note, type Span, spanProblem } from "../note.js";
import { checkChoice, type OptionNames } from "../options.js";
import { isPhiType } from "../schema/index.js";

/** One note with both annotations, duplicates removed, in reading order. */
export interface Pair {
  readonly id: string;
  readonly text: string;
  readonly gold: readonly Span[];
  readonly pred: readonly Span[];
  /** The gold note, for what else it says: type, patient, extra fields. */
  readonly note: Note;
  /** The predicted note's field `confidence`, where it is a number: how sure the tagger was of the note. */
  readonly confidence?: number;
}

/** Something a reader of the figures must know: never an error, never dropped in silence. */
export interface Issue {
  readonly code: string;
  readonly count: number;
  readonly message: string;
}

export interface PairOptions {
  /** `phi` (default): our types only. `open`: any label. */
  readonly schema?: "phi" | "open";
  /** `same` (default): both sides must hold the same notes. `common`: score those in both, count the others. */
  readonly ids?: "same" | "common";
}

export const PAIR_OPTIONS: OptionNames<PairOptions> = { schema: true, ids: true };

export interface Pairing {
  readonly pairs: readonly Pair[];
  readonly issues: readonly Issue[];
}

/** Puts gold and prediction side by side, note by note. What does not fit is an error with counts. */
export function pairNotes(gold: readonly Note[], pred: readonly Note[], options: PairOptions = {}): Pairing {
  checkChoice("schema", options.schema, ["phi", "open"]);
  checkChoice("ids", options.ids, ["same", "common"]);
  const goldById = indexById(gold, "gold");
  const predById = indexById(pred, "predicted");
  const issues: Issue[] = [];
  checkIds(goldById, predById, options.ids ?? "same", issues);
  const both = gold.filter((note) => predById.has(note.id));
  const partners = both.map((note) => predById.get(note.id) as Note);
  checkTexts(both, partners);
  checkSpans(both, "gold", options.schema ?? "phi");
  checkSpans(partners, "predicted", options.schema ?? "phi");
  const pairs = both.map((note, i) => {
    const { spans, extra } = partners[i] as Note;
    const { confidence } = extra ?? {};
    return {
      id: note.id,
      text: note.text,
      gold: distinct(note.spans),
      pred: distinct(spans),
      note,
      ...(typeof confidence === "number" && { confidence }),
    };
  });
  reportDuplicates(both, pairs, "gold", issues);
  reportDuplicates(partners, pairs, "pred", issues);
  return { pairs, issues };
}

/** Notes by id; a repeated id is an error. `side` says whose notes they are. */
export function indexById(notes: readonly Note[], side: string): Map<string, Note> {
  const byId = new Map(notes.map((note) => [note.id, note]));
  if (byId.size < notes.length) {
    throw new ScrubJayError(
      "duplicate-ids",
      `${notes.length - byId.size} of ${notes.length} ${side} notes repeat an id`,
      { hint: "Every note needs an id of its own." },
    );
  }
  return byId;
}

function checkIds(
  gold: ReadonlyMap<string, Note>,
  pred: ReadonlyMap<string, Note>,
  rule: "same" | "common",
  issues: Issue[],
): void {
  const onlyGold = [...gold.keys()].filter((id) => !pred.has(id)).length;
  const onlyPred = [...pred.keys()].filter((id) => !gold.has(id)).length;
  const shared = gold.size - onlyGold;
  if (onlyGold + onlyPred > 0) {
    const message = `${onlyGold} notes only in gold, ${onlyPred} only in the predictions, ${shared} in both`;
    if (rule === "same" || shared === 0) {
      throw new ScrubJayError("mismatched-ids", message, {
        hint:
          shared === 0
            ? "Ids come from file paths or the id field: check that both sides name their notes alike."
            : "Use --ids common to score only the notes that both sides hold.",
      });
    }
    issues.push({ code: "mismatched-ids", count: onlyGold + onlyPred, message });
  } else if (shared === 0) {
    throw new ScrubJayError("no-notes", "there are no notes to score");
  }
}

function checkTexts(gold: readonly Note[], pred: readonly Note[]): void {
  const differing = gold.flatMap((note, i) => (note.text === pred[i]?.text ? [] : [i]));
  if (differing.length === 0) return;
  throw new ScrubJayError(
    "differing-texts",
    `${differing.length} of ${gold.length} notes have another text in the predictions than in gold ` +
      `(the first is note ${(differing[0] as number) + 1} of those in both)`,
    { hint: "Offsets only agree on the same text: predictions must be made on the gold notes, unchanged." },
  );
}

function checkSpans(notes: readonly Note[], side: string, schema: "phi" | "open"): void {
  const outside: { note: number; problem: string }[] = [];
  const unknown = new Map<string, number>();
  for (const [i, note] of notes.entries()) {
    for (const span of note.spans) {
      const problem = spanProblem(note.text, span);
      if (problem !== undefined) outside.push({ note: i + 1, problem });
      else if (schema === "phi" && !isPhiType(span.type)) {
        unknown.set(span.type, (unknown.get(span.type) ?? 0) + 1);
      }
    }
  }
  const first = outside[0];
  if (first) {
    throw new ScrubJayError(
      "invalid-span",
      `${outside.length} ${side} spans cannot stand in their text; the first, in note ${first.note}: ${first.problem}`,
      { hint: "Offsets count UTF-16 code units; use --offsets codepoints for files made in Python." },
    );
  }
  if (unknown.size > 0) {
    const names = [...unknown].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    const listed = names.slice(0, 8).map(([type, count]) => `${type} (${count})`);
    if (names.length > listed.length) listed.push(`and ${names.length - listed.length} more`);
    throw new ScrubJayError(
      "unknown-types",
      `${side} spans have types outside the schema: ${listed.join(", ")}`,
      {
        hint: "Use --schema open to score any label set as it is.",
      },
    );
  }
}

/** In reading order, each span once. */
export function distinct(spans: readonly Span[]): Span[] {
  const sorted = [...spans].sort(bySpanOrder);
  return sorted.filter((span, i) => i === 0 || bySpanOrder(sorted[i - 1] as Span, span) !== 0);
}

function reportDuplicates(
  notes: readonly Note[],
  pairs: readonly Pair[],
  side: "gold" | "pred",
  issues: Issue[],
): void {
  let count = 0;
  for (const [i, note] of notes.entries()) count += note.spans.length - (pairs[i] as Pair)[side].length;
  if (count === 0) return;
  const who = side === "gold" ? "gold" : "predicted";
  issues.push({
    code: `duplicate-${who}`,
    count,
    message: `${count} ${who} spans are duplicates and count once`,
  });
}
