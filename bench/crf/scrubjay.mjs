// ScrubJay's side of the bench: trains, tags or writes a model with fewer bits, and prints what it took as one line of JSON.
import { closeSync, openSync, readSync, writeFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { StringDecoder } from "node:string_decoder";
import {
  createFeatureTable,
  createTagger,
  decodeModel,
  encodeModel,
  sequenceBuilder,
  train,
} from "../../dist/crf/index.js";
import { readModelFile, writeModelFile } from "../../dist/load/index.js";

const WARM_UP = 500; // sequences tagged before the clock starts, on both sides
const BATCH = 50; // sequences that are tagged together, about a note

/** Lines of a file without holding all of it. */
function* linesOf(path) {
  const file = openSync(path, "r");
  const decoder = new StringDecoder("utf8");
  const chunk = Buffer.alloc(1 << 16);
  let rest = "";
  for (let n = readSync(file, chunk); n > 0; n = readSync(file, chunk)) {
    const lines = (rest + decoder.write(chunk.subarray(0, n))).split("\n");
    rest = lines.pop();
    yield* lines;
  }
  closeSync(file);
}

function timer() {
  const wall = performance.now();
  const processor = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(processor);
    return { seconds: (performance.now() - wall) / 1000, cpu: (user + system) / 1e6 };
  };
}

function report(values) {
  console.log(JSON.stringify({ ...values, megabytes: process.resourceUsage().maxRSS / 1024 }));
}

async function trainOn({ data: path, model, settings }) {
  const attributes = createFeatureTable();
  const labels = [];
  const builder = sequenceBuilder();
  for (const line of linesOf(path)) {
    if (line === "") {
      builder.end();
      continue;
    }
    const cells = line.split("\t");
    let label = labels.indexOf(cells[0]);
    if (label < 0) label = labels.push(cells[0]) - 1;
    builder.token(
      cells.slice(1).map((name) => attributes.intern(name)),
      label,
    );
  }
  const data = builder.finish();
  const stop = timer();
  const { layout, weights, progress } = await train(data, { labels: labels.length, ...settings });
  const edgeAttributes = createFeatureTable();
  const trained = { labels, attributes, edgeAttributes, layout, weights, meta: {} };
  writeModelFile(model, encodeModel(trained).bytes);
  const { objective, iteration } = progress.at(-1);
  const features = layout.parameters - layout.absent.length;
  report({ ...stop(), objective, iterations: iteration, features });
}

function narrow({ from, model, bits }) {
  writeModelFile(model, encodeModel(decodeModel(readModelFile(from), from), { bits }).bytes);
  report({});
}

function tagWith({ data: path, model: file, out }) {
  const loading = performance.now();
  const { labels, attributes, layout, weights } = decodeModel(readModelFile(file), file);
  const tagger = createTagger(layout, weights);
  const loadSeconds = (performance.now() - loading) / 1000;
  const ready = [[]];
  for (const line of linesOf(path)) {
    if (line === "") ready.push([]);
    // Each name a string of its own, as a feature extractor would hand it over.
    else
      ready.at(-1).push(
        line
          .split("\t")
          .slice(1)
          .map((name) => Buffer.from(name).toString()),
      );
  }
  ready.pop();
  const known = new Uint32Array(1000);
  const builder = sequenceBuilder();
  const tagAll = (sequences) => {
    const tagged = [];
    for (let from = 0; from < sequences.length; from += BATCH) {
      builder.clear();
      for (const sequence of sequences.slice(from, from + BATCH)) {
        for (const names of sequence) builder.tokenOf(known, attributes.findKnown(names, known));
        builder.end();
      }
      const data = builder.finish();
      const found = tagger.tag(data);
      for (let s = 0; s + 1 < data.start.length; s++) {
        const names = [];
        for (let t = data.start[s]; t < data.start[s + 1]; t++) names.push(labels[found[t]]);
        tagged.push(names);
      }
    }
    return tagged;
  };
  tagAll(ready.slice(0, WARM_UP));
  const stop = timer();
  const tagged = tagAll(ready);
  const took = stop();
  const lines = tagged.map((names) => names.join(" "));
  writeFileSync(out, `${lines.join("\n")}\n`);
  report({ ...took, loadSeconds });
}

const job = JSON.parse(process.argv[2]);
if (job.do === "train") await trainOn(job);
else if (job.do === "narrow") narrow(job);
else tagWith(job);
