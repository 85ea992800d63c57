import { expect, it } from "vitest";
import { openCrf, trainCrf } from "./string-crf.js";

const weather = [
  { attributes: [["wet", "wet"], ["wet"], ["dry"]], labels: ["rain", "rain", "sun"] },
  { attributes: [["dry"], ["dry"], ["wet"]], labels: ["sun", "sun", "rain"] },
];

it("learns labels of words from labels of words, and says how sure it is", async () => {
  const crf = openCrf(await trainCrf(weather, { c2: 0.1 }));
  expect(crf.labels).toEqual(["rain", "sun"]);
  expect(crf.tag([["dry"], ["wet"], ["never seen"]]).slice(0, 2)).toEqual(["sun", "rain"]);
  const [dry] = crf.marginals([["dry"], ["wet"]]);
  expect(dry?.sun).toBeGreaterThan(0.8);
  expect((dry?.sun ?? 0) + (dry?.rain ?? 0)).toBeCloseTo(1, 12);
  expect(crf.tag([])).toEqual([]);
  expect(crf.marginals([])).toEqual([]);
});

it("is the same after its bytes were kept", async () => {
  const bytes = await trainCrf(weather);
  expect(await trainCrf(weather)).toEqual(bytes);
  const shifted = new Uint8Array(bytes.length + 3).subarray(3);
  shifted.set(bytes);
  expect(openCrf(shifted).marginals([["wet"]])).toEqual(openCrf(bytes).marginals([["wet"]]));
});

it("refuses sequences whose labels do not fit, and nothing at all", async () => {
  await expect(trainCrf([{ attributes: [["a"]], labels: [] }])).rejects.toMatchObject({
    code: "labels-do-not-fit",
  });
  await expect(trainCrf([])).rejects.toMatchObject({ code: "nothing-to-train-on" });
});
