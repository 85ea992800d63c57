import type { FeatureTable } from "../../crf/feature-table.js";
import type { SequenceBuilder } from "../../crf/sequences.js";
import {
  type FeatureSink,
  findingSink,
  growingSink,
  type NoteFeatures,
  type NumberSink,
  type Sym,
  symbol,
  templateNamed,
} from "../../features/index.js";
import type { Analysis } from "../../text/analysis.js";
import type { CrfVoice } from "../recipe.js";

/** A stretch of tokens that is one sequence, `last` exclusive. */
export interface Stretch {
  readonly first: number;
  readonly last: number;
}

/** The sequences of a note, in order; together they hold every token. */
export function stretches(analysis: Analysis, unit: CrfVoice["sequence"]): Stretch[] {
  if (analysis.count === 0) return [];
  if (unit === "note") return [{ first: 0, last: analysis.count }];
  const of = unit === "line" ? analysis.lineOf : analysis.sentenceOf;
  const found: Stretch[] = [];
  let first = 0;
  for (let t = 1; t <= analysis.count; t++) {
    if (t < analysis.count && of[t] === of[first]) continue;
    found.push({ first, last: t });
    first = t;
  }
  return found;
}

export interface Tables {
  readonly attributes: FeatureTable;
  readonly edges: FeatureTable;
}

/** Where a training note comes from, for EasyAdapt: every feature then counts in general and for its domain. */
export type Domain = "source" | "target";

const DOMAINS: Readonly<Record<Domain, Sym>> = { source: symbol("source:"), target: symbol("target:") };

/** Writes the features of notes as numbers. With `grow`, new features get a number. */
export interface Extractor {
  /** Adds one sequence to the builder; labels are those of the whole note. */
  add(note: NoteFeatures, stretch: Stretch, builder: SequenceBuilder, labels?: ArrayLike<number>): void;
}

export function extractor(
  voice: Pick<CrfVoice, "templates" | "edgeTemplates">,
  tables: Tables,
  grow: boolean,
  domain?: Domain,
): Extractor {
  const templates = voice.templates.map(templateNamed);
  const edgeTemplates = (voice.edgeTemplates ?? []).map(templateNamed);
  const prefix = domain && DOMAINS[domain];
  const sink = grow ? growingSink : findingSink;
  const nodes = sink(tables.attributes, prefix);
  const edges = sink(tables.edges, prefix);
  const made = new WeakMap<NoteFeatures, readonly ((t: number, sink: FeatureSink) => void)[][]>();
  const emittersOf = (note: NoteFeatures) => {
    let found = made.get(note);
    if (found === undefined) {
      found = [templates.map((one) => one.at(note)), edgeTemplates.map((one) => one.at(note))];
      made.set(note, found);
    }
    return found;
  };
  return {
    add(note, { first, last }, builder, labels) {
      const [nodeEmitters = [], edgeEmitters = []] = emittersOf(note);
      for (let t = first; t < last; t++) {
        nodes.clear();
        for (const emit of nodeEmitters) emit(t, nodes);
        const label = labels === undefined ? 0 : (labels[t] as number);
        if (edgeEmitters.length === 0) {
          const count = nodes.count();
          builder.tokenOf(nodes.ids(), count, label);
          continue;
        }
        edges.clear();
        for (const emit of edgeEmitters) emit(t, edges);
        builder.token(idsOf(nodes), label, idsOf(edges));
      }
      builder.end();
    },
  };
}

function idsOf(sink: NumberSink): Uint32Array {
  const count = sink.count();
  return sink.ids().subarray(0, count);
}
