import { startThread } from "#platform";
import { ScrubJayError } from "../../errors.js";
import type { Arena } from "./arena.js";
import type { Kernels } from "./kernel-set.js";
import { kernelModule } from "./kernels.js";
import type { WasmMemory, WasmModule } from "./web-assembly.js";

/** Runs tasks over shared memory. Which thread takes which task has no influence on the result. */
export interface ThreadPool {
  readonly threads: number;
  /** Runs `task` for every index below `count`; returns when all are done. */
  run(task: number, job: number, count: number): void;
  close(): Promise<void>;
}

// The words of the control block. A new epoch wakes the workers; whoever is free takes the next index.
const EPOCH = 0;
const NEXT = 1;
const COUNT = 2;
const DONE = 3;
const TASK = 4;
const JOB = 5;
const STOP = 6;
const FAILED = 7;
const WORDS = 8;

/** The calling thread works too, so `threads` = 1 starts none. `workspace` is what one thread needs, in bytes. */
export async function createThreadPool(
  arena: Arena,
  kernels: Kernels,
  threads: number,
  workspace: number,
): Promise<ThreadPool> {
  const control = arena.i32(WORDS);
  const own = arena.bytes(workspace);
  const workers = await Promise.all(
    Array.from({ length: threads - 1 }, () =>
      startThread(WORKER, {
        module: kernelModule(),
        memory: arena.memory,
        control: control.byteOffset,
        work: arena.bytes(workspace),
      } satisfies WorkerData),
    ),
  );
  return {
    threads,
    run(task, job, count) {
      if (workers.length === 0) {
        for (let i = 0; i < count; i++) kernels.runTask(task, job, i, own);
        return;
      }
      Atomics.store(control, TASK, task);
      Atomics.store(control, JOB, job);
      Atomics.store(control, COUNT, count);
      Atomics.store(control, NEXT, 0);
      Atomics.store(control, DONE, 0);
      Atomics.add(control, EPOCH, 1);
      Atomics.notify(control, EPOCH);
      for (let i = Atomics.add(control, NEXT, 1); i < count; i = Atomics.add(control, NEXT, 1))
        kernels.runTask(task, job, i, own);
      for (let done = Atomics.load(control, DONE); done < workers.length; done = Atomics.load(control, DONE))
        Atomics.wait(control, DONE, done);
      if (Atomics.load(control, FAILED) !== 0)
        throw new ScrubJayError("worker-failed", "a training thread failed", { exitCode: 4 });
    },
    async close() {
      Atomics.store(control, STOP, 1);
      Atomics.add(control, EPOCH, 1);
      Atomics.notify(control, EPOCH);
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}

interface WorkerData {
  readonly module: WasmModule;
  readonly memory: WasmMemory;
  readonly control: number;
  readonly work: number;
}

// It says that it is ready when it waits for its first epoch. Source text rather than a file, so that it runs the same from src/ (tests) and from dist/. All the work is in the
// kernels; this only waits and takes indices.
const WORKER = `
const { parentPort, workerData } = require("node:worker_threads");
const { module, memory, control: at, work } = workerData;
const control = new Int32Array(memory.buffer, at, ${WORDS});
const { runTask } = new WebAssembly.Instance(module, { env: { memory, abort() { throw new Error("abort"); } } }).exports;
let seen = Atomics.load(control, ${EPOCH});
parentPort.postMessage("ready");
for (;;) {
  Atomics.wait(control, ${EPOCH}, seen);
  seen = Atomics.load(control, ${EPOCH});
  if (Atomics.load(control, ${STOP}) !== 0) break;
  try {
    const count = Atomics.load(control, ${COUNT});
    for (let i = Atomics.add(control, ${NEXT}, 1); i < count; i = Atomics.add(control, ${NEXT}, 1))
      runTask(Atomics.load(control, ${TASK}), Atomics.load(control, ${JOB}), i, work);
  } catch {
    Atomics.store(control, ${FAILED}, 1);
  }
  Atomics.add(control, ${DONE}, 1);
  Atomics.notify(control, ${DONE});
}
`;
