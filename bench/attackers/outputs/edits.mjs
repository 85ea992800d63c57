import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";

const EVIL = Buffer.from("Ms. Quillfeather, MRN 0048177\n");

/** Another byte of the same length, in the midst of what a person reads. */
function altered(bytes) {
  const made = Buffer.from(bytes);
  const at = Math.floor(made.length / 2);
  made[at] = made[at] === 0x61 ? 0x62 : 0x61;
  return made;
}

const pieced = (...pieces) => Buffer.concat(pieces);

/** What can be done to the bytes of any file. */
const TO_BYTES = {
  "text behind it": (bytes) => pieced(bytes, EVIL),
  "text before it": (bytes) => pieced(EVIL, bytes),
  "a line end behind it": (bytes) => pieced(bytes, Buffer.from("\n")),
  "a zero behind it": (bytes) => pieced(bytes, Buffer.from([0])),
  "itself once more": (bytes) => pieced(bytes, bytes),
  "one byte altered": altered,
  "first byte altered": (bytes) => pieced(Buffer.from([bytes[0] ^ 1]), bytes.subarray(1)),
  "last byte altered": (bytes) => pieced(bytes.subarray(0, -1), Buffer.from([bytes.at(-1) ^ 1])),
  "last byte gone": (bytes) => bytes.subarray(0, -1),
  "half of it gone": (bytes) => bytes.subarray(0, bytes.length >> 1),
  "all of it gone": () => Buffer.alloc(0),
};

const TO_PACKED = {
  "a second member": (bytes) => pieced(bytes, gzipSync(EVIL)),
  "an empty member": (bytes) => pieced(bytes, gzipSync("")),
  "a member before it": (bytes) => pieced(gzipSync(EVIL), bytes),
  "packed otherwise": (bytes) => gzipSync(gunzipSync(bytes), { level: 1 }),
  "not packed": (bytes) => gunzipSync(bytes),
  "a comment in its head": (bytes) => {
    const head = Buffer.from(bytes.subarray(0, 10));
    head[3] |= 16;
    return pieced(head, EVIL, Buffer.from([0]), bytes.subarray(10));
  },
};

/** What can be done to the records of a file of many notes, from the places where they stand. */
const TO_RECORDS = {
  dropped: (pieces, at) => pieces.filter((_, n) => n !== at),
  doubled: (pieces, at) => pieces.flatMap((piece, n) => (n === at ? [piece, piece] : [piece])),
  "swapped with the next": (pieces, at) => {
    const next = (at + 1) % pieces.length;
    return pieces.map((piece, n) => (n === at ? pieces[next] : n === next ? pieces[at] : piece));
  },
  altered: (pieces, at) => pieces.map((piece, n) => (n === at ? altered(piece) : piece)),
  "of another note": (pieces, at) =>
    pieces.map((piece, n) => (n === at ? pieces[(at + 2) % pieces.length] : piece)),
  "with text behind it": (pieces, at) => pieces.flatMap((piece, n) => (n === at ? [piece, EVIL] : [piece])),
};

export const unpack = (bytes) => (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes);
const repack = (made, before) => (before[0] === 0x1f && before[1] === 0x8b ? gzipSync(made) : made);

/** Edits of an output file of many notes: name and what it does to the copy at `out`. */
export function fileEdits(isPacked, notes) {
  const byBytes = { ...TO_BYTES, ...(isPacked ? TO_PACKED : {}) };
  const whole = Object.entries(byBytes).map(([name, change]) => ({
    name,
    edit: (out) => writeFileSync(out, change(readFileSync(out))),
  }));
  const records = Object.entries(TO_RECORDS).flatMap(([name, change]) =>
    Array.from({ length: notes }, (_, at) => ({
      name: `record ${at + 1} ${name}`,
      edit: (out, places) => {
        const before = readFileSync(out);
        const text = unpack(before);
        const pieces = places.map(({ at: from, bytes }) => text.subarray(from, from + bytes));
        const [first, last] = [places[0], places.at(-1)];
        const made = [text.subarray(0, first.at), ...change(pieces, at), text.subarray(last.at + last.bytes)];
        writeFileSync(out, repack(Buffer.concat(made), before));
      },
    })),
  );
  return [...whole, ...records, ...PLACE_EDITS.map(({ name, edit }) => ({ name, edit: (out) => edit(out) }))];
}

/** Edits of what stands at a path. */
const PLACE_EDITS = [
  { name: "gone", edit: (path) => rmSync(path) },
  {
    name: "a link to a copy",
    edit(path) {
      const copy = join(dirname(dirname(path)), "copy");
      renameSync(path, copy);
      symlinkSync(copy, path);
    },
  },
  {
    name: "a folder in its place",
    edit(path) {
      rmSync(path);
      mkdirSync(path);
    },
  },
];

/** Edits of an output folder. Files are those that the manifest does not stand in. */
export function folderEdits(notes) {
  const filesIn = (out) =>
    readdirSync(out)
      .filter((name) => name !== "manifest.jsonl" && statSync(join(out, name)).isFile())
      .sort()
      .map((name) => join(out, name));
  const each = Array.from({ length: notes }, (_, at) => at);
  const bytes = Object.entries(TO_BYTES).flatMap(([name, change]) =>
    each.map((at) => ({
      name: `file ${at + 1}, ${name}`,
      edit(out) {
        const file = filesIn(out)[at];
        writeFileSync(file, change(readFileSync(file)));
      },
    })),
  );
  const places = PLACE_EDITS.flatMap(({ name, edit }) =>
    each.map((at) => ({ name: `file ${at + 1}, ${name}`, edit: (out) => edit(filesIn(out)[at]) })),
  );
  const swaps = each.map((at) => ({
    name: `file ${at + 1}, swapped with the next`,
    edit(out) {
      const files = filesIn(out);
      const other = files.filter((file) => file.slice(-4) === files[at].slice(-4));
      const next = other[(other.indexOf(files[at]) + 1) % other.length];
      const [a, b] = [readFileSync(files[at]), readFileSync(next)];
      writeFileSync(files[at], b);
      writeFileSync(next, a);
    },
  }));
  const strays = [
    ["a file more", (out) => writeFileSync(join(out, "note.txt"), EVIL)],
    ["a hidden file", (out) => writeFileSync(join(out, ".note"), EVIL)],
    ["a copy of a file", (out) => cpSync(filesIn(out)[0], `${filesIn(out)[0]}.bak`)],
    ["an empty file", (out) => writeFileSync(join(out, "x"), "")],
    ["an empty folder", (out) => mkdirSync(join(out, "Quillfeather"))],
    ["a hidden folder", (out) => mkdirSync(join(out, ".Quillfeather"))],
    [
      "a file in a folder",
      (out) => {
        mkdirSync(join(out, "a/b"), { recursive: true });
        writeFileSync(join(out, "a/b/c"), EVIL);
      },
    ],
    ["a link more", (out) => symlinkSync("/etc/hostname", join(out, "x"))],
    ["a link that leads nowhere", (out) => symlinkSync("nowhere", join(out, "x"))],
    ["a second manifest", (out) => cpSync(join(out, "manifest.jsonl"), join(out, "manifest.jsonl.bak"))],
    ["another name", (out) => renameSync(filesIn(out)[0], join(out, "renamed.txt"))],
    [
      "the manifest of an inner folder",
      (out) => {
        mkdirSync(join(out, "in"));
        cpSync(join(out, "manifest.jsonl"), join(out, "in/manifest.jsonl"));
      },
    ],
  ].map(([name, edit]) => ({ name, edit }));
  return [...bytes, ...places, ...swaps, ...strays];
}
