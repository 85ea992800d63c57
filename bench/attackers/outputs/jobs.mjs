import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runDeid } from "../../../dist/job/index.js";
import { noteWithSentinels } from "../kit.mjs";

export const NOTES = 5;
export const KEY = new Uint8Array(32).fill(11);

/** An output of each kind: what it is called, and what it is written as. A name without an ending is a folder. */
export const KINDS = {
  jsonl: ["o.jsonl", "jsonl"],
  "jsonl, packed": ["o.jsonl.gz", "jsonl"],
  csv: ["o.csv", "csv"],
  "csv, packed": ["o.csv.gz", "csv"],
  conll: ["o.conll", "conll"],
  "i2b2-2006": ["o.xml", "i2b2-2006"],
  txt: ["o", "txt"],
  brat: ["o", "brat"],
  inline: ["o", "inline"],
  sgml: ["o", "sgml"],
  "i2b2-2014": ["o", "i2b2-2014"],
};

/**
 * The outputs of one keyed job, each made when it is first wanted; `number` tells jobs on other notes apart. `made` gives
 * the folder that an output lies in; `again` gives the command of job 0 once more, with --resume, over what lies at `out`.
 */
export function jobs(shop) {
  const known = new Map();
  const made = (kind, number = 0) => {
    const key = `${kind} ${number}`;
    if (!known.has(key)) known.set(key, make(shop, kind, number));
    return known.get(key);
  };
  return {
    made: async (kind, number) => (await made(kind, number)).folder,
    again: async (kind, out) => runDeid({ ...(await made(kind)).options, out, resume: true }),
  };
}

async function make(shop, kind, number) {
  const [name, to] = KINDS[kind];
  const folder = dirname(shop.fresh(name));
  const lines = Array.from({ length: NOTES }, (_, n) =>
    JSON.stringify({ id: `n${n}`, text: noteWithSentinels(100 * number + n) }),
  );
  const input = shop.fresh("in.jsonl");
  for (const path of [folder, dirname(input)]) mkdirSync(path, { recursive: true });
  writeFileSync(input, `${lines.join("\n")}\n`);
  /** @type {Omit<import("../../../dist/doors/job.js").DeidJobOptions, "out">} */
  const options = {
    inputs: [input],
    to,
    read: {},
    workers: 1,
    withSpans: true,
    spec: { model: "rules", config: {}, replace: { mode: "surrogate", key: KEY } },
  };
  await runDeid({ ...options, out: join(folder, name) });
  return { folder, options };
}
