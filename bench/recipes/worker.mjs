/**
 * One training and the readings that share it, in a process of its own, so that memory is measured alone. The job
 * comes as a message; each reading goes back as soon as it is done.
 */
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { pathToFileURL } from "node:url";

const round = (value, digits) => Number(value.toFixed(digits));
const seconds = (since) => round((performance.now() - since) / 1000, 2);

async function work({ build, recipe, train, source, mergeSource, threads, readings }) {
  const load = (file) => import(pathToFileURL(join(build, "dist", file)).href);
  const { trainRecipe } = await load("learn/train-recipe.js");
  const { encodeTrained, tagNotes } = await load("pipeline/index.js");
  const started = performance.now();
  const model = await trainRecipe(recipe, train, { threads, mergeSource, ...(source && { source }) });
  const training = {
    notes: train.length + (source?.length ?? 0),
    threads,
    seconds: seconds(started),
    peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
    modelBytes: encodeTrained(model).length,
  };
  for (const { key, recipe: variant, test } of readings) {
    const voices = new Map(variant.voices.map((voice) => [voice.name, voice]));
    // The same weights under another recipe: voices carry the bias.
    const trained = model.voices
      .filter(({ voice }) => voices.has(voice.name))
      .map((one) => {
        const voice = voices.get(one.voice.name);
        // What a sequence is was settled in training: lines in place of sentences for other languages.
        return { ...one, voice: voice.kind === "crf" ? { ...voice, sequence: one.voice.sequence } : voice };
      });
    const begun = performance.now();
    const tagged = await tagNotes({ ...model, recipe: variant, voices: trained }, test);
    const notes = test.map((note, n) => [note.id, compact(tagged[n])]);
    const tagging = { notes: test.length, msPerNote: round((performance.now() - begun) / test.length, 1) };
    await send({ key, result: { training, tagging, notes: Object.fromEntries(notes) } });
  }
}

/** [confidence of the note, [start, end, type, score] …]. */
function compact({ spans, confidence }) {
  return [
    round(confidence, 6),
    spans.map(({ start, end, type, score = 1 }) => [start, end, type, round(score, 4)]),
  ];
}

const send = (message) => new Promise((done) => process.send(message, done));

process.on("disconnect", () => process.exit(1));
process.once("message", async (/** @type {any} */ job) => {
  try {
    await work(job);
    await send({ done: true });
    process.exit(0);
  } catch (error) {
    await send({ failed: error.stack ?? String(error) });
    process.exit(1);
  }
});
