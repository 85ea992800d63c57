import { createHash, createHmac } from "node:crypto";

/**
 * The value-free account of a job, one JSON object per line: one `job` line, a `note` line for every note in input
 * order, one `end` line. No times, no names, no text: the same input gives the same bytes. Each line's `chain` is the
 * hash of the chain before it and of the line, so that a line that is changed, moved or missing shows.
 */
export type ManifestRecord = ManifestJob | ManifestNote | ManifestEnd;

/** What the job was run with. */
export interface ManifestJob {
  readonly kind: "job";
  /** Version of this format. */
  readonly manifest: 1;
  /** Version of the program. */
  readonly scrubjay: string;
  /** Name of the model's recipe, and SHA-256 of the model file where there is one. */
  readonly model: { readonly name: string; readonly sha256: string | null };
  /** SHA-256 of all settings that change the output: mode, policy, config file, bias, kept names and columns. */
  readonly config: string;
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
  /** Keyed hash of the note as read; null without a key, and where it could not be read. */
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
  /** Files below the output folder, or the output file's name; pseudonyms too. */
  readonly files: readonly string[];
  /** In a file of many notes: the place of the note's bytes, as they are before packing. */
  readonly at: number | null;
  readonly bytes: number;
  /** Keyed hash of the bytes; SHA-256 without a key. Several files are taken one after the other. */
  readonly hash: string;
}

export interface ManifestEnd {
  readonly kind: "end";
  readonly notes: number;
  readonly written: number;
  readonly withheld: number;
  readonly spans: Readonly<Record<string, number>>;
  /** HMAC of the chain up to here under the key's own sub-key: who lacks the key cannot make a new one. */
  readonly seal: string | null;
}

/** A record as it stands in the file. */
export type Chained<Record extends ManifestRecord = ManifestRecord> = Record & { readonly chain: string };

export const CHAIN_START = "0".repeat(64);

/** The record's line and the chain after it. */
export function chainRecord(previous: string, record: object): { line: string; chain: string } {
  const body = JSON.stringify(record);
  const chain = chainAfter(previous, body);
  return { line: `${body.slice(0, -1)},"chain":"${chain}"}\n`, chain };
}

/** A line as written gives its record's bytes back: the chain is always its last field. */
export function bodyOfLine(line: string): { body: string; chain: string } | undefined {
  const [, body, chain] = /^(\{.*),"chain":"([0-9a-f]{64})"\}$/s.exec(line) ?? [];
  return body === undefined || chain === undefined ? undefined : { body: `${body}}`, chain };
}

export function chainAfter(previous: string, body: string): string {
  return createHash("sha256").update(previous).update(body).digest("hex");
}

/** The end line's seal over the chain before it. */
export function sealOf(key: Uint8Array, chain: string): string {
  return createHmac("sha256", key).update(`seal ${chain}`).digest("hex");
}
