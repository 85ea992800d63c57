import { expect, it } from "vitest";
import { layerReader } from "../../features/index.js";
import { Analysis } from "../../text/analysis.js";
import { parseInline } from "../../text/inline.js";
import type { CrfVoice } from "../recipe.js";
import { crfTagger } from "./crf-tagger.js";
import { trainCrf } from "./train-crf.js";

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
  trainCrf(
    { ...voice, training: { ...voice.training, ...(prune !== undefined && { prune }) } },
    NOTES.map(({ text, spans }) => ({ features: featuresOf(text), spans })),
  );

it("leaves out small weights of features, and of nothing else", async () => {
  const [whole, pruned] = [await trained(), await trained(0.1)];
  const node = whole.layout.transitionBase;
  const small = [...whole.weights.subarray(0, node)].filter((w) => w !== 0 && Math.abs(w) < 0.1);
  expect(small.length).toBeGreaterThan(0);
  expect([...pruned.weights]).toEqual(
    [...whole.weights].map((w, k) => (k < node && Math.abs(w) < 0.1 ? 0 : w)),
  );
});

it("still finds what it learned", async () => {
  const tag = crfTagger(await trained(0.02));
  const text = "Dr. Abioye called Mr. Kent about it.";
  expect(tag(featuresOf(text)).spans.map(({ start, end, type }) => [text.slice(start, end), type])).toEqual([
    ["Abioye", "DOCTOR"],
    ["Kent", "PATIENT"],
  ]);
});
