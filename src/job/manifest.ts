import { createHash, createHmac } from "node:crypto";
import { type SecretKey, subKey } from "../replace/index.js";

/** Version of the manifest's format. One of another version is refused, never half understood. */
export const MANIFEST_FORMAT = 2;

/**
 * The value-free account of a job, one JSON object per line: one `job` line, a `note` line for every note in input
 * order, a `file` line for every file of many notes behind the notes in it, one `end` line. No times, no names, no text:
 * the same input gives the same bytes. Each line's `chain` is the hash of the chain before it and of the line, so that a
 * line that is changed, moved or missing shows. docs/spec/manifest.md has it field by field.
 */
export type ManifestRecord = ManifestJob | ManifestNote | ManifestFile | ManifestEnd;

/** What the job was run with. */
export interface ManifestJob {
  readonly kind: "job";
  /** Version of this format. */
  readonly manifest: typeof MANIFEST_FORMAT;
  /** Version of the program. */
  readonly scrubjay: string;
  /** Name of the model's recipe, and SHA-256 of the model file where there is one. */
  readonly model: { readonly name: string; readonly sha256: string | null };
  /** SHA-256 of all settings that change the output: mode, policy, config file, bias, kept names and columns. */
  readonly config: string;
  /** What became of PHI; `tag` and `convert`: nothing, the notes are written as they are. */
  readonly mode: string;
  readonly policy: string | null;
  /** True when hashes and pseudonyms hang on the user's key. */
  readonly keyed: boolean;
  /** "3/16", or null for the whole input. */
  readonly shard: string | null;
}

export interface ManifestNote {
  readonly kind: "note";
  /** The note's number in the whole input, from 1; a shard has gaps. */
  readonly number: number;
  /** The note's pseudonym. */
  readonly id: string;
  readonly patient: string | null;
  /** Which file of the input, from 1 in input order, and which note of that file; 0 is the file as a whole. */
  readonly place: { readonly file: number; readonly note: number };
  readonly status: "written" | "withheld";
  /** Why it was withheld: a code of ours. */
  readonly reason: string | null;
  /** Keyed hash of the note as read and of its path; null without a key, and where it could not be read. */
  readonly input: string | null;
  readonly output: ManifestOutput | null;
  /** Spans taken out by type, types in order of their names. */
  readonly spans: Readonly<Record<string, number>>;
  /** How sure the model is of the whole note, 0 to 1; null where it cannot say. */
  readonly confidence: number | null;
  /** The lowest score of a span, 0 to 1. */
  readonly lowestScore: number | null;
}

/** Where a note went and what it is there. */
export interface ManifestOutput {
  /** The note's own files; of a file of many notes, the note's bytes in it, as they are before packing. */
  readonly files: readonly FileBytes[];
  /** In a file of many notes: where the note's bytes begin, before packing. */
  readonly at: number | null;
}

/** What a file holds, to the byte. */
export interface FileBytes {
  /** Path below the output folder, or the output file's name; a pseudonym too. */
  readonly name: string;
  readonly bytes: number;
  /** Keyed hash of the bytes; SHA-256 without a key. */
  readonly hash: string;
}

/**
 * A file of many notes as it lies on the disk: what stands before, between and behind the notes, and the packing. The
 * hash is its SHA-256, with a key the keyed hash of that.
 */
export interface ManifestFile extends FileBytes {
  readonly kind: "file";
}

/** A file's hash in the manifest, from the SHA-256 of its bytes. */
export function wholeFileHash(sha256: string, key: Uint8Array | undefined): string {
  return key === undefined ? sha256 : createHmac("sha256", key).update(sha256).digest("hex");
}

export interface ManifestEnd {
  readonly kind: "end";
  readonly notes: number;
  readonly written: number;
  readonly withheld: number;
  readonly spans: Readonly<Record<string, number>>;
  /** HMAC of the chain up to here and of this line: who lacks the key cannot make a new one. Null without a key. */
  readonly seal: string | null;
}

export const CHAIN_START = "0".repeat(64);

/** The record's line and the chain after it. */
export function chainRecord(previous: string, record: object): { line: string; chain: string } {
  const body = JSON.stringify(record);
  const chain = chainAfter(previous, body);
  return { line: `${body.slice(0, -1)},"chain":"${chain}"}\n`, chain };
}

/** A line as written gives its record's bytes back: the chain is always its last field. */
export function bodyOfLine(line: Buffer): { body: Buffer; chain: string } | undefined {
  const [, chain] = CHAIN.exec(line.subarray(-CHAIN_LENGTH).toString("latin1")) ?? [];
  if (chain === undefined) return undefined;
  return { body: Buffer.concat([line.subarray(0, -CHAIN_LENGTH), Buffer.from("}")]), chain };
}

const CHAIN = /^,"chain":"([0-9a-f]{64})"\}$/;
const CHAIN_LENGTH = `,"chain":"${CHAIN_START}"}`.length;

export function chainAfter(previous: string, body: string | Uint8Array): string {
  return createHash("sha256").update(previous).update(body).digest("hex");
}

/** The end line's seal: over the chain before it, which holds all other lines, and over its own counts. */
export function sealOf(key: SecretKey, chain: string, end: ManifestEnd): string {
  const sealed = `seal ${chain} ${JSON.stringify({ ...end, seal: null })}`;
  return createHmac("sha256", subKey(key, "manifest seal")).update(sealed).digest("hex");
}

export function hashOf(bytes: string | Uint8Array, key: Uint8Array | undefined): string {
  const hash = key === undefined ? createHash("sha256") : createHmac("sha256", key);
  return hash.update(bytes).digest("hex");
}

/** The key that hashes of notes hang on. */
export function hashKeyOf(key: SecretKey | undefined): Uint8Array | undefined {
  return key && subKey(key, "manifest");
}
