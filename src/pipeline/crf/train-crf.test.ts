import { expect, it } from "vitest";
import { layerReader } from "../../features/index.js";
import { Analysis } from "../../text/analysis.js";
import { parseInline } from "../../text/inline.js";
import type { CrfVoice } from "../recipe.js";
import { crfTagger } from "./crf-tagger.js";
import { trainCrfVoice } from "./train-crf.js";
import type { TrainedCrf } from "./trained-crf.js";

const NOTES = [
  "Seen by Dr. [[DOCTOR:Okafor]] today.",
  "Dr. [[DOCTOR:Lindqvist]] called Mr. [[PATIENT:Stone]] about it.",
  "Mr. [[PATIENT:Abara]] was seen.",
  "No complaints today. Lungs clear.",
].map(parseInline);

const read = layerReader();
const voice: CrfVoice = {
  kind: "crf",
  name: "token",
  tokenizer: "plain",
  sequence: "line",
  scheme: "BIO",
  types: {},
  templates: ["wordPairs", "tokenShape"],
  training: { algorithm: "lbfgs", c2: 0.1, maxIterations: 30, minFrequency: 1 },
  bias: 0,
};

const featuresOf = (text: string) => read(new Analysis(text, "plain"), { language: "en" });
const trained = (prune?: number) =>
  trainCrfVoice(
    { ...voice, training: { ...voice.training, ...(prune !== undefined && { prune }) } },
    NOTES.map(({ text, spans }) => ({ features: featuresOf(text), spans })),
  );

/** Weights of tokens' features by attribute and label. */
function nodeWeights({ layout, weights }: TrainedCrf): Map<string, number> {
  const found = new Map<string, number>();
  for (let a = 0; a < layout.attributes; a++)
    for (let k = layout.attributeOffset[a] as number; k < (layout.attributeOffset[a + 1] as number); k++)
      if (weights[k] !== 0) found.set(`${a} ${layout.parameterLabel[k]}`, weights[k] as number);
  return found;
}

it("leaves out small weights of features, and of nothing else", async () => {
  const [whole, pruned] = [await trained(), await trained(0.1)];
  const all = nodeWeights(whole);
  const large = [...all].filter(([, w]) => Math.abs(w) >= 0.1);
  expect(large.length).toBeLessThan(all.size);
  expect(nodeWeights(pruned)).toEqual(new Map(large));
  const transitions = ({ layout, weights }: TrainedCrf) =>
    weights.slice(layout.transitionBase, layout.edgeBase);
  expect(transitions(pruned)).toEqual(transitions(whole));
});

it("still finds what it learned", async () => {
  const tag = crfTagger(await trained(0.02));
  const text = "Dr. Abioye called Mr. Kent about it.";
  expect(tag(featuresOf(text)).spans.map(({ start, end, type }) => [text.slice(start, end), type])).toEqual([
    ["Abioye", "DOCTOR"],
    ["Kent", "PATIENT"],
  ]);
});

it("reads a strange and doubtful note again with a lower bias, and a familiar or certain one as before", async () => {
  const learned = NOTES.flatMap((note) => [note, note]).map(({ text, spans }) => ({
    features: featuresOf(text),
    spans,
  }));
  const tagged = async (doubt: number, text: string) => {
    const tag = crfTagger(await trainCrfVoice({ ...voice, doubt }, learned));
    const { spans, confidence } = tag(featuresOf(text));
    return { confidence, found: spans.map(({ start, end }) => text.slice(start, end)) };
  };
  const strange = "Ms. Quillonby called Brandtner about it.";
  const before = await tagged(0, strange);
  const after = await tagged(1000, strange);
  expect(after.found.length).toBeGreaterThan(before.found.length);
  expect(after.found).toEqual(expect.arrayContaining(before.found));
  // How sure the first reading was: the second would say how sure it is after being told to doubt.
  expect(after.confidence).toBe(before.confidence);
  expect(await tagged(1000, "No complaints today.")).toEqual(await tagged(0, "No complaints today."));
});

it("finds on second reading what a first reading at that bias would find", async () => {
  const model = await trainCrfVoice(
    { ...voice, doubt: 1e6 },
    NOTES.flatMap((note) => [note, note]).map(({ text, spans }) => ({ features: featuresOf(text), spans })),
  );
  const words = "Dr . Mr Okafor Stone Quillonby Brandtner seen by called about it No complaints today".split(
    " ",
  );
  let state = 1;
  const pick = (): string => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return words[(state >>> 16) % words.length] as string;
  };
  const lines = Array.from({ length: 300 }, (_, n) => Array.from({ length: 1 + (n % 9) }, pick).join(" "));
  const note = featuresOf(lines.join("\n"));
  const { doubt: _, ...steady } = model.voice;
  // So doubtful a note is read two lower.
  const once = crfTagger({ ...model, voice: steady }, { bias: -2 })(note);
  expect(crfTagger(model)(note).spans).toEqual(once.spans);
  const before = crfTagger({ ...model, voice: steady })(note).spans;
  expect(once.spans.length).toBeGreaterThan(before.length);
  expect(before.length).toBeGreaterThan(0);
});
