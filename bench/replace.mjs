// How fast surrogates are made, on one core: the corpus's training notes with their own annotations, policy full.
// Run by `npm run bench:replace`. Fails under 2 MB/s with the scope note. Time is the processor's, not the clock's,
// so that other work on the machine does not count. SCRUBJAY_DIST names another build folder.
import { readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import Table from "cli-table3";

const dist = process.env.SCRUBJAY_DIST
  ? pathToFileURL(`${process.env.SCRUBJAY_DIST}/`)
  : new URL("../dist/", import.meta.url);
const { actionsOf, createReplacement, POLICIES } = await import(new URL("replace/index.js", dist).href);
const { parseInline } = await import(new URL("text/inline.js", dist).href);

const LEAST_MB_PER_SECOND = 2;
const ROUNDS = 9;
const CORPUS = new URL("../corpus/", import.meta.url);

const notes = readdirSync(CORPUS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => {
    const folder = new URL(`${name}/`, CORPUS);
    return JSON.parse(readFileSync(new URL("index.json", folder), "utf8"))
      .filter(({ split }) => split === "train")
      .map(({ id, patient }) => ({
        id,
        patient,
        ...parseInline(readFileSync(new URL(`notes/${id}.txt`, folder), "utf8")),
      }));
  });
const megabytes = notes.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0) / 1e6;
const spans = notes.reduce((sum, note) => sum + note.spans.length, 0);

function round(policy, options) {
  const replacement = createReplacement({
    actionFor: actionsOf({ mode: "surrogate", policy }),
    key: new Uint8Array(32).fill(7),
    policy,
    ...options,
  });
  const before = process.cpuUsage();
  if (replacement.twoPasses) for (const note of notes) replacement.learn(note, note.spans);
  for (const note of notes) replacement.replace(note, note.spans);
  const { user, system } = process.cpuUsage(before);
  return megabytes / ((user + system) / 1e6);
}

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];
/** @type {[string, { scope: string, strategy?: string }][]} */
const CASES = [
  ["full", { scope: "note" }],
  ["full", { scope: "patient" }],
  ["full", { scope: "corpus" }],
  ["safe-harbor", { scope: "patient" }],
  ["cchmc-irb", { scope: "note", strategy: "shuffle" }],
];
const table = new Table({ head: ["policy", "scope", "strategy", "MB/s, median"] });
let measured = 0;
for (const [name, options] of CASES) {
  // The first rounds read the lexicon and warm the compiler up: a job of any size does so once.
  const speeds = Array.from({ length: ROUNDS }, () => round(POLICIES[name], options)).slice(2);
  const speed = median(speeds);
  if (name === "full" && options.scope === "note") measured = speed;
  table.push([name, options.scope, options.strategy ?? "generate", speed.toFixed(2)]);
}
console.log(`${notes.length} notes, ${megabytes.toFixed(2)} MB, ${spans} spans; one core`);
console.log(table.toString());
const met = measured >= LEAST_MB_PER_SECOND;
console.log(
  `${met ? "ok  " : "FAIL"} full, scope note: ${measured.toFixed(2)} MB/s, bar ${LEAST_MB_PER_SECOND}`,
);
if (!met) process.exitCode = 1;
