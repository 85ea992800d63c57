import type { Config } from "../pipeline/config/index.js";
import type { GroupNote, GroupResult, ReplaceSettings } from "./deidentify-group.js";
import type { PackedResults } from "./packed-results.js";

/** What a worker is told when it starts: all that is needed to make the same model in another thread. */
export interface WorkerSpec {
  readonly model?: string;
  /** SHA-256 of the model's file: a worker that starts late must not find another one. */
  readonly modelSha256?: string;
  readonly config: Config;
  readonly bias?: number;
  readonly replace: ReplaceSettings;
}

/** Only what the work needs crosses to the worker. */
export type WorkNote = GroupNote;

/** Groups of notes; those of one group belong to one patient and are settled together. */
export interface WorkMessage {
  readonly groups: readonly (readonly WorkNote[])[];
}

export type NoteResult = GroupResult;

export type WorkerAnswer =
  | { readonly kind: "ready"; readonly name: string }
  /** Packed for speed; a program that has no need of it may answer plainly. */
  | { readonly kind: "done"; readonly groups: PackedResults | readonly (readonly NoteResult[])[] }
  /** A code of ours: the message of an error that is not ours could quote the note. */
  | { readonly kind: "failed"; readonly code: string; readonly message?: string; readonly hint?: string };
