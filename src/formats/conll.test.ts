import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  AWKWARD,
  anyNote,
  errorOf,
  growth,
  inOrder,
  readAll,
  thereAndBack,
  writeAll,
} from "../../test/format-kit.js";
import type { Note } from "../note.js";
import { conll } from "./conll.js";

const NOTE: Note = {
  id: "ward 3/n7",
  text: "Dr. Jose\u0301 🙂\nOkafor-Lee, RN",
  patient: "p1",
  type: "nursing",
  date: "2012-03-04",
  spans: [
    { start: 4, end: 19, type: "DOCTOR" },
    { start: 19, end: 23, type: "DOCTOR" },
  ],
};

const LINES = [
  "# global.columns = TOKEN START END LABEL",
  "# id = ward 3/n7",
  "# patient = p1",
  "# type = nursing",
  "# date = 2012-03-04",
  "# length = 27",
  "Dr\t0\t2\tO",
  ".\t2\t3\tO",
  "Jose\u0301\t4\t9\tB-DOCTOR",
  "🙂\t10\t12\tI-DOCTOR",
  "",
  "Okafor\t13\t19\tI-DOCTOR",
  "-\t19\t20\tB-DOCTOR",
  "Lee\t20\t23\tI-DOCTOR",
  ",\t23\t24\tO",
  "RN\t25\t27\tO",
  "",
  "",
];

/** What a text becomes: white space as blanks. */
const blank = (text: string): string => text.replace(/\s/g, " ");
const blanked = (note: Note): Note => ({ ...note, text: blank(note.text) });

describe("the writer", () => {
  it("gives a line per token, a blank line per line end, and comments before a note", () => {
    expect(writeAll(conll, [NOTE])).toBe(LINES.join("\n"));
  });

  it("cuts a token where a span begins or ends", () => {
    const written = writeAll(conll, [
      { id: "a", text: "winterHx", spans: [{ start: 0, end: 6, type: "DATE" }] },
    ]);
    expect(written).toContain("winter\t0\t6\tB-DATE\nHx\t6\t8\tO\n");
  });

  it("marks white space at the edge of a span by an empty token", () => {
    const written = writeAll(conll, [{ id: "a", text: "a  b c ", spans: [{ start: 2, end: 7, type: "X" }] }]);
    expect(written).toContain("a\t0\t1\tO\n\t2\t3\tB-X\nb\t3\t4\tI-X\nc\t5\t6\tI-X\n\t6\t7\tI-X\n");
  });

  it("counts code points on demand, and reads them back", async () => {
    const options = { offsets: "codepoints" } as const;
    const written = writeAll(conll, [NOTE], options);
    expect(written).toContain("🙂\t10\t11\tI-DOCTOR\n\nOkafor\t12\t18\tI-DOCTOR\n");
    const [back] = await readAll(conll, written, { options });
    expect(blanked(back as Note)).toEqual({
      ...blanked(NOTE),
      spans: [
        { start: 4, end: 19, type: "DOCTOR" },
        { start: 19, end: 23, type: "DOCTOR" },
      ],
    });
  });

  it("refuses overlapping spans, and line ends in labels and fields", async () => {
    const overlap = [...NOTE.spans, { start: 5, end: 6, type: "DATE" }];
    expect((await errorOf(() => writeAll(conll, [{ ...NOTE, spans: overlap }]))).code).toBe(
      "overlapping-spans",
    );
    const label = [{ start: 0, end: 1, type: "A\tB" }];
    expect((await errorOf(() => writeAll(conll, [{ ...NOTE, spans: label }]))).code).toBe(
      "label-not-writable",
    );
    for (const field of ["id", "patient", "type", "date"]) {
      const error = await errorOf(() => writeAll(conll, [{ ...NOTE, [field]: "a\r\nb" }]));
      expect(error).toMatchObject({ code: "line-break-in-field" });
      expect(error.message).toContain(field);
    }
  });
});

describe("the way out and back", () => {
  it.each(Object.entries(AWKWARD))("keeps words and offsets of %s", async (_, text) => {
    const spans = text === "" ? [] : [{ start: 0, end: text.length, type: "DATE" }];
    const note = { id: "n1", text, spans };
    expect(blanked(await thereAndBack(conll, note))).toEqual(blanked(note));
  });

  it("keeps the words of any text and any spans that do not overlap, however the chunks fall", async () => {
    await fc.assert(
      fc.asyncProperty(anyNote(true), fc.integer({ min: 1, max: 9 }), async (note, size) => {
        expect(blanked(await thereAndBack(conll, note, size))).toEqual(blanked(inOrder(note)));
      }),
      { numRuns: 300 },
    );
  });

  it("keeps every field, and many notes in order, and none", async () => {
    const notes = Array.from({ length: 20 }, (_, i) => ({ ...NOTE, id: `# id = ${i} ` }));
    expect(await readAll(conll, writeAll(conll, notes))).toEqual(notes);
    expect(await readAll(conll, writeAll(conll, []))).toEqual([]);
  });

  it("gives the same file again after one round", async () => {
    await fc.assert(
      fc.asyncProperty(anyNote(true), async (note) => {
        const once = await thereAndBack(conll, note);
        expect(await thereAndBack(conll, once)).toEqual(once);
      }),
    );
  });
});

