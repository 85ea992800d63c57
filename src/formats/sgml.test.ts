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
import { sgml, sgmlFormat } from "./sgml.js";

const read = async (content: string, format = sgml): Promise<Note> =>
  (await readAll(format, content))[0] as Note;

const marked = ({ text, spans }: Note): string =>
  `${text} | ${spans.map(({ start, end, type }) => `${type}:${text.slice(start, end)}`).join(" ")}`;

describe("the writer", () => {
  it("gives a tag per span, & and < escaped, line ends as they are", () => {
    const text = "R&D <3\r\nDr. Okafor > 2";
    expect(writeAll(sgml, [{ id: "n1", text, spans: [{ start: 12, end: 18, type: "DOCTOR" }] }])).toBe(
      "R&amp;D &lt;3\r\nDr. <DOCTOR>Okafor</DOCTOR> > 2",
    );
  });

  it.each(["p", "TEXT", "doctor", "a b", 'a"b<c>&d', "7up", "é", "TYPE=x"])(
    "gives a label that no tag can be called, %s, as an attribute",
    async (type) => {
      const note = { id: "n1", text: "x", spans: [{ start: 0, end: 1, type }] };
      expect(writeAll(sgml, [note])).toMatch(/^<PHI TYPE="[^"]+">x<\/PHI>$/);
      expect(await thereAndBack(sgml, note)).toEqual(note);
    },
  );

  it("refuses overlapping spans by name", async () => {
    const spans = [
      { start: 0, end: 2, type: "A" },
      { start: 1, end: 3, type: "B" },
    ];
    expect((await errorOf(() => writeAll(sgml, [{ id: "n1", text: "abc", spans }]))).code).toBe(
      "overlapping-spans",
    );
  });
});

describe("the way out and back", () => {
  it.each(Object.entries(AWKWARD))("keeps %s", async (_, text) => {
    const spans = text === "" ? [] : [{ start: 0, end: text.length, type: "DATE" }];
    expect(await thereAndBack(sgml, { id: "n1", text, spans })).toEqual({ id: "n1", text, spans });
    expect(await thereAndBack(sgml, { id: "n1", text, spans: [] })).toEqual({ id: "n1", text, spans: [] });
  });

  it("keeps any text, any labels and any spans that do not overlap", async () => {
    const labels = fc.oneof(
      fc.constantFrom("DOCTOR", "doctor", "Name", "P", "PHI", "ENAMEX"),
      fc.string({ unit: "binary", minLength: 1 }),
    );
    await fc.assert(
      fc.asyncProperty(anyNote(true, false, labels), async (note) => {
        expect(await thereAndBack(sgml, note)).toEqual(inOrder(note));
      }),
      { numRuns: 300 },
    );
  });
});

