import { serialize } from "node:v8";
import { expect, it } from "vitest";
import { narrowText } from "./narrow-text.js";

it.each(["", "Seen by Dr. Okafor\r\n", "José Núñez ÿ\0", "“quoted”", "half a pair \ud83d", "東京"])(
  "keeps every character of %j",
  (text) => {
    expect(narrowText(text)).toBe(text);
  },
);

it("holds a note that was cut out of a wider text in one byte a character", () => {
  const note = `“${"Seen by Dr. Okafor. ".repeat(10)}`.slice(1);
  expect(serialize(narrowText(note)).length).toBeLessThan(serialize(note).length);
});
