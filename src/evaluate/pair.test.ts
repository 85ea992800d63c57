import { expect, test } from "vitest";
import { ScrubJayError } from "../errors.js";
import type { Note, Span } from "../note.js";
import { pairNotes } from "./pair.js";

const note = (id: string, text = "Ann Okafor", spans: readonly Span[] = []): Note => ({ id, text, spans });
const name: Span = { start: 0, end: 10, type: "PATIENT" };

function errorOf(run: () => unknown): ScrubJayError {
  try {
    run();
  } catch (error) {
    if (error instanceof ScrubJayError) return error;
  }
  throw new Error("no ScrubJayError was thrown");
}

test("notes that only one side holds are an error with counts, unless only common ones are asked for", () => {
  const gold = [note("1"), note("2"), note("3")];
  const pred = [note("2"), note("3"), note("4")];
  const error = errorOf(() => pairNotes(gold, pred));
  expect(error.code).toBe("mismatched-ids");
  expect(error.message).toContain("1 notes only in gold, 1 only in the predictions, 2 in both");
  const { pairs, issues } = pairNotes(gold, pred, { ids: "common" });
  expect(pairs.map(({ id }) => id)).toEqual(["2", "3"]);
  expect(issues).toMatchObject([{ code: "mismatched-ids", count: 2 }]);
});

test("no common note at all is an error in any case, and so are no notes", () => {
  expect(errorOf(() => pairNotes([note("1")], [note("2")], { ids: "common" })).code).toBe("mismatched-ids");
  expect(errorOf(() => pairNotes([], [])).code).toBe("no-notes");
});

test("a repeated id is an error", () => {
  expect(errorOf(() => pairNotes([note("1"), note("1")], [note("1")])).code).toBe("duplicate-ids");
});

test("differing texts are an error that counts them and does not quote them", () => {
  const error = errorOf(() => pairNotes([note("1"), note("2")], [note("1"), note("2", "Ann Smith")]));
  expect(error.code).toBe("differing-texts");
  expect(error.message).toContain("1 of 2 notes");
  expect(error.message).toContain("note 2");
  expect(error.message).not.toContain("Ann");
});

test("predictions past the end are an error with the offsets", () => {
  const error = errorOf(() => pairNotes([note("1")], [note("1", "Ann Okafor", [{ ...name, end: 11 }])]));
  expect(error.code).toBe("invalid-span");
  expect(error.message).toMatch(/1 predicted spans .* 0-11 lies outside/);
});

test("types outside the schema are an error with their names and counts; the open schema takes them", () => {
  const odd = [{ ...name, type: "DRUG" }];
  const run = (schema: "phi" | "open") => () =>
    pairNotes([note("1")], [note("1", "Ann Okafor", odd)], { schema });
  const error = errorOf(run("phi"));
  expect(error.code).toBe("unknown-types");
  expect(error.message).toContain("DRUG (1)");
  expect(run("open")().pairs).toHaveLength(1);
});

test("duplicates are counted, not dropped in silence", () => {
  const { pairs, issues } = pairNotes(
    [note("1", "Ann Okafor", [name, name])],
    [note("1", "Ann Okafor", [name])],
  );
  expect(pairs[0]?.gold).toEqual([name]);
  expect(issues).toMatchObject([{ code: "duplicate-gold", count: 1 }]);
});
