// Edits of a keyed job's output and of its manifest, by somebody who has no key, against `verify` with the key.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { verifyOutput } from "../../dist/audit/index.js";
import { workshop } from "./kit.mjs";
import { fileEdits, folderEdits, unpack } from "./outputs/edits.mjs";
import { jobs, KEY, KINDS, NOTES } from "./outputs/jobs.mjs";
import {
  BYTE_EDITS,
  FIELD_EDITS,
  manifestAt,
  recordsOf,
  rehashed,
  writeRecords,
} from "./outputs/manifests.mjs";

/** Undefined where `verify` sees that something is wrong. */
async function verdictOn(out, link) {
  try {
    const { verdict } = await verifyOutput(out, KEY, link);
    return verdict === "not as left" ? undefined : `verify says: ${verdict}`;
  } catch (error) {
    return error.name === "ScrubJayError" ? undefined : `verify breaks: ${error.name}`;
  }
}

/** Undefined where the job's command, given once more with --resume, sees that this is not what it made. */
async function resumedOn(kit, kind, out) {
  try {
    await kit.again(kind, out);
    return "--resume takes it for its own";
  } catch (error) {
    return error.code === "job-changed" ? undefined : `--resume breaks: ${error.name}`;
  }
}

/** The last link of job 0, as `deid` printed it. */
const linkOf = async (kit, kind) =>
  readFileSync(manifestAt(join(await kit.made(kind), KINDS[kind][0])), "utf8").match(/.*"chain":"(.*)"/s)[1];

/** Edits a copy of an output and asks for the verdict. */
function attackOn(kit, kind, name, edit, verdict = verdictOn) {
  return {
    name: `${kind}: ${name}`,
    async run() {
      const [called] = KINDS[kind];
      const out = kit.shop.fresh(called);
      mkdirSync(dirname(out));
      cpSync(await kit.made(kind), dirname(out), { recursive: true });
      await edit(out);
      return verdict(out);
    },
  };
}

/** Where the notes of a file of many stand, before packing. */
function placesIn(out) {
  return recordsOf(manifestAt(out))
    .filter(({ kind }) => kind === "note")
    .map(({ output }) => ({ at: output.at, bytes: output.files[0].bytes }));
}

const isFolder = (kind) => !KINDS[kind][0].includes(".");

function outputAttacks(kit, kind) {
  const edits = isFolder(kind) ? folderEdits(NOTES) : fileEdits(KINDS[kind][0].endsWith(".gz"), NOTES);
  return edits.map(({ name, edit }) =>
    attackOn(kit, kind, name, (out) => edit(out, isFolder(kind) ? [] : placesIn(out))),
  );
}

/** With and without a new chain, with and without the seal, and with the output made to fit. */
function manifestAttacks(kit, kind) {
  const on = (name, change) =>
    attackOn(kit, kind, `manifest, ${name}`, (out) => {
      const manifest = manifestAt(out);
      writeRecords(manifest, change(recordsOf(manifest), manifest));
    });
  const lines = Array.from({ length: NOTES + 2 }, (_, at) => at);
  const moves = {
    dropped: (records, at) => records.filter((_, n) => n !== at),
    doubled: (records, at) => records.flatMap((record, n) => (n === at ? [record, record] : [record])),
    "swapped with the next": (records, at) => {
      const made = [...records];
      const next = (at + 1) % made.length;
      [made[at], made[next]] = [records[next], records[at]];
      return made;
    },
  };
  const moved = Object.entries(moves).flatMap(([name, move]) =>
    lines.map((at) => on(`line ${at + 1} ${name}`, (records) => move(records, at))),
  );
  const fields = Object.entries(FIELD_EDITS).flatMap(([of, edits]) =>
    Object.entries(edits).map(([name, change]) =>
      on(`${of}: ${name}`, (records) => {
        const at = records.findIndex((record) => record.kind === of);
        return records.map((record, n) => (n === at ? change(record) : record));
      }),
    ),
  );
  const bytes = Object.entries(BYTE_EDITS).map(([name, change]) =>
    attackOn(kit, kind, `manifest, ${name}`, (out) => {
      const manifest = manifestAt(out);
      writeFileSync(manifest, change(readFileSync(manifest, "utf8")));
    }),
  );
  const gone = attackOn(kit, kind, "manifest, gone", (out) => rmSync(manifestAt(out)));
  return [...moved, ...fields, ...bytes, gone, ...forgeries(kit, kind, on)];
}

