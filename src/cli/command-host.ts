import { rmSync } from "node:fs";
import { isatty } from "node:tty";
import { getHeapStatistics } from "node:v8";
import { SHARE_ENV, Worker } from "node:worker_threads";
import { EXIT, ScrubJayError } from "../errors.js";
import { printError } from "./print-error.js";
import {
  type CommandData,
  type FromCommand,
  STOP_SIGNALS,
  type StopCode,
  type Terminal,
  type ToCommand,
} from "./stop-messages.js";

/** Lines drawn over are cleared, and what a progress bar hides is shown again. */
const TERMINAL_AS_IT_WAS = "\r\x1b[K\x1b[?7h\x1b[?25h";

/**
 * Runs a command in a thread of its own. This thread has nothing to do but to hear signals, so that it hears them
 * whatever the command is at: a computation would keep them waiting for as long as it takes.
 */
export function runCommand(argv: readonly string[]): void {
  const temporary = new Set<string>();
  let orderly = false;
  let told = false;
  let readsStdin = false;
  const data: CommandData = {
    command: "scrubjay",
    stdout: terminalOf(process.stdout),
    stderr: terminalOf(process.stderr),
  };
  const thread = new Worker(new URL("../program/command-thread.js", import.meta.url), {
    argv: [...argv],
    env: SHARE_ENV,
    stdin: true,
    workerData: data,
    // What the process itself may hold.
    resourceLimits: { maxOldGenerationSizeMb: getHeapStatistics().heap_size_limit / 2 ** 20 },
  });
  const tell = (message: ToCommand): void => thread.postMessage(message);

  const tidyUp = (): void => {
    for (const path of temporary) rmSync(path, { force: true });
  };
  const hungUp = (): boolean => [data.stdout, data.stderr].some(({ isTTY }, n) => isTTY && !isatty(n + 1));
  const end = (message: string, hint: string, code: StopCode): void => {
    if (process.stderr.isTTY && !hungUp()) process.stderr.write(TERMINAL_AS_IT_WAS);
    printError({ code: "stopped", message, hint });
    process.exit(code);
  };
  for (const [signal, code] of Object.entries(STOP_SIGNALS)) {
    process.on(signal, () => {
      if (told)
        return end("ended at once", "Go on with --resume where the command has it; else run it again.", code);
      if (!orderly) return end("stopped; nothing half-written is left", "Run the command again.", code);
      told = true;
      tell({ kind: "stop", code });
    });
  }
  process.on("exit", () => {
    tidyUp();
    if (!hungUp()) return;
    // To exit, Node wants the terminal; without it Node aborts, and a core dump would hold notes.
    process.removeAllListeners("SIGHUP");
    process.kill(process.pid, "SIGHUP");
  });

  thread.on("message", (message: FromCommand) => {
    switch (message.kind) {
      case "orderly":
        orderly = message.farewell !== undefined;
        return;
      case "stopped":
        return end(message.farewell.message, message.farewell.hint, message.code);
      case "temporary":
        if (message.held) temporary.add(message.path);
        else temporary.delete(message.path);
        return;
      case "reads-stdin":
        readsStdin = true;
        process.stdin.on("error", ({ code }: NodeJS.ErrnoException) => tell({ kind: "stdin-failed", code }));
        process.stdin.pipe(thread.stdin as NonNullable<typeof thread.stdin>);
    }
  });
  // Who no longer reads what is written must not keep the command waiting.
  process.stdout.on("error", () => thread.stdout.resume());
  process.stderr.on("error", () => thread.stderr.resume());
  thread.on("error", async (error) => {
    process.exitCode = EXIT.internal;
    const { reportFailure } = await import("./report-failure.js");
    reportFailure(asOutOfMemory(error) ?? error);
  });
  thread.on("exit", (code) => {
    process.exitCode ??= code;
    if (readsStdin) process.stdin.destroy(); // there may be more of it than was read
  });
}

function asOutOfMemory({ code }: NodeJS.ErrnoException): ScrubJayError | undefined {
  if (code !== "ERR_WORKER_OUT_OF_MEMORY") return undefined;
  return new ScrubJayError("out-of-memory", "the command needs more memory than it may have", {
    hint: "Give it more with NODE_OPTIONS=--max-old-space-size=8192 (MB), or less to do at once.",
  });
}

function terminalOf({ isTTY, columns }: NodeJS.WriteStream): Terminal {
  return { isTTY: isTTY === true, ...(columns !== undefined && { columns }) };
}
