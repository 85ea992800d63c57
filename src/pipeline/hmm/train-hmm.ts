import { createCounts, decodeCounts, encodeCounts, learnNote } from "../../hmm/index.js";
import type { Note } from "../../note.js";
import { Analysis } from "../../text/index.js";
import { labelling } from "../crf/label-scheme.js";
import { typesOf } from "../crf/train-crf.js";
import type { HmmVoice } from "../recipe.js";
import type { TrainedHmm } from "./hmm-tagger.js";

type LabelledText = Pick<Note, "text" | "spans">;

export interface HmmTrainOptions {
  readonly onProgress?: (done: number) => void;
}

/** One pass over the notes: nothing is optimised, everything is counted. */
export function trainHmm(
  voice: HmmVoice,
  notes: readonly LabelledText[],
  options: HmmTrainOptions = {},
): TrainedHmm {
  const { order, ratio, mostNodes } = voice;
  const counts = createCounts({ order, ratio, ...(mostNodes !== undefined && { mostNodes }) });
  addNotes({ voice, counts }, notes, options);
  return { voice, counts };
}

/**
 * The same voice after more notes, which have only to be counted. What comes out is what training on all notes at once
 * would have given, to the last bit. The voice given stays as it was.
 */
export function learnMore(
  { voice, counts }: TrainedHmm,
  notes: readonly LabelledText[],
  options: HmmTrainOptions = {},
): TrainedHmm {
  const trained = { voice, counts: decodeCounts(encodeCounts(counts), voice.name) };
  addNotes(trained, notes, options);
  return trained;
}

function addNotes(
  { voice, counts }: TrainedHmm,
  notes: readonly LabelledText[],
  { onProgress }: HmmTrainOptions,
): void {
  const labels = labelling("BIOES", typesOf(voice.types, notes));
  for (const [n, { text, spans }] of notes.entries()) {
    const analysis = new Analysis(text, voice.tokenizer);
    learnNote(counts, analysis, labels.decode(labels.encode(analysis, spans)));
    onProgress?.(n + 1);
  }
}
