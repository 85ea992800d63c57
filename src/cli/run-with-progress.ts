import { EXIT, type ExitCode, printable } from "../errors.js";
import { type JobOptions, type JobSummary, runJob, type Withheld } from "../job/index.js";
import { type Progress, progressOver } from "./progress.js";
import { onStopSignals } from "./stop-signals.js";

/** Runs a job with a bar; Ctrl-C stops between two notes and leaves no half-written file. */
export async function runWithProgress(options: Omit<JobOptions, "signal">): Promise<JobSummary> {
  const stop = onStopSignals(
    "stopped; no half-written file is left",
    "Finished files stay: run it again with --overwrite, or on what is left.",
  );
  let progress: Progress | undefined;
  try {
    return await runJob({
      ...options,
      signal: stop.signal,
      onStart: (files) => {
        progress = progressOver(files);
      },
      onNote: (note) => progress?.note(note.spans.length),
      onFile: () => progress?.file(),
    });
  } finally {
    progress?.stop();
    stop.release();
  }
}

/** The end of a job for a person or a machine; sets the exit code when notes were withheld. */
export function reportJob(
  summary: JobSummary,
  out: string,
  json: boolean,
  noneWritten: ExitCode = EXIT.badInput,
): void {
  if (summary.withheld.length > 0) process.exitCode = summary.written === 0 ? noneWritten : EXIT.withheld;
  // With the notes themselves on stdout, the summary goes to stderr.
  const say = out === "-" ? console.error : console.log;
  if (json) {
    const { spansByType, ...rest } = summary;
    say(JSON.stringify({ ...rest, spansByType: Object.fromEntries([...spansByType].sort()) }, null, 2));
    return;
  }
  const types = [...summary.spansByType]
    .sort((a, b) => b[1] - a[1])
    .map(([type, count]) => `${type} ${count}`);
  say(
    `${summary.written} of ${summary.notes} notes written${out === "-" ? "" : ` to ${out}`}, ${summary.spans} PHI spans`,
  );
  if (types.length > 0) say(`  ${types.join(", ")}`);
  if (summary.spansLeftOut > 0)
    say(`  ${summary.spansLeftOut} spans left out: the output's labels have no place for them`);
  if (summary.skipped.length > 0)
    say(
      `  ${summary.skipped.length} files passed over, no notes: ${summary.skipped.slice(0, 3).map(printable).join(", ")}${summary.skipped.length > 3 ? ", …" : ""}`,
    );
  if (summary.withheld.length > 0) reportWithheld(summary.withheld);
}

const SHOWN = 20;

function reportWithheld(withheld: readonly Withheld[]): void {
  console.error(`${withheld.length} withheld, not written:`);
  for (const { file, note, reason, code } of withheld.slice(0, SHOWN)) {
    const name = printable(file);
    const place = note > 0 ? `${name} (note ${note}): ` : `${name}: `;
    console.error(`  ${reason.startsWith(name) ? "" : place}${reason} [${code}]`);
  }
  if (withheld.length > SHOWN) console.error(`  and ${withheld.length - SHOWN} more; --json lists all`);
  const hints = new Map(
    withheld.flatMap(({ code, hint }) => (hint === undefined ? [] : [[code, hint] as const])),
  );
  for (const [code, hint] of hints) console.error(`  [${code}] ${hint}`);
}
