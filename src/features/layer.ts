import type { Span } from "../note.js";
import { remembered } from "../remembered.js";
import type { Analysis } from "../text/analysis.js";
import { byWord } from "./by-word.js";
import { type Sym, symbol, symbolTable } from "./symbol.js";

/** Zero, one or several values for a token; as symbols where a layer keeps them ready. */
export type Values = string | readonly string[] | readonly Sym[] | undefined;

/** What layers may look at besides the text itself. */
export interface Resources {
  /** "en", or anything else: layers that know English alone then stay silent. */
  readonly language: string;
  /** What the rules found in this note, where the recipe uses rules as features. */
  readonly ruleHits?: readonly Span[];
  /** Word → cluster names, learned from training text; keys are the layers' names. */
  readonly clusters?: Readonly<Record<string, ReadonlyMap<string, string>>>;
}

/** A signal: for every token of a note, some values. Templates make features of it. */
export type Layer = WordLayer | NoteLayer;

/** A signal that depends on the token's own text, so it is worked out once per word. */
export interface WordLayer {
  readonly kind: "word";
  readonly name: string;
  readonly english?: boolean;
  /** It tells which word it is, and so can be learned by heart. */
  readonly identity?: boolean;
  readonly of: (word: string) => Values;
}

/** A signal that depends on the whole note. */
export interface NoteLayer {
  readonly kind: "note";
  readonly name: string;
  readonly english?: boolean;
  readonly of: (analysis: Analysis, resources: Resources) => readonly Values[];
}

/** Values of a layer by token. */
export type Column = readonly (readonly Sym[])[];

/** A word, wherever it stands: one object for all its mentions, in this note and the next. */
export interface KnownWord {
  readonly text: string;
}

/** The layers of one note, each worked out once. */
export interface NoteFeatures {
  readonly analysis: Analysis;
  /** By token. */
  readonly words: readonly KnownWord[];
  column(layer: Layer): Column;
  /** The values of a layer for one word. They are not kept: whoever asks keeps what it makes of them. */
  valuesOf(layer: WordLayer, word: KnownWord): readonly Sym[];
}

/** The same note with the identity of some tokens hidden, as if the words had never been seen before. */
export function forgetting(note: NoteFeatures, hidden: readonly boolean[]): NoteFeatures {
  const columns = new Map<Layer, Column>();
  return {
    analysis: note.analysis,
    words: note.words,
    valuesOf: note.valuesOf,
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

const NONE: readonly Sym[] = [];

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
  const tables = new Map<string, WordTable>();
  return (analysis, resources) => {
    const english = resources.language === "en";
    const table = tables.get(resources.language) ?? wordTable(english, symbols);
    tables.set(resources.language, table);
    const words = table.know(analysis);
    const columns = new Map<Layer, Column>();
    const make = (layer: Layer): Column => {
      if (layer.kind === "word") return words.map(table.valuesOf(layer));
      if (layer.english && !english) return words.map(() => NONE);
      const given = layer.of(analysis, resources);
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
    };
    return {
      analysis,
      words,
      valuesOf: table.onceOf,
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

interface WordTable {
  know(analysis: Analysis): KnownWord[];
  /** Kept with the word. */
  valuesOf(layer: WordLayer): (word: KnownWord) => readonly Sym[];
  /** Made anew. */
  onceOf(layer: WordLayer, word: KnownWord): readonly Sym[];
}

function freshSymbols(values: Values): readonly Sym[] {
  if (values === undefined) return NONE;
  if (typeof values === "string") return [symbol(values)];
  return areSymbols(values) ? values : values.map(symbol);
}

/** Starts afresh with the vocabulary, so that memory stays bounded. */
function wordTable(english: boolean, symbols: (values: Values) => readonly Sym[]): WordTable {
  const layers = new Map<WordLayer, number>();
  return {
    know: byWord((text) => new WordValues(text)),
    valuesOf(layer) {
      const number = layers.get(layer) ?? layers.size;
      layers.set(layer, number);
      return (word) => {
        const { byLayer } = word as WordValues;
        let values = byLayer[number];
        if (values === undefined) {
          values = layer.english && !english ? NONE : symbols(layer.of(word.text));
          byLayer[number] = values;
        }
        return values;
      };
    },
    onceOf: (layer, { text }) => (layer.english && !english ? NONE : freshSymbols(layer.of(text))),
  };
}

class WordValues implements KnownWord {
  readonly text: string;
  readonly byLayer: (readonly Sym[] | undefined)[] = [];

  constructor(text: string) {
    this.text = text;
  }
}
