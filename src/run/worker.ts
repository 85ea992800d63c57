import { parentPort, workerData } from "node:worker_threads";
import { ScrubJayError } from "../errors.js";
import { loadModel } from "./model.js";
import { packResults } from "./packed-results.js";
import type { WorkerAnswer, WorkerSpec, WorkMessage } from "./worker-protocol.js";

/** A thread that loads the model once and takes PHI out of batch after batch. Says nothing but codes of what fails. */
async function main(): Promise<void> {
  const port = parentPort;
  if (port === null) return;
  const answer = (message: WorkerAnswer): void => port.postMessage(message);
  const { model: name, modelSha256, config, bias, replace } = workerData as WorkerSpec;
  try {
    const model = await loadModel(name, {
      config,
      warm: false,
      ...(bias !== undefined && { bias }),
      ...(modelSha256 !== undefined && { sha256: modelSha256 }),
    });
    const work = model.deidentifier(replace);
    port.on("message", ({ groups }: WorkMessage) => {
      try {
        answer({ kind: "done", groups: packResults(oneByOne(groups, work)) });
      } catch (error) {
        answer({ kind: "failed", code: error instanceof ScrubJayError ? error.code : "internal" });
      }
    });
    answer({ kind: "ready", name: model.name });
  } catch (error) {
    // Nothing of a note was seen yet: an error of ours may speak.
    if (error instanceof ScrubJayError)
      answer({
        kind: "failed",
        code: error.code,
        message: error.message,
        ...(error.hint !== undefined && { hint: error.hint }),
      });
    else answer({ kind: "failed", code: "internal" });
  }
}

function* oneByOne<From, To>(items: readonly From[], work: (item: From) => To): Generator<To> {
  for (const item of items) yield work(item);
}

await main();
