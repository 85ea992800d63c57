import { setImmediate } from "node:timers/promises";

export interface Waiter {
  /** Waits for one thing at a time, and no longer when the signal comes: then it throws the signal's reason. */
  wait<T>(awaited: Promise<T>): Promise<T>;
  /** Nothing more is waited for: a signal outlives millions of files and must not remember them all. */
  release(): void;
}

export function waiterUntil(signal: AbortSignal | undefined): Waiter {
  if (signal === undefined) return { wait: (awaited) => awaited, release: () => {} };
  // One listener for all that is waited for: millions of notes would leave millions behind.
  let fail: ((reason: unknown) => void) | undefined;
  const stop = (): void => fail?.(signal.reason);
  signal.addEventListener("abort", stop, { once: true });
  return {
    wait: (awaited) =>
      new Promise((done, failed) => {
        fail = failed;
        awaited.then(done, failed);
        if (signal.aborted) failed(signal.reason);
      }),
    release: () => signal.removeEventListener("abort", stop),
  };
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
  const { wait, release } = waiterUntil(signal);
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
    release();
    const closed = source.return?.();
    // What waits for input does not close before some comes.
    if (signal?.aborted !== true) await closed;
    else closed?.catch(() => {});
  }
}
