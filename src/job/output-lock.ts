import { createHash } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { mkdir, readFile, rm, rmdir, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { dirname } from "node:path";
import { setTimeout } from "node:timers/promises";
import { EXIT, ScrubJayError } from "../errors.js";
import { holdTemporary, releaseTemporary } from "../formats/output/index.js";

/** How often a lock that is not written yet is looked at again, and how long between, in milliseconds. */
const LOOKS = 20;
const BETWEEN = 25;

/**
 * One job at a time at an output: two would take away each other's manifest and mix their notes. The lock is a file that
 * names the process that holds it. That of a process that is gone, or of another machine, holds nobody up: nobody would
 * take it away. Gives what takes it away; who cannot write a lock cannot write an output, and hears of it there.
 */
export async function lockOutput(folder: string, lock: string): Promise<() => Promise<void>> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 }).catch(() => undefined);
  const held = await takeLock(lock);
  if (held) holdTemporary(lock);
  return async () => {
    if (held) {
      await rm(lock, { force: true });
      releaseTemporary(lock);
    }
    if (made === undefined) return;
    // Where the job wrote nothing, its folders go too.
    for (let empty = folder; empty.length >= made.length; empty = dirname(empty))
      if (
        !(await rmdir(empty).then(
          () => true,
          () => false,
        ))
      )
        return;
  };
}

async function takeLock(lock: string): Promise<boolean> {
  for (let looks = 0; ; looks++) {
    const failed = await writeFile(lock, holder(process.pid), { flag: "wx", mode: 0o600 }).then(
      () => undefined,
      ({ code }: NodeJS.ErrnoException) => code,
    );
    if (failed === undefined) return true;
    if (failed !== "EEXIST") return false;
    const other = await readFile(lock, "utf8").catch(() => "");
    if (isRunning(other)) throw jobRunning(lock);
    if (!other.endsWith("\n") && looks < LOOKS) await setTimeout(BETWEEN);
    else if (
      !(await rm(lock, { force: true }).then(
        () => true,
        () => false,
      ))
    )
      return false;
  }
}

/** The machine as it is running now, a process on it, and when that began: numbers of processes come again. */
function holder(pid: number): string {
  return `${machine()} ${pid} ${begunAt(pid)}\n`;
}

function isRunning(line: string): boolean {
  const pid = Number(line.split(" ")[1]);
  return Number.isInteger(pid) && pid > 0 && line === holder(pid) && isAlive(pid);
}

function machine(): string {
  const parts = [hostname(), read(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8"))];
  const processes = read(() => readlinkSync("/proc/self/ns/pid"));
  return createHash("sha256")
    .update([...parts, processes].join("\n"))
    .digest("hex")
    .slice(0, 16);
}

/** Where Linux tells it; "" elsewhere. */
function begunAt(pid: number): string {
  const stat = read(() => readFileSync(`/proc/${pid}/stat`, "latin1"));
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
}

function read(one: () => string): string {
  try {
    return one();
  } catch {
    return "";
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function jobRunning(lock: string): ScrubJayError {
  return new ScrubJayError("job-running", "another job is writing to this output", {
    file: lock,
    exitCode: EXIT.usage,
    hint: "Wait for it, or choose another output. If no job is running, remove this file.",
  });
}
