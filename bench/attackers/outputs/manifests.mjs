import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export function manifestAt(out) {
  const inside = join(out, "manifest.jsonl");
  return existsSync(inside) ? inside : `${out}.manifest.jsonl`;
}

/** The records of a manifest without their chain. */
export function recordsOf(manifest) {
  const lines = readFileSync(manifest, "utf8").trimEnd().split("\n");
  return lines.map((line) => {
    const { chain: _, ...record } = JSON.parse(line);
    return record;
  });
}

/** Writes records with a new chain, as whoever has this page can: a chain needs no key. */
export function writeRecords(manifest, records) {
  let chain = "0".repeat(64);
  const lines = records.map((record) => {
    const body = JSON.stringify(record);
    chain = createHash("sha256").update(chain).update(body).digest("hex");
    return `${body.slice(0, -1)},"chain":"${chain}"}\n`;
  });
  writeFileSync(manifest, lines.join(""));
}

const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");

/** All hashes and sizes as plain SHA-256 of what lies there now, without a key. `unpack` for files of many notes. */
export function rehashed(manifest, records, unpack) {
  const at = (name) => readFileSync(join(dirname(manifest), name));
  return records.map((record) => {
    if (record.kind === "file") {
      const bytes = at(record.name);
      return { ...record, bytes: bytes.length, hash: sha256(bytes) };
    }
    if (record.kind !== "note" || record.output === null) return record;
    const { at: from, files } = record.output;
    const now = files.map((file) => {
      const whole = at(file.name);
      const bytes = from === null ? whole : unpack(whole).subarray(from, from + file.bytes);
      return { ...file, bytes: bytes.length, hash: sha256(bytes) };
    });
    return { ...record, output: { ...record.output, files: now } };
  });
}

/** Changes of one field each, of a record of a kind. */
export const FIELD_EDITS = {
  job: {
    mode: (job) => ({ ...job, mode: "redact" }),
    policy: (job) => ({ ...job, policy: "full" }),
    config: (job) => ({ ...job, config: "0".repeat(64) }),
    model: (job) => ({ ...job, model: { name: "other", sha256: null } }),
    shard: (job) => ({ ...job, shard: "1/2" }),
    version: (job) => ({ ...job, scrubjay: "9.9.9" }),
    keyed: (job) => ({ ...job, keyed: false }),
    "a field more": (job) => ({ ...job, approved: true }),
  },
  note: {
    id: (note) => ({ ...note, id: "note-00000000000000000000" }),
    patient: (note) => ({ ...note, patient: "patient-1" }),
    number: (note) => ({ ...note, number: note.number + 100 }),
    place: (note) => ({ ...note, place: { file: 9, note: 9 } }),
    withheld: (note) => ({ ...note, status: "withheld", reason: "internal", output: null }),
    spans: (note) => ({ ...note, spans: {} }),
    confidence: (note) => ({ ...note, confidence: 1 }),
    "lowest score": (note) => ({ ...note, lowestScore: 1 }),
    input: (note) => ({ ...note, input: null }),
    hash: (note) => ({
      ...note,
      output: { ...note.output, files: note.output.files.map((file) => ({ ...file, hash: "0".repeat(64) })) },
    }),
  },
  end: {
    counts: (end) => ({ ...end, notes: end.notes + 1, written: end.written + 1 }),
    spans: (end) => ({ ...end, spans: {} }),
    "another seal": (end) => ({ ...end, seal: "0".repeat(64) }),
    "no seal": (end) => ({ ...end, seal: null }),
  },
};

/** The same records in bytes that another reader might take for something else. */
export const BYTE_EDITS = {
  "blank in a line": (text) => text.replace('{"kind"', '{ "kind"'),
  "field twice": (text) => text.replace('"withheld":0', '"withheld":5,"withheld":0'),
  "letter as an escape": (text) => text.replace('"kind"', '"\\u006bind"'),
  "byte order mark": (text) => `\ufeff${text}`,
  "line ends of Windows": (text) => text.replaceAll("\n", "\r\n"),
  "no line end": (text) => text.trimEnd(),
  "empty line at the end": (text) => `${text}\n`,
  "line behind the end": (text) => `${text}{"kind":"note"}\n`,
  "itself once more": (text) => text + text,
  "nothing left": () => "",
  "half of it": (text) => text.slice(0, text.length / 2),
  "without its last line": (text) => text.slice(0, text.lastIndexOf("\n", text.length - 2) + 1),
  "capital hash": (text) =>
    text.replace(/"chain":"[0-9a-f]+"/, (chain) => chain.toUpperCase().replace("CHAIN", "chain")),
};
