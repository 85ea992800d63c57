// The job's worker with faults on demand: words in a note make it die, hang, throw or talk.
import { parentPort, workerData } from "node:worker_threads";
import { loadModel } from "../../dist/run/model.js";

const { model: name, modelSha256: sha256, config, replace } = workerData;
const model = await loadModel(name, { config, warm: false, ...(sha256 && { sha256 }) }).catch(
  ({ code, message }) => {
    parentPort.postMessage({ kind: "failed", code, message });
    process.exit();
  },
);
const work = model.deidentifier(replace);
parentPort.on("message", ({ groups }) => {
  const all = groups.flat().map(({ text }) => text);
  if (all.some((text) => text.includes("FAULT-DIE"))) process.exit(9);
  if (all.some((text) => text.includes("FAULT-UNCAUGHT"))) {
    setImmediate(() => {
      throw new Error(all.join());
    });
    return;
  }
  while (all.some((text) => text.includes("FAULT-HANG")));
  for (const text of all.filter((one) => one.includes("FAULT-TALK"))) {
    console.log(text);
    console.error(text);
  }
  if (all.some((text) => text.includes("FAULT-THROW")))
    parentPort.postMessage({ kind: "failed", code: "internal" });
  else parentPort.postMessage({ kind: "done", groups: groups.map(work) });
});
parentPort.postMessage({ kind: "ready", name: model.name });
