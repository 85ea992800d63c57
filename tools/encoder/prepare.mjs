/** node tools/encoder/prepare.mjs: all that train.py reads, into work/. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

for (const [program, file] of [
  [process.execPath, "prune.mjs"],
  ["python3", "weights.py"],
  [process.execPath, "sequences.mjs"],
]) {
  const { status, error } = spawnSync(program, [join(import.meta.dirname, file)], { stdio: "inherit" });
  if (status !== 0) {
    console.error(`prepare: ${file} ${error?.message ?? `ended with ${status}`}`);
    process.exit(1);
  }
}
