import { expect, it } from "vitest";
import { Analysis } from "../../text/analysis.js";
import { parseInline } from "../../text/inline.js";
import type { TracedSpan } from "../traced-span.js";
import { weighTypes } from "./weigh-types.js";

const log = { drop: () => undefined };

function weighed(marked: string, types: readonly Record<string, number>[]): string[] {
  const { text, spans } = parseInline(marked);
  const traced = spans.map(
    (span, n): TracedSpan => ({ ...span, score: 0.9, types: types[n] as Record<string, number>, trail: [] }),
  );
  const view = { text, analysis: new Analysis(text, "plain") };
  return weighTypes.apply(view, traced, log).map(({ type }) => type);
}

it("lets the sure mention settle the doubtful one", () => {
  const types = weighed("[[DOCTOR:Ngozi Okafor]] wrote. Later [[PATIENT:Okafor]] called.", [
    { DOCTOR: 0.97, PATIENT: 0.02 },
    { PATIENT: 0.55, DOCTOR: 0.45 },
  ]);
  expect(types).toEqual(["DOCTOR", "DOCTOR"]);
});

it("keeps two people apart who share a name", () => {
  const types = weighed("[[DOCTOR:Ngozi Okafor]], [[PATIENT:Emeka Okafor]], [[PATIENT:Okafor]]", [
    { DOCTOR: 0.97 },
    { PATIENT: 0.97 },
    { PATIENT: 0.5, DOCTOR: 0.5 },
  ]);
  expect(types).toEqual(["DOCTOR", "PATIENT", "PATIENT"]);
});

it("leaves a mention alone that has a title of its own", () => {
  const types = weighed("Dr. [[DOCTOR:Lee]] and [[PATIENT:Lee]] and [[PATIENT:Lee]]", [
    { DOCTOR: 0.6, PATIENT: 0.4 },
    { PATIENT: 0.9 },
    { PATIENT: 0.9 },
  ]);
  expect(types[0]).toBe("DOCTOR");
});
