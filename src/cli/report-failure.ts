import { CommanderError } from "commander";
import pc from "picocolors";
import { EXIT, type ExitCode, ScrubJayError } from "../errors.js";
import { printError } from "./print-error.js";

/** Says what went wrong and the way out, on stderr, and gives the exit code. Never shows note text. */
export function reportFailure(error: unknown): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
  if (error instanceof ScrubJayError) {
    printError(error);
    return error.exitCode;
  }
  // The message of an unexpected error may quote its input; its name and the places in our code cannot.
  const name = error instanceof Error ? error.name : typeof error;
  const code = (error as { code?: unknown } | null)?.code;
  console.error(
    `${pc.red("scrubjay:")} internal error (${name}${typeof code === "string" ? ` ${code}` : ""})`,
  );
  const frames = error instanceof Error ? framesOf(error) : [];
  if (frames.length > 0) console.error(frames.slice(0, 6).join("\n"));
  console.error(
    "  Nothing was written in place of the note that was being processed. Please report these lines.",
  );
  return EXIT.internal;
}

/** Lines of the stack behind the message, which itself may hold lines that look like them. */
function framesOf({ stack = "", message }: Error): string[] {
  const from = stack.indexOf(message);
  if (from < 0) return [];
  return stack
    .slice(from + message.length)
    .split("\n")
    .filter((line) => /^\s+at /.test(line));
}
