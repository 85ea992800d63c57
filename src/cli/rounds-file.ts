import { createHash } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeSync,
} from "node:fs";
import { EXIT, ScrubJayError } from "../errors.js";
import type { Round } from "../learn/index.js";

/** The log of a self-training, from which a run that was stopped goes on: places, types and figures, and no text. */
export interface RoundsFile {
  readonly past: readonly Round[];
  add(round: Round): void;
}

/**
 * Opens the log of a run, or begins it. `run` is everything that the rounds depend on; the log holds its hash, and one
 * of another run is not gone on with.
 */
export function openRounds(file: string, run: unknown, overwrite: boolean): RoundsFile {
  const fingerprint = createHash("sha256").update(JSON.stringify(run)).digest("hex");
  let past: Round[] = [];
  if (existsSync(file)) {
    const whole = wholeLines(file);
    const [head, ...rounds] = whole.map(({ value }) => value);
    if ((head as { run?: string } | undefined)?.run === fingerprint) {
      past = rounds as Round[];
      truncateSync(file, whole.at(-1)?.end ?? 0);
    } else if (overwrite) rmSync(file);
    else
      throw new ScrubJayError("rounds-of-another-run", "the log is of a run with other notes or options", {
        file,
        hint: "Say --overwrite to begin anew, or choose another --out.",
        exitCode: EXIT.usage,
      });
  }
  if (!existsSync(file)) writeLine(file, { run: fingerprint });
  return { past, add: (round) => writeLine(file, round) };
}

/** The lines up to the first that was cut off, with where each ends. */
function wholeLines(file: string): { readonly value: unknown; readonly end: number }[] {
  const bytes = readFileSync(file);
  const whole: { value: unknown; end: number }[] = [];
  for (let from = 0, end = bytes.indexOf(10); end >= 0; from = end + 1, end = bytes.indexOf(10, from)) {
    try {
      whole.push({ value: JSON.parse(bytes.toString("utf8", from, end)), end: end + 1 });
    } catch {
      break;
    }
  }
  return whole;
}

function writeLine(file: string, value: unknown): void {
  const handle = openSync(file, "a", 0o600);
  try {
    writeSync(handle, `${JSON.stringify(value)}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
