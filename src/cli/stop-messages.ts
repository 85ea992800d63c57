import { isMainThread, parentPort, workerData } from "node:worker_threads";
import { EXIT } from "../errors.js";

/** Ctrl-C, an orderly stop, and a terminal or connection that goes away; and what a command ends with then. */
export const STOP_SIGNALS = {
  SIGINT: EXIT.interrupted,
  SIGTERM: EXIT.terminated,
  SIGHUP: EXIT.hungUp,
} as const;

export type StopCode = (typeof STOP_SIGNALS)[keyof typeof STOP_SIGNALS];

/** What a stopped command says, and the way out. */
export interface Farewell {
  readonly message: string;
  readonly hint: string;
}

/** From the thread of the command to the one that hears signals. */
export type FromCommand =
  /** With a farewell: from now on the command itself stops in good order. Without: no longer. */
  | { readonly kind: "orderly"; readonly farewell?: Farewell }
  /** It has stopped in good order. */
  | { readonly kind: "stopped"; readonly farewell: Farewell; readonly code: StopCode }
  /** A file that must not outlive the command, as long as it is held. */
  | { readonly kind: "temporary"; readonly path: string; readonly held: boolean }
  | { readonly kind: "reads-stdin" };

/** The other way. */
export type ToCommand =
  | { readonly kind: "stop"; readonly code: StopCode }
  | { readonly kind: "stdin-failed"; readonly code: string | undefined };

/** What the thread of the command is started with: what is known of the terminal, which the thread cannot see. */
export interface CommandData {
  readonly command: "scrubjay";
  readonly stdout: Terminal;
  readonly stderr: Terminal;
}

export interface Terminal {
  readonly isTTY: boolean;
  readonly columns?: number;
}

/** The way to the thread that hears signals, from the thread of a command and nowhere else. */
export const host =
  !isMainThread && (workerData as CommandData | null)?.command === "scrubjay" ? parentPort : null;

export function tellHost(message: FromCommand): void {
  host?.postMessage(message);
}
