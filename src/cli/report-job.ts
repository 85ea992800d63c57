import { EXIT, type ExitCode, printable } from "../errors.js";
import type { JobSummary } from "../job/index.js";

export interface ReportOptions {
  /** Where the notes went; "-" is standard output. */
  readonly out: string;
  readonly json?: boolean | undefined;
  /** What it is called when notes were withheld and none was written. */
  readonly noneWritten?: ExitCode;
}

/** The end of a job for a person or a machine. Holds counts, codes and names of the output only; sets the exit code. */
export function reportJob(
  summary: JobSummary,
  { out, json, noneWritten = EXIT.withheld }: ReportOptions,
): void {
  if (summary.withheld > 0) process.exitCode = summary.written === 0 ? noneWritten : EXIT.withheld;
  // With the notes themselves on stdout, the summary goes to stderr.
  const say = out === "-" ? console.error : console.log;
  if (json) {
    say(JSON.stringify(plainSummary(summary), null, 2));
    return;
  }
  const to = out === "-" ? "" : ` to ${out}`;
  say(`${summary.written} of ${summary.notes} notes written${to}, ${summary.spans} PHI spans`);
  if (summary.spansByType.size > 0) say(`  ${mostCommonTypes(summary).join(", ")}`);
  if (summary.model !== undefined) say(`  model: ${modelLine(summary.model)}`);
  if (summary.resumed > 0) say(`  ${summary.resumed} of them by an earlier run`);
  if (summary.spansLeftOut > 0)
    say(`  ${summary.spansLeftOut} spans left out: the output's labels have no place for them`);
  if (summary.skipped > 0) say(`  ${summary.skipped} files passed over, no notes`);
  for (const warning of summary.warnings) say(`  warning: ${warning}`);
  if (summary.model !== undefined && summary.leastSure.length > 0) {
    const notes = summary.leastSure
      .slice(0, 5)
      .map(({ id, confidence }) => `${printable(id)} (${confidence.toFixed(2)})`);
    say(`  least sure: ${notes.join(", ")}`);
  }
  if (summary.head !== undefined) say(`  last link ${summary.head}`);
  if (summary.withheld > 0) reportWithheld(summary);
}

/** For machines: maps as objects, in order of their names. */
export function plainSummary(summary: JobSummary): Record<string, unknown> {
  const plain = (value: unknown): unknown => (value instanceof Map ? sortedObject(value) : value);
  const entries = Object.entries({ ...summary, head: summary.head ?? null });
  return Object.fromEntries(entries.map(([name, value]) => [name, plain(value)]));
}

export function mostCommonTypes({ spansByType }: JobSummary): string[] {
  return [...spansByType]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([type, n]) => `${type} ${n}`);
}

/** Enough of the hash to tell models apart; the manifest has all of it. */
function modelLine({ name, sha256 }: NonNullable<JobSummary["model"]>): string {
  return sha256 === null ? `${name}, nothing trained` : `${name}, sha256 ${sha256.slice(0, 16)}`;
}

function reportWithheld({ withheld, withheldByReason, firstWithheld, hints }: JobSummary): void {
  console.error(`${withheld} withheld, not written:`);
  for (const { id, place, reason, file, message } of firstWithheld) {
    const where = place.note > 0 ? `note ${place.note} of file ${place.file}` : `file ${place.file}`;
    if (file === undefined || message === undefined)
      console.error(`  ${printable(id)}: ${where} of the input [${reason}]`);
    else if (message.startsWith(printable(file))) console.error(`  ${message} [${reason}]`);
    else {
      const note = place.note > 0 ? ` (note ${place.note})` : "";
      console.error(`  ${printable(file)}${note}: ${message} [${reason}]`);
    }
  }
  if (withheld > firstWithheld.length)
    console.error(`  and ${withheld - firstWithheld.length} more: --failures FILE lists all`);
  for (const [reason, count] of withheldByReason)
    console.error(`  [${reason}] ${count}${hints.has(reason) ? `: ${hints.get(reason)}` : ""}`);
  if (firstWithheld.some(({ file }) => file === undefined))
    console.error("  --failures FILE lists them by the names of their files.");
}

export function sortedObject<T>(map: ReadonlyMap<string, T>): Record<string, T> {
  return Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)));
}
