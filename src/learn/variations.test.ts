import { expect, it } from "vitest";
import type { Note } from "../note.js";
import { parseInline } from "../text/inline.js";
import { variationsOf, withVariations } from "./variations.js";

const NAMES = ["Ann Okafor", "Rosa Lindqvist", "Paul Brandt", "Vera Quillon"];
const notes = NAMES.map(
  (name, n): Note => ({
    id: `n${n}`,
    ...parseInline(
      `[[PATIENT:${name}]] seen [[DATE:3/${n + 1}/2012]] by Dr. [[DOCTOR:Marchetti]]. No fever.`,
    ),
  }),
);
const surfaces = ({ text, spans }: Note): string[] => spans.map(({ start, end }) => text.slice(start, end));
const around = ({ text, spans }: Note): string =>
  spans.reduceRight((rest, { start, end, type }) => rest.slice(0, start) + type + rest.slice(end), text);

it("says the same of other people, every time others, and the same when asked again", () => {
  const made = variationsOf(notes, 2);
  expect(made.map(around)).toEqual([...notes, ...notes].map(around));
  const said = [...notes, ...made].flatMap((note) => surfaces(note)[0] as string);
  expect(new Set(said).size).toBe(12);
  expect(variationsOf(notes, 2)).toEqual(made);
  expect(variationsOf(notes, 1)).toEqual(made.slice(0, 4));
});

it("leaves out what it cannot do, and changes nothing where nothing is asked", () => {
  const leaking: Note = { id: "x", text: "Talked to Ann Okafor.", spans: [] };
  expect(variationsOf([...notes, leaking], 1).map(({ id }) => id)).toEqual(["n0", "n1", "n2", "n3"]);
  expect(withVariations(notes, 0)).toBe(notes);
  expect(withVariations(notes, 1)).toEqual([...notes, ...variationsOf(notes, 1)]);
});
