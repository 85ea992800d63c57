// One job in a process of its own: run.mjs OPTIONS-AS-JSON; prints what it cost. `killAfter`: kill -9 after so many
// milliseconds from the first batch.
import { setEngineFlags } from "../../dist/cli/engine-flags.js";
import { runDeid } from "../../dist/job/index.js";

const { killAfter, key, ...options } = JSON.parse(process.argv[2]);
const marks = [];
let first;
setEngineFlags();
const summary = await runDeid({
  read: {},
  ...options,
  spec: {
    config: {},
    ...options.spec,
    replace: { mode: "surrogate", key: new Uint8Array(key ?? Array(32).fill(7)), ...options.spec?.replace },
  },
  onProgress({ notes }) {
    const now = performance.now();
    if (first === undefined && killAfter !== undefined)
      setTimeout(() => process.kill(process.pid, "SIGKILL"), killAfter);
    first ??= { notes, now };
    marks.push([notes, now]);
  },
});
const last = marks.at(-1) ?? [0, 0];
/** Notes a second between two shares of the notes. */
const rate = (from, to) => {
  const at = (share) => marks.find(([notes]) => notes >= share * last[0]) ?? last;
  const [a, b] = [at(from), at(to)];
  return (1000 * (b[0] - a[0])) / (b[1] - a[1]);
};
console.log(
  JSON.stringify({
    notes: summary.notes,
    written: summary.written,
    withheld: Object.fromEntries(summary.withheldByReason),
    // The first batches wait for the workers to load.
    rate: rate(0.05, 1),
    firstTenth: rate(0.05, 0.15),
    lastTenth: rate(0.9, 1),
    peakMegabytes: process.resourceUsage().maxRSS / 1024,
    seconds: performance.now() / 1000,
    cpuSeconds: (process.cpuUsage().user + process.cpuUsage().system) / 1e6,
  }),
);
