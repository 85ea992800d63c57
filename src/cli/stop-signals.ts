import { EXIT, ScrubJayError } from "../errors.js";

/** Ctrl-C, an orderly stop, and a terminal or connection that goes away. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** A signal to the job for the system's signals, until it is released. */
export function onStopSignals(message: string, hint: string): { signal: AbortSignal; release(): void } {
  const stop = new AbortController();
  const interrupt = (): void => {
    const stopped = new ScrubJayError("stopped", message, { hint, exitCode: EXIT.withheld });
    stop.abort(stopped);
    process.stdin.destroy(stopped); // a read that waits for input would not look at the signal
  };
  for (const signal of SIGNALS) process.once(signal, interrupt);
  return {
    signal: stop.signal,
    release() {
      for (const signal of SIGNALS) process.removeListener(signal, interrupt);
    },
  };
}
