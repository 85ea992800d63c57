import type { Span } from "../note.js";
import { remembered } from "../remembered.js";
import type { Analysis } from "../text/analysis.js";
import { byWord } from "./by-word.js";
import type { Hashes } from "./hashes.js";
import { nothingPacked, type Packed, unpacked } from "./packed.js";
import { type Sym, symbolTable } from "./symbol.js";

/** Zero, one or several values for a token; as symbols where a layer keeps them ready. */
export type Values = string | readonly string[] | readonly Sym[] | undefined;

/** What layers may look at besides the text itself. */
export interface Resources {
  /** The language of the notes: layers that know another one stay silent. */
  readonly language: string;
  /** What the rules found in this note, where the recipe uses rules as features. */
  readonly ruleHits?: readonly Span[];
  /** Word → cluster names, learned from training text; keys are the layers' names. */
  readonly clusters?: Readonly<Record<string, { get(word: string): string | undefined }>>;
}

/** A signal: for every token of a note, some values. Templates make features of it. */
export type Layer = WordLayer | NoteLayer;

/** A signal that depends on the token's own text, so it is worked out once per word. */
export interface WordLayer {
  readonly kind: "word";
  readonly name: string;
  /** The one language whose words it knows; without it, any. */
  readonly language?: string;
  /** It tells which word it is, and so can be learned by heart. */
  readonly identity?: boolean;
  /** Its values are few, and many words share them. */
  readonly few?: boolean;
  readonly of: (word: string) => Values;
  /** The hashes of the same values, where they can be had without their texts. */
  readonly hash?: (word: string, out: Hashes) => void;
}

/** A signal that depends on the whole note. */
export type NoteLayer = SayingLayer | ReadyLayer | PackedLayer;

interface OfNotes {
  readonly kind: "note";
  readonly name: string;
  readonly language?: string;
}

export interface SayingLayer extends OfNotes {
  readonly of: (analysis: Analysis, resources: Resources) => readonly Values[];
}

/** One that has its values as symbols, a list for every token: nothing has to be looked up for them. */
export interface ReadyLayer extends OfNotes {
  readonly column: (analysis: Analysis, resources: Resources) => Column;
}

/** One whose values are numbers from the start: of most of them nobody ever asks for the text. */
export interface PackedLayer extends OfNotes {
  readonly pack: (analysis: Analysis, resources: Resources) => Packed;
}

export function isPacked(layer: Layer): layer is PackedLayer {
  return "pack" in layer;
}

/** Values of a layer by token. Lists are shared, and nobody changes them. */
export type Column = readonly (readonly Sym[])[];

/** The layers of one note, each worked out once. */
export interface NoteFeatures {
  readonly analysis: Analysis;
  column(layer: Layer): Column;
  /** For those who need no texts. It is not kept. */
  packed(layer: PackedLayer): Packed;
  /** Adds the values of a layer for one word. They are not kept: whoever asks keeps what it makes of them. */
  hash(layer: WordLayer, word: string, out: Hashes): void;
}

/** The same note with the identity of some tokens hidden, as if the words had never been seen before. */
export function forgetting(note: NoteFeatures, hidden: readonly boolean[]): NoteFeatures {
  const columns = new Map<Layer, Column>();
  return {
    analysis: note.analysis,
    hash: note.hash,
    packed: note.packed,
    column(layer) {
      const column = note.column(layer);
      if (layer.kind === "note" || !layer.identity) return column;
      let masked = columns.get(layer);
      if (masked === undefined) {
        masked = column.map((values, t) => (hidden[t] ? NONE : values));
        columns.set(layer, masked);
      }
      return masked;
    },
  };
}

/** No value. */
export const NONE: readonly Sym[] = [];

/** Something for every token; `Array.from` takes several times as long. */
export function perToken<T>(count: number, of: (t: number) => T): T[] {
  const out = new Array<T>(count);
  for (let t = 0; t < count; t++) out[t] = of(t);
  return out;
}

function areSymbols(values: readonly string[] | readonly Sym[]): values is readonly Sym[] {
  return typeof values[0] === "object";
}

/** Makes the layers of note after note; what depends on a word alone is remembered from one to the next. */
export function layerReader(): (analysis: Analysis, resources: Resources) => NoteFeatures {
  const intern = symbolTable();
  const alone = remembered((text): readonly Sym[] => [intern(text)]);
  const symbols = (values: Values): readonly Sym[] => {
    if (values === undefined) return NONE;
    if (typeof values === "string") return alone(values);
    return areSymbols(values) ? values : values.map(intern);
  };
  const ofWords = new Map<WordLayer, (analysis: Analysis) => Column>();
  const wordColumn = (layer: WordLayer): ((analysis: Analysis) => Column) => {
    let column = ofWords.get(layer);
    if (column === undefined) {
      column = byWord((word) => symbols(layer.of(word)));
      ofWords.set(layer, column);
    }
    return column;
  };
  return (analysis, resources) => {
    const isSilent = ({ language }: Layer): boolean =>
      language !== undefined && language !== resources.language;
    const columns = new Map<Layer, Column>();
    const make = (layer: Layer): Column => {
      if (isSilent(layer)) return new Array<readonly Sym[]>(analysis.count).fill(NONE);
      if (layer.kind === "word") return wordColumn(layer)(analysis);
      if ("column" in layer) return layer.column(analysis, resources);
      if (isPacked(layer)) return unpacked(layer.pack(analysis, resources));
      return columnOf(layer.of(analysis, resources), symbols);
    };
    return {
      analysis,
      hash(layer, word, out) {
        if (isSilent(layer)) return;
        if (layer.hash !== undefined) layer.hash(word, out);
        else hashValues(layer.of(word), out);
      },
      packed: (layer) => (isSilent(layer) ? nothingPacked(analysis.count) : layer.pack(analysis, resources)),
      column(layer) {
        let column = columns.get(layer);
        if (column === undefined) {
          column = make(layer);
          columns.set(layer, column);
        }
        return column;
      },
    };
  };
}

function columnOf(given: readonly Values[], symbols: (values: Values) => readonly Sym[]): Column {
  let last: Values;
  let known = NONE;
  return perToken(given.length, (t) => {
    // Neighbours often share their values: those of a line, a section, a sentence.
    const values = given[t];
    if (values !== last) {
      last = values;
      known = symbols(values);
    }
    return known;
  });
}

function hashValues(values: Values, out: Hashes): void {
  if (values === undefined) return;
  if (typeof values === "string") out.addText(values);
  else if (areSymbols(values)) for (const { high, low } of values) out.add(high, low);
  else for (const value of values) out.addText(value);
}