/** The output is changed and the manifest made to fit, as far as that goes without the key. */
function forgeries(kit, kind, on) {
  const changed = (manifest, records) => {
    const [file] = records.find((record) => record.kind === "note").output.files;
    const path = join(dirname(manifest), file.name);
    const text = readFileSync(path);
    const at = unpack(text).indexOf("metoprolol");
    if (at < 0) throw new Error("there is nothing to change");
    const made = Buffer.from(unpack(text));
    made.write("Quillfeath", at);
    writeFileSync(path, text[0] === 0x1f ? gzipSync(made) : made);
    return rehashed(manifest, records, unpack);
  };
  const withSeal = (seal) => (record) => (record.kind === "end" ? { ...record, seal } : record);
  const keyless = (record) => (record.kind === "job" ? { ...record, keyed: false } : record);
  const forge = (name, ...changes) =>
    on(`forged, ${name}`, (records, manifest) =>
      changes.reduce((made, change) => made.map(change), changed(manifest, records)),
    );
  const other = (name, what, verdict) =>
    attackOn(
      kit,
      kind,
      `manifest and output of another job, ${name}`,
      async (out) => what(join(await kit.made(kind, 1), KINDS[kind][0]), out),
      verdict,
    );
  const both = (from, out) => {
    rmSync(dirname(out), { recursive: true });
    cpSync(dirname(from), dirname(out), { recursive: true });
  };
  return [
    forge("the seal kept"),
    forge("the seal taken off", withSeal(null)),
    forge("the seal taken off, keyed: false", withSeal(null), keyless),
    forge("the seal kept, keyed: false", keyless),
    forge("a seal without a key", withSeal("0".repeat(64))),
    forge("an empty seal", withSeal("")),
    other("the manifest alone", (from, out) => cpSync(manifestAt(from), manifestAt(out))),
    other("both", both),
    other("both, the last link known", both, async (out) => verdictOn(out, await linkOf(kit, kind))),
    other("both, the job's command given again", both, (out) => resumedOn(kit, kind, out)),
  ];
}

const MANIFESTS_OF = ["jsonl", "jsonl, packed", "csv", "txt"];
const REPLAYED =
  "Whole and untouched, it is that job's output. Which job it has to be, the key cannot tell: --link does, and deid --resume.";

export const outputs = {
  name: "outputs",
  sample: 199,
  listed: new Map(
    MANIFESTS_OF.map((kind) => [`${kind}: manifest and output of another job, both`, REPLAYED]),
  ),
  open() {
    const shop = workshop();
    return { shop, ...jobs(shop), close: () => shop.close() };
  },
  attacks: (kit) => [
    ...Object.keys(KINDS).map((kind) => ({
      name: `${kind}: left alone`,
      // The checks can pass: else all edits would hold for nothing.
      async run() {
        const out = join(await kit.made(kind), KINDS[kind][0]);
        if ((await verdictOn(out, await linkOf(kit, kind))) === undefined) return "verify refuses it";
        return (await resumedOn(kit, kind, out)) === undefined ? "--resume refuses it" : undefined;
      },
    })),
    ...Object.keys(KINDS).flatMap((kind) => outputAttacks(kit, kind)),
    ...MANIFESTS_OF.flatMap((kind) => manifestAttacks(kit, kind)),
  ],
};
