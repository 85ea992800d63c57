import { appendFile, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { journalAt, readJournal } from "./journal.js";
import { keyedNames } from "./keyed-names.js";
import { namesSealer, openNames } from "./names-map.js";
import { patientFrom } from "./patient-from.js";
import { inShard, parseShard } from "./shard.js";

const KEY = new Uint8Array(32).fill(3);
const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), "scrubjay-run-"));

describe("the journal", () => {
  const fingerprint = { version: "1", input: "i", model: "m", key: "k", config: "c", shard: "none" };
  const checkpoint = (batches: number) => ({
    batches,
    manifest: 9,
    chain: "c",
    digest: "d",
    files: { a: { bytes: 1, hash: "h" } },
  });

  it("gives back its last whole line, whatever was cut off behind it", async () => {
    const file = join(await newFolder(), "journal");
    expect(await readJournal(file)).toBeUndefined();
    const journal = journalAt(file, undefined);
    await journal.begin(fingerprint, true);
    expect(await readJournal(file)).toEqual({ fingerprint, overwrite: true, last: undefined });
    await journal.checkpoint(checkpoint(1));
    const short = await readFile(file);
    await journal.checkpoint(checkpoint(2));
    const whole = await readFile(file);
    expect((await readJournal(file))?.last).toEqual(checkpoint(2));
    for (let size = short.length; size < whole.length; size++) {
      await writeFile(file, whole.subarray(0, size));
      expect((await readJournal(file))?.last).toEqual(checkpoint(1));
    }
    await writeFile(file, short);
    await appendFile(file, "\0\0\0\0\n");
    expect((await readJournal(file))?.last).toEqual(checkpoint(1));
  });
});

describe("shards", () => {
  it.each(["0/4", "5/4", "1", "a/b", "1/0", "-1/3"])("refuses %s", (text) => {
    expect(() => parseShard(text)).toThrow(/--shard/);
  });

  it("take every note exactly once, and all of a patient", () => {
    const shards = [1, 2, 3, 4].map((index) => parseShard(`${index}/4`));
    for (let n = 0; n < 200; n++) {
      expect(shards.filter((shard) => inShard(shard, { id: `n${n}` }))).toHaveLength(1);
      const of = (id: string) => shards.findIndex((shard) => inShard(shard, { id, patient: `p${n}` }));
      expect(of("a")).toBe(of("b"));
    }
  });
});

describe("names under a key", () => {
  it("are the same for the same original, differ otherwise, and hang on the key", () => {
    const names = keyedNames(KEY);
    expect(names.note("LEE_ANN")).toMatch(/^note-[0-9a-f]{20}$/);
    expect(names.note("LEE_ANN")).toBe(keyedNames(KEY).note("LEE_ANN"));
    expect(names.note("LEE_ANN")).not.toBe(names.note("LEE_BEA"));
    expect(names.note("LEE_ANN")).not.toBe(keyedNames(new Uint8Array(32)).note("LEE_ANN"));
    expect(names.file("a/b/c.txt")).toMatch(/^folder-\w{20}\/folder-\w{20}\/file-\w{20}$/);
    expect(names.folder("a/b/c.txt").startsWith(names.folder("a/x.txt"))).toBe(true);
  });

  it("come back from the names map with the key, and only with it", () => {
    const names = { id: "LEE_ANN", patient: "7", file: "in/LEE_ANN.txt" };
    const line = namesSealer(KEY)("note-1", names);
    expect(line).not.toMatch(/LEE/);
    expect(openNames(line.trimEnd(), KEY)).toEqual({ pseudonym: "note-1", names });
    expect(() => openNames(line.trimEnd(), new Uint8Array(32))).toThrow(/cannot be opened/);
    expect(() => openNames(line.trimEnd().replace("note-1", "note-2"), KEY)).toThrow(/cannot be opened/);
  });
});

describe("patientFrom", () => {
  const note = { id: "n1", extra: { PAT: 17 } };
  it.each<[string, string, string | undefined]>([
    ["folder", "P7/2012/a.txt", "P7"],
    ["folder", "a.txt", undefined],
    ["file:^(\\d+)_", "123_visit.txt", "123"],
    ["file:^(\\d+)_", "visit.txt", undefined],
    ["column:PAT", "a.csv", "17"],
    ["column:NONE", "a.csv", undefined],
  ])("%s reads %s", (how, relative, patient) => {
    expect(patientFrom(how)(note, relative)).toBe(patient);
  });

  it("reads a map, and puts what the note says first", async () => {
    const file = join(await newFolder(), "map.csv");
    await writeFile(file, 'n1,P1\r\n"n,2","P ""2"""\r\n');
    const of = patientFrom(`map:${file}`);
    expect([of({ id: "n1" }, ""), of({ id: "n,2" }, ""), of({ id: "n3" }, "")]).toEqual([
      "P1",
      'P "2"',
      undefined,
    ]);
    expect(of({ id: "n1", patient: "own" }, "")).toBe("own");
  });

  it.each(["", "folders", "file:", "file:(", "column:", "map:/none.csv"])("refuses %j", (how) => {
    expect(() => patientFrom(how)).toThrow(/patient-from/);
  });
});
