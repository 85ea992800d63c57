import { parentPort, workerData } from "node:worker_threads";
import { sharedAssets, useSharedAssets } from "#platform";
import { ScrubJayError } from "../../errors.js";
import type { PackedNotes } from "./packed-notes.js";
import type { ThreadData, WorkerAnswer } from "./protocol.js";

/** What a thread does once it is ready. */
export interface Service<Message> {
  /** What it works with. */
  readonly name: string;
  work(message: Message): Promise<PackedNotes>;
}

/** Makes this thread ready once and answers message after message. Says nothing but codes of what fails. */
export async function serve<Spec, Message>(
  prepare: (spec: Spec) => Service<Message> | Promise<Service<Message>>,
): Promise<void> {
  const port = parentPort;
  if (port === null) return;
  const answer = (message: WorkerAnswer): void => port.postMessage(message);
  try {
    const { spec, assets } = workerData as ThreadData<Spec>;
    useSharedAssets(assets);
    const { name, work } = await prepare(spec);
    port.on("message", async (message: Message) => {
      try {
        answer({ kind: "done", notes: await work(message) });
      } catch (error) {
        answer({ kind: "failed", code: error instanceof ScrubJayError ? error.code : "internal" });
      }
    });
    answer({ kind: "ready", name, assets: sharedAssets() });
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
