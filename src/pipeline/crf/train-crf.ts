import {
  createFeatureTable,
  pruneFeatures,
  sequenceBuilder,
  type TrainOptions,
  train,
} from "../../crf/index.js";
import { ScrubJayError } from "../../errors.js";
import type { NoteFeatures } from "../../features/index.js";
import { MOST_TYPES } from "../../hmm/index.js";
import type { Span } from "../../note.js";
import type { CrfVoice, TypeGroup } from "../recipe.js";
import type { Domain } from "../voices/voice-kind.js";
import { extractor, sequenceRanges } from "./extract.js";
import { learnFamiliarWords } from "./familiar-words.js";
import { forgetRareWords } from "./forget-rare-words.js";
import { informationCosts } from "./information-cost.js";
import { labelling } from "./label-scheme.js";
import type { TrainedCrf } from "./trained-crf.js";
import { taught } from "./training-filters.js";

/** A note to learn from, read with the voice's tokenizer. */
export interface TrainingNote {
  readonly features: NoteFeatures;
  readonly spans: readonly Span[];
  /** Set when a source corpus is learned from too. */
  readonly domain?: Domain;
}

/** The types of a group that occur in the notes, in alphabetical order. */
export function typesOf(group: TypeGroup, notes: Iterable<{ readonly spans: readonly Span[] }>): string[] {
  const seen = new Set<string>();
  for (const { spans } of notes) for (const { type } of spans) seen.add(type);
  const wanted = (type: string): boolean =>
    (group.only === undefined || group.only.includes(type)) && !group.except?.includes(type);
  const types = [...seen].filter(wanted).sort();
  if (types.length <= MOST_TYPES) return types;
  throw new ScrubJayError("too-many-types", `${types.length} types in the notes, a model has ${MOST_TYPES}`, {
    hint: "Is it a name or a number that stands in the place of the type? Annotate with fewer types.",
  });
}

export type CrfTrainOptions = Pick<TrainOptions, "threads" | "signal" | "onProgress">;

export async function trainCrfVoice(
  voice: CrfVoice,
  notes: readonly TrainingNote[],
  options: CrfTrainOptions = {},
): Promise<TrainedCrf> {
  const types = typesOf(voice.types, notes);
  const labels = labelling(voice.scheme, types);
  const tables = { attributes: createFeatureTable(), edges: createFeatureTable() };
  const { informationCost = 0 } = voice.training;
  const costs = informationCost === 0 ? undefined : informationCosts(tables.attributes, informationCost);
  const byDomain = new Map<Domain | undefined, ReturnType<typeof extractor>>();
  for (const domain of [undefined, "source", "target"] as const)
    byDomain.set(domain, extractor(voice, tables, domain, costs?.further));
  const builder = sequenceBuilder();
  const filters = voice.training.leaveOut ?? [];
  for (const { features: whole, spans, domain } of notes) {
    const features = forgetRareWords(whole, voice.training.forget ?? 0);
    const gold = labels.encode(features.analysis, spans);
    const write = byDomain.get(domain);
    for (const range of sequenceRanges(features.analysis, voice.sequence))
      for (const part of taught(features.analysis, range, gold, filters)) {
        labels.fit(gold, part.first, part.last);
        write?.add(features, part, builder, gold);
      }
  }
  const { algorithm, c1, c2, maxIterations, memory, curvature, minFrequency, prune } = voice.training;
  const learned = await train(builder.finish(), {
    labels: labels.labels.length,
    scheme: labels.lattice,
    algorithm,
    ...(c1 !== undefined && { c1 }),
    ...(memory !== undefined && { memory }),
    ...(curvature !== undefined && { curvature }),
    c2,
    maxIterations,
    minFrequency,
    ...(costs && { fixed: costs.fixed() }),
    ...options,
  });
  const { layout, weights } = prune ? pruneFeatures(learned.layout, learned.weights, prune) : learned;
  const adapted = notes.some(({ domain }) => domain !== undefined);
  const familiar = voice.doubt === undefined ? undefined : learnFamiliarWords(notes.map(textAndSpans));
  return { voice, types, adapted, ...tables, layout, weights, ...(familiar && { familiar }) };
}

const textAndSpans = ({ features, spans }: TrainingNote) => ({ text: features.analysis.text, spans });
