import { Presets, SingleBar } from "cli-progress";
import { type JobOptions, type JobSummary, keepsManifest, type NoteDone, runJob } from "../job/index.js";
import { setEngineFlags } from "./engine-flags.js";
import { mostCommonTypes } from "./report-job.js";
import { onStopSignals } from "./stop-signals.js";

/** Runs a job with a bar; Ctrl-C stops it between two batches and leaves nothing half-written. */
export async function runWithBar<Done extends NoteDone>(options: JobOptions<Done>): Promise<JobSummary> {
  if (options.task.identify) setEngineFlags();
  const stop = onStopSignals("stopped; nothing half-written is left", wayOn(options));
  const bar = jobBar();
  try {
    return await runJob({ ...options, signal: stop.signal, onStart: bar.start, onProgress: bar.show });
  } finally {
    bar.stop();
    stop.release();
  }
}

function wayOn<Done extends NoteDone>(options: JobOptions<Done>): string {
  if (options.out === "-") return "Every line that was written is whole.";
  return keepsManifest(options)
    ? "Go on with --resume."
    : "Finished files stay: run it again with --overwrite, or on what is left.";
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
    show(summary: JobSummary, bytes: number): void {
      const seconds = (performance.now() - begun) / 1000;
      bar.update(Math.min(bytes, total), {
        notes: summary.notes,
        rate: Math.round((summary.notes - summary.resumed) / seconds),
        withheld: summary.withheld,
        types: mostCommonTypes(summary).slice(0, 4).join(", "),
      });
    },
    stop: () => bar.stop(),
  };
}
