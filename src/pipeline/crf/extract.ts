import type { FeatureTable } from "../../crf/feature-table.js";
import type { SequenceBuilder } from "../../crf/sequences.js";
import {
  findingSink,
  growingSink,
  type NoteFeatures,
  type NumberSink,
  partsOf,
  type Sym,
  symbol,
  templateNamed,
  wordMemory,
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
  const prefix = domain && DOMAINS[domain];
  const nodes = grow
    ? growingNumbers(voice.templates, tables.attributes, prefix)
    : rememberedNumbers(voice.templates, tables.attributes, prefix);
  const edges =
    voice.edgeTemplates && (grow ? growingNumbers : foundNumbers)(voice.edgeTemplates, tables.edges, prefix);
  const made = new WeakMap<NoteFeatures, ((t: number) => NumberSink)[]>();
  const numbersOf = (note: NoteFeatures) => {
    let found = made.get(note);
    if (found === undefined) {
      found = edges === undefined ? [nodes(note)] : [nodes(note), edges(note)];
      made.set(note, found);
    }
    return found;
  };
  return {
    add(note, { first, last }, builder, labels) {
      const [nodesAt, edgesAt] = numbersOf(note);
      for (let t = first; t < last; t++) {
        const sink = nodesAt?.(t) as NumberSink;
        const count = sink.count();
        const label = labels === undefined ? 0 : (labels[t] as number);
        if (edgesAt === undefined) builder.tokenOf(sink.ids(), count, label);
        else builder.token(sink.ids().subarray(0, count), label, idsOf(edgesAt(t)));
      }
      builder.end();
    },
  };
}

/** For a note, and then for each of its tokens, the numbers of its features. */
type Numbers = (note: NoteFeatures) => (t: number) => NumberSink;

function numbersBy<Sink extends NumberSink>(
  sink: Sink,
  emittersOf: (note: NoteFeatures) => readonly ((t: number, sink: Sink) => void)[],
): Numbers {
  return (note) => {
    const emitters = emittersOf(note);
    return (t) => {
      sink.clear();
      for (const emit of emitters) emit(t, sink);
      return sink;
    };
  };
}

function growingNumbers(names: readonly string[], table: FeatureTable, domain?: Sym): Numbers {
  const templates = names.map(templateNamed);
  return numbersBy(growingSink(table, domain), (note) => templates.map((one) => one.at(note)));
}

function foundNumbers(names: readonly string[], table: FeatureTable, domain?: Sym): Numbers {
  const templates = names.map(templateNamed);
  return numbersBy(findingSink(table, domain), (note) => templates.map((one) => one.at(note)));
}

function rememberedNumbers(names: readonly string[], table: FeatureTable, domain?: Sym): Numbers {
  const parts = names.map((name) => partsOf(templateNamed(name)));
  const rest = parts.flatMap((part) => part.rest);
  const words = wordMemory(
    parts.flatMap((part) => part.words),
    table,
    domain,
  );
  return numbersBy(findingSink(table, domain), (note) => [words(note), ...rest.map((one) => one.at(note))]);
}

function idsOf(sink: NumberSink): Uint32Array {
  const count = sink.count();
  return sink.ids().subarray(0, count);
}
