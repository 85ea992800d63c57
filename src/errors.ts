/** What the command line answers with when this error reaches it. A signal counts as shells do: 128 and its number. */
export const EXIT = {
  done: 0,
  usage: 1,
  badInput: 2,
  withheld: 3,
  internal: 4,
  hungUp: 129,
  interrupted: 130,
  terminated: 143,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export interface ErrorDetails {
  /** The way out: one sentence that says what to do. */
  readonly hint?: string;
  /** Default: bad input (2). */
  readonly exitCode?: ExitCode;
  /** Where it happened, as far as known. */
  readonly file?: string;
  /** Line in `file`, from 1. */
  readonly line?: number;
}

/**
 * Every error a user can cause. Has a stable code and a way out, and never repeats note text: messages may
 * hold file names, line numbers, offsets, counts, type names and field names, nothing else.
 */
export class ScrubJayError extends Error {
  override readonly name = "ScrubJayError";
  readonly code: string;
  readonly hint: string | undefined;
  readonly exitCode: ExitCode;
  readonly file: string | undefined;
  readonly line: number | undefined;

  constructor(code: string, message: string, details: ErrorDetails = {}) {
    const place =
      details.file === undefined ? "" : `${details.file}${details.line ? `:${details.line}` : ""}: `;
    super(printable(place + message));
    this.code = code;
    this.hint = details.hint === undefined ? undefined : printable(details.hint);
    this.exitCode = details.exitCode ?? EXIT.badInput;
    this.file = details.file;
    this.line = details.line;
  }
}

/**
 * Names of files and the like, for a terminal or a log: what would move the cursor, end the line or turn its direction
 * stands there as "?". A name could fake a line of ours otherwise.
 */
export function printable(name: string): string {
  return name.replace(/[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, "?");
}

/** An unknown name answers with the names that exist. */
export function lookUp<T>(kind: string, table: Readonly<Record<string, T>>, name: string): T {
  if (Object.hasOwn(table, name)) return table[name] as T;
  throw new ScrubJayError("unknown-name", `unknown ${kind} "${name}"`, {
    hint: `Choose one of: ${Object.keys(table).join(", ")}.`,
    exitCode: EXIT.usage,
  });
}
