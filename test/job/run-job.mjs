// Runs a job in a process of its own, so that it can die: run-job.mjs OPTIONS-AS-JSON
// `killAt` [batch, milliseconds]: kill -9 so long after that batch was written.
import { runDeid } from "../../dist/job/index.js";

const { killAt, ...options } = JSON.parse(process.argv[2]);
const { key } = options.spec?.replace ?? {};
if (key) options.spec.replace.key = new Uint8Array(key); // JSON has no bytes
let batches = 0;
try {
  const summary = await runDeid({
    spec: { model: "rules", config: {}, replace: { mode: "redact" } },
    read: {},
    ...options,
    onProgress() {
      if (++batches === killAt?.[0]) setTimeout(() => process.kill(process.pid, "SIGKILL"), killAt[1]);
    },
  });
  console.log(
    JSON.stringify(summary, (_key, value) => (value instanceof Map ? Object.fromEntries(value) : value)),
  );
} catch (error) {
  console.error(`${error.name} ${error.code}`);
  process.exitCode = error.exitCode ?? 4;
}
