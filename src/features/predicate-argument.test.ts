import { expect, it } from "vitest";
import { Analysis } from "../text/analysis.js";
import { layerReader } from "./packing/note-features.js";
import { namingSink } from "./packing/sink.js";
import { predicateArgument, predicateArgumentLayer } from "./predicate-argument.js";
import { verbLemma } from "./verb-lemma.js";

function rolesOf(text: string): Record<string, readonly string[]> {
  const analysis = new Analysis(text, "plain");
  const values = predicateArgumentLayer.of(analysis) as readonly string[][];
  return Object.fromEntries(analysis.words.map((word, t) => [word, values[t] ?? []]));
}

it.each([
  ["Anna saw Dr. Reed in Fairmont.", "Anna", "A0-see"],
  ["Anna saw Dr. Reed in Fairmont.", "saw", "V-see"],
  ["Anna saw Dr. Reed in Fairmont.", "Reed", "A1-see"],
  ["Anna saw Dr. Reed in Fairmont.", "Fairmont", "AM-in-see"],
  ["She was seen by Dr. Reed today.", "She", "A1-see"],
  ["She was seen by Dr. Reed today.", "Reed", "A0-see"],
  ["She has not been living with Karen.", "Karen", "AM-with-live"],
  ["She has not been living with Karen.", "She", "A0-live"],
  ["He works at Kettle and lives in Boston.", "Kettle", "AM-at-work"],
  ["He works at Kettle and lives in Boston.", "Boston", "AM-in-live"],
])("in %s, %s is %s", (text, word, role) => {
  expect(rolesOf(text)[word]).toContain(role);
});

it("does not reach over a clause or a sentence", () => {
  expect(rolesOf("She called the clinic when Karen fell. Boston is far.").Karen).toEqual(["A0-fall"]);
  expect(rolesOf("She called the clinic. Boston.").Boston).toEqual([]);
});

it.each([
  ["works", "work"],
  ["lives", "live"],
  ["lived", "live"],
  ["stopped", "stop"],
  ["called", "call"],
  ["visited", "visit"],
  ["taking", "take"],
  ["carries", "carry"],
  ["discharged", "discharge"],
  ["discusses", "discuss"],
  ["told", "tell"],
  ["see", "see"],
  ["bring", "bring"],
])("%s comes from %s", (form, lemma) => {
  expect(verbLemma(form)).toBe(lemma);
});

it("makes one feature per role", () => {
  const sink = namingSink();
  const note = layerReader()(new Analysis("Anna saw Karen.", "plain"), { language: "en" });
  predicateArgument.at(note)(2, sink);
  expect(sink.take()).toEqual(["predicateArgument[0]=A1-see"]);
});
