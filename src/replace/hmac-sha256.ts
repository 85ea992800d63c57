/**
 * HMAC-SHA-256 (RFC 2104, FIPS 180-4) for many short messages under one key. The system's own makes objects for every
 * message, which costs more than the hash; here the key's two blocks are hashed once and nothing is made but the answer.
 */
export type Hmac = (message: string) => Uint8Array;

/** Of the message `count;` with every part and its length before it; as eight words, the highest byte first. */
export type CountedHmac = (count: number, parts: readonly string[]) => readonly number[];

const BLOCK = 64;
const DIGEST = 32;
const ROUND = roundConstants();
const START = Int32Array.of(
  0x6a09e667,
  0xbb67ae85,
  0x3c6ef372,
  0xa54ff53a,
  0x510e527f,
  0x9b05688c,
  0x1f83d9ab,
  0x5be0cd19,
);
const encoder = new TextEncoder();
// Nothing here waits, so that one set of working space serves all.
const schedule = new Int32Array(64);
const state = new Int32Array(8);
let bytes = new Uint8Array(16 * BLOCK);

/** The key is one of at most 64 bytes. */
export function hmacSha256(key: Uint8Array): Hmac {
  const inner = keyState(key, 0x36);
  const outer = keyState(key, 0x5c);
  return (message) => {
    hash(addText(message, 0), inner, outer);
    const digest = new Uint8Array(DIGEST);
    for (let word = 0; word < state.length; word++) putWord(digest, 4 * word, state[word] as number);
    return digest;
  };
}

/** The same for draws: the message is never put together as a text, and its answer needs no bytes. */
export function countedHmac(key: Uint8Array): CountedHmac {
  const inner = keyState(key, 0x36);
  const outer = keyState(key, 0x5c);
  return (count, parts) => {
    let length = addNumber(count, 0);
    bytes[length++] = SEMICOLON;
    for (const part of parts) {
      length = addNumber(part.length, length);
      bytes[length++] = COLON;
      length = addText(part, length);
    }
    hash(length, inner, outer);
    const words: number[] = [];
    for (let at = 0; at < state.length; at++) words.push(state[at] as number);
    return words;
  };
}

const [COLON, SEMICOLON, ZERO] = [0x3a, 0x3b, 0x30];

/** Puts the digits of a whole number into `bytes`; answers where they end, as `addText` does. */
function addNumber(number: number, at: number): number {
  if (number < 10) {
    bytes[at] = ZERO + number;
    return at + 1;
  }
  return addText(String(number), at);
}

function addText(text: string, start: number): number {
  // Room for the padding and a number behind it, and for three bytes of every unit.
  if (bytes.length < start + 3 * text.length + 3 * BLOCK) {
    const larger = new Uint8Array(2 * start + 4 * text.length + 3 * BLOCK);
    larger.set(bytes.subarray(0, start));
    bytes = larger;
  }
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit > 127) return start + encoder.encodeInto(text, bytes.subarray(start)).written;
    bytes[start + at] = unit;
  }
  return start + text.length;
}

/** The state becomes the HMAC of this many bytes. */
function hash(length: number, inner: Int32Array, outer: Int32Array): void {
  startFrom(inner);
  const end = Math.ceil((length + 9) / BLOCK) * BLOCK;
  bytes[length] = 0x80;
  for (let at = length + 1; at < end - 8; at++) bytes[at] = 0;
  const bits = (length + BLOCK) * 8;
  putWord(bytes, end - 8, Math.floor(bits / 2 ** 32));
  putWord(bytes, end - 4, bits | 0);
  for (let at = 0; at < end; at += BLOCK) compressBytes(at);
  if (bytes.length > 1024 * BLOCK) bytes = new Uint8Array(16 * BLOCK);
  // The outer message is the state itself: always one block with the same padding.
  for (let at = 0; at < 16; at++) schedule[at] = at < state.length ? (state[at] as number) : 0;
  schedule[state.length] = 0x80 << 24;
  schedule[15] = (DIGEST + BLOCK) * 8;
  startFrom(outer);
  compress();
}

/** For so few words a loop is faster than the array's own ways. */
function startFrom(key: Int32Array): void {
  for (let at = 0; at < state.length; at++) state[at] = key[at] as number;
}

/** The hash's state after the block that a key begins its message with. */
function keyState(key: Uint8Array, pad: number): Int32Array {
  bytes.fill(pad, 0, BLOCK);
  for (const [at, byte] of key.entries()) bytes[at] = byte ^ pad;
  state.set(START);
  compressBytes(0);
  return state.slice();
}

function putWord(to: Uint8Array, at: number, word: number): void {
  to[at] = word >>> 24;
  to[at + 1] = word >>> 16;
  to[at + 2] = word >>> 8;
  to[at + 3] = word;
}

/** One block of `bytes` into the state. */
function compressBytes(from: number): void {
  for (let t = 0, at = from; t < 16; t++, at += 4)
    schedule[t] =
      ((bytes[at] as number) << 24) |
      ((bytes[at + 1] as number) << 16) |
      ((bytes[at + 2] as number) << 8) |
      (bytes[at + 3] as number);
  compress();
}

/** The first 16 words of the schedule into the state. Every sum is cut to 32 bits at once: so the engine never leaves them. */
function compress(): void {
  for (let t = 16; t < 64; t++) {
    const early = schedule[t - 15] as number;
    const late = schedule[t - 2] as number;
    const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    const sum = (high + (schedule[t - 7] as number)) | 0;
    schedule[t] = (((sum + low) | 0) + (schedule[t - 16] as number)) | 0;
  }
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  let e = state[4] as number;
  let f = state[5] as number;
  let g = state[6] as number;
  let h = state[7] as number;
  for (let t = 0; t < 64; t++) {
    const choice = g ^ (e & (f ^ g));
    const mixed = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25))) | 0;
    const given = ((ROUND[t] as number) + (schedule[t] as number)) | 0;
    const one = (((mixed + choice) | 0) + given) | 0;
    const majority = (a & b) | (c & (a | b));
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  state[0] = (state[0] as number) + a;
  state[1] = (state[1] as number) + b;
  state[2] = (state[2] as number) + c;
  state[3] = (state[3] as number) + d;
  state[4] = (state[4] as number) + e;
  state[5] = (state[5] as number) + f;
  state[6] = (state[6] as number) + g;
  state[7] = (state[7] as number) + h;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** First 32 bits of the fractions of the cube roots of the first 64 primes. */
function roundConstants(): Int32Array {
  const constants = new Int32Array(64);
  for (let found = 0, number = 2; found < 64; number++) {
    let divisor = 2;
    while (divisor * divisor <= number && number % divisor !== 0) divisor++;
    if (divisor * divisor <= number) continue;
    const scaled = BigInt(number) << 96n;
    let root = BigInt(Math.floor(Math.cbrt(number) * 2 ** 32));
    while (root * root * root > scaled) root--;
    while ((root + 1n) ** 3n <= scaled) root++;
    constants[found++] = Number(BigInt.asIntN(32, root));
  }
  return constants;
}
