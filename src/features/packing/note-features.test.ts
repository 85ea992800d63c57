import { expect, it } from "vitest";
import { Analysis } from "../../text/analysis.js";
import type { Layer, NoteLayer, WordLayer } from "../layer.js";
import { forgetting, layerReader } from "./note-features.js";

const ENGLISH = { language: "en" };
const texts = (layer: Layer, text: string, language = "en") =>
  layerReader()(new Analysis(text, "plain"), { language })
    .column(layer)
    .map((values) => values.map((value) => value.text));

it("takes none, one or several values per token", () => {
  const layer: WordLayer = {
    kind: "word",
    name: "test",
    of: (word) => (word === "none" ? undefined : word === "two" ? ["x", "y"] : word),
  };
  expect(texts(layer, "none one two")).toEqual([[], ["one"], ["x", "y"]]);
  expect(texts(layer, "")).toEqual([]);
});

it("takes a hole in a note's values for no value", () => {
  const of = ({ count }: Analysis) => {
    const values = new Array<string | undefined>(count);
    values[1] = "here";
    return values;
  };
  expect(texts({ kind: "note", name: "test", of }, "a b c")).toEqual([[], ["here"], []]);
});

it("asks a word layer once per word, over notes, and a note layer once per note", () => {
  const asked: string[] = [];
  const words: WordLayer = { kind: "word", name: "words", of: (word) => void asked.push(word) };
  const notes: NoteLayer = {
    kind: "note",
    name: "notes",
    of: (analysis) => {
      asked.push(`note of ${analysis.count}`);
      return analysis.words;
    },
  };
  const read = layerReader();
  for (const text of ["a b a", "b c"]) {
    const note = read(new Analysis(text, "plain"), ENGLISH);
    for (const layer of [words, notes, words, notes]) note.column(layer);
  }
  expect(asked).toEqual(["a", "b", "note of 3", "c", "note of 2"]);
});

it.each<Layer>([
  { kind: "word", name: "word", language: "en", of: (word) => word },
  { kind: "note", name: "note", language: "en", of: (analysis) => analysis.words },
])("silences an English $kind layer on notes in another language", (layer) => {
  expect(texts(layer, "a b")).toEqual([["a"], ["b"]]);
  expect(texts(layer, "a b", "es")).toEqual([[], []]);
  const { language: _, ...ofAny } = layer;
  expect(texts(ofAny as Layer, "a b", "es")).toEqual([["a"], ["b"]]);
});

it("remembers no silence: the same reader speaks again on the next English note", () => {
  const layer: WordLayer = { kind: "word", name: "word", language: "en", of: (word) => word };
  const read = layerReader();
  const analysis = new Analysis("a", "plain");
  expect(read(analysis, { language: "es" }).column(layer)).toEqual([[]]);
  expect(read(analysis, ENGLISH).column(layer)[0]?.[0]?.text).toBe("a");
});

it("forgets the identity of hidden words, and nothing else", () => {
  const word: WordLayer = { kind: "word", name: "word", identity: true, of: (text) => text };
  const note = layerReader()(new Analysis("Ann slept", "plain"), ENGLISH);
  const hiding = forgetting(note, [true, false]);
  expect(hiding.column(word).map((values) => values.map(({ text }) => text))).toEqual([[], ["slept"]]);
  expect(note.column(word)[0]?.[0]?.text).toBe("Ann");
  const shape: WordLayer = { kind: "word", name: "shape", of: () => "x" };
  expect(hiding.column(shape)).toBe(note.column(shape));
});
