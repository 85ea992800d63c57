import { expect, it } from "vitest";
import { createFeatureTable, type FeatureTable } from "../../crf/feature-table.js";
import { buildLayout, type Layout } from "../../crf/layout.js";
import { seededRandom } from "../../random.js";
import { Analysis } from "../../text/analysis.js";
import { MOST_WORDS } from "../../text/vocabulary.js";
import {
  layerReader,
  type NoteFeatures,
  noteScorer,
  type Sym,
  symbol,
  TEMPLATES,
  type Template,
} from "../index.js";
import { findingSink, growingSink } from "./sink.js";

const templates: Template[] = Object.values(TEMPLATES);
const KNOWN =
  "Seen by Dr. Okafor on 3/4. Mr. Will Stone, 54, called 555-0134 twice.\nMRN: CU3958810-4\n\nStone, Will";
const NEW = "Will Okafor is 54 and called Dr. Stone on 3/4, twice. Okafor agreed.";
const LABELS = 21;
const read = layerReader();
const noteOf = (text: string): NoteFeatures => read(new Analysis(text, "aggressive"), { language: "en" });

interface Weighted {
  readonly attributes: FeatureTable;
  readonly layout: Layout;
  readonly weights: Float64Array;
}

/** All features of the known note, with weights in whole steps for some labels, few or all of them. */
function weighted(domain?: Sym): Weighted {
  const attributes = createFeatureTable();
  const sink = growingSink(attributes, domain);
  const note = noteOf(KNOWN);
  for (const template of templates) {
    const emit = template.at(note);
    for (let t = 0; t < note.analysis.count; t++) emit(t, sink);
  }
  const random = seededRandom(7);
  const nodeOffset = [0];
  const nodeLabel: number[] = [];
  for (let a = 0; a < attributes.size(); a++) {
    const share = [0.1, 0.3, 1][a % 3] as number;
    for (let j = 0; j < LABELS; j++) if (random() < share) nodeLabel.push(j);
    nodeOffset.push(nodeLabel.length);
  }
  const layout = buildLayout({
    labels: LABELS,
    nodeOffset: Uint32Array.from(nodeOffset),
    nodeLabel: Uint16Array.from(nodeLabel),
    pair: new Uint32Array(0),
    edgeOffset: new Uint32Array(1),
    edgePair: new Uint32Array(0),
  });
  const weights = new Float64Array(layout.parameters);
  for (let k = 0; k < layout.transitionBase; k++) weights[k] = Math.round((random() - 0.5) * 20000) / 1024;
  weights[0] = 32767 / 1024;
  for (const k of layout.absent) weights[k] = 0;
  return { attributes, layout, weights };
}

/** Attribute by attribute. */
function sums({ attributes, layout, weights }: Weighted, note: NoteFeatures, domain?: Sym): Float64Array {
  const out = new Float64Array(note.analysis.count * layout.padded);
  const emitters = templates.map((template) => template.at(note));
  const sink = findingSink(attributes, domain);
  for (let t = 0; t < note.analysis.count; t++) {
    sink.clear();
    for (const emit of emitters) emit(t, sink);
    const count = sink.count();
    for (const a of sink.ids().subarray(0, count))
      for (let k = layout.attributeOffset[a] as number; k < (layout.attributeOffset[a + 1] as number); k++)
        (out[t * layout.padded + (layout.parameterLabel[k] as number)] as number) += weights[k] as number;
  }
  return out;
}

function scoresOf(scorer: ReturnType<typeof noteScorer>, note: NoteFeatures, padded: number): Float64Array {
  const out = new Float64Array(note.analysis.count * padded);
  scorer(note)(0, note.analysis.count, out);
  return out;
}

it.each([undefined, symbol("target:")])("scores as the templates' features weigh (domain %o)", (domain) => {
  const model = weighted(domain);
  const scorer = noteScorer(templates, model, domain);
  for (const text of [KNOWN, NEW, "", "x", KNOWN]) {
    const expected = sums(model, noteOf(text), domain);
    const found = scoresOf(scorer, noteOf(text), model.layout.padded);
    expect(found).toHaveLength(expected.length);
    found.forEach((score, n) => void expect(score).toBeCloseTo(expected[n] as number, 8));
  }
  expect(sums(model, noteOf(NEW)).some((score) => Math.abs(score) > 1)).toBe(true);
});

it("gives the same scores whatever was scored before, and for any stretch", () => {
  const model = weighted();
  const { padded } = model.layout;
  const fresh = scoresOf(noteScorer(templates, model), noteOf(NEW), padded);
  const used = noteScorer(templates, model);
  scoresOf(used, noteOf(KNOWN), padded);
  expect(scoresOf(used, noteOf(NEW), padded)).toEqual(fresh);
  const part = new Float64Array(3 * padded);
  used(noteOf(NEW))(4, 3, part);
  expect(part).toEqual(fresh.slice(4 * padded, 7 * padded));
});

it("gives the same scores when the vocabulary has turned, and to a note of the one before", () => {
  const model = weighted();
  const { padded } = model.layout;
  const used = noteScorer(templates, model);
  const old = noteOf(`${KNOWN}\n${KNOWN}`);
  const before = scoresOf(used, old, padded);
  const fresh = scoresOf(used, noteOf(NEW), padded);
  const { vocabulary } = old.analysis;
  const many = Array.from({ length: MOST_WORDS }, (_, n) => `w${n}`).join(" ");
  expect(new Analysis(many, "plain").words).toHaveLength(MOST_WORDS);
  const next = noteOf(NEW);
  expect(next.analysis.vocabulary.follows(vocabulary)).toBe(true);
  expect(next.analysis.vocabulary.words).toContain("Okafor");
  expect(scoresOf(used, next, padded)).toEqual(fresh);
  expect(scoresOf(used, old, padded)).toEqual(before);
  expect(scoresOf(used, next, padded)).toEqual(fresh);
});
