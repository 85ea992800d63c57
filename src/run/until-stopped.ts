import { setImmediate } from "node:timers/promises";

/** Waits for one thing at a time, and no longer when the signal comes: then it throws the signal's reason. */
export type Waiter = <T>(awaited: Promise<T>) => Promise<T>;

export function waiterUntil(signal: AbortSignal | undefined): Waiter {
  if (signal === undefined) return (awaited) => awaited;
  // One listener for all that is waited for: millions of notes would leave millions behind.
  let stop: ((reason: unknown) => void) | undefined;
  signal.addEventListener("abort", () => stop?.(signal.reason), { once: true });
  return (awaited) =>
    new Promise((done, fail) => {
      stop = fail;
      awaited.then(done, fail);
      if (signal.aborted) fail(signal.reason);
    });
}

/** Milliseconds of work without a look at signals and timers. */
const PATIENCE = 50;

/**
 * The same items until the signal comes, then it throws the signal's reason: also while the next item is waited for,
 * and also where all of them are at hand, so that nothing ever waits.
 */
export async function* untilStopped<T>(
  items: AsyncIterable<T>,
  signal: AbortSignal | undefined,
): AsyncGenerator<T> {
  const wait = waiterUntil(signal);
  const source = items[Symbol.asyncIterator]();
  let looked = performance.now();
  try {
    for (;;) {
      const { value, done } = await wait(source.next());
      if (done === true) return;
      if (performance.now() - looked > PATIENCE) {
        await setImmediate();
        looked = performance.now();
      }
      signal?.throwIfAborted();
      yield value;
    }
  } finally {
    const closed = source.return?.();
    // What waits for input does not close before some comes.
    if (signal?.aborted !== true) await closed;
    else closed?.catch(() => {});
  }
}
