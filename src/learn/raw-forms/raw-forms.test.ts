import fc from "fast-check";
import { expect, it } from "vitest";
import type { Note } from "../../note.js";
import { seededRandom } from "../../random.js";
import { parseInline } from "../../text/inline.js";
import { RAW_FORMS, type RawFormName, rawFormsOf } from "./index.js";

const note: Note = {
  id: "a",
  ...parseInline(
    "[[PATIENT:Mary O'Dea]] seen [[DATE:3/4/2012]] at [[HOSPITAL:St. Brendan & Sons]].\nT 38°, BP <90|60>.\n" +
      "Dr. [[DOCTOR:Ann Núñez]], [[STREET:12 Main\nStreet]], tel [[PHONE:617-555-0134]] {x} a\\b^c",
  ),
};

const CHARACTERS: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  nbsp: " ",
  rsquo: "'",
  apos: "'",
  mdash: "—",
  ndash: "–",
};

/** The words again, from what a form made of them; blanks folded, since forms put others in their place. */
const BACK: Readonly<Record<RawFormName, (text: string) => string>> = {
  html: (text) =>
    text
      .replace(/<title>.*?<\/title>|<[^>]*>/g, " ")
      .replace(/&(?:#(\d+)|(\w+));/g, (_, code, name) =>
        code ? String.fromCharCode(code) : (CHARACTERS[name] as string),
      ),
  hl7: (text) =>
    text
      .replace(/\|\|\|\|\|\|F(?:\nOBX\|\d+\|TX\|[^|]*\|\d+\||$)/g, "\n")
      .replace(/^[\s\S]*?\nOBX\|1\|\w\w\|[^|]*\|1\|/, "")
      .replace(/\\\.br\\/g, "\n")
      .replace(/\\([FSTE])\\/g, (_, code) => ({ F: "|", S: "^", T: "&", E: "\\" })[code as "F"]),
  rtf: (text) =>
    text
      .replace(/^\{\\rtf1\\ansi(?:\\deff0 |\{[^}]*\}\\f0\\fs20 )/, "")
      .replace(/\\(?:par|line|tab|b0|b|pard)(?:\n| )/g, " ")
      .replace(/\\'([0-9a-f]{2})/g, (_, hex) =>
        hex === "92" ? "'" : String.fromCharCode(Number.parseInt(hex, 16)),
      )
      .replace(/\\u(\d+)\?/g, (_, code) => String.fromCharCode(code))
      .replace(/\\([\\{}])/g, "$1"),
  scan: (text) => text,
  capitals: (text) => text,
  smallLetters: (text) => text,
  oneLine: (text) => text,
};

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]+/gu, "");
/** A scanner takes letters for others: those that it confuses count as one. */
const confused = (text: string): string =>
  letters(text)
    .replace(/rn/g, "m")
    .replace(/[0o]/g, "o")
    .replace(/[1li]/g, "l")
    .replace(/[5s]/g, "s")
    .replace(/[8b]/g, "b")
    .replace(/[ce]/g, "e");

it.each(Object.keys(RAW_FORMS) as RawFormName[])(
  "%s leads back to the words of the note and of its spans",
  (name) => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { text, spans } = RAW_FORMS[name](note, seededRandom(seed));
        const plain = name === "scan" ? confused : letters;
        expect(plain(BACK[name](text))).toBe(plain(note.text));
        const own = spans.slice(spans.length - note.spans.length);
        expect(own.map(({ type }) => type)).toEqual(note.spans.map(({ type }) => type));
        for (const [n, { start, end }] of own.entries()) {
          const { start: first, end: last } = note.spans[n] as Note["spans"][0];
          expect(plain(BACK[name](text.slice(start, end)))).toBe(plain(note.text.slice(first, last)));
          expect(text.slice(start, end)).toBe(text.slice(start, end).trim());
        }
      }),
      { numRuns: 60 },
    );
  },
);

it("fills the segments in front of an HL7 message with the note's own values", () => {
  const { text, spans } = RAW_FORMS.hl7(note, seededRandom(4));
  const surfaces = spans.map(({ start, end, type }) => `${type} ${text.slice(start, end)}`);
  expect(surfaces.some((surface) => /^PATIENT O'DEA\^MARY$/i.test(surface))).toBe(true);
  expect(surfaces).toContain("DOCTOR Núñez^Ann");
  expect(text).toMatch(/^MSH\|\^~\\&\|[\s\S]*\nPID\|1\|\|[\s\S]*\nOBX\|1\|FT\|/);
});

it("takes the share that was asked for, and the same notes when asked again", () => {
  const notes = Array.from({ length: 400 }, (_, n) => ({ ...note, id: `n${n}` }));
  const made = rawFormsOf(notes, 0.6, 1);
  expect(made.length).toBeGreaterThan(200);
  expect(made.length).toBeLessThan(280);
  expect(rawFormsOf(notes, 0.6, 1)).toEqual(made);
  expect(rawFormsOf(notes, 0.6, 2)).not.toEqual(made);
  expect(rawFormsOf(notes, 0, 1)).toEqual([]);
});
