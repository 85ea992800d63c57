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
import { i2b22014 } from "./i2b2-2014.js";

const TEXT = "Seen by Dr. Okafor 🙂 on 3/4/2012.";
const NOTE: Note = {
  id: "n1",
  text: TEXT,
  spans: [
    { start: 12, end: 18, type: "DOCTOR" },
    { start: 25, end: 33, type: "DATE" },
  ],
};

const file = (text: string, tags: string, root = "deIdi2b2"): string =>
  `<?xml version="1.0" encoding="UTF-8" ?>\n<${root}>\n<TEXT>${text}</TEXT>\n<TAGS>\n${tags}\n</TAGS>\n</${root}>\n`;

describe("the writer", () => {
  it("gives the shared task's own layout, with offsets in code points", () => {
    expect(writeAll(i2b22014, [NOTE])).toBe(
      file(
        `<![CDATA[${TEXT}]]>`,
        '<NAME id="P0" start="12" end="18" text="Okafor" TYPE="DOCTOR" comment="" />\n' +
          '<DATE id="P1" start="24" end="32" text="3/4/2012" TYPE="DATE" comment="" />',
      ),
    );
  });

  it("puts a type that is not ours under OTHER", () => {
    const written = writeAll(i2b22014, [{ ...NOTE, spans: [{ start: 0, end: 4, type: "a<b" }] }]);
    expect(written).toContain('<OTHER id="P0" start="0" end="4" text="Seen" TYPE="a&lt;b" comment="" />');
  });

  it.each([
    ["NUL", "a\0b", "text holds NUL at offset 1: XML cannot hold it"],
    ["a control character", "ab\x0c", "text holds a control character at offset 2: XML cannot hold it"],
    ["a lone surrogate", "\ud83d", "text holds a lone surrogate at offset 0: XML cannot hold it"],
    ["a noncharacter", "🙂\uffff", "text holds a noncharacter at offset 2: XML cannot hold it"],
  ])("refuses %s by name", async (_, text, message) => {
    const error = await errorOf(
      () => i2b22014.layout === "one-note-per-file" && i2b22014.write({ ...NOTE, text, spans: [] }, {}),
    );
    expect(error).toMatchObject({ code: "forbidden-character", message });
    expect(error.hint).toContain("jsonl");
  });
});

describe("the way out and back", () => {
  it.each(Object.entries(AWKWARD))("keeps %s", async (_, text) => {
    const spans = text === "" ? [] : [{ start: 0, end: text.length, type: "OTHER" }];
    expect(await thereAndBack(i2b22014, { id: "n1", text, spans })).toEqual({ id: "n1", text, spans });
  });

  it("keeps any text and any spans, overlapping and duplicate ones too", async () => {
    await fc.assert(
      fc.asyncProperty(anyNote(false, true), async (note) => {
        expect(await thereAndBack(i2b22014, note)).toEqual(inOrder(note));
      }),
      { numRuns: 300 },
    );
  });

  it("keeps tags in the file's order", async () => {
    const spans = [...NOTE.spans, ...NOTE.spans].reverse();
    const [back] = await readAll(i2b22014, writeAll(i2b22014, [{ ...NOTE, spans }]));
    expect(back).toEqual({ ...NOTE, spans });
  });
});

