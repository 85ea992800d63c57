import fc from "fast-check";
import { expect, it } from "vitest";
import type { Encoder } from "../../encoder/index.js";
import { layerReader } from "../../features/index.js";
import { Analysis } from "../../text/analysis.js";
import { parseInline } from "../../text/inline.js";
import type { CrfVoice } from "../recipe.js";
import { crfTagger } from "./crf-tagger.js";
import { encoderScores, type JoinedEncoder, withContext } from "./joined-encoder.js";
import { trainCrfVoice } from "./train-crf.js";

const read = layerReader();
const featuresOf = (text: string) => read(new Analysis(text, "plain"), { language: "en" });
const voice: CrfVoice = {
  kind: "crf",
  name: "token",
  tokenizer: "plain",
  sequence: "line",
  scheme: "BIO",
  types: {},
  templates: ["wordPairs", "tokenShape"],
  training: { algorithm: "lbfgs", c2: 0.01, maxIterations: 30, minFrequency: 1 },
  bias: 0,
};
const NOTES = ["Seen by Dr. [[DOCTOR:Okafor]] today.", "No complaints today. Lungs clear."].map(parseInline);
const trained = await trainCrfVoice(
  voice,
  NOTES.map(({ text, spans }) => ({ features: featuresOf(text), spans })),
);

/** Says that numbers of three digits are doctors, and counts the tokens that it was asked about. */
function counting(): JoinedEncoder & { asked: number } {
  const labels = ["I-DOCTOR", "O", "B-DOCTOR"];
  const encoder: Encoder = {
    labels,
    logits({ shapes, firsts }) {
      joined.asked += firsts.length;
      return Float32Array.from([...firsts].flatMap((at) => (shapes[at] === 4 ? [0, 0, 9] : [0, 9, 0])));
    },
  };
  const joined = { encoder, piecesOf: () => [0], weight: 1, bias: 0, asked: 0 };
  return joined;
}

const found = (text: string, joined?: JoinedEncoder) =>
  crfTagger(
    trained,
    joined && { joined },
  )(featuresOf(text)).spans.map(({ start, end }) => text.slice(start, end));

it("adds the encoder's scores to those of the CRF", () => {
  const text = "Lungs clear. 777 today.\nSeen by Dr. Okafor today.";
  expect(found(text)).toEqual(["Okafor"]);
  expect(found(text, counting())).toEqual(["777"]);
  expect(found(text, { ...counting(), weight: 0 })).toEqual(["Okafor"]);
  expect(found(text, { ...counting(), weight: 0.01 })).toEqual(["Okafor"]);
});

it("reads only where the CRF is not sure, with some context", () => {
  const doubtful = "777 zzz qqq";
  const text = `${"No complaints today. Lungs clear.\n".repeat(40)}${doubtful}`;
  const all = counting();
  expect(found(text, all)).toEqual(["777"]);
  const few = counting();
  expect(found(text, { ...few, sureFrom: 0.9 })).toEqual(["777"]);
  expect(few.asked).toBeGreaterThan(0);
  expect(few.asked).toBeLessThan(all.asked / 3);
});

it("puts the encoder's labels in the order of the CRF's, at the tokens asked for", () => {
  const analysis = new Analysis("a B c 777 e", "plain");
  const scores = encoderScores({ ...counting(), weight: 2 }, ["O", "B-DOCTOR", "I-DOCTOR"]);
  expect([...scores(analysis, [{ first: 3, last: 4 }])].slice(9, 12)).toEqual([0, 18, 0]);
  expect(scores(analysis, []).every((score) => score === 0)).toBe(true);
});

it("refuses a model with labels that the encoder lacks", () => {
  expect(() => encoderScores(counting(), ["O", "B-LEGEND"])).toThrow(/B-LEGEND/);
});

it("reads each token once, and no sequence without its neighbours", () => {
  const cuts = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 20 });
  fc.assert(
    fc.property(cuts, fc.array(fc.boolean(), { minLength: 20 }), (lengths, chosen) => {
      let count = 0;
      const all = lengths.map((length) => {
        count += length;
        return { first: count - length, last: count };
      });
      const some = all.filter((_, n) => chosen[n]);
      const wide = withContext(some, count);
      for (const [n, { first, last }] of wide.entries()) {
        expect(first).toBeGreaterThan(wide[n - 1]?.last ?? -1);
        expect(last).toBeLessThanOrEqual(count);
      }
      for (const { first, last } of some) {
        const home = wide.find((range) => range.first <= first && range.last >= last);
        expect(home?.first).toBeLessThanOrEqual(Math.max(0, first - 16));
        expect(home?.last).toBeGreaterThanOrEqual(Math.min(count, last + 16));
      }
    }),
  );
});
