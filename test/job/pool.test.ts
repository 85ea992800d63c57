import { setTimeout } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { openPool } from "../../src/job/threads/pool.js";

vi.setConfig({ testTimeout: 60_000 });

const PROGRAM = new URL("./counting-thread.mjs", import.meta.url);

/** Dies of any note. */
const MORTAL = `
  import { parentPort } from "node:worker_threads";
  parentPort.on("message", ({ groups }) => {
    if (groups.length > 0) process.exit(1);
    parentPort.postMessage({ kind: "done", notes: { words: ["alive"] } });
  });
  parentPort.postMessage({ kind: "ready", name: "mortal", assets: new Map() });
`;

/** Six messages at once: how many threads were started for them. */
async function threadsFor(patience: number, wanted: number): Promise<number> {
  const started = new SharedArrayBuffer(4);
  const spec = { started, wanted };
  const pool = openPool({ workers: 4, patience, spec, timeout: 50, program: PROGRAM });
  await pool.start();
  await Promise.all(Array.from({ length: 6 }, () => pool.run({ groups: [] })));
  await setTimeout(200); // one too many would come late
  await pool.close();
  return new Int32Array(started)[0] as number;
}

it.each([
  { patience: 0, threads: 4, why: "nothing waits while there may be more" },
  { patience: 2, threads: 2, why: "two may wait for each" },
  { patience: 5, threads: 1, why: "one is enough" },
])(
  "starts $threads threads for six messages where $patience may wait: $why",
  async ({ patience, threads }) => {
    expect(await threadsFor(patience, threads)).toBe(threads);
  },
);

it("starts another thread where the last one has died, however long messages may wait", async () => {
  const program = new URL(`data:text/javascript,${encodeURIComponent(MORTAL)}`);
  const pool = openPool({ workers: 1, patience: 5, spec: {}, timeout: 50, program });
  await expect(pool.run({ groups: [[]] })).rejects.toMatchObject({ code: "worker-died" });
  expect(await pool.run({ groups: [] })).toMatchObject({ words: ["alive"] });
  await pool.close();
});

/** Answers with the number of the thread, after taking as much memory as the message asks for. */
const GREEDY = `
  import { parentPort, threadId } from "node:worker_threads";
  const taken = [];
  parentPort.on("message", async ({ groups: [[{ take }]] }) => {
    for (let mb = 0; mb < take; mb += 50) {
      taken.push(new Uint8Array(50e6).fill(1));
      await new Promise((done) => setTimeout(done, 20));
    }
    parentPort.postMessage({ kind: "done", notes: { words: [threadId] } });
  });
  parentPort.postMessage({ kind: "ready", name: "greedy", assets: new Map() });
`;

describe("a long note", () => {
  const program = new URL(`data:text/javascript,${encodeURIComponent(GREEDY)}`);
  const openWith = (free: number) =>
    openPool({ workers: 1, patience: 0, spec: {}, timeout: 50, program, freeMemory: () => free });
  const note = (take: number, length: number) => ({
    groups: [[{ id: "a", text: "x".repeat(length), spans: [], take }]],
  });

  it("ends its worker where memory runs out, and the next is worked on", async () => {
    const pool = openWith(1e6);
    await expect(pool.run(note(5000, 1_500_000))).rejects.toMatchObject({ code: "out-of-memory" });
    expect(await pool.run(note(0, 10))).toHaveProperty("words");
    await pool.close();
  });

  it("may take what there is, and its worker is another one afterwards: what it took is free again", async () => {
    const pool = openWith(4e9);
    const threads: unknown[] = [];
    for (const length of [10, 10, 1_500_000, 10]) threads.push((await pool.run(note(0, length))).words[0]);
    await pool.close();
    expect(threads[1]).toBe(threads[0]);
    expect(threads[2]).toBe(threads[0]);
    expect(threads[3]).not.toBe(threads[0]);
  });

  it("is let be where memory is scarce without us", async () => {
    const pool = openWith(1e6);
    expect(await pool.run(note(0, 1_500_000))).toHaveProperty("words");
    await pool.close();
  });
});
