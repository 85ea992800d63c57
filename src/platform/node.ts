import { createHash, hkdfSync } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { setImmediate } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { deflateSync, inflateSync } from "node:zlib";
import type { AssetName, HelperThread, Purpose, TableName, TextBuffer } from "./platform.js";

/*
 * What the engine needs of the machine that it runs on, by Node. `web.ts` has the same for a web page; the package's
 * "imports" say which of the two `#platform` is.
 */

/** Where each file may be: in a checkout, its build, an installed package; seen from src/platform and dist/platform alike. */
const PLACES: Readonly<Record<AssetName, readonly string[]>> = {
  "clinical-terms": ["../../data/clinical-terms.txt"],
  "default-model": ["../../models/default/model.bin"],
  embeddings: ["../../data/embeddings.bin"],
  "encoder-kernels": ["../encoder/kernels/kernels.wasm", "../../dist/encoder/kernels/kernels.wasm"],
  // The sources are run as they are in tests: then those of the last build serve.
  kernels: ["../crf/kernels/kernels.wasm", "../../dist/crf/kernels/kernels.wasm"],
  lexicon: ["../../data/lexicon.bin"],
  // Tables belong to the code beside them.
  "lexicon-table": ["../lexicon/table.bin"],
  "number-parts": ["../../data/number-parts.txt"],
  "rules-machine": ["../rules/automaton/machine.bin"],
  "word-frequencies": ["../../data/word-frequencies.txt"],
};

/** The code that gives a table's numbers their meaning. */
const TABLE_CODE: Readonly<
  Record<TableName, { readonly folder: string; readonly files?: readonly string[] }>
> = {
  "lexicon-table": {
    folder: "../lexicon/",
    files: ["lexicon-key", "lexicon-table", "lexicon-file"],
  },
  "rules-machine": { folder: "../rules/automaton/" },
};

const DIGEST_BYTES = 32;

/** Bytes that threads share, by file. */
export type SharedAssets = ReadonlyMap<AssetName, SharedArrayBuffer>;

const read = new Map<AssetName, SharedArrayBuffer>();

/** The bytes of a file of the package; undefined where it is missing. In memory once, however many threads read it. */
export function readAsset(name: AssetName): Uint8Array | undefined {
  const known = read.get(name);
  if (known !== undefined) return new Uint8Array(known);
  const bytes = readFirst(PLACES[name]);
  if (bytes === undefined) return undefined;
  const shared = new SharedArrayBuffer(bytes.length);
  const asset = new Uint8Array(shared);
  asset.set(bytes);
  read.set(name, shared);
  return asset;
}

/** What this thread has read so far, for another one. */
export function sharedAssets(): SharedAssets {
  return read;
}

/** Takes over what another thread has read. */
export function useSharedAssets(assets: SharedAssets): void {
  for (const [name, bytes] of assets) read.set(name, bytes);
}

/** What the build worked out for a purpose, behind a digest of it, of the purpose and of the code that reads it. */
export function sealTable(name: TableName, purpose: Purpose, body: Uint8Array): Uint8Array {
  return Buffer.concat([digest(name, purpose, body), body]);
}

/** What was sealed, if the file is whole and was made for this purpose, by this code. */
export function openTable(
  name: TableName,
  purpose: Purpose,
  file: Uint8Array | undefined,
): Uint8Array | undefined {
  if (file === undefined || file.length < DIGEST_BYTES) return undefined;
  const body = file.subarray(DIGEST_BYTES);
  return digest(name, purpose, body).equals(file.subarray(0, DIGEST_BYTES)) ? body : undefined;
}

function digest(name: TableName, purpose: Purpose, body: Uint8Array): Buffer {
  const { folder, files } = TABLE_CODE[name];
  const place = packageFile(folder) as URL;
  const hash = createHash("sha256");
  // Numbers of several bytes stand in the order of the machine.
  hash.update(new Uint8Array(Uint16Array.of(1).buffer));
  for (const file of readdirSync(place).sort())
    if (/\.[jt]s$/.test(file) && (files === undefined || files.includes(file.slice(0, -3))))
      hash.update(readFileSync(new URL(file, place)));
  for (const part of purpose) hash.update(part).update("\n");
  return hash.update(body).digest();
}

function readFirst(places: readonly string[]): Uint8Array | undefined {
  const found = places.map(packageFile).find((place) => place !== undefined);
  return found && readFileSync(found);
}

/**
 * Where a file or folder of the package is, by its place seen from dist/platform; undefined where it is missing. Code that
 * a bundler has taken away from the package finds it where the package is installed.
 */
export function packageFile(place: string): URL | undefined {
  const beside = new URL(place, import.meta.url);
  if (existsSync(beside)) return beside;
  try {
    const manifest = createRequire(import.meta.url).resolve("scrubjay/package.json");
    const installed = new URL(place, new URL("dist/platform/", pathToFileURL(manifest)));
    return existsSync(installed) ? installed : undefined;
  } catch {
    return undefined;
  }
}

/** SHA-256 of the parts, one behind the other. */
export function sha256(...parts: readonly Uint8Array[]): Uint8Array {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest();
}

/** HKDF with SHA-256 (RFC 5869): 32 bytes. */
export function hkdf(key: Uint8Array, salt: string, info: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", key, salt, info, 32));
}

/** zlib (RFC 1950); `level` 0 keeps the bytes as they are. */
export function deflate(bytes: Uint8Array, level?: 0): Uint8Array {
  return deflateSync(bytes, level === undefined ? {} : { level });
}

/** Throws what is no zlib stream, or would be longer than `most`. */
export function inflate(bytes: Uint8Array, most: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(inflateSync(bytes, { maxOutputLength: most }));
}

/** The same characters, lone surrogates included, in memory of their own. */
export function copyText(text: string): string {
  return Buffer.from(text, "utf16le").toString("utf16le");
}

/** The same text, of characters up to U+00FF alone, held in one byte each. */
export function narrowCopy(text: string): string {
  return Buffer.from(text, "latin1").toString("latin1");
}

/** Lets timers, signals and sockets have their turn. */
export function othersFirst(): Promise<void> {
  return setImmediate();
}

/** Bytes to write UTF-8 into, and the text of the first of them. */
export function textBuffer(size: number): TextBuffer {
  const bytes = Buffer.alloc(size);
  return { bytes, text: (length) => bytes.toString("utf8", 0, length) };
}

/** The part-of-speech tagger, which few recipes ask for. */
export function posTagger(): unknown {
  return createRequire(import.meta.url)("wink-pos-tagger")();
}

/** A thread that runs `source` with `data`, ready when it says so. It does not keep the program running. */
export function startThread(source: string, data: unknown): Promise<HelperThread> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(source, { eval: true, workerData: data });
    worker.once("message", () => {
      worker.unref();
      resolve({ stop: () => worker.terminate() });
    });
    worker.once("error", reject);
  });
}
