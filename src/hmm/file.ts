import { sha256 } from "#platform";
import { ScrubJayError } from "../errors.js";
import { byteReader, byteWriter } from "./byte-stream.js";
import { childrenOf } from "./children.js";
import type { CountTrie } from "./count-trie.js";
import { createCounts, type HmmCounts } from "./counts.js";
import { MOST_TYPES, stateCount } from "./states.js";
import { BEGIN } from "./symbols.js";

// "SJAYHMM\n", SHA-256 of the rest, then numbers as 7 bits a byte, the lowest first: version; order, most nodes; the
// ratio as text; types; transitions (from, to, count) ascending; the trie, depth first, children ascending, each node as
// symbol, count, number of children. The same counts are always the same bytes.

const MAGIC = "SJAYHMM\n";
const VERSION = 1;
const HEADER = MAGIC.length + 32;
const LARGEST_RATIO = 1e6;

export function encodeCounts({ settings, types, transitions, trie }: HmmCounts): Uint8Array {
  const out = byteWriter();
  out.number(VERSION);
  out.number(settings.order);
  out.number(settings.mostNodes);
  out.text(`${settings.ratio}`);
  out.number(types.length);
  types.forEach(out.text);
  out.number(transitions.size);
  for (const [key, count] of [...transitions].sort(([a], [b]) => a - b)) {
    out.number(Math.floor(key / 65536));
    out.number(key % 65536);
    out.number(count);
  }
  const { first, nodes } = childrenOf(trie);
  out.number(trie.size);
  const open = [0];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    out.number(trie.symbol[node]!);
    out.number(trie.count[node]!);
    out.number(first[node + 1]! - first[node]!);
    for (let n = first[node + 1]! - 1; n >= first[node]!; n--) open.push(nodes[n]!);
  }
  const body = out.finish();
  const bytes = new Uint8Array(HEADER + body.length);
  for (let i = 0; i < MAGIC.length; i++) bytes[i] = MAGIC.charCodeAt(i);
  bytes.set(sha256(body), MAGIC.length);
  bytes.set(body, HEADER);
  return bytes;
}

/** `file` only names the culprit in errors. */
export function decodeCounts(bytes: Uint8Array, file: string): HmmCounts {
  const refuse = (code: string, message: string, hint: string): ScrubJayError =>
    new ScrubJayError(code, message, { file, hint });
  for (let i = 0; i < MAGIC.length; i++)
    if (bytes[i] !== MAGIC.charCodeAt(i))
      throw refuse("not-a-model", "not the counts of a hidden Markov model", "Train the model again.");
  const body = bytes.subarray(HEADER);
  const expected = sha256(body);
  const altered = refuse(
    "model-altered",
    "the model file does not match its checksum",
    "Copy or train it again.",
  );
  if (bytes.length < HEADER || !expected.every((byte, n) => byte === bytes[MAGIC.length + n])) throw altered;
  const read = byteReader(body);
  const version = read.number();
  if (version !== VERSION)
    throw refuse(
      "model-version",
      `the hidden Markov model has format ${version}, this program reads ${VERSION}`,
      version > VERSION ? "Update scrubjay." : "Train the model again.",
    );
  const order = read.number();
  const mostNodes = read.number();
  const ratio = Number(read.text());
  const counts = createCounts({ order, mostNodes, ratio });
  const types = read.number();
  for (let left = Math.min(types, MOST_TYPES); left > 0; left--) counts.types.push(read.text());
  const states = stateCount(counts.types.length);
  let fits = types <= MOST_TYPES && order >= 1 && order < 255 && ratio > 0 && ratio <= LARGEST_RATIO;
  for (let left = read.number(); left > 0 && !read.failed(); left--) {
    const [from, to, count] = [read.number(), read.number(), read.number()];
    fits &&= from < states && to < states;
    counts.transitions.set(from * 65536 + to, count);
  }
  fits &&= readTrie(counts, states, read) && hasEverySuffix(counts.trie);
  if (!fits || read.failed() || !read.atEnd())
    throw refuse(
      "model-altered",
      "the parts of the model file do not fit together",
      "Train the model again.",
    );
  return counts;
}

/** Whether all is as the writer leaves it: depth, symbols in order, no sequence more frequent than its beginning. */
function readTrie(
  { settings, types, trie }: HmmCounts,
  states: number,
  read: ReturnType<typeof byteReader>,
): boolean {
  const size = read.number();
  const highest = BEGIN + types.length;
  const open: { node: number; left: number; last: number }[] = [];
  for (let n = 0; n < size; n++) {
    while (open.at(-1)?.left === 0) open.pop();
    const above = open.at(-1);
    const [symbol, count, left] = [read.number(), read.number(), read.number()];
    if (read.failed() || (n === 0) !== (above === undefined)) return false;
    if (above === undefined) {
      open.push({ node: 0, left, last: -1 });
      continue;
    }
    const depth = open.length;
    const most = depth <= 2 ? 2 ** 32 - 1 : trie.count[above.node]!;
    if (symbol <= above.last || symbol > (depth === 1 ? states : highest) || count > most) return false;
    if (depth > settings.order + 1) return false;
    above.left--;
    above.last = symbol;
    const node = trie.grow(above.node, symbol);
    trie.setCount(node, count);
    open.push({ node, left, last: -1 });
  }
  return open.every(({ left }) => left === 0);
}

/** Whether every sequence is there without its first symbol too, as often or more: shorter contexts are what smooths. */
function hasEverySuffix({ size, parent, symbol, count, child }: CountTrie): boolean {
  const depth = new Uint8Array(size);
  const suffix = new Int32Array(size);
  for (let node = 1; node < size; node++) {
    const above = parent[node]!;
    depth[node] = depth[above]! + 1;
    if (depth[node]! < 2) continue;
    suffix[node] = depth[node] === 2 ? above : child(suffix[above]!, symbol[node]!);
    if (suffix[node]! < 0) return false;
    if (depth[node]! > 2 && count[node]! > count[suffix[node]!]!) return false;
  }
  return true;
}
