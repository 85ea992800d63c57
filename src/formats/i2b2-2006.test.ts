import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  AWKWARD,
  anyNote,
  anyText,
  chunksOf,
  contextFor,
  errorOf,
  growth,
  inOrder,
  readAll,
  thereAndBack,
  writeAll,
} from "../../test/format-kit.js";
import { ScrubJayError } from "../errors.js";
import type { Note } from "../note.js";
import type { Format, NoteStream } from "./format.js";
import { i2b22006 } from "./i2b2-2006.js";

const NOTE: Note = {
  id: "17",
  text: "\nSeen by Dr. Okafor & Lee\r\n",
  spans: [
    { start: 13, end: 19, type: "DOCTOR" },
    { start: 22, end: 25, type: "DOCTOR" },
  ],
};

const inRoot = (records: string): string => `<ROOT>\n${records}\n</ROOT>`;

describe("the writer", () => {
  it("gives the challenge's own layout", () => {
    expect(writeAll(i2b22006, [NOTE])).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<ROOT>\n<RECORD ID="17">\n<TEXT>\nSeen by Dr. ' +
        '<PHI TYPE="DOCTOR">Okafor</PHI> &amp; <PHI TYPE="DOCTOR">Lee</PHI>&#13;\n</TEXT>\n</RECORD>\n</ROOT>\n',
    );
  });

  it.each([
    ["overlapping", { start: 15, end: 21, type: "DATE" }],
    ["nested", { start: 14, end: 15, type: "DATE" }],
    ["duplicate", { start: 13, end: 19, type: "DOCTOR" }],
  ])("refuses %s spans by name", async (_, span) => {
    const error = await errorOf(() => writeAll(i2b22006, [{ ...NOTE, spans: [...NOTE.spans, span] }]));
    expect(error).toMatchObject({ code: "overlapping-spans" });
    expect(error.hint).toContain("jsonl");
  });

  it.each([
    ["text", { text: "a\0" }],
    ["id", { id: "a\x01" }],
    ["type", { spans: [{ start: 0, end: 1, type: "\ud800" }] }],
  ])("refuses a %s that XML cannot hold", async (field, change) => {
    const error = await errorOf(() => writeAll(i2b22006, [{ id: "a", text: "a", spans: [], ...change }]));
    expect(error.code).toBe("forbidden-character");
    expect(error.message).toMatch(new RegExp(`^${field} holds `));
  });
});

describe("the way out and back", () => {
  it.each(Object.entries(AWKWARD))("keeps %s", async (_, text) => {
    const spans = text === "" ? [] : [{ start: 0, end: text.length, type: "DATE" }];
    expect(await thereAndBack(i2b22006, { id: "n1", text, spans })).toEqual({ id: "n1", text, spans });
  });

  it("keeps any text and any spans that do not overlap, however the chunks fall", async () => {
    await fc.assert(
      fc.asyncProperty(anyNote(true, true), fc.integer({ min: 1, max: 9 }), async (note, size) => {
        expect(await thereAndBack(i2b22006, note, size)).toEqual(inOrder(note));
      }),
      { numRuns: 300 },
    );
  });

  it("keeps any id", async () => {
    await fc.assert(
      fc.asyncProperty(anyText(true), async (id) => {
        fc.pre(id !== "");
        expect(await thereAndBack(i2b22006, { ...NOTE, id })).toMatchObject({ id });
      }),
    );
  });

  it("keeps many notes in order, and none", async () => {
    const notes = Array.from({ length: 50 }, (_, i) => ({ ...NOTE, id: `${i}` }));
    expect(await readAll(i2b22006, writeAll(i2b22006, notes), { size: 100 })).toEqual(notes);
    expect(await readAll(i2b22006, writeAll(i2b22006, []))).toEqual([]);
  });
});

