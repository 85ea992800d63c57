import { getEventListeners } from "node:events";
import { expect, it } from "vitest";
import { untilStopped } from "./until-stopped.js";

async function* numbers(count: number): AsyncGenerator<number> {
  for (let n = 1; n <= count; n++) yield n;
}

it("gives the same items, and leaves nothing with a signal that many readings share", async () => {
  const { signal } = new AbortController();
  for (let file = 0; file < 20; file++) {
    const seen: number[] = [];
    for await (const item of untilStopped(numbers(3), signal)) {
      seen.push(item);
      expect(getEventListeners(signal, "abort")).toHaveLength(1);
    }
    expect(seen).toEqual([1, 2, 3]);
  }
  expect(getEventListeners(signal, "abort")).toHaveLength(0);
});

it("throws the signal's reason when it comes, also while an item is waited for that never comes", async () => {
  const stop = new AbortController();
  const never = (async function* () {
    yield 1;
    await new Promise(() => {});
  })();
  const seen: number[] = [];
  const reading = (async () => {
    for await (const item of untilStopped(never, stop.signal)) {
      seen.push(item);
      setTimeout(() => stop.abort(new Error("told to stop")), 5);
    }
  })();
  await expect(reading).rejects.toThrow("told to stop");
  expect(seen).toEqual([1]);
});
