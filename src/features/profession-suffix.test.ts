import { expect, it } from "vitest";
import { professionSuffix } from "./profession-suffix.js";
import { featuresOf } from "./test-features.js";

it.each([
  ["pharmacists", "ist"],
  ["Librarian", "ian"],
  ["FIREMAN", "man"],
  ["policewoman", "woman"],
  ["housekeeper", "keeper"],
  ["plumber", "er"],
  ["waitress", "ess"],
  ["nurse", undefined],
  ["her", undefined],
  ["firehouse", undefined],
])("%s: %s", (word, suffix) => {
  expect(featuresOf(professionSuffix, `x ${word} x`)[1]).toEqual(
    suffix === undefined ? [] : [`prof[0]=${suffix}`],
  );
});

it("sees the neighbours, in English alone", () => {
  expect(featuresOf(professionSuffix, "x retired plumber x")[1]).toEqual(["prof[1]=er"]);
  expect(featuresOf(professionSuffix, "x plumber x", { language: "es" })[1]).toEqual([]);
});
