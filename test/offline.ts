import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Ran } from "./scrubjay.js";

const PRELOAD = resolve(import.meta.dirname, "no-network.cjs");

export interface RanOffline extends Ran {
  /** Every attempt to reach the network, one a line. */
  readonly attempts: string;
}

/** Runs a Node program to which the network is closed, its workers and children too. */
export function runOffline(
  args: readonly string[],
  { cwd, env = {} }: { readonly cwd?: string; readonly env?: Record<string, string> } = {},
): Promise<RanOffline> {
  const log = join(mkdtempSync(join(tmpdir(), "scrubjay-test-")), "attempts");
  writeFileSync(log, "");
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, {
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
    });
    const out = { stdout: "", stderr: "" };
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
      out.stdout += chunk;
    });
    child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
      out.stderr += chunk;
    });
    child.on("error", fail);
    child.on("close", (code) => done({ code, ...out, attempts: readFileSync(log, "utf8") }));
  });
}
