import { hkdf as hkdfOf } from "@noble/hashes/hkdf.js";
import { sha256 as hashOf } from "@noble/hashes/sha2.js";
import { Unzlib, zlibSync } from "fflate";
import { ScrubJayError } from "../errors.js";
import type { AssetName, Assets, HelperThread, Purpose, TableName, TextBuffer } from "./platform.js";

/* The same as `node.ts`, for where there is no file system: a web page hands the files over. */

let given: Assets = {};

/** What the page has fetched, before anything else is done. */
export function useAssets(assets: Assets): void {
  given = { ...given, ...assets };
}

export function readAsset(name: AssetName): Uint8Array | undefined {
  return given[name];
}

const DIGEST_BYTES = 32;

/** Tables come with the code that reads them, in one bundle: there is no other that they could be of. */
export function sealTable(): never {
  throw notHere("tables are written by the build");
}

export function openTable(_name: TableName, _purpose: Purpose, file?: Uint8Array): Uint8Array | undefined {
  return file?.subarray(DIGEST_BYTES);
}

export function sha256(...parts: readonly Uint8Array[]): Uint8Array {
  const hash = hashOf.create();
  for (const part of parts) hash.update(part);
  return hash.digest();
}

export function hkdf(key: Uint8Array, salt: string, info: string): Uint8Array {
  return hkdfOf(hashOf, key, encoder.encode(salt), encoder.encode(info), 32);
}

export function deflate(bytes: Uint8Array, level?: 0): Uint8Array {
  return zlibSync(bytes, level === undefined ? {} : { level });
}

export function inflate(bytes: Uint8Array, most: number): Uint8Array<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  let isWhole = false;
  const stream = new Unzlib((chunk, last) => {
    length += chunk.length;
    if (length > most) throw new RangeError("longer than it may be");
    chunks.push(chunk);
    isWhole = last;
  });
  stream.push(bytes, true);
  if (!isWhole) throw new RangeError("cut short");
  const inflated = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    inflated.set(chunk, at);
    at += chunk.length;
  }
  return inflated;
}

export function copyText(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string;
}

export function narrowCopy(text: string): string {
  return text;
}

export function othersFirst(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();

export function textBuffer(size: number): TextBuffer {
  const bytes = new Uint8Array(size);
  return { bytes, text: (length) => decoder.decode(bytes.subarray(0, length)) };
}

export function posTagger(): never {
  throw notHere("part-of-speech features are not in the page's bundle");
}

export function startThread(): Promise<HelperThread> {
  throw notHere("training in a page uses one thread");
}

function notHere(what: string): ScrubJayError {
  return new ScrubJayError("not-in-a-page", what, { hint: "Use ScrubJay in Node for that." });
}
