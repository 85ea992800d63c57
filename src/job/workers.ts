import { readFileSync } from "node:fs";
import { availableParallelism, freemem, totalmem } from "node:os";

/** What the machine, or the container that we are in, has for us. */
export interface Machine {
  /** Processors that we may use at once. */
  readonly processors: number;
  /** Memory that is free, in MB. */
  readonly memory: number;
}

export interface Workers {
  readonly workers: number;
  readonly warnings: readonly string[];
}

/** Memory in MB, measured with the default model: of the job with its first worker, and of every other one. */
const FIRST_WORKER_MB = 450;
const OTHER_WORKER_MB = 180;

/**
 * How many workers a job gets. Finding PHI is all computing: more workers than processors take memory, load the model
 * once more each and find nothing sooner. Where nobody asks for a number, there are also no more than memory holds.
 */
export function chooseWorkers(asked: number | undefined, machine: Machine = thisMachine()): Workers {
  const { processors, memory } = machine;
  const fitting = Math.max(1, 1 + Math.floor((memory - FIRST_WORKER_MB) / OTHER_WORKER_MB));
  if (asked === undefined) {
    const workers = Math.min(processors, fitting);
    if (workers === processors) return { workers, warnings: [] };
    return {
      workers,
      warnings: [
        `${memory} MB of free memory are enough for ${workersOf(workers)}, of ${processors} processors`,
      ],
    };
  }
  const workers = Math.min(asked, processors);
  const warnings: string[] = [];
  if (workers < asked) {
    warnings.push(
      `--workers ${asked}: this machine does ${processors} things at once, so ${workersOf(workers)} did the work; more would take memory and time`,
    );
  }
  if (workers > fitting) {
    warnings.push(
      `${workersOf(workers)} may need more than the ${memory} MB of memory that were free; --workers ${fitting} would fit`,
    );
  }
  return { workers, warnings };
}

const workersOf = (count: number): string => (count === 1 ? "1 worker" : `${count} workers`);

function thisMachine(): Machine {
  const quota = processorQuota();
  const processors = availableParallelism();
  // Node before 20.13 does not know what a container may use.
  const free: number = process.availableMemory?.() ?? freemem();
  return {
    processors: quota === undefined ? processors : Math.max(1, Math.min(processors, Math.ceil(quota))),
    memory: freeMemory(process.platform, free, totalmem()),
  };
}

/**
 * In MB. macOS fills nearly all memory with what it gives back when asked, and does not count that as free: there at least
 * half of all memory counts.
 */
export function freeMemory(platform: NodeJS.Platform, free: number, total: number): number {
  return Math.floor((platform === "darwin" ? Math.max(free, total / 2) : free) / 1e6);
}

/** Processors that Linux gives a container at most; undefined where nothing says so, as on other systems. Node counts those that it sees, which are all of the machine's. */
function processorQuota(): number | undefined {
  const [quota, period] = (
    numbersIn("/sys/fs/cgroup/cpu.max") ?? [
      ...(numbersIn("/sys/fs/cgroup/cpu/cpu.cfs_quota_us") ?? []),
      ...(numbersIn("/sys/fs/cgroup/cpu/cpu.cfs_period_us") ?? []),
    ]
  ).map(Number);
  return quota !== undefined && period !== undefined && quota > 0 && period > 0 ? quota / period : undefined;
}

function numbersIn(file: string): string[] | undefined {
  try {
    return readFileSync(file, "utf8").trim().split(/\s+/);
  } catch {
    return undefined;
  }
}
