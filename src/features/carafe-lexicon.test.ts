import { expect, it } from "vitest";
import { carafeLexicon } from "./carafe-lexicon.js";
import { featuresOf } from "./test-features.js";

const own = (text: string, language = "en") =>
  featuresOf(carafeLexicon, text, { language }).map((names) =>
    names.filter((name) => name.startsWith("clex[0]=")).map((name) => name.slice("clex[0]=".length)),
  );

it("knows states, months and English words", () => {
  const [texas, march, house, nonsense, number] = own("Texas March house xqzvk 7");
  expect(texas).toContain("state");
  expect(texas).not.toContain("month");
  expect(march).toEqual(expect.arrayContaining(["month", "english"]));
  expect(house).toEqual(["english"]);
  expect(nonsense).toEqual([]);
  expect(number).toEqual([]);
});

it("sees the neighbours", () => {
  expect(featuresOf(carafeLexicon, "xqzvk house xqzvk")[0]).toEqual(["clex[-1]=<s>", "clex[1]=english"]);
});

it("knows nothing of other languages", () => {
  expect(own("Texas house", "es")).toEqual([[], []]);
});
