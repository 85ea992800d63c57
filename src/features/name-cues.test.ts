import { expect, it } from "vitest";
import { nameCues } from "./name-cues.js";
import { featuresOf } from "./test-features.js";

const text = "Dr. Ngozi Okafor saw Mrs. Quillon.\n\n\n\n\n\nOkafor called. Quillon agreed.\n\n\n\n\n\n\nend";

it("carries the cues of one mention to the others", () => {
  const features = featuresOf(nameCues, text);
  const words: string[] = text.match(/\w+|\S/g) ?? [];
  const last = (word: string) => features[words.lastIndexOf(word)] ?? [];
  expect(last("Okafor")).toContain("cue[0]=else:dr");
  expect(last("Okafor")).not.toContain("cue[0]=own:dr");
  expect(last("Quillon")).toContain("cue[0]=else:mr");
  expect(last("Quillon")).not.toContain("cue[0]=else:dr");
});

it("says nothing of common words", () => {
  expect(
    featuresOf(nameCues, "the patient with chest pain")
      .flat()
      .filter((name) => name.startsWith("cue[0]")),
  ).toEqual([]);
});
