import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { ended, type Ran } from "./scrubjay.js";

const PRELOAD = resolve(import.meta.dirname, "no-network.cjs");

export interface RanOffline extends Ran {
  /** Every attempt to reach the network, one a line. */
  readonly attempts: string;
}

/** Runs a Node program to which the network is closed, its workers and children too. */
export async function runOffline(
  args: readonly string[],
  { cwd, env = {} }: { readonly cwd?: string; readonly env?: Record<string, string> } = {},
): Promise<RanOffline> {
  const log = join(mkdtempSync(join(tmpdir(), "scrubjay-test-")), "attempts");
  writeFileSync(log, "");
  const ran = await ended(
    spawn(process.execPath, args, {
      stdio: ["ignore", "pipe", "pipe"],
      ...(cwd !== undefined && { cwd }),
      env: {
        ...process.env,
        ...env,
        NO_COLOR: "1",
        NODE_OPTIONS: `--require ${JSON.stringify(PRELOAD)}`,
        SCRUBJAY_NETWORK_LOG: log,
        npm_config_offline: "true",
      },
    }),
  );
  return { ...ran, attempts: readFileSync(log, "utf8") };
}
