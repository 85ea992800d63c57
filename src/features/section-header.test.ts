import { expect, it } from "vitest";
import { sectionHeader } from "./section-header.js";
import { featuresOf } from "./test-features.js";

const sections = (text: string, language = "en") =>
  featuresOf(sectionHeader, text, { language }).map((names) => names.join().slice("section[0]=".length));

it("names the section of every token, its header's too", () => {
  expect(sections("Ann Quist\nALLERGIES: none\nSOCIAL HISTORY: smoker")).toEqual([
    ...["opening", "opening"],
    ...["allergies", "allergies", "allergies"],
    ...["social-history", "social-history", "social-history", "social-history"],
  ]);
});

it("never takes the words of a header that no dictionary knows", () => {
  expect(new Set(sections("Ann\n\nQUILTING NEWS:\nShe slept well.\n"))).toEqual(
    new Set(["opening", "unknown"]),
  );
});

it("knows no headers of other languages", () => {
  expect(sections("ALLERGIES: none", "es")).toEqual(["", "", ""]);
});
