import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AWKWARD, anyNote, errorOf, growth, inOrder, readAll, thereAndBack } from "../../test/format-kit.js";
import type { Note } from "../note.js";
import { brat } from "./brat.js";

const TEXT = "🙂 Dr. Ana\nOkafor, 3/4/2012";
const NOTE: Note = {
  id: "n1",
  text: TEXT,
  spans: [
    { start: 7, end: 17, type: "DOCTOR" },
    { start: 19, end: 27, type: "DATE" },
  ],
};

const annOf = (note: Note): string | undefined =>
  brat.layout === "one-note-per-file"
    ? brat.write(note, {}).find(({ ending }) => ending === ".ann")?.content
    : undefined;

const read = (text: string, ann: string) => readAll(brat, text, { companions: { ".ann": ann } });

describe("the writer", () => {
  it("gives the text, and a line per mention with offsets in code points and line ends as blanks", () => {
    if (brat.layout !== "one-note-per-file") return;
    expect(brat.write(NOTE, {})).toEqual([
      { ending: ".txt", content: TEXT },
      { ending: ".ann", content: "T1\tDOCTOR 6 16\tAna Okafor\nT2\tDATE 18 26\t3/4/2012\n" },
    ]);
  });

  it("gives linked fragments one line, and keeps a link that is an id already", () => {
    const spans = [
      { start: 19, end: 20, type: "DATE" },
      { start: 11, end: 17, type: "DOCTOR", link: "T1" },
      { start: 7, end: 10, type: "DOCTOR", link: "T1" },
      { start: 21, end: 22, type: "DATE", link: "x" },
      { start: 23, end: 27, type: "DATE", link: "x" },
    ];
    expect(annOf({ ...NOTE, spans })).toBe(
      "T2\tDATE 18 19\t3\nT1\tDOCTOR 6 9;10 16\tAna Okafor\nT3\tDATE 20 21;22 26\t4 2012\n",
    );
  });

  it("refuses a label with white space", async () => {
    for (const type of ["A B", "A\tB", "A\n"]) {
      const error = await errorOf(() => annOf({ ...NOTE, spans: [{ start: 0, end: 2, type }] }));
      expect(error.code).toBe("label-not-writable");
    }
  });
});

describe("the way out and back", () => {
  it.each(Object.entries(AWKWARD))("keeps %s", async (_, text) => {
    const spans = text === "" ? [] : [{ start: 0, end: text.length, type: "DATE" }];
    expect(await thereAndBack(brat, { id: "n1", text, spans })).toEqual({ id: "n1", text, spans });
  });

  it("keeps any text and any spans, overlapping and duplicate ones too", async () => {
    await fc.assert(
      fc.asyncProperty(anyNote(false), async (note) => {
        expect(await thereAndBack(brat, note)).toEqual(inOrder(note));
      }),
      { numRuns: 300 },
    );
  });

  it("keeps fragments together, whatever their link was called", async () => {
    await fc.assert(
      fc.asyncProperty(anyNote(true, false, fc.constant("DATE")), async (note) => {
        const linked = { ...note, spans: note.spans.map((span, i) => ({ ...span, link: `l${i % 2}` })) };
        const { spans } = await thereAndBack(brat, linked);
        expect(spans.map(({ start, end }) => [start, end])).toEqual(
          note.spans.map(({ start, end }) => [start, end]),
        );
        const together = (all: readonly { link?: string }[]) =>
          all.map((a) => all.map((b) => a === b || (a.link !== undefined && a.link === b.link)));
        expect(together(spans)).toEqual(together(linked.spans));
      }),
    );
  });
});

