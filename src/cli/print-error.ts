import pc from "picocolors";
import type { ScrubJayError } from "../errors.js";

/** What went wrong, and the way out. */
export function printError({ message, code, hint }: Pick<ScrubJayError, "message" | "code" | "hint">): void {
  console.error(`${pc.red("scrubjay:")} ${message} ${pc.dim(`[${code}]`)}`);
  if (hint) console.error(`  ${hint}`);
}