describe("the reader", () => {
  const tag = (attributes: string): string => `<NAME id="P0" ${attributes} comment="" />`;

  it("takes another root element, plain text for CDATA and attributes in any order", async () => {
    const content = file(
      "Dr. Okafor &amp; &#x1F642;",
      tag(`TYPE='DOCTOR' text='Okafor' end="10" start="4"`),
      "root",
    );
    const [note] = await readAll(i2b22014, content);
    expect(note).toEqual({
      id: "n1",
      text: "Dr. Okafor & 🙂",
      spans: [{ start: 4, end: 10, type: "DOCTOR" }],
    });
  });

  it("folds raw line ends as XML asks, and counts offsets after that", async () => {
    const content = file("<![CDATA[a\r\nOkafor\rb]]>", tag('start="2" end="8" text="Okafor" TYPE="DOCTOR"'));
    const [note] = await readAll(i2b22014, content);
    expect(note).toMatchObject({ text: "a\nOkafor\nb", spans: [{ start: 2, end: 8 }] });
  });

  it("takes a tag's text however its white space was folded", async () => {
    const [note] = await readAll(
      i2b22014,
      file("12 Elm\n  Street", tag('start="0" end="15" text="12 Elm\n Street" TYPE="STREET"')),
    );
    expect(note).toMatchObject({ spans: [{ start: 0, end: 15 }] });
  });

  it("takes a file without TAGS, with a byte order mark, and an empty TEXT", async () => {
    expect(await readAll(i2b22014, "\uFEFF<deIdi2b2><TEXT/></deIdi2b2>")).toEqual([
      { id: "n1", text: "", spans: [] },
    ]);
  });

  it.each([
    ["a tag whose text disagrees", 'start="0" end="6" text="Okafor" TYPE="DOCTOR"', "surface-mismatch"],
    ["an end after the text", 'start="4" end="11" text="Okafor" TYPE="DOCTOR"', "offsets-outside"],
    ["a start after the text", 'start="40" end="46" TYPE="DOCTOR"', "offsets-outside"],
    ["an empty tag", 'start="4" end="4" text="" TYPE="DOCTOR"', "bad-offsets"],
    ["offsets turned round", 'start="10" end="4" text="Okafor" TYPE="DOCTOR"', "bad-offsets"],
    ["an offset that is no number", 'start="4.5" end="10" text="Okafor" TYPE="DOCTOR"', "bad-offsets"],
    ["a missing offset", 'start="4" text="Okafor" TYPE="DOCTOR"', "bad-offsets"],
    ["an empty TYPE", 'start="4" end="10" text="Okafor" TYPE=""', "missing-type"],
  ])("names %s, with its number and line, without text", async (_, attributes, code) => {
    const good = tag('start="4" end="10" text="Okafor" TYPE="DOCTOR"');
    const error = await errorOf(() => readAll(i2b22014, file("Dr. Okafor", `${good}\n${tag(attributes)}`)));
    expect(error).toMatchObject({ code, file: "f.xml", line: 6 });
    expect(error.message).toMatch(/^f\.xml:6: tag 2: /);
    expect(error.message).not.toContain("Okafor");
  });

  it.each([
    ["an unclosed element", "<a><TEXT>Okafor</TEXT>\n<TAGS>"],
    ["an end tag that does not match", "<a><TEXT>x\n</Okafor></a>"],
    ["an end tag without a start", "<a/>\n</Okafor>"],
    ["an unknown entity", "<a><TEXT>\n&Okafor;</TEXT></a>"],
    ["a bare ampersand", "<a><TEXT>\nOkafor & Lee</TEXT></a>"],
    ["a duplicate attribute", '<a>\n<TEXT Okafor="" Okafor=""/></a>'],
    ["a forbidden character", "<a>\n<TEXT>Okafor\0</TEXT></a>"],
    ["no XML at all", "\nSeen by Dr. Okafor"],
  ])("names %s with its line, without text", async (_, content) => {
    const error = await errorOf(() => readAll(i2b22014, content));
    expect(error).toMatchObject({ code: "broken-xml", line: 2 });
    expect(`${error.message}${error.hint}`).not.toMatch(/Okafor|undefined/);
  });

  it("names a file without TEXT, and one with two", async () => {
    expect(await errorOf(() => readAll(i2b22014, "<ROOT><RECORD><TEXT/></RECORD></ROOT>"))).toMatchObject({
      code: "not-i2b2-2014",
    });
    expect(await errorOf(() => readAll(i2b22014, "<a><TEXT/><TEXT/></a>"))).toMatchObject({
      code: "not-i2b2-2014",
    });
  });

  it("takes time in proportion to the file", async () => {
    const work = (n: number) =>
      readAll(
        i2b22014,
        writeAll(i2b22014, [
          {
            id: "n1",
            text: "Dr. Okafor 🙂\r\n".repeat(n),
            spans: Array.from({ length: n }, (_, i) => ({
              start: 15 * i + 4,
              end: 15 * i + 10,
              type: "DOCTOR",
            })),
          },
        ]),
      );
    expect(await growth(work, 2_000, 8)).toBeLessThan(32);
  });
});

it("knows its files by root and by layout", () => {
  expect(i2b22014.detect("a.xml", writeAll(i2b22014, [NOTE]))).toBe(1);
  expect(i2b22014.detect("a.xml", file("<![CDATA[x", "", "other"))).toBeGreaterThan(0.5);
  expect(i2b22014.detect("a.xml", "<root>\n<TEXT>Seen")).toBeGreaterThan(0.5);
  expect(i2b22014.detect("a.xml", "<ROOT><RECORD ID='1'><TEXT>x")).toBe(0);
  expect(i2b22014.detect("a.txt", "Seen by Dr. Okafor")).toBe(0);
});

it("refuses elements whose names are not in capitals, instead of losing their annotations", async () => {
  const reading = readAll(i2b22014, "<deIdi2b2><TEXT>Lee</TEXT><Tags></Tags></deIdi2b2>");
  await expect(reading).rejects.toMatchObject({ code: "not-i2b2-2014" });
});
