import { expect, it } from "vitest";
import { Analysis } from "../../text/analysis.js";
import { parseInline } from "../../text/inline.js";
import { run } from "../test-notes.js";
import { mineSigns } from "./mined-signs.js";
import { settleBySigns } from "./settle-by-signs.js";

const PLACES = ["Larkfield", "Quillby House", "Marrow Bay", "St. Brendan", "Fernport"];
const NOTES = PLACES.map((place, n) => {
  const marked =
    `Transferred to [[HOSPITAL:${place}]] overnight.\nReferral source: [[DOCTOR:Okafor${n}]]\n` +
    `Hansen [[DOCTOR:Vega${n}]] of [[CITY:Tolland]], of [[HOSPITAL:${place}]]`;
  const { text, spans } = parseInline(marked);
  return { analysis: new Analysis(text, "aggressive"), spans };
});
const SIGNS = mineSigns(NOTES, ["PATIENT", "DOCTOR", "HOSPITAL"]);

it("mines words that stand beside one type alone, of hospitals too, and fields", () => {
  const typeOf = new Map(SIGNS.map(({ words, type }) => [words, type]));
  expect(typeOf.get("before=transferred to")).toBe("HOSPITAL");
  expect(typeOf.get("after=overnight")).toBe("HOSPITAL");
  expect(typeOf.get("field=referral source")).toBe("DOCTOR");
  expect(typeOf.has("before=of")).toBe(false);
});

it("mines no word of a labelled span, and nothing from few mentions", () => {
  expect(SIGNS.some(({ words }) => /tolland|larkfield|vega/.test(words))).toBe(false);
  expect(mineSigns(NOTES.slice(0, 4), ["HOSPITAL"])).toEqual([]);
});

it.each([
  [
    "Transferred to [[HOSPITAL:Gallatin]]. At [[CITY:Gallatin]] since.",
    "Transferred to [[HOSPITAL:Gallatin]]. At [[HOSPITAL:Gallatin]] since.",
  ],
  ["At [[CITY:Gallatin]] since; [[HOSPITAL:Gallatin]].", "same"],
  ["Transferred to [[CITY:Gallatin]]. At [[HOSPITAL:Gallatin]].", "same"],
  [
    "Transferred to [[HOSPITAL:Kaye]] now.\nReferral source: [[DOCTOR:Kaye]]\nsaw [[CITY:Kaye]] today",
    "same",
  ],
])("settles by signs: %s", (before, after) => {
  const { inline, result } = run(settleBySigns(SIGNS), before);
  expect(inline).toBe(after === "same" ? before : after);
  const signed = result.flatMap(({ trail }) => trail).filter(({ by }) => by === "reconcile:mined-signs");
  expect(signed.length > 0).toBe(after !== "same");
});
