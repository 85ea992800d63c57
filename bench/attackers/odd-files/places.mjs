import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { badManners, everyByte, filesOf, noteWithSentinels, scrubjay, sentinelsIn } from "../kit.mjs";

const NOTE = noteWithSentinels(1);
/** Whom no file of ours belongs to. */
const NOBODY = 65534;

/**
 * Runs a job over a folder that `fill` has filled; gives how it ended and what the manifest says of each note.
 * @param {any} kit
 * @param {Function} fill
 * @param {{ args?: string[], out?: string, uid?: number }} [options]
 */
async function jobOver(kit, fill, { args = [], out, ...options } = {}) {
  const folder = kit.shop.fresh("in");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "good.txt"), NOTE);
  fill(folder);
  const to = out ?? join(folder, "../clean");
  const ran = await scrubjay(["deid", folder, "--out", to, "--model", "rules", "--workers", "1", ...args], {
    limit: 100,
    ...options,
  });
  return { ran, folder, out: to, reasons: reasonsIn(to) };
}

export function reasonsIn(out) {
  const manifest = join(out, "manifest.jsonl");
  if (!filesOf(out)["manifest.jsonl"]) return undefined;
  const lines = readFileSync(manifest, "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line)).flatMap((one) => (one.kind === "note" ? [one.reason] : []));
}

/** What went wrong where notes should have come to these ends, in any order; null is written. */
export function cameTo({ ran, out, reasons }, expected) {
  const rude = badManners(ran);
  if (rude) return rude;
  const left = sentinelsIn(everyByte(out));
  if (left.length > 0) return `${left.join(", ")} in the output`;
  const sorted = (list) => [...list].map(String).sort().join(" ");
  if (reasons === undefined || sorted(reasons) !== sorted(expected))
    return `expected ${sorted(expected)}, came to ${reasons && sorted(reasons)}`;
  const code = expected.some((one) => one !== null) ? 3 : 0;
  return ran.code === code ? undefined : `exit code ${ran.code}`;
}

const linkTo = (target) => (folder) => symlinkSync(target, join(folder, "a.txt"));
const named = (name) => (folder) => writeFileSync(join(folder, name), NOTE);
const fifoAt = (path) => execFileSync("mkfifo", [path]);

/** In a folder with one good note: what else lies there, and what has to become of all notes. */
const IN_FOLDER = [
  { what: "a link to itself", fill: linkTo("a.txt"), to: [null, "cannot-read"] },
  { what: "a link to nowhere", fill: linkTo("gone"), to: [null, "missing-input"] },
  { what: "a link to its own folder", fill: linkTo("."), to: [null] },
  { what: "a link to the folder above", fill: linkTo(".."), to: [null] },
  { what: "a link to endless NULs", fill: linkTo("/dev/zero"), to: [null, "not-text"] },
  { what: "a link to endless noise", fill: linkTo("/dev/urandom"), to: [null, "invalid-encoding"] },
  { what: "a link to nothing", fill: linkTo("/dev/null"), to: [null, null] },
  { what: "a pipe that nobody writes to", fill: (folder) => fifoAt(join(folder, "a.txt")), to: [null] },
  {
    what: "a link to a pipe that nobody writes to",
    fill(folder) {
      fifoAt(join(folder, "../pipe"));
      linkTo("../pipe")(folder);
    },
    to: [null, "cannot-read"],
  },
  { what: "a folder called as a note", fill: (folder) => mkdirSync(join(folder, "a.txt")), to: [null] },
  {
    what: "links that double at each of twenty levels",
    fill(folder) {
      for (let level = 0, at = folder; level < 20; level++, at = join(at, "x")) {
        mkdirSync(join(at, "x"));
        symlinkSync("x", join(at, "y"));
      }
    },
    to: [null],
  },
  { what: "a name with a line end", fill: named("Quillfeather\nscrubjay: done.txt"), to: [null, null] },
  { what: "a name with terminal codes", fill: named("\x1b]0;Quillfeather\x07\x1b[2J.txt"), to: [null, null] },
  { what: "a name of 255 bytes", fill: named(`${"é".repeat(125)}x.txt`), to: [null, null] },
  { what: "names that look like options", fill: named("--out=elsewhere.txt"), to: [null, null] },
  { what: "a name with a backslash", fill: named("a\\..\\Quillfeather.txt"), to: [null, null] },
  {
    what: "a name that is no UTF-8",
    fill: (folder) =>
      writeFileSync(
        Buffer.concat([Buffer.from(`${folder}/M`), Buffer.from([0xfc]), Buffer.from(".txt")]),
        NOTE,
      ),
    to: [null, "missing-input"],
  },
  {
    what: "twins in capitals and not, new names",
    fill(folder) {
      named("A.txt")(folder);
      named("a.txt")(folder);
    },
    to: [null, null, null],
  },
  {
    what: "twins in capitals and not, names kept",
    fill(folder) {
      named("A.txt")(folder);
      named("a.txt")(folder);
    },
    args: ["--keep-names"],
    to: [null, null, "same-output"],
  },
  {
    what: "a file and a folder that may not be read",
    fill(folder) {
      mkdirSync(join(folder, "shut"));
      named("shut/a.txt")(folder);
      named("a.txt")(folder);
      for (const path of [folder, join(folder, "..")]) chmodSync(path, 0o777);
      chmodSync(join(folder, "a.txt"), 0);
      chmodSync(join(folder, "shut"), 0);
    },
    nobody: true,
    to: [null, "cannot-read", "cannot-read"],
  },
];

/** Where the output cannot be written: a sentence and the exit code for it, nothing of a note anywhere. */
const CANNOT_WRITE = [
  {
    what: "an output folder that may not be written to",
    nobody: true,
    fill: (folder) => chmodSync(join(folder, ".."), 0o755),
  },
  {
    what: "an output below a file",
    out: (folder) => join(folder, "../file/clean"),
    fill: (folder) => writeFileSync(join(folder, "../file"), ""),
  },
  { what: "an output on a device", out: () => "/dev/full/clean" },
];

/**
 * @param {any} kit
 * @param {{ fill?: (folder: string) => void, out?: Function, nobody?: boolean }} place
 */
async function notWritten(kit, { fill = () => {}, out, nobody }) {
  const folder = kit.shop.fresh("in");
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  writeFileSync(join(folder, "a.txt"), NOTE, { mode: 0o644 });
  fill(folder);
  const to = out?.(folder) ?? join(folder, "../clean");
  const ran = await scrubjay(["deid", folder, "--out", to, "--model", "rules"], {
    uid: nobody ? NOBODY : undefined,
  });
  const rude = badManners(ran);
  if (rude) return rude;
  return ran.code > 0 && ran.code < 4 && /^scrubjay: .*\[[a-z-]+\]$/m.test(ran.stderr)
    ? undefined
    : `exit code ${ran.code}: ${ran.stderr}`;
}

/** A disk of 300 kB: the job stops, and goes on to the same bytes when there is room. */
async function fullDisk(kit) {
  const folder = kit.shop.fresh("in");
  const disk = join(folder, "../disk");
  mkdirSync(folder, { recursive: true });
  mkdirSync(disk);
  for (let n = 0; n < 60; n++) writeFileSync(join(folder, `${n}.txt`), NOTE + "word ".repeat(1500));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=300k", "none", disk], { stdio: "ignore" });
  } catch {
    return { skipped: "no right to mount a small disk" };
  }
  try {
    const args = (out) => ["deid", folder, "--out", out, "--model", "rules", "--workers", "1"];
    const out = join(disk, "clean");
    const full = await scrubjay(args(out));
    if (badManners(full)) return badManners(full);
    if (full.code !== 3 || !full.stderr.includes("[cannot-write]"))
      return `exit code ${full.code}: ${full.stderr}`;
    const values = sentinelsIn(everyByte(out));
    if (values.length > 0) return `${values.join(", ")} on the disk`;
    execFileSync("mount", ["-o", "remount,size=9m", disk]);
    const resumed = await scrubjay([...args(out), "--resume"]);
    if (resumed.code !== 0) return `--resume: ${resumed.stderr}`;
    const quiet = kit.shop.fresh("clean");
    await scrubjay(args(quiet));
    return JSON.stringify(filesOf(out)) === JSON.stringify(filesOf(quiet))
      ? undefined
      : "--resume gives other bytes";
  } finally {
    execFileSync("umount", [disk]);
  }
}

const isRoot = () => process.getuid?.() === 0;
const NOT_ROOT = { skipped: "only root can become somebody else" };

export const placeAttacks = (kit) => [
  ...IN_FOLDER.map(({ what, fill, to, args, nobody }) => ({
    name: `in a folder: ${what}`,
    async run() {
      if (nobody && !isRoot()) return NOT_ROOT;
      return cameTo(await jobOver(kit, fill, { args, uid: nobody ? NOBODY : undefined }), to);
    },
  })),
  ...CANNOT_WRITE.map((one) => ({
    name: one.what,
    run: async () => (one.nobody && !isRoot() ? NOT_ROOT : notWritten(kit, one)),
  })),
  { name: "a disk that is full", run: () => fullDisk(kit) },
];
