import { expect, it } from "vitest";
import { writeInline } from "../../text/inline.js";
import { NO_LOG } from "../step.js";
import { marked, run } from "../test-notes.js";
import { RECONCILERS, reconcilePatient } from "./index.js";

const SAME = "same";

it.each([
  [
    "high-precision",
    "Dr. [[DOCTOR:Okafor]]. [[PATIENT:Okafor]] called.",
    "Dr. [[DOCTOR:Okafor]]. [[DOCTOR:Okafor]] called.",
  ],
  [
    "high-precision",
    "[[DOCTOR:Ngozi Okafor]], MD. [[PATIENT:Okafor]] called.",
    "[[DOCTOR:Ngozi Okafor]], MD. [[DOCTOR:Okafor]] called.",
  ],
  ["high-precision", "Referral source: [[PATIENT:Ngozi Okafor]]", "Referral source: [[DOCTOR:Ngozi Okafor]]"],
  [
    "high-precision",
    "Dictated by: [[PATIENT:Okafor]]\nPatient name: [[DOCTOR:Otto Ito]]",
    "Dictated by: [[DOCTOR:Okafor]]\nPatient name: [[PATIENT:Otto Ito]]",
  ],
  [
    "high-precision",
    "Mr. [[PATIENT:Ito]] slept. [[DOCTOR:Ito]] ate.",
    "Mr. [[PATIENT:Ito]] slept. [[PATIENT:Ito]] ate.",
  ],
  ["high-precision", "Miss [[DOCTOR:Ito]] interpreted. [[DOCTOR:Ito]] left.", SAME],
  ["high-precision", "Dr. [[DOCTOR:Lee]] saw Mr. [[PATIENT:Lee]]. [[PATIENT:Lee]] slept.", SAME],
  ["high-precision", "Dr. [[DOCTOR:Lee]] of [[CITY:Lee]]", SAME],

  [
    "type-counting",
    "[[HOSPITAL:Larkfield]] [[HOSPITAL:Larkfield]] [[CITY:Larkfield]]",
    "[[HOSPITAL:Larkfield]] [[HOSPITAL:Larkfield]] [[HOSPITAL:Larkfield]]",
  ],
  ["type-counting", "[[HOSPITAL:Larkfield]] [[CITY:Larkfield]]", SAME],
  [
    "type-counting",
    "[[HOSPITAL:Larkfield]] [[HOSPITAL:Larkfield]] [[CITY:Larkfield]] [[ORGANIZATION:Larkfield]]",
    "[[HOSPITAL:Larkfield]] [[HOSPITAL:Larkfield]] [[HOSPITAL:Larkfield]] [[HOSPITAL:Larkfield]]",
  ],
  [
    "type-counting",
    "[[HOSPITAL:Larkfield]] [[HOSPITAL:Larkfield]] [[CITY:Larkfield]] [[CITY:Larkfield]]",
    SAME,
  ],
  ["type-counting", "[[PATIENT:Lee]] [[PATIENT:Lee]] Dr. [[DOCTOR:Lee]]", SAME],
  ["type-counting", "[[ROOM:12]] [[ROOM:12]] [[AGE:12]]", SAME],

  [
    "search-note",
    "Dr. [[DOCTOR:Jane Okafor]]. J. Okafor, OKAFOR, Okafor's",
    "Dr. [[DOCTOR:Jane Okafor]]. [[DOCTOR:J. Okafor]], [[DOCTOR:OKAFOR]], [[DOCTOR:Okafor]]'s",
  ],
  [
    "search-note",
    "[[PATIENT:Otto Lindqvist]]: Lindquist and Lindqvst slept",
    "[[PATIENT:Otto Lindqvist]]: [[PATIENT:Lindquist]] and [[PATIENT:Lindqvst]] slept",
  ],
  ["search-note", "[[PATIENT:Otto Quill]] Quilt; [[PATIENT:Ann Pattent]]: Patient, lindqvst", SAME],
  [
    "search-note",
    "[[PATIENT:Otto Lindqvist]]'s wife Mele Lindqvist; son Otto Lindqvist Jr.",
    "[[PATIENT:Otto Lindqvist]]'s wife [[PATIENT:Mele Lindqvist]]; son [[PATIENT:Otto Lindqvist Jr.]]",
  ],
  [
    "search-note",
    "[[PATIENT:Will Stone]]: we told that Stone agreed. Stone size 4 mm. Will return. Mr. Stone left.",
    "[[PATIENT:Will Stone]]: we told that [[PATIENT:Stone]] agreed. Stone size 4 mm. Will return. Mr. [[PATIENT:Stone]] left.",
  ],
  ["search-note", "[[PATIENT:May]] ate. Seen in May. May have stones.", SAME],
  ["search-note", "ID [[IDNUM:NB-4471]]; card NB-4471-M", "ID [[IDNUM:NB-4471]]; card [[IDNUM:NB-4471-M]]"],
  ["search-note", "[[PATIENT:Ann Hansen]] at [[HOSPITAL:Hansen House]]", SAME],
  [
    "search-note",
    "[[PATIENT:lindqvist, otto]] ... lindqvist slept",
    "[[PATIENT:lindqvist, otto]] ... [[PATIENT:lindqvist]] slept",
  ],
])("%s: %s", (name, before, after) => {
  const step = RECONCILERS[name];
  if (step === undefined) throw new Error("no such step");
  const { inline, result } = run(step, before);
  expect(inline).toBe(after === SAME ? before : after);
  const signed = result.flatMap(({ trail }) => trail).filter(({ by }) => by === `reconcile:${name}`);
  expect(signed.length > 0).toBe(after !== SAME);
});

it("searches only for what it trusts, and is less sure of what it finds", () => {
  const step = RECONCILERS["search-note"] as never;
  expect(run(step, "[[DOCTOR:Okafor]] ... Okafor", 0.4).result).toHaveLength(1);
  const [, derived] = run(step, "[[DOCTOR:Okafor]] ... Okafor", 0.8).result;
  expect(derived?.score).toBeCloseTo(0.72);
  expect(derived?.trail).toMatchObject([{ by: "reconcile:search-note", did: "found" }]);
});

const HEADER = marked("Patient name: [[PATIENT:Otto Lindqvist]] MRN [[MEDICALRECORD:0048177]]", {
  score: 0.9,
  patient: "p1",
});
const LATER = marked("Lindqvist slept. Chart 0048177. Stone 4 mm.", { patient: "p1" });
const UNSURE = marked("[[PATIENT:Will Stone]] ...", { score: 0.6, patient: "p1" });

it("searches the notes of a patient for each other's values, in whatever order they come", () => {
  const notes = [HEADER, LATER, UNSURE].map(({ note, spans }) => ({ view: note, spans, log: NO_LOG }));
  const forward = reconcilePatient(notes);
  expect(reconcilePatient([...notes].reverse()).reverse()).toEqual(forward);
  expect(writeInline(LATER.note.text, forward[1] ?? [])).toBe(
    "[[PATIENT:Lindqvist]] slept. Chart [[MEDICALRECORD:0048177]]. Stone 4 mm.",
  );
  expect(forward[1]?.[0]?.score).toBeCloseTo(0.72);
});