describe("the reader", () => {
  it("takes nested tags as they are, and the text of other elements as text", async () => {
    const [note] = await readAll(
      i2b22006,
      inRoot(
        '<RECORD ID="1"><SMOKING STATUS="x">lost</SMOKING><TEXT>at <PHI TYPE="HOSPITAL">St. <PHI TYPE="PATIENT">Ann</PHI></PHI> <b>now</b></TEXT></RECORD>',
      ),
    );
    expect(note).toEqual({
      id: "1",
      text: "at St. Ann now",
      spans: [
        { start: 3, end: 10, type: "HOSPITAL" },
        { start: 7, end: 10, type: "PATIENT" },
      ],
    });
  });

  it("calls a record without ID after its file and line", async () => {
    const [note] = await readAll(i2b22006, inRoot("<RECORD><TEXT>a</TEXT></RECORD>"));
    expect(note).toMatchObject({ id: "n1#2" });
  });

  it.each([
    ["an empty PHI tag", '<TEXT>\n<PHI TYPE="DATE"></PHI></TEXT>', "empty-tag", 3],
    ["a PHI tag without TYPE", "<TEXT>\n<PHI>x</PHI></TEXT>", "missing-type", 3],
    ["a record without TEXT", "\n", "missing-text", 2],
    ["a record with two", "<TEXT/>\n<TEXT/>", "not-i2b2-2006", 3],
  ])("gives %s as an error and goes on after it", async (_, content, code, line) => {
    const good = '<RECORD ID="2"><TEXT>ok</TEXT></RECORD>';
    const [first, second] = await readAll(i2b22006, inRoot(`<RECORD ID="1">${content}</RECORD>${good}`));
    expect(first).toBeInstanceOf(ScrubJayError);
    expect(first).toMatchObject({ code, line, file: "f.xml" });
    expect(second).toEqual({ id: "2", text: "ok", spans: [] });
  });

  it("gives a record whose ID has passed as an error", async () => {
    const record = '<RECORD ID="1"><TEXT>a</TEXT></RECORD>\n';
    const [first, second] = await readAll(i2b22006, inRoot(record + record));
    expect(first).toMatchObject({ id: "1" });
    expect(second).toMatchObject({ code: "duplicate-id", line: 3 });
  });

  it("gives what is whole before the XML breaks, then the break with its line, and stops", async () => {
    const good = '<RECORD ID="1"><TEXT>ok</TEXT></RECORD>\n';
    const content = inRoot(
      `${good}<RECORD ID="2"><TEXT>Okafor</PHI></TEXT></RECORD>\n<RECORD ID="3"><TEXT>x</TEXT></RECORD>`,
    );
    for (const size of [3, 10_000]) {
      const [first, second, ...rest] = await readAll(i2b22006, content, { size });
      expect(first).toMatchObject({ id: "1" });
      expect(second).toMatchObject({ code: "broken-xml", line: 3 });
      expect((second as ScrubJayError).message).not.toContain("Okafor");
      expect(rest).toEqual([]);
    }
  });

  it("names a file that ends too early, and XML of another kind", async () => {
    const cut = '<ROOT>\n<RECORD ID="1"><TEXT>Okafor';
    expect(await errorOf(() => readAll(i2b22006, cut))).toMatchObject({ code: "broken-xml", line: 2 });
    expect(await errorOf(() => readAll(i2b22006, "<a><TEXT/></a>"))).toMatchObject({ code: "not-i2b2-2006" });
    expect(await errorOf(() => readAll(i2b22006, ""))).toMatchObject({ code: "broken-xml" });
  });

  it("lets an error of the file itself through", async () => {
    async function* failing(): AsyncGenerator<string> {
      yield "<ROOT>";
      throw new Error("disk");
    }
    const work = async (): Promise<void> => {
      if (i2b22006.layout !== "many-notes-per-file") return;
      for await (const _ of i2b22006.read(failing(), contextFor("f.xml")));
    };
    await expect(work()).rejects.toThrow("disk");
  });

  it("gives the first record before it asks for the last chunk", async () => {
    const content = writeAll(i2b22006, [NOTE, { ...NOTE, id: "18" }]);
    let asked = 0;
    async function* counted(): AsyncGenerator<string> {
      for await (const chunk of chunksOf(content, 50)) {
        asked++;
        yield chunk;
      }
    }
    if (i2b22006.layout !== "many-notes-per-file") return;
    for await (const note of i2b22006.read(counted(), contextFor("f.xml"))) {
      expect(note).toMatchObject({ id: "17" });
      break;
    }
    expect(asked).toBeLessThan(content.length / 50 - 2);
  });

  it("takes time in proportion to a file of 20 MB, in records or in one", async () => {
    const line = 'Seen &amp; <PHI TYPE="DOCTOR">Okafor</PHI>, BP 120.&#13;\n';
    const record = (id: number, lines: number) =>
      `<RECORD ID="${id}"><TEXT>${line.repeat(lines)}</TEXT></RECORD>\n`;
    async function* many(megabytes: number): AsyncGenerator<string> {
      yield "<ROOT>";
      const count = Math.round((megabytes * 1e6) / record(0, 100).length);
      for (let id = 0; id < count; id++) yield record(id, 100);
      yield "</ROOT>";
    }
    const read = async (chunks: AsyncIterable<string>): Promise<number> => {
      let notes = 0;
      if (i2b22006.layout !== "many-notes-per-file") return notes;
      for await (const note of i2b22006.read(chunks, contextFor("f.xml")))
        if (!(note instanceof ScrubJayError)) notes++;
      return notes;
    };
    expect(await read(many(1))).toBeGreaterThan(100);
    expect(await growth((size) => read(many(size)), 2.5, 8)).toBeLessThan(24);
    const one = (size: number) =>
      read(chunksOf(`<ROOT>${record(1, Math.round((size * 1e6) / line.length))}</ROOT>`));
    expect(await growth(one, 1, 8)).toBeLessThan(24);
  }, 120_000);
});

it("knows its files by record and by tag", () => {
  expect(i2b22006.detect("a.xml", writeAll(i2b22006, [NOTE]))).toBeGreaterThan(0.9);
  expect(i2b22006.detect("a.xml", writeAll(i2b22006, []))).toBeGreaterThan(0.5);
  expect(i2b22006.detect("a.xml", "<deIdi2b2><TEXT>")).toBe(0);
  expect(i2b22006.detect("a.txt", "Seen by Dr. Okafor")).toBe(0);
});

it("refuses PHI tags that are not in capitals, instead of losing them", async () => {
  const xml = '<ROOT><RECORD ID="1"><TEXT><phi TYPE="PATIENT">Lee</phi></TEXT></RECORD></ROOT>';
  const [problem] = await readAll(i2b22006, xml);
  expect(problem).toMatchObject({ code: "not-i2b2-2006" });
});

it("gives up a record longer than a note may be, before all of it was read", async () => {
  let asked = 0;
  async function* endless(): AsyncGenerator<string> {
    yield '<ROOT><RECORD ID="1"><TEXT>Dr. Okafor</TEXT></RECORD>\n<RECORD ID="2"><TEXT>';
    for (; ; asked++) yield "word ".repeat(100);
  }
  const { read } = i2b22006 as Format & NoteStream;
  const notes: (Note | ScrubJayError)[] = [];
  for await (const one of read!(endless(), contextFor("a.xml", { maxLength: 5000 }))) notes.push(one);
  expect(notes).toMatchObject([{ id: "1" }, { code: "too-long", line: 2 }]);
  expect(asked).toBeLessThan(15);
});
