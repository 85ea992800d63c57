// A thread of a pool that counts itself and answers nothing before `wanted` threads have started.
import { parentPort, workerData } from "node:worker_threads";

const { started, wanted } = workerData.spec;
const count = new Int32Array(started);
Atomics.add(count, 0, 1);
Atomics.notify(count, 0);
parentPort.on("message", () => {
  for (let now = Atomics.load(count, 0); now < wanted; now = Atomics.load(count, 0))
    Atomics.wait(count, 0, now);
  parentPort.postMessage({ kind: "done", notes: { texts: [], words: [], row: new Float64Array() } });
});
parentPort.postMessage({ kind: "ready", name: "counting", assets: new Map() });
