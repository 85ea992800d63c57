import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));
const ON_TERMINAL = fileURLToPath(new URL("on-terminal.py", import.meta.url));

/** A folder of its own for a section, with a number for every attack. */
export function workshop() {
  const root = mkdtempSync(join(tmpdir(), "scrubjay-attackers-"));
  let count = 0;
  return {
    root,
    /** A path that nothing has been at, in a folder that is not there either. */
    fresh: (name) => join(root, String(++count), name),
    close: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** What stands in our hostile notes and must not leave: names and numbers that nothing else holds. */
const SENTINELS = ["Quillfeather", "Ostrander", "555-0134", "0048177", "qfeather"];

export const noteWithSentinels = (n) =>
  `Patient: Quillfeather, Ada   MRN: 0048177   DOB: 12/31/1949
Seen by Dr. Ostrander on 3/${1 + (n % 28)}/2012. Call 617-555-0134 or qfeather@mail.example.
Quillfeather takes metoprolol 25 mg; BP 120/80. Visit ${n} of many.
`;

/** The sentinels that stand in `text`. */
export const sentinelsIn = (text) => SENTINELS.filter((sentinel) => text.includes(sentinel));

/**
 * Runs the command line. `poke` is told of the child once it runs. Gives the exit code (the number of the signal that
 * killed it below 0) and all that it wrote.
 * @param {readonly string[]} args
 * @param {{ input?: string | Buffer | null, poke?: Function, uid?: number, env?: NodeJS.ProcessEnv, cwd?: string,
 *   stdout?: "pipe" | "ignore" | number, limit?: number, flags?: readonly string[] }} [options]
 */
export function scrubjay(
  args,
  { input = "", poke, uid, env, cwd, stdout = "pipe", limit = 180, flags = [] } = {},
) {
  const child = spawn(process.execPath, [...flags, MAIN, ...args], {
    env: { ...process.env, NO_COLOR: "1", ...env },
    stdio: ["pipe", stdout, stdout],
    ...(cwd !== undefined && { cwd }),
    ...(uid !== undefined && { uid, gid: uid }),
  });
  child.stdin.on("error", () => {}); // who does not read need not
  if (input !== undefined && input !== null) child.stdin.end(input);
  return ended(child, poke, limit);
}

/**
 * The same on a terminal of its own, where `what` comes after `seconds`, or when there is something at the path `seconds`;
 * with `ready`, not before our code runs.
 */
export function scrubjayOnTerminal(args, seconds, what, { ready = false, limit = 180 } = {}) {
  const child = spawn(
    "python3",
    [ON_TERMINAL, seconds, ready ? "ready" : "at-once", what, process.execPath, MAIN, ...args].map(String),
    {
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  return ended(child, undefined, limit).then(({ stdout, stderr }) => {
    const { code, written } = JSON.parse(stdout || `{"code":null,"written":${JSON.stringify(stderr)}}`);
    return { code, stdout: written, stderr: "" };
  });
}

function ended(child, poke, limit) {
  return new Promise((done, fail) => {
    const written = { stdout: "", stderr: "" };
    for (const name of ["stdout", "stderr"])
      child[name]?.setEncoding("utf8").on("data", (chunk) => {
        written[name] += chunk;
      });
    let hung = false;
    const timer = setTimeout(() => {
      hung = true;
      child.kill("SIGKILL");
    }, limit * 1000);
    child.on("error", fail);
    child.on("close", (code, signal) => {
      clearTimeout(timer);
      done({ code: code ?? -SIGNAL_NUMBERS[signal], ...written, hung });
    });
    poke?.(child);
  });
}

const SIGNAL_NUMBERS = {
  SIGHUP: 1,
  SIGINT: 2,
  SIGABRT: 6,
  SIGKILL: 9,
  SIGSEGV: 11,
  SIGPIPE: 13,
  SIGTERM: 15,
};

/** What no command may ever say or do: traces, faults of ours, values of notes, going on for ever. */
export function badManners({ stdout, stderr, hung, code }, values = SENTINELS) {
  const said = stdout + stderr;
  if (hung) return "it hung";
  if (/^\s+at .*[:(]\d+/m.test(said) || /\bnode:internal\b/.test(said))
    return `a stack trace: ${firstLine(said)}`;
  if (/internal error|MaxListeners|Warning:/.test(said)) return `said: ${firstLine(said)}`;
  if (code === 4) return "exit code 4";
  const leaked = values.filter((value) => said.includes(value));
  if (leaked.length > 0) return `${leaked.join(", ")} on the screen`;
  return undefined;
}

const firstLine = (said) =>
  JSON.stringify(
    said
      .split("\n")
      .find((line) => /error|at |warning/i.test(line))
      ?.slice(0, 120) ?? "",
  );

/** Every file below a folder, hidden ones too, with the hash of its bytes; links are not followed. */
export function filesOf(folder) {
  if (!existsSync(folder)) return {};
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files
      .sort()
      .map((file) => [
        relative(folder, file),
        createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 16),
      ]),
  );
}

/** All bytes below a folder, names too, as one string in which every character is a byte. */
export function everyByte(folder) {
  if (!existsSync(folder)) return "";
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) =>
      entry.isFile()
        ? `${entry.name}\n${readFileSync(join(entry.parentPath, entry.name), "latin1")}`
        : entry.name,
    )
    .join("\n");
}

/** Waits until there is something at a path, or a second predicate says that it is in vain. */
export async function until(isSo, inVain = () => false) {
  while (!isSo() && !inVain()) await new Promise((done) => setTimeout(done, 3));
}
