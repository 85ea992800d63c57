import { remembered } from "../../remembered.js";
import type { Analysis } from "../../text/index.js";
import {
  type Layer,
  NO_VALUES,
  type NoteLayer,
  perToken,
  type Resources,
  type Values,
  type ValuesByToken,
  type WordLayer,
} from "../layer.js";
import { byWord } from "./by-word.js";
import type { Hashes } from "./hashes.js";
import { type Column, isPacked, nothingPacked, type Packed, unpacked } from "./packed.js";
import { type Sym, symbolTable } from "./symbol.js";

/** The layers of one note, each worked out once. */
export interface NoteFeatures {
  readonly analysis: Analysis;
  column(layer: Layer): Column;
  /** For those who need no texts: what is packed is not kept. */
  packed(layer: NoteLayer): Column | Packed;
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
        masked = column.map((values, t) => (hidden[t] ? NO_VALUES : values));
        columns.set(layer, masked);
      }
      return masked;
    },
  };
}

/** Makes the layers of note after note; what depends on a word alone is remembered from one to the next. */
export function layerReader(): (analysis: Analysis, resources: Resources) => NoteFeatures {
  const intern = symbolTable();
  const alone = remembered((text): readonly Sym[] => [intern(text)]);
  const symbols = (values: Values): readonly Sym[] => {
    if (values === undefined) return NO_VALUES;
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
    const make = (layer: Layer): Column | Packed => {
      if (isSilent(layer)) return nothingPacked(analysis.count);
      if (layer.kind === "word") return wordColumn(layer)(analysis);
      const given = layer.of(analysis, resources);
      return isPacked(given) || isColumn(given) ? given : columnOf(given, symbols);
    };
    return {
      analysis,
      hash(layer, word, out) {
        if (!isSilent(layer)) hashValues(layer.of(word), out);
      },
      packed(layer) {
        const known = columns.get(layer);
        if (known !== undefined) return known;
        const made = make(layer);
        if (!isPacked(made)) columns.set(layer, made);
        return made;
      },
      column(layer) {
        let column = columns.get(layer);
        if (column === undefined) {
          const made = make(layer);
          column = isPacked(made) ? unpacked(made) : made;
          columns.set(layer, column);
        }
        return column;
      },
    };
  };
}

function areSymbols(values: readonly string[] | readonly Sym[]): values is readonly Sym[] {
  return typeof values[0] === "object";
}

/** Whether symbols are given; a layer that gives none anywhere gives as good as these. */
function isColumn(given: Exclude<ValuesByToken, Packed>): given is Column {
  for (let t = 0; t < given.length; t++) {
    const values = given[t];
    if (values === undefined || typeof values === "string") return false;
    if (values.length > 0) return areSymbols(values);
  }
  return true;
}

function columnOf(given: readonly Values[], symbols: (values: Values) => readonly Sym[]): Column {
  let last: Values;
  let known = NO_VALUES;
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
