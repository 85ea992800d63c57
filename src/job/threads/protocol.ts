import type { SharedAssets } from "#platform";
import type { NoteToClean, ReplaceSettings } from "../../model/index.js";
import type { Config } from "../../pipeline/config/index.js";
import type { PackedNotes } from "./packed-notes.js";

/** What a tagger is told when it starts: all that is needed to make the same model in another thread. */
export interface TaggerSpec {
  readonly model?: string;
  /** SHA-256 of the model's file: a thread that starts late must not find another one. */
  readonly modelSha256?: string;
  readonly config: Config;
  readonly bias?: number;
}

/** What a replacer is told. Only threads that replace are given the key. */
export interface ReplacerSpec {
  readonly config: Config;
  readonly replace: ReplaceSettings;
}

/** URLs of the threads' programs. Tests give their own. */
export interface Programs {
  readonly tagger?: string;
  readonly replacer?: string;
  readonly cleaner?: string;
}

/** How many threads there are of each kind at most, and when one is taken for hung. */
export interface ThreadOptions {
  readonly workers: number;
  readonly timeout: number;
  /** The whole input is less than a batch. */
  readonly small?: boolean;
  readonly programs?: Programs | undefined;
}

/** What a thread is given when it starts. */
export interface ThreadData<Spec> {
  readonly spec: Spec;
  readonly assets: SharedAssets;
}

export type WorkerSpec = TaggerSpec & ReplacerSpec;

/** For a tagger or a cleaner: groups of notes; those of one group belong to one patient and are settled together. */
export interface TagMessage {
  /** Only what the work needs crosses to the thread. */
  readonly groups: readonly (readonly NoteToClean[])[];
}

/** For a replacer: the same notes and what a tagger found in them. */
export interface ReplaceMessage extends TagMessage {
  readonly found: PackedNotes;
}

export type WorkerAnswer =
  /** Files of the package that it has read: the next thread need not hold them once more. */
  | { readonly kind: "ready"; readonly name: string; readonly assets: SharedAssets }
  | { readonly kind: "done"; readonly notes: PackedNotes }
  /** A code of ours: the message of an error that is not ours could quote the note. */
  | { readonly kind: "failed"; readonly code: string; readonly message?: string; readonly hint?: string };