describe("the reader", () => {
  it("takes a text without .ann as a note without spans", async () => {
    expect(await readAll(brat, TEXT)).toEqual([{ id: "n1", text: TEXT, spans: [] }]);
  });

  it("reads over everything that is no mention, and takes CRLF, a byte order mark and a missing surface", async () => {
    const ann = [
      "\uFEFFT1\tDOCTOR 6 16\tAna Okafor",
      "#1\tAnnotatorNotes T1\tchecked",
      "A1\tNegated T1",
      "M1\tNegated T1",
      "R1\tSeen Arg1:T1 Arg2:T2",
      "E1\tVisit:T1 Who:T2",
      "N1\tReference T1 X:1\tname",
      "*\tEquiv T1 T2",
      "",
      "T2\tDATE 18 26",
    ].join("\r\n");
    expect(await read(TEXT, ann)).toEqual([NOTE]);
  });

  it("makes fragments into spans with one link", async () => {
    expect(await read(TEXT, "T7\tDOCTOR 6 9;10 16\tAna Okafor\n")).toEqual([
      {
        ...NOTE,
        spans: [
          { start: 7, end: 10, type: "DOCTOR", link: "T7" },
          { start: 11, end: 17, type: "DOCTOR", link: "T7" },
        ],
      },
    ]);
  });

  it("keeps tabs in a surface apart from the columns", async () => {
    expect(await read("a\tb", "T1\tX 0 3\ta\tb\n")).toMatchObject([
      { spans: [{ start: 0, end: 3, type: "X" }] },
    ]);
  });

  it.each([
    ["a surface that disagrees", "T2\tDATE 18 26\tOkafor", "surface-mismatch"],
    ["offsets after the end", "T2\tDATE 18 27\t3/4/2012", "offsets-outside"],
    ["offsets turned round", "T2\tDATE 26 18\t3/4/2012", "bad-offsets"],
    ["an empty mention", "T2\tDATE 18 18\t", "bad-offsets"],
    ["an offset that is no number", "T2\tDATE -1 26\tOkafor", "bad-offsets"],
    ["an id that has passed", "T1\tDATE 18 26\t3/4/2012", "duplicate-id"],
    ["a mention without offsets", "T2\tDATE\tOkafor", "bad-line"],
    ["a mention with one offset", "T2\tDATE 18\tOkafor", "bad-line"],
    ["blanks for tabs", "T2 DATE 18 26 Okafor", "bad-line"],
    ["an unknown kind of line", "Okafor was here", "bad-line"],
    ["prose that begins like another kind", "A1 Okafor", "bad-line"],
  ])("names %s with file and line of the .ann, without text", async (_, line, code) => {
    const error = await errorOf(() => read(TEXT, `T1\tDOCTOR 6 16\tAna Okafor\n${line}\n`));
    expect(error).toMatchObject({ code, file: "f.ann", line: 2 });
    expect(error.message).not.toMatch(/Okafor|Ana/);
  });

  it("takes time in proportion to the file", async () => {
    const work = (n: number) => {
      const note = {
        id: "n1",
        text: "Dr. Okafor 🙂\r\n".repeat(n),
        spans: Array.from({ length: n }, (_, i) => ({ start: 15 * i + 4, end: 15 * i + 10, type: "DOCTOR" })),
      };
      return thereAndBack(brat, note);
    };
    expect(await growth(work, 4_000, 8)).toBeLessThan(32);
  });
});

it("knows its files by the .ann", () => {
  expect(brat.detect("a.ann", annOf(NOTE) as string)).toBeGreaterThan(0.9);
  expect(brat.detect("a.ann", "")).toBeGreaterThan(0.9);
  expect(brat.detect("a.ann", "something else")).toBeLessThan(0.5);
  expect(brat.detect("a.xml", "<a/>")).toBe(0);
});

it("reads a repeated text that keeps its line breaks", async () => {
  const ann = "T1\tDATE 0 9\t3/4\n\nto 9\nT2\tDATE 10 13\t3/5\n";
  const [note] = await read("3/4\n\nto 9 3/5", ann);
  expect(note).toMatchObject({
    spans: [
      { start: 0, end: 9, type: "DATE" },
      { start: 10, end: 13, type: "DATE" },
    ],
  });
});
