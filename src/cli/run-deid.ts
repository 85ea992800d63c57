import { Presets, SingleBar } from "cli-progress";
import { EXIT, printable, ScrubJayError } from "../errors.js";
import { type DeidJobOptions, type DeidSummary, runDeid } from "../job/index.js";
import { onStopSignals } from "./stop-signals.js";

/** Runs the job with a bar; Ctrl-C stops it where --resume can go on. */
export async function runDeidWithProgress(options: DeidJobOptions): Promise<DeidSummary> {
  const stop = onStopSignals(
    "stopped; nothing half-written is left",
    options.out === "-" ? "Every line that was written is whole." : "Go on with --resume.",
  );
  const bar = jobBar();
  try {
    return await runDeid({ ...options, signal: stop.signal, onStart: bar.start, onProgress: bar.show });
  } finally {
    bar.stop();
    stop.release();
  }
}

/** Rate, time to go and counts by type; on a terminal only. */
function jobBar() {
  if (process.stderr.isTTY !== true) return { start() {}, show() {}, stop() {} };
  const bar = new SingleBar(
    {
      format:
        "{bar} {percentage}% | {notes} notes, {rate}/s | {duration_formatted}, {eta_formatted} to go | {withheld} withheld | {types}",
      stream: process.stderr,
      hideCursor: true,
      clearOnComplete: true,
      etaBuffer: 100,
    },
    Presets.shades_classic,
  );
  const begun = performance.now();
  let total = 0;
  return {
    start({ bytes }: { bytes: number }): void {
      total = bytes;
      bar.start(Math.max(1, bytes), 0, { notes: 0, rate: 0, withheld: 0, types: "" });
    },
    show(summary: DeidSummary, bytes: number): void {
      const seconds = (performance.now() - begun) / 1000;
      bar.update(Math.min(bytes, total), {
        notes: summary.notes,
        rate: Math.round((summary.notes - summary.resumed) / seconds),
        withheld: summary.withheld,
        types: commonTypes(summary).slice(0, 4).join(", "),
      });
    },
    stop: () => bar.stop(),
  };
}

function commonTypes({ spansByType }: DeidSummary): string[] {
  return [...spansByType]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([type, n]) => `${type} ${n}`);
}

/** The end of a job for a person or a machine. Holds counts, codes and pseudonyms only; sets the exit code. */
export function reportDeid(summary: DeidSummary, out: string, json: boolean): void {
  if (summary.withheld > 0) process.exitCode = EXIT.withheld;
  // With the notes themselves on stdout, the summary goes to stderr.
  const say = out === "-" ? console.error : console.log;
  if (json) {
    const plain = { ...summary, head: summary.head ?? null };
    say(JSON.stringify(plain, (_key, value) => (value instanceof Map ? sortedObject(value) : value), 2));
    return;
  }
  const to = out === "-" ? "" : ` to ${out}`;
  say(`${summary.written} of ${summary.notes} notes written${to}, ${summary.spans} PHI spans`);
  const types = commonTypes(summary);
  if (types.length > 0) say(`  ${types.join(", ")}`);
  if (summary.model !== undefined) say(`  model: ${modelLine(summary.model)}`);
  if (summary.resumed > 0) say(`  ${summary.resumed} of them by an earlier run`);
  if (summary.spansLeftOut > 0)
    say(`  ${summary.spansLeftOut} spans left out: the output's labels have no place for them`);
  if (summary.skipped > 0) say(`  ${summary.skipped} files passed over, no notes`);
  for (const warning of summary.warnings) say(`  warning: ${warning}`);
  if (summary.leastSure.length > 0) {
    const notes = summary.leastSure
      .slice(0, 5)
      .map(({ id, confidence }) => `${printable(id)} (${confidence.toFixed(2)})`);
    say(`  least sure: ${notes.join(", ")}`);
  }
  if (summary.head !== undefined) say(`  last link ${summary.head}`);
  if (summary.withheld > 0) reportWithheld(summary);
}

/** Enough of the hash to tell models apart; the manifest has all of it. */
function modelLine({ name, sha256 }: NonNullable<DeidSummary["model"]>): string {
  return sha256 === null ? `${name}, nothing trained` : `${name}, sha256 ${sha256.slice(0, 16)}`;
}

function reportWithheld({ withheld, withheldByReason, firstWithheld, hints }: DeidSummary): void {
  console.error(`${withheld} withheld, not written:`);
  for (const { id, place, reason } of firstWithheld) {
    const where = place.note > 0 ? `note ${place.note} of file ${place.file}` : `file ${place.file}`;
    console.error(`  ${printable(id)}: ${where} of the input [${reason}]`);
  }
  if (withheld > firstWithheld.length)
    console.error(`  and ${withheld - firstWithheld.length} more: the manifest lists all`);
  for (const [reason, count] of withheldByReason)
    console.error(`  [${reason}] ${count}${hints.has(reason) ? `: ${hints.get(reason)}` : ""}`);
  console.error("  --failures FILE lists them by the names of their files.");
}

function sortedObject(map: Map<string, unknown>): object {
  return Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A mistake of the user that shows before anything is read. */
export function needsKey(): ScrubJayError {
  return new ScrubJayError("no-key", "--names-map needs a key", {
    exitCode: EXIT.usage,
    hint: "Make one with `scrubjay keygen` and name it with --key-file.",
  });
}
