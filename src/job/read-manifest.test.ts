import { describe, expect, it } from "vitest";
import type { ManifestNote } from "./manifest.js";
import { readManifests } from "./read-manifest.js";
import { JOB, manifestLines, manifestNote, outputFolder } from "./test-manifest.js";

const LINES = manifestLines([1, 2, 3].map((number) => manifestNote(number, { spans: { DATE: number } })));

async function read(...folders: string[]): Promise<{ ids: number[]; head: string; lines: number }> {
  const notes: ManifestNote[] = [];
  const { head, lines } = await readManifests(folders, (note) => notes.push(note));
  return { ids: notes.map(({ number }) => number), head, lines };
}

it("hands over every note in order and knows the head of the chain", async () => {
  const found = await read(outputFolder(LINES));
  expect(found).toMatchObject({ ids: [1, 2, 3], lines: 5 });
  expect(LINES.at(-1)).toContain(`"chain":"${found.head}"`);
});

describe("refuses", () => {
  const swapped = [LINES[0], LINES[2], LINES[1], ...LINES.slice(3)] as string[];
  it.each<[string, string[], string]>([
    ["a changed count", LINES.map((line) => line.replace('"DATE":2', '"DATE":1')), "broken-manifest"],
    ["a line that is gone", LINES.filter((_, i) => i !== 2), "broken-manifest"],
    ["lines that changed places", swapped, "broken-manifest"],
    ["a line twice", [LINES[0] as string, ...LINES], "broken-manifest"],
    ["something behind the end", [...LINES, LINES[1] as string], "broken-manifest"],
    ["what is no manifest", ["hello\n"], "broken-manifest"],
    ["a job that did not finish", LINES.slice(0, -1), "unfinished"],
    ["an empty file", [], "unfinished"],
  ])("%s", async (_what, lines, code) => {
    await expect(read(outputFolder(lines))).rejects.toMatchObject({ code });
  });

  it("an output without a manifest", async () => {
    await expect(read("no-such-output")).rejects.toMatchObject({ code: "no-manifest" });
  });
});

describe("shards", () => {
  const shard = (name: string, number: number): string =>
    outputFolder(manifestLines([manifestNote(number)], { ...JOB, shard: name }));

  it("are read as one job", async () => {
    expect((await read(shard("1/2", 1), shard("2/2", 2))).ids).toEqual([1, 2]);
  });

  it("have one head in whatever order they are named", async () => {
    const [one, two, ten] = [shard("1/10", 1), shard("2/10", 2), shard("10/10", 10)];
    const read123 = await read(one, two, ten);
    expect(read123.ids).toEqual([1, 2, 10]);
    expect(await read(ten, two, one)).toEqual(read123);
  });

  it("are refused when one comes twice or is another job's", async () => {
    await expect(read(shard("1/2", 1), shard("1/2", 1))).rejects.toMatchObject({ code: "several-jobs" });
    const other = outputFolder(manifestLines([], { ...JOB, shard: "2/2", mode: "mask" }));
    await expect(read(shard("1/2", 1), other)).rejects.toMatchObject({ code: "several-jobs" });
  });
});
