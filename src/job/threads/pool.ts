import { freemem } from "node:os";
import { Worker } from "node:worker_threads";
import { EXIT, ScrubJayError } from "../../errors.js";
import type { AssetName } from "../../platform/platform.js";
import { KEY_VARIABLE } from "../../replace/index.js";
import type { PackedNotes } from "./packed-notes.js";
import type { TagMessage, ThreadData, WorkerAnswer } from "./protocol.js";

export interface PoolOptions {
  /** How many threads at most; they are started as they are needed. */
  readonly workers: number;
  /** So many messages may wait for each thread before another is started. */
  readonly patience: number;
  /** What a thread is told when it starts. */
  readonly spec: object;
  /** A worker that needs longer for a message is taken for hung: so many seconds, and as many again per MB of text. */
  readonly timeout: number;
  readonly program: URL;
  /** Bytes of memory that are free, for tests. */
  readonly freeMemory?: () => number;
}

/** Threads of one kind. */
export interface Pool<Message> {
  /** Starts one worker and gives the name of what it works with. Throws what is wrong with that. */
  start(): Promise<string>;
  /** Throws `WorkFailed` when a worker says so, dies or hangs. */
  run(message: Message): Promise<PackedNotes>;
  close(): Promise<void>;
}

/** Why a message was not answered; the code is all that is known. */
export class WorkFailed extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

interface Task {
  readonly message: TagMessage;
  readonly characters: number;
  done(notes: PackedNotes): void;
  fail(error: Error): void;
}

interface Slot {
  readonly worker: Worker;
  /** Set once the model is loaded. */
  ready: boolean;
  task?: Task | undefined;
  timer?: NodeJS.Timeout | undefined;
  /** While a long message is worked on. */
  guard?: NodeJS.Timeout | undefined;
}

/**
 * What a worker may hold before it is ended, so that one note cannot take the machine down. The room for what is young
 * is small: notes are soon forgotten, and a large room would only be filled with them before it is swept.
 */
const WORKER_MEMORY = { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 16 };
/**
 * Notes longer than this take memory that the limits above do not count, and a worker that had one keeps it: the worker
 * is watched, and replaced when it is done. Else one note could take the whole process with it, and again with --resume.
 */
const LONG = 1e6;
/** So little free memory, while we hold so much, ends the worker. */
const LEAST_FREE = 512e6;
const MUCH = 1e9;
const LOOK_EVERY = 100;
/** A model that does not load in this time (seconds) never will. */
const LOADING = 300;

/** A thread that dies or hangs is replaced; its message fails, the others go on. */
export function openPool<Message extends TagMessage>({
  workers,
  patience,
  spec,
  timeout,
  program,
  freeMemory = systemMemory,
}: PoolOptions): Pool<Message> {
  const slots = new Set<Slot>();
  const waiting: Task[] = [];
  const assets = new Map<AssetName, SharedArrayBuffer>();
  let closed = false;
  let name: string | undefined;
  let started: { done(name: string): void; fail(error: Error): void } | undefined;

  const lose = (slot: Slot, error: Error): void => {
    if (!slots.delete(slot)) return;
    letGo(slot);
    void slot.worker.terminate();
    const neverReady = !slot.ready;
    slot.task?.fail(error);
    if (neverReady) {
      started?.fail(error);
      // A model that cannot be loaded would fail for every note: nobody waits for it.
      for (const task of waiting.splice(0)) task.fail(error);
    }
    feed();
  };
  const give = (slot: Slot): void => {
    const task = waiting.shift();
    if (task === undefined) return;
    slot.task = task;
    const seconds = timeout * (1 + task.characters / 1e6);
    slot.timer = setTimeout(() => lose(slot, new WorkFailed("timed-out")), seconds * 1000);
    if (task.characters > LONG) slot.guard = guardOf(slot);
    slot.worker.postMessage(task.message);
  };
  const guardOf = (slot: Slot): NodeJS.Timeout =>
    setInterval(() => {
      if (freeMemory() < LEAST_FREE && process.memoryUsage.rss() > MUCH)
        lose(slot, new WorkFailed("out-of-memory"));
    }, LOOK_EVERY);
  const answered = (slot: Slot, answer: WorkerAnswer): void => {
    letGo(slot);
    if (answer.kind === "ready") {
      slot.ready = true;
      name = answer.name;
      for (const [asset, bytes] of answer.assets) assets.set(asset, bytes);
      started?.done(answer.name);
      give(slot);
      return;
    }
    const { task } = slot;
    if (!slot.ready && answer.kind === "failed") {
      lose(slot, loadFailure(answer));
      return;
    }
    slot.task = undefined;
    if (answer.kind === "done") task?.done(answer.notes);
    else task?.fail(new WorkFailed(answer.code));
    if (task !== undefined && task.characters > LONG) lose(slot, new WorkFailed("worker-died"));
    else give(slot);
  };
  const spawn = (): void => {
    // What a library prints in a worker could quote a note: it goes nowhere.
    const { [KEY_VARIABLE]: _, ...env } = process.env;
    const worker = new Worker(program, {
      workerData: { spec, assets } satisfies ThreadData<object>,
      env, // the key goes to those threads alone that need it
      stdout: true,
      stderr: true,
      resourceLimits: WORKER_MEMORY,
    });
    worker.stdout.resume();
    worker.stderr.resume();
    const slot: Slot = { worker, ready: false };
    slots.add(slot);
    slot.timer = setTimeout(() => lose(slot, new WorkFailed("timed-out")), LOADING * 1000);
    worker.on("message", (answer: WorkerAnswer) => answered(slot, answer));
    worker.on("error", (error: NodeJS.ErrnoException) =>
      lose(slot, new WorkFailed(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? "out-of-memory" : "worker-died")),
    );
    worker.on("exit", () => lose(slot, new WorkFailed("worker-died")));
  };
  const feed = (): void => {
    if (closed) return;
    for (const slot of slots) if (slot.ready && slot.task === undefined) give(slot);
    const loading = [...slots].filter(({ ready }) => !ready).length;
    for (let more = waiting.length - loading; more > patience * slots.size && slots.size < workers; more--)
      spawn();
  };

  return {
    start: () =>
      name !== undefined
        ? Promise.resolve(name)
        : new Promise((done, fail) => {
            started = { done, fail };
            if (slots.size === 0) spawn();
          }),
    run: (message) =>
      new Promise((done, fail) => {
        const characters = message.groups.flat().reduce((sum, { text }) => sum + text.length, 0);
        waiting.push({ message, characters, done, fail });
        feed();
      }),
    async close() {
      closed = true;
      for (const slot of slots) {
        letGo(slot);
        slot.worker.removeAllListeners("exit");
        await slot.worker.terminate();
      }
      slots.clear();
    },
  };
}

/** macOS counts as taken what it would give. */
function systemMemory(): number {
  if (process.platform === "darwin") return Number.POSITIVE_INFINITY;
  return process.availableMemory?.() ?? freemem();
}

/** Nothing is waited for any more. */
function letGo(slot: Slot): void {
  clearTimeout(slot.timer);
  clearInterval(slot.guard);
}

function loadFailure(answer: WorkerAnswer & { kind: "failed" }): Error {
  return new ScrubJayError(answer.code, answer.message ?? "the model cannot be loaded", {
    exitCode: answer.message === undefined ? EXIT.internal : EXIT.usage,
    ...(answer.hint !== undefined && { hint: answer.hint }),
  });
}
