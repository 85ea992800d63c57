import { expect, it } from "vitest";
import { attributeName, attributePlace } from "./attribute-name.js";
import { featuresOf } from "./test-features.js";

it("names the attribute, whole and by its last word, on the value's tokens alone", () => {
  const source = ["attr[0]=referral source", "attr[0]=…source"];
  expect(featuresOf(attributeName, "Referral source: Dr Okafor\nHe slept.")).toEqual([
    [],
    [],
    [],
    source,
    source,
    [],
    [],
    [],
  ]);
});

it("hides digits in the name and takes four words of it", () => {
  expect(featuresOf(attributeName, "Bed 2: Ann").at(-1)).toEqual(["attr[0]=bed #", "attr[0]=…#"]);
  expect(featuresOf(attributeName, "Name of the next of kin: Ann").at(-1)).toEqual([
    "attr[0]=name of the next",
    "attr[0]=…kin",
  ]);
});

it("counts the tokens of each value from 0 to 4", () => {
  const places = featuresOf(attributePlace, "Seen by: Ann B Okafor Quist Jr RN\nMRN: 0042\nHe slept.").map(
    (names) => names.join().slice("attrpos[0]=".length),
  );
  expect(places).toEqual(["", "", "", "0", "1", "2", "3", "4", "4", "", "", "0", "", "", ""]);
});
