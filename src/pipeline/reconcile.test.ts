import { expect, it } from "vitest";
import { parseInline, writeInline } from "../text/inline.js";
import { reconcile } from "./reconcile.js";

const run = (marked: string): string => {
  const { text, spans } = parseInline(marked);
  return writeInline(
    text,
    reconcile(
      text,
      spans.map((span) => ({ ...span, score: 0.9, source: "rule:x/y" })),
    ),
  );
};

it.each([
  [
    "finds a surname again",
    "Dr. [[DOCTOR:Ngozi Okafor]]. Okafor called.",
    "Dr. [[DOCTOR:Ngozi Okafor]]. [[DOCTOR:Okafor]] called.",
  ],
  [
    "in capitals too",
    "[[PATIENT:Mary Hansen]] ... HANSEN slept",
    "[[PATIENT:Mary Hansen]] ... [[PATIENT:HANSEN]] slept",
  ],
  [
    "and the whole value in any case",
    "[[PATIENT:Mary Hansen]]; mary hansen",
    "[[PATIENT:Mary Hansen]]; [[PATIENT:mary hansen]]",
  ],
  [
    "but not a common word of a name",
    "[[PATIENT:Will Stone]] will pass a stone. Stone size 4 mm.",
    "[[PATIENT:Will Stone]] will pass a stone. Stone size 4 mm.",
  ],
  ["nor an eponym", "Dr. [[DOCTOR:Jane Foley]] placed a Foley.", "Dr. [[DOCTOR:Jane Foley]] placed a Foley."],
  ["nor a part of a word", "[[PATIENT:Ann Hansen]] Hansenism", "[[PATIENT:Ann Hansen]] Hansenism"],
  [
    "finds numbers again",
    "MRN [[MEDICALRECORD:0048177]] chart 0048177.",
    "MRN [[MEDICALRECORD:0048177]] chart [[MEDICALRECORD:0048177]].",
  ],
  [
    "but not short ones",
    "Room [[ROOM:12]], 12 mg; pager [[PHONE:123]] 123",
    "Room [[ROOM:12]], 12 mg; pager [[PHONE:123]] 123",
  ],
  [
    "finds a name over a line break and double blanks",
    "[[PATIENT:Grace Young]] ... saw Grace\nYoung; GRACE  YOUNG",
    "[[PATIENT:Grace Young]] ... saw [[PATIENT:Grace\nYoung]]; [[PATIENT:GRACE  YOUNG]]",
  ],
  [
    "finds a number written with other marks",
    "[[PHONE:(617) 555-0134]] or 6175550134 (617-555-0134); [[SSN:900-12-3456]], 900 12 3456",
    "[[PHONE:(617) 555-0134]] or [[PHONE:6175550134]] ([[PHONE:617-555-0134]]); [[SSN:900-12-3456]], [[SSN:900 12 3456]]",
  ],
  [
    "finds a name that was found alone, common word or short as it may be",
    "Mr. [[PATIENT:Brown]] and Dr. [[DOCTOR:Ng]]. Brown says Ng called; brown sputum.",
    "Mr. [[PATIENT:Brown]] and Dr. [[DOCTOR:Ng]]. [[PATIENT:Brown]] says [[DOCTOR:Ng]] called; brown sputum.",
  ],
  [
    "tells a person from the disease of the same name",
    "Mr. [[PATIENT:Parkinson]] has Parkinson's disease. Parkinson agreed.",
    "Mr. [[PATIENT:Parkinson]] has Parkinson's disease. [[PATIENT:Parkinson]] agreed.",
  ],
  [
    "finds a reversed name the other way round",
    "[[PATIENT:YOUNG, GRACE]] ... Grace Young slept",
    "[[PATIENT:YOUNG, GRACE]] ... [[PATIENT:Grace Young]] slept",
  ],
  [
    "leaves dates and ages to the taggers",
    "[[DATE:3/4]] strength 3/4, [[AGE:54]] 54",
    "[[DATE:3/4]] strength 3/4, [[AGE:54]] 54",
  ],
  [
    "takes the longer reading",
    "[[PATIENT:Ada Quillon]]. Dr. [[DOCTOR:Ada]] Quillon",
    "[[PATIENT:Ada Quillon]]. Dr. [[PATIENT:Ada Quillon]]",
  ],
])("%s", (_what, marked, expected) => {
  expect(run(marked)).toBe(expected);
});

it("says where a derived span comes from, and is less sure of it", () => {
  const text = "Dr. Okafor. Okafor.";
  const [, derived] = reconcile(text, [
    { start: 4, end: 10, type: "DOCTOR", score: 0.9, source: "rule:doctor/title" },
  ]);
  expect(derived).toMatchObject({ start: 12, source: "reconcile:rule:doctor/title" });
  expect(derived?.score).toBeCloseTo(0.81);
});
