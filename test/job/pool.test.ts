import { setTimeout } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { openPool } from "../../src/run/threads/pool.js";

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