describe("the reader", () => {
  const spansOf = async (labels: string[]): Promise<unknown> => {
    const lines = labels.map((label, i) => `x\t${2 * i}\t${2 * i + 1}\t${label}`);
    const [note] = await readAll(conll, lines.join("\n"));
    return (note as Note).spans.map(({ start, end, type }) => `${type} ${start}-${end}`);
  };

  it("takes a file that names no note as one note, with Windows line ends too", async () => {
    const content = "\uFEFFDr\t0\t2\tO\r\n\r\nLee\t3\t6\tB-DOCTOR\r\n";
    expect(await readAll(conll, content)).toEqual([
      { id: "n1", text: "Dr\nLee", spans: [{ start: 3, end: 6, type: "DOCTOR" }] },
    ]);
  });

  it("puts no line end where the gap has no room", async () => {
    expect(await readAll(conll, "a\t0\t1\tO\n\nb\t1\t2\tO\n")).toMatchObject([{ text: "ab" }]);
  });

  it("reads BIO, a stray I- and a change of type", async () => {
    expect(await spansOf(["B-A", "I-A", "B-A", "O", "I-A", "I-B"])).toEqual([
      "A 0-3",
      "A 4-5",
      "A 8-9",
      "B 10-11",
    ]);
    expect(await spansOf(["B-LOCATION-OTHER", "I-LOCATION-OTHER"])).toEqual(["LOCATION-OTHER 0-3"]);
  });

  it("reads BIOES, and a stray E-", async () => {
    expect(await spansOf(["B-A", "I-A", "E-A", "S-A", "S-A", "E-A", "I-A", "E-A"])).toEqual([
      "A 0-5",
      "A 6-7",
      "A 8-9",
      "A 10-11",
      "A 12-15",
    ]);
  });

  it.each([
    ["two columns", "Okafor\tB-DOCTOR", "bad-line"],
    ["five columns", "Okafor\t3\t9\tO\tx", "bad-line"],
    ["an offset that is no number", "Okafor\tx\t9\tO", "bad-line"],
    ["a token before the one above it", "Okafor\t1\t7\tO", "bad-offsets"],
    ["a token that its offsets do not fit", "Okafor\t3\t8\tO", "bad-offsets"],
    ["an offset out of all measure", "Okafor\t900000000000\t900000000006\tO", "bad-offsets"],
    ["white space out of all measure", "\t3\t900000000006\tO", "bad-offsets"],
    ["an unknown label", "Okafor\t3\t9\tDOCTOR", "bad-label"],
    ["a label without type", "Okafor\t3\t9\tB-", "bad-label"],
  ])("gives %s as an error with its line and goes on at the next note", async (_, line, code) => {
    const content = `# id = 1\nDr\t0\t2\tO\n${line}\nx\t100\t101\tO\n\n# id = 2\nx\t0\t1\tO\n`;
    const [first, ...rest] = await readAll(conll, content);
    expect(first).toMatchObject({ code, line: 3, file: "f.conll" });
    expect((first as Error).message).not.toContain("Okafor");
    expect(rest).toEqual([{ id: "2", text: "x", spans: [] }]);
  });

  it("gives a wrong length, an empty id and an id that has passed as errors", async () => {
    const codes = async (content: string) =>
      (await readAll(conll, content)).map((one) => ("code" in one ? one.code : "note"));
    expect(await codes("# id = 1\n# length = 1\nab\t0\t2\tO\n")).toEqual(["bad-offsets"]);
    expect(await codes("# id = 1\n# length = 99999999999\n")).toEqual(["bad-offsets"]);
    expect(await codes("# id = 1\n# length = x\n")).toEqual(["bad-line"]);
    expect(await codes("# id = \n")).toEqual(["invalid-note"]);
    expect(await codes("# id = 1\n\n# id = 1\n")).toEqual(["note", "duplicate-id"]);
  });

  it("takes time in proportion to the text, in words, one word or blanks", async () => {
    for (const unit of ["Dr. Okafor 🙂\r\n", "é", " ", "-"]) {
      const work = (n: number) => {
        const text = unit.repeat(n / unit.length);
        return thereAndBack(conll, { id: "n1", text, spans: [{ start: 0, end: text.length, type: "DATE" }] });
      };
      expect(await growth(work, 40_000, 8)).toBeLessThan(32);
    }
  });
});

it("knows its files by name and by lines", () => {
  expect(conll.detect("a.conll", LINES.join("\n"))).toBe(1);
  expect(conll.detect("a.txt", LINES.slice(6).join("\n"))).toBe(0.9);
  expect(conll.detect("a.conll", "Okafor B-PER\n")).toBe(0.6);
  expect(conll.detect("a.txt", "Na\t138\t140\tok\nABO\t1\t2\tO\n")).toBe(0);
});
