import { createHash } from "node:crypto";
import { EXIT, ScrubJayError } from "../errors.js";
import type { Note } from "../note.js";

/** One machine's part of a job: `index` from 1 to `of`. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

/** "3/16". */
export function parseShard(text: string): Shard {
  const [, index, of] = /^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? [];
  const shard = { index: Number(index), of: Number(of) };
  if (index !== undefined && shard.index >= 1 && shard.index <= shard.of) return shard;
  throw new ScrubJayError("bad-shard", "--shard takes I/N, with I from 1 to N", {
    exitCode: EXIT.usage,
    hint: "The third of sixteen machines takes --shard 3/16.",
  });
}

/** Whether a note is this shard's. All notes of a patient go to one shard; where the patient is unknown, by the note's id. */
export function inShard({ index, of }: Shard, note: Pick<Note, "id" | "patient">): boolean {
  const whose = note.patient === undefined ? `note ${note.id}` : `patient ${note.patient}`;
  return createHash("sha256").update(whose).digest().readUInt32BE(0) % of === index - 1;
}
