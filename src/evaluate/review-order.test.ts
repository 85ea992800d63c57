import { expect, it } from "vitest";
import { parseInline } from "../text/inline.js";
import { reviewOrder } from "./review-order.js";

const note = (id: string, marked: string, confidence?: number) => ({
  id,
  ...parseInline(marked),
  ...(confidence !== undefined && { extra: { confidence } }),
});

const NOTES = [
  note("sure", "Seen by Dr. [[DOCTOR:Okafor]]. Chart 0048177 in the services of the hospital.", -0.01),
  note("doubtful", "Seen by Zephyra Quillfeather today; fever, no hypertension.", -0.5),
];
const shown = (byNote?: boolean) =>
  reviewOrder(NOTES, byNote).map(({ note: id, start, end }) =>
    NOTES.find((one) => one.id === id)?.text.slice(start, end),
  );

it("shows words outside spans that tell much, names first, and neither common nor clinical ones", () => {
  expect(shown()).toEqual(["Zephyra Quillfeather", "0048177"]);
  for (const { bits } of reviewOrder(NOTES)) expect(bits).toBeGreaterThan(20);
});

it("begins with the note that its tagger was least sure of, where that is wanted", () => {
  const swapped = [{ ...NOTES[0], extra: { confidence: -0.9 } }, NOTES[1]] as typeof NOTES;
  expect(reviewOrder(swapped, true).map(({ note: id }) => id)).toEqual(["sure", "doubtful"]);
  expect(reviewOrder(NOTES, true).map(({ note: id }) => id)).toEqual(["doubtful", "sure"]);
});
