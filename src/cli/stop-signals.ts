import { ScrubJayError } from "../errors.js";
import { type Farewell, host, type ToCommand, tellHost } from "./stop-messages.js";

export interface OrderlyStop {
  readonly signal: AbortSignal;
  release(): void;
}

/**
 * Until it is released, a command that is told to stop stops by itself when `signal` says so, with this farewell. At any
 * other time, and when it is told a second time, it ends at once.
 */
export function onStopSignals(message: string, hint: string): OrderlyStop {
  const stop = new AbortController();
  const farewell: Farewell = { message, hint };
  const listen = (told: ToCommand): void => {
    if (told.kind === "stop")
      stop.abort(new ScrubJayError("stopped", message, { hint, exitCode: told.code }));
  };
  host?.on("message", listen);
  host?.unref(); // to listen is no reason to stay
  tellHost({ kind: "orderly", farewell });
  return {
    signal: stop.signal,
    release() {
      host?.off("message", listen);
      tellHost({ kind: "orderly" });
    },
  };
}
