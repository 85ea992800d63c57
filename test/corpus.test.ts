import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { realLooking } from "../scripts/corpus/real-looking.mjs";
import { spanProblems } from "../scripts/corpus/span-hygiene.mjs";
import { sharedSequences } from "../scripts/corpus/uniqueness.mjs";
import { parseInline } from "../src/text/inline.js";
import { ROOT } from "./scrubjay.js";

const kinds = (text: string): string[] => realLooking(text).map(({ kind }: { kind: string }) => kind);

it("sees identifiers that could be real, and passes those that cannot", () => {
  // Written in pieces, so that the scan of the repository does not find them here.
  expect(kinds(`call 617-${"412"}-2233`)).toEqual(["phone"]);
  expect(kinds(`(617) ${"412"}-2233`)).toEqual(["phone"]);
  expect(kinds(`(617) ${"411"}-2233`)).toEqual([]);
  expect(kinds(`SSN 123-${"45"}-6789`)).toEqual(["social security number"]);
  expect(kinds(`ada@${"alder"}.org`)).toEqual(["mail address"]);
  expect(kinds(`from 8.8.${"8"}.8`)).toEqual(["public IP address"]);
  expect(
    kinds("617-555-0134, 617-055-2233, 212-155-9921, 900-12-3456, ada@alder.example, 203.0.113.9, 10.1.2.3"),
  ).toEqual([]);
});

it("measures what notes share, boilerplate set aside or not", () => {
  const body = (word: string) => Array.from({ length: 20 }, (_, index) => `${word}${index}`).join(" ");
  const letterhead = "HOSPITAL outpatient letter to be kept with the chart always";
  const note = (id: string, text: string) => ({ id, text, spans: [] });
  const institution = {
    boilerplate: new Set([letterhead]),
    notes: [
      note("a", `${letterhead}\n${body("x")}`),
      note("b", `${letterhead}\n${body("y")}`),
      note("c", body("x")),
    ],
  };
  const share = (setAside: boolean) =>
    Object.fromEntries(
      sharedSequences([institution], { setAside }).map(({ id, share }: { id: string; share: number }) => [
        id,
        share,
      ]),
    );
  expect(share(true)).toEqual({ a: 1, b: 0, c: 1 });
  expect(share(false).b).toBeGreaterThan(0);
});

it.each([
  ["[[AGE:54-year-old]] man", /more than the number/],
  ["[[DOCTOR:Dr. Lee]]", /title inside/],
  ["[[DOCTOR:Ann Lee, MD]]", /degree inside/],
  ["[[PATIENT:Hansen's]] leg", /possessive inside/],
  ["on [[DATE:3/4,]] seen", /punctuation/],
  ["[[NOTATYPE:x]]", /no such type/],
])("names what is wrong with %s", (marked, message) => {
  const problems = spanProblems({ id: "a", ...parseInline(marked) });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(message);
});

it("meets every bar of corpus:check", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(ROOT, "scripts/corpus/check.mjs"),
  ]).catch((failed: { stdout: string }) => failed);
  expect(stdout.split("\n").filter((line) => line.startsWith("FAIL") || line.startsWith("  - "))).toEqual([]);
}, 180_000);
