// Gives a thread's program faults on demand: words in a note make it die, hang, throw or talk.
import { parentPort } from "node:worker_threads";

const on = parentPort.on.bind(parentPort);
parentPort.on = (event, listener) =>
  on(event, (message) => {
    const all = message.groups.flat().map(({ text }) => text);
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
    // What it cannot read makes it throw.
    listener(all.some((text) => text.includes("FAULT-THROW")) ? { ...message, groups: null } : message);
  });
