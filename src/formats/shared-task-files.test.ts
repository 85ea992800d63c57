import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { inOrder, readAll, thereAndBack } from "../../test/format-kit.js";
import type { Note } from "../note.js";
import { brat } from "./brat.js";
import { i2b22014 } from "./i2b2-2014.js";

/** A folder with i2b2-2014/gold and meddocan/gold; not part of the project. */
const SCORERS = process.env.SCRUBJAY_SCORERS;
const absent = SCORERS === undefined || !existsSync(SCORERS);
if (absent) console.info("SCRUBJAY_SCORERS is not set: reading the shared tasks' files is skipped");

it.skipIf(absent)("reads every tag of the i2b2 2014 files, and writes them back", async () => {
  const folder = join(SCORERS as string, "i2b2-2014", "gold");
  const files = readdirSync(folder).filter((file) => file.endsWith(".xml"));
  expect(files).toHaveLength(60);
  for (const file of files) {
    const content = readFileSync(join(folder, file), "utf8");
    const [note] = (await readAll(i2b22014, content)) as Note[];
    expect(note?.spans).toHaveLength(content.match(/<[A-Z]+ id="/g)?.length ?? 0);
    expect(i2b22014.detect(file, content.slice(0, 4096))).toBe(1);
    expect(await thereAndBack(i2b22014, note as Note)).toEqual(inOrder(note as Note));
  }
});

it.skipIf(absent)("reads every mention of the MEDDOCAN files, and writes them back", async () => {
  const folder = join(SCORERS as string, "meddocan", "gold");
  const files = readdirSync(folder).filter((file) => file.endsWith(".txt"));
  expect(files).toHaveLength(60);
  for (const file of files) {
    const ann = readFileSync(join(folder, file.replace(".txt", ".ann")), "utf8");
    const content = readFileSync(join(folder, file), "utf8");
    const [note] = (await readAll(brat, content, { companions: { ".ann": ann } })) as Note[];
    expect(note?.spans).toHaveLength(ann.match(/^T/gm)?.length ?? 0);
    expect(await thereAndBack(brat, note as Note)).toEqual(inOrder(note as Note));
  }
});