describe("the reader", () => {
  it.each([
    ["tags that are labels", "Dr. <DOCTOR>Okafor</DOCTOR>.", "Dr. Okafor. | DOCTOR:Okafor"],
    ["MUC tags", '<ENAMEX TYPE="PERSON">Ana</ENAMEX>', "Ana | PERSON:Ana"],
    ["attributes without quotes", "<PHI TYPE=DOCTOR>Ana</PHI>", "Ana | DOCTOR:Ana"],
    ["single quotes and blanks", "<PHI\n id='1'  type = 'DOCTOR' >Ana</PHI >", "Ana | DOCTOR:Ana"],
    ["an entity in an attribute", '<PHI TYPE="R&amp;D">Ana</PHI>', "Ana | R&D:Ana"],
    ["an attribute that is empty", '<PHI TYPE="">Ana</PHI>', "Ana | PHI:Ana"],
    ["small letters", "<doctor>Ana</doctor>", "Ana | DOCTOR:Ana"],
    ["mixed letters", "<Doctor>Ana</DOCTOR>", "Ana | DOCTOR:Ana"],
    ["a label of another set", "<Disease>flu</disease>", "flu | Disease:flu"],
    ["nested tags", "<A>x <B>y</B></A>", "x y | A:x y B:y"],
    ["a tag in its own kind", "<A>x <A>y</A></A>", "x y | A:x y A:y"],
    ["crossing tags", "<A>x <B>y</A> z</B>", "x y z | A:x y B:y z"],
    ["structure", "<DOC>\n<TEXT><p>Ana<p>Lee</TEXT></doc>", "\nAnaLee | "],
    ["a line break tag", "a<br/>b", "ab | "],
    ["asides", '<?xml version="1.0"?><!DOCTYPE x SYSTEM "y">a<!-- <DOCTOR> -->b', "ab | "],
    ["entities", "&lt;&gt;&amp;&quot;&apos;&#13;&#x1F642;&AMP;", "<>&\"'\r🙂& | "],
    [
      "what is no entity",
      "AT&T &amp &bogus; &#xD800; &#9999999; &#; &",
      "AT&T &amp &bogus; &#xD800; &#9999999; &#; & | ",
    ],
    [
      "a stray less-than",
      "BP <120, <3 days, a<b, x <y and z> w, <",
      "BP <120, <3 days, a<b, x <y and z> w, < | ",
    ],
    ["an address", "<ana@example.org> <555-0100>", "<ana@example.org> <555-0100> | "],
    ["a word in angles", "<none> or <n/a> or <none/>", "<none> or <n/a> or <none/> | "],
    ["a word in angles that nothing closes", "result <none> and </nil> x", "result <none> and </nil> x | "],
    ["a comment that nothing closes", "a <!-- b <!-- c", "a <!-- b <!-- c | "],
    ["a tag that nothing ends", "<br and <DOCTOR", "<br and <DOCTOR | "],
  ])("takes %s", async (_, content, expected) => {
    expect(marked(await read(content))).toBe(expected);
  });

  it("takes the list of structural tags as an option", async () => {
    const own = sgmlFormat({ structural: ["Visit"] });
    expect(marked(await read("<VISIT><P>Ana</P>", own))).toBe("Ana | P:Ana");
  });

  it.each([
    ["an unclosed tag", "a\n<DOCTOR>Okafor", "unclosed-tag"],
    ["an unclosed tag in small letters", "a\n<doctor>Okafor", "unclosed-tag"],
    ["an unclosed tag of another set", "a\n<DISEASE>Okafor", "unclosed-tag"],
    ["an unclosed tag with TYPE", "a\n<x type=Okafor>b", "unclosed-tag"],
    ["the first of two where one is closed", "<DOCTOR>a\n<DOCTOR>Okafor</DOCTOR>", "unclosed-tag", 1],
    ["an end tag without a start", "a\nOkafor</DOCTOR>", "unopened-tag"],
    ["an empty tag", "a\n<DOCTOR></DOCTOR>Okafor", "empty-tag"],
    ["an empty tag in one", "a\n<DOCTOR/>Okafor", "empty-tag"],
  ])("names %s with its line, without text", async (_, content, code, line = 2) => {
    const error = await errorOf(() => read(content));
    expect(error).toMatchObject({ code, line, file: "f.sgml" });
    expect(error.message).not.toContain("Okafor");
  });

  it.each([
    "<",
    "<a ",
    "<a b='",
    "<!--",
    "<!a ",
    "&",
    "&#",
    "<p>",
    "<i>x</i>",
    "<i>",
    "</i>",
    "<a  b = c",
    " ",
    "<x-",
  ])("takes time in proportion to many %j", async (unit) => {
    const work = (n: number) => read(unit.repeat(n / unit.length));
    expect(await growth(work, 50_000, 8)).toBeLessThan(32);
  });
});

it("knows its files by name and by tags", () => {
  expect(sgml.detect("a.sgml", "")).toBeGreaterThan(0.9);
  expect(sgml.detect("a.txt", "Dr. <DOCTOR>Ana</DOCTOR>")).toBeGreaterThan(0.5);
  expect(sgml.detect("a.txt", '<ENAMEX TYPE="PERSON">Ana</ENAMEX>')).toBeGreaterThan(0.5);
  expect(sgml.detect("a.xml", '<ROOT><RECORD ID="1"><TEXT><PHI TYPE="DOCTOR">')).toBe(0);
  expect(sgml.detect("a.txt", "BP <120> ok")).toBe(0);
});
