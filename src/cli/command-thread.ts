import { workerData } from "node:worker_threads";
import { ScrubJayError } from "../errors.js";
import { watchTemporaryFiles } from "../formats/output/index.js";
import { type CommandData, host, type StopCode, type ToCommand, tellHost } from "./stop-messages.js";

const { stdout, stderr } = workerData as CommandData;
Object.assign(process.stdout, stdout);
Object.assign(process.stderr, stderr);
standardInputOnDemand();
watchTemporaryFiles((path, held) => tellHost({ kind: "temporary", path, held }));

// Not before: what is imported looks at the terminal.
const { makeProgram } = await import("./program.js");
const { reportFailure } = await import("./report-failure.js");
try {
  const program = await makeProgram(process.argv.slice(2));
  await program.parseAsync(process.argv);
} catch (error) {
  if (error instanceof ScrubJayError && error.code === "stopped") {
    const { message, hint = "", exitCode } = error;
    tellHost({ kind: "stopped", farewell: { message, hint }, code: exitCode as StopCode });
  } else process.exitCode = reportFailure(error);
}

/** What stands on standard input is left to others by a command that does not read it. */
function standardInputOnDemand(): void {
  const { stdin } = process;
  let wanted = false;
  Object.defineProperty(process, "stdin", {
    get() {
      if (!wanted) tellHost({ kind: "reads-stdin" });
      wanted = true;
      return stdin;
    },
  });
  host?.on("message", ({ kind, ...told }: ToCommand) => {
    if (kind === "stdin-failed")
      stdin.destroy(Object.assign(new Error("standard input failed"), { code: told.code, syscall: "read" }));
  });
  host?.unref();
}
