import { expect, it } from "vitest";
import { createFeatureTable } from "../crf/feature-table.js";
import { Analysis } from "../text/analysis.js";
import { layerReader, type NoteFeatures, partsOf, symbol, TEMPLATES, type Template } from "./index.js";
import { type FindingSink, findingSink, growingSink } from "./sink.js";
import { wordMemory } from "./word-memory.js";

const read = layerReader();
const note = (text: string, language = "en"): NoteFeatures =>
  read(new Analysis(text, "aggressive"), { language });
const templates: Template[] = Object.values(TEMPLATES);
const KNOWN = "Seen by Dr. Okafor on 3/4. Mr. Will Stone, 54, called 555-0134 twice.";
const NEW = "Will Okafor is 54 and called Dr. Stone on 3/4, twice.";

function idsOf(sink: FindingSink): number[] {
  const count = sink.count();
  return [...sink.ids().subarray(0, count)].sort((a, b) => a - b);
}

it.each([undefined, symbol("target:")])("finds what the templates themselves find (domain %o)", (domain) => {
  const table = createFeatureTable();
  const grow = growingSink(table, domain);
  const trained = note(KNOWN);
  for (const template of templates) {
    const emit = template.at(trained);
    for (let t = 0; t < trained.analysis.count; t++) emit(t, grow);
  }
  const words = wordMemory(
    templates.flatMap((template) => partsOf(template).words),
    table,
    domain,
  );
  const rest = templates.flatMap((template) => partsOf(template).rest);
  for (const text of [KNOWN, NEW, "", KNOWN]) {
    const features = note(text);
    const fromWords = words(features);
    for (let t = 0; t < features.analysis.count; t++) {
      const whole = findingSink(table, domain);
      for (const template of templates) template.at(features)(t, whole);
      const apart = findingSink(table, domain);
      fromWords(t, apart);
      for (const template of rest) template.at(features)(t, apart);
      expect(idsOf(apart)).toEqual(idsOf(whole));
      expect(idsOf(whole).length).toBeGreaterThan(20);
    }
  }
});
