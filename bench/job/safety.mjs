import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { everyByte, FAULTY, newFolder, runApart, seeded, treeHash } from "./kit.mjs";
import { writeFiles } from "./notes.mjs";

const rules = { model: "rules" };

/** kill -9 at random moments, then --resume. */
export async function kills({ texts, quick, row }) {
  const folder = newFolder();
  const inputs = [join(folder, "in")];
  writeFiles(inputs[0], texts, quick ? 600 : 3000);
  const quiet = await runApart({ inputs, out: join(folder, "quiet"), workers: 2, spec: rules });
  const expected = treeHash(join(folder, "quiet"));
  const long = (1000 * quiet.figures.notes) / quiet.figures.rate;
  const draw = seeded(11);
  const moments = quick ? 3 : 10;
  let same = 0;
  let killed = 0;
  for (let n = 0; n < moments; n++) {
    const out = join(folder, `out-${n}`);
    const cut = await runApart({ inputs, out, workers: 2, spec: rules, killAfter: long * draw() });
    if (cut.figures === undefined) killed++;
    await runApart({ inputs, out, workers: 2, spec: rules, resume: true });
    if (treeHash(out) === expected) same++;
  }
  rmSync(folder, { recursive: true });
  row(
    `kill -9 at ${moments} random moments (${killed} before the end), then --resume`,
    `${same} the same bytes`,
    `${moments}`,
    same === moments && killed > 0,
  );
}

const SECRET = "Dr. Quillfeather-Ostrander called.";

/** Faults: nothing raw comes out, nothing is lost, the failure list names it. */
export async function faults({ quick, row }) {
  const empties = quick ? 500 : 10_000;
  const good = { "good-1.txt": SECRET, "good-2.txt": `${SECRET} Again.` };
  /** @type {any[][]} name, what makes it, what must be withheld, programs of the threads */
  const cases = [
    ["unreadable file", (at) => symlinkSync("loop.txt", at("loop.txt")), { "cannot-read": 1 }],
    [
      "invalid UTF-8",
      (at) => writeFileSync(at("bad.txt"), Buffer.from(`${SECRET}\xff`, "latin1")),
      { "invalid-encoding": 1 },
    ],
    ...Object.entries(FAULTY).map(([kind, programs]) => [
      `worker crash (${kind})`,
      (at) => writeFileSync(at("die.txt"), `${SECRET} FAULT-DIE`),
      { "worker-died": 1 },
      programs,
    ]),
    ["2 GB in one line", (at) => hugeLine(at("huge.txt")), { "too-long": 1 }],
    [
      `${empties.toLocaleString("en-US")} empty files`,
      (at) => {
        for (let n = 0; n < empties; n++) writeFileSync(at(`e${n}.txt`), "");
      },
      {},
    ],
  ];
  for (const [name, make, withheld, programs] of cases) {
    const folder = newFolder();
    const at = (file) => join(folder, "in", file);
    mkdirSync(join(folder, "in"));
    for (const [file, text] of Object.entries(good)) writeFileSync(at(file), text);
    make(at);
    const out = join(folder, "out");
    const ran = await runApart({ inputs: [join(folder, "in")], out, workers: 2, spec: rules, programs });
    const expected = 2 + (Object.keys(withheld).length === 0 ? empties : 0);
    const fine =
      ran.figures?.written === expected &&
      JSON.stringify(ran.figures.withheld) === JSON.stringify(withheld) &&
      !/Quillfeather|Ostrander/.test(everyByte(out) + ran.stdout + ran.stderr);
    row(name, fine ? "withheld or written, named, nothing raw" : "NOT survived", "survived", fine);
    rmSync(folder, { recursive: true });
  }
  await fullDisk(row);
}

/** A file with a hole: 2 GB are read and none are stored. */
function hugeLine(file) {
  writeFileSync(file, SECRET);
  truncateSync(file, 2 ** 31);
}

async function fullDisk(row) {
  const folder = newFolder();
  const disk = join(folder, "disk");
  mkdirSync(disk);
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=400k", "none", disk], { stdio: "ignore" });
  } catch {
    row("disk full", "no right to mount a small disk here", "survived", false);
    return;
  }
  try {
    const inputs = [join(folder, "in")];
    writeFiles(inputs[0], [`${SECRET} ${"word ".repeat(800)}`], 300);
    const out = join(disk, "out");
    const full = await runApart({ inputs, out, workers: 2, spec: rules });
    const raw = /Quillfeather|Ostrander/.test(everyByte(disk));
    execFileSync("mount", ["-o", "remount,size=40m", disk]);
    await runApart({ inputs, out, workers: 2, spec: rules, resume: true });
    await runApart({ inputs, out: join(folder, "quiet"), workers: 2, spec: rules });
    const same = treeHash(out) === treeHash(join(folder, "quiet"));
    const fine = full.figures === undefined && /cannot-write/.test(full.stderr) && !raw && same;
    row(
      "disk full, then --resume with room",
      fine ? "stopped, nothing raw, same bytes" : "NOT survived",
      "survived",
      fine,
    );
  } finally {
    execFileSync("umount", [disk]);
    rmSync(folder, { recursive: true });
  }
}
