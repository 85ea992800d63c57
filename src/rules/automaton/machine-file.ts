import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { packageFile } from "../../package-files.js";
import type { Pattern } from "../rule.js";
import { automatonBeside, type Side } from "./beside.js";
import { placeMachine } from "./places.js";
import { type Machine, readMachine, writeMachine } from "./written-machine.js";

/** What a machine is made for: patterns that are looked for, and those that are tried beside a value. */
export interface Task {
  readonly patterns: readonly Pattern[];
  readonly besides: readonly (Side & { readonly pattern: Pattern })[];
}

/** Written by the build, beside the code that reads it. Without it all is worked out anew: slower, with the same result. */
const FILE = new URL("machine.bin", import.meta.url);
const CODE = new URL(".", import.meta.url);
const DIGEST_BYTES = 32;

export function openMachine(task: Task): Machine {
  return readMachineFile(task) ?? newMachine(task);
}

export function newMachine({ patterns, besides }: Task): Machine {
  return {
    ...placeMachine(patterns),
    besides: besides.map(({ pattern, side }) => automatonBeside(pattern, side)),
  };
}

/** For the build: what a machine has worked out so far. */
export function writeMachineFile(task: Task, machine: Machine, path = FILE): void {
  const body = writeMachine(machine);
  writeFileSync(path, Buffer.concat([digest(task, body), body]));
}

/** Nothing, unless the file is whole and was made for this task and by this code. */
export function readMachineFile(task: Task, path = FILE): Machine | undefined {
  const file = bytesOf(path);
  if (file === undefined) return undefined;
  const body = file.subarray(DIGEST_BYTES);
  if (!digest(task, body).equals(file.subarray(0, DIGEST_BYTES))) return undefined;
  return readMachine(body, task.besides);
}

/** Takes the code in as well, which gives the numbers their meaning. */
function digest({ patterns, besides }: Task, body: Uint8Array): Buffer {
  const hash = createHash("sha256");
  for (const name of readdirSync(CODE).sort())
    if (name.endsWith(".js")) hash.update(readFileSync(new URL(name, CODE)));
  for (const { source, flags } of patterns) hash.update(`\n/${source}/${flags}`);
  for (const { side, pattern } of besides) hash.update(`\n${side} /${pattern.source}/${pattern.flags}`);
  return hash.update(body).digest();
}

function bytesOf(path: URL): Buffer | undefined {
  try {
    return packageFile(path);
  } catch {
    return undefined;
  }
}
