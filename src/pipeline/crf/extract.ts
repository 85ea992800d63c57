import type { FeatureTable, SequenceBuilder, Sequences } from "../../crf/index.js";
import { sequenceBuilder } from "../../crf/index.js";
import {
  findingSink,
  growingSink,
  type NoteFeatures,
  type NumberSink,
  noteScorer,
  type Sym,
  symbol,
  templateNamed,
} from "../../features/index.js";
import type { Analysis } from "../../text/index.js";
import type { CrfVoice } from "../recipe.js";
import type { TokenRange } from "../token-range.js";
import type { Domain } from "../voices/voice-kind.js";
import type { TrainedCrf } from "./trained-crf.js";

/**
 * Tokens of the longest sequence. No sentence is nearly as long; a table or a scan without any line end is, and decoding
 * takes some kilobytes a token.
 */
const LONGEST = 8192;

/** The sequences of a note, in order; together they hold every token. */
export function sequenceRanges(analysis: Analysis, unit: CrfVoice["sequence"]): TokenRange[] {
  const { count } = analysis;
  const of =
    unit === "note" ? new Int32Array(count) : unit === "line" ? analysis.lineOf : analysis.sentenceOf;
  const found: TokenRange[] = [];
  for (let first = 0, last = 0; first < count; first = last) {
    while (last < count && of[last] === of[first] && last - first <= LONGEST) last++;
    if (last - first > LONGEST) last = cutIn(analysis, first);
    found.push({ first, last });
  }
  return found;
}

/** Where what is too long ends: before the last line that begins in its last quarter, else where its room ends. */
function cutIn({ lineOf }: Analysis, first: number): number {
  const most = first + LONGEST;
  for (let t = most; t > most - LONGEST / 4; t--) if (lineOf[t] !== lineOf[t - 1]) return t;
  return most;
}

export interface Tables {
  readonly attributes: FeatureTable;
  readonly edges: FeatureTable;
}

const DOMAINS: Readonly<Record<Domain, Sym>> = { source: symbol("source:"), target: symbol("target:") };

/** Writes the features of training notes as numbers; new features get one. */
export interface Extractor {
  /** Adds one sequence to the builder; labels are those of the whole note. */
  add(note: NoteFeatures, range: TokenRange, builder: SequenceBuilder, labels: ArrayLike<number>): void;
}

export function extractor(
  { templates, edgeTemplates }: Pick<CrfVoice, "templates" | "edgeTemplates">,
  tables: Tables,
  domain?: Domain,
  /** The number of one more feature of a token, or -1. */
  further: (note: NoteFeatures, t: number, label: number) => number = () => -1,
): Extractor {
  const prefix = domain && DOMAINS[domain];
  const nodes = numbersBy(templates, growingSink(tables.attributes, prefix));
  const edges = edgeTemplates && numbersBy(edgeTemplates, growingSink(tables.edges, prefix));
  const made = new WeakMap<NoteFeatures, [ReturnType<Numbers>, ReturnType<Numbers> | undefined]>();
  return {
    add(note, { first, last }, builder, labels) {
      const [nodesAt, edgesAt] = made.get(note) ?? [nodes(note), edges?.(note)];
      made.set(note, [nodesAt, edgesAt]);
      for (let t = first; t < last; t++) {
        const more = further(note, t, labels[t] as number);
        const ids = more < 0 ? nodesAt(t) : [...nodesAt(t), more];
        // There is no step to the first token.
        builder.token(ids, labels[t] as number, t > first ? edgesAt?.(t) : undefined);
      }
      builder.end();
    },
  };
}

/** For a note, and then for each of its tokens, the numbers of its features, valid until the next is asked for. */
type Numbers = (note: NoteFeatures) => (t: number) => Uint32Array;

function numbersBy(names: readonly string[], sink: NumberSink): Numbers {
  const templates = names.map(templateNamed);
  return (note) => {
    const emitters = templates.map((one) => one.at(note));
    return (t) => {
      sink.clear();
      for (const emit of emitters) emit(t, sink);
      const count = sink.count();
      return sink.ids().subarray(0, count);
    };
  };
}

/** Makes the sequences of notes to tag. Those of a note are valid until the next one comes. */
export function sequenceReader({
  voice,
  adapted,
  edges,
  ...model
}: TrainedCrf): (note: NoteFeatures, parts: readonly TokenRange[]) => Sequences {
  const domain = adapted ? DOMAINS.target : undefined;
  const scoresOf = noteScorer(voice.templates.map(templateNamed), model, domain);
  const edgesOf = voice.edgeTemplates && numbersBy(voice.edgeTemplates, findingSink(edges, domain));
  const builder = sequenceBuilder();
  return (note, parts) => {
    builder.clear();
    const edgesAt = edgesOf?.(note);
    for (const { first, last } of parts) {
      for (let t = first; t < last; t++) builder.token(NONE, 0, edgesAt?.(t));
      builder.end();
    }
    return { ...builder.finish(), scores: scoresOf(note) };
  };
}

const NONE = new Uint32Array(0);
