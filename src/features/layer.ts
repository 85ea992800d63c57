import type { Span } from "../note.js";
import type { Analysis } from "../text/analysis.js";
import { type Sym, symbolTable } from "./symbol.js";

/** Zero, one or several values for a token. */
export type Values = string | readonly string[] | undefined;

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

/** The layers of one note, each worked out once. */
export interface NoteFeatures {
  readonly analysis: Analysis;
  column(layer: Layer): Column;
  /** The values of a layer for one word, wherever it stands. */
  valuesOf(layer: WordLayer, word: string): readonly Sym[];
}

/** The same note with the identity of some tokens hidden, as if the words had never been seen before. */
export function forgetting(note: NoteFeatures, hidden: readonly boolean[]): NoteFeatures {
  const columns = new Map<Layer, Column>();
  return {
    analysis: note.analysis,
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
const MOST_WORDS = 200_000;

/** Makes the layers of note after note; what depends on a word alone is remembered from one to the next. */
export function layerReader(): (analysis: Analysis, resources: Resources) => NoteFeatures {
  const intern = symbolTable();
  const byWord = new Map<WordLayer, Map<string, readonly Sym[]>>();
  const symbols = (values: Values): readonly Sym[] => {
    if (values === undefined) return NONE;
    return typeof values === "string" ? [intern(values)] : values.map(intern);
  };
  function ofWords(layer: WordLayer): (word: string) => readonly Sym[] {
    let known = byWord.get(layer);
    if (known === undefined || known.size > MOST_WORDS) {
      known = new Map();
      byWord.set(layer, known);
    }
    const cache = known;
    return (word) => {
      let found = cache.get(word);
      if (found === undefined) {
        found = symbols(layer.of(word));
        cache.set(word, found);
      }
      return found;
    };
  }
  return (analysis, resources) => {
    const columns = new Map<Layer, Column>();
    const silent = new Array<readonly Sym[]>(analysis.count).fill(NONE);
    const make = (layer: Layer): Column => {
      if (layer.english && resources.language !== "en") return silent;
      return layer.kind === "word"
        ? analysis.words.map(ofWords(layer))
        : Array.from(layer.of(analysis, resources), symbols); // unlike map, also visits the holes of an array
    };
    return {
      analysis,
      valuesOf: (layer, word) => (layer.english && resources.language !== "en" ? NONE : ofWords(layer)(word)),
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
