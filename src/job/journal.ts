import { createHash, createHmac } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { EXIT, ScrubJayError } from "../errors.js";
import type { OpenFiles } from "../formats/output/index.js";
import { append, outputChanged } from "../formats/output/index.js";
import type { SecretKey } from "../replace/index.js";
import { subKey } from "../replace/index.js";

/** What must be the same for a job to be resumed, by what the user calls it. Hashes only. */
export interface Fingerprint {
  readonly version: string;
  readonly input: string;
  readonly model: string;
  readonly key: string;
  readonly config: string;
  readonly shard: string;
}

/** How far the job has come: everything before this is on the disk. */
export interface Checkpoint {
  readonly batches: number;
  /** Size of the unfinished manifest. */
  readonly manifest: number;
  readonly chain: string;
  /** Hash over all notes read so far: a changed input shows. */
  readonly digest: string;
  readonly files: OpenFiles;
  /** Size of the unfinished mapping file, where there is one. */
  readonly map?: number;
  /** With a key: its HMAC of all that. What a job builds on gets its seal, so nobody else may have written it. */
  readonly mac?: string;
}

export interface JournalRead {
  readonly fingerprint: Fingerprint;
  readonly overwrite: boolean;
  readonly last: Checkpoint | undefined;
}

export interface Journal {
  /** Begins a new journal. */
  begin(fingerprint: Fingerprint, overwrite: boolean): Promise<void>;
  checkpoint(checkpoint: Checkpoint): Promise<void>;
  /** The job is done: nothing is left to resume. */
  remove(): Promise<void>;
}

/** An append-only file of lines, each with its own hash: a line that was cut off by a power loss does not count. */
export function journalAt(path: string, key: SecretKey | undefined): Journal {
  const write = (value: object): Promise<void> => {
    const body = JSON.stringify(value);
    return append(path, Buffer.from(`${hashOf(body)} ${body}\n`), true);
  };
  return {
    async begin(fingerprint, overwrite) {
      await rm(path, { force: true });
      await write({ fingerprint, overwrite });
    },
    checkpoint: (checkpoint) => write({ ...checkpoint, ...(key && { mac: macOf(checkpoint, key) }) }),
    async remove() {
      await rm(path, { force: true });
    },
  };
}

/** The journal of an unfinished job, or undefined where there is none. */
export async function readJournal(path: string): Promise<JournalRead | undefined> {
  const lines = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw new ScrubJayError("cannot-read", "the journal of the unfinished job cannot be read", {
      file: path,
    });
  });
  const whole: unknown[] = [];
  for (const line of lines?.split("\n").slice(0, -1) ?? []) {
    const body = line.slice(HASH + 1);
    if (line.slice(0, HASH) !== hashOf(body)) break;
    whole.push(JSON.parse(body));
  }
  const [head, ...rest] = whole;
  if (head === undefined) return undefined;
  return { ...(head as Omit<JournalRead, "last">), last: rest.at(-1) as Checkpoint | undefined };
}

/** Refuses to go on with another input, model, key or config than the job began with. */
export function refuseChanged(before: Fingerprint, now: Fingerprint): void {
  const changed = (Object.keys(now) as (keyof Fingerprint)[]).filter((part) => before[part] !== now[part]);
  if (changed.length > 0) throw jobChanged(changed.join(", "));
}

export function jobChanged(what: string): ScrubJayError {
  return new ScrubJayError("job-changed", `changed since the job began: ${what}`, {
    exitCode: EXIT.usage,
    hint: "Resume with what it began with, or start afresh with --overwrite or another output.",
  });
}

/** Refuses to go on from a checkpoint that was written without the key. */
export function refuseForged(last: Checkpoint, key: SecretKey | undefined, file: string): void {
  const { mac, ...checkpoint } = last;
  if (key === undefined || mac === macOf(checkpoint, key)) return;
  throw outputChanged(file);
}

function macOf(checkpoint: Checkpoint, key: SecretKey): string {
  return createHmac("sha256", subKey(key, "journal")).update(JSON.stringify(checkpoint)).digest("hex");
}

const HASH = 16;

function hashOf(body: string): string {
  return createHash("sha256").update(body).digest("hex").slice(0, HASH);
}
