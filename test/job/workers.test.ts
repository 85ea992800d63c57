import { availableParallelism } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { newFolder, RULES, scrubjay } from "../scrubjay.js";

it("gives a job no more workers than the machine has processors, and says so", async () => {
  const out = join(await newFolder(), "clean.jsonl");
  const ran = await scrubjay(
    ["deid", "-", "--from", "jsonl", "--out", out, "--workers", "999", ...RULES],
    '{"id":"1","text":"Seen on 3/4/2012."}\n',
  );
  expect(ran.code).toBe(0);
  const told = /--workers 999: this machine does (\d+) things at once/.exec(ran.stdout + ran.stderr);
  expect(Number(told?.[1])).toBeGreaterThan(0);
  expect(Number(told?.[1])).toBeLessThanOrEqual(availableParallelism());
}, 60_000);
