import { expect, it } from "vitest";
import { Analysis } from "../../text/analysis.js";
import { parseInline } from "../../text/inline.js";
import { BY_NAME } from "./namer.js";
import { retyper, trainSpanClassifier } from "./span-classifier.js";
import { describedBy, spanDescriber } from "./span-features.js";

const SETTINGS = { c2: 0.1, maxIterations: 40, minFrequency: 1, weight: 1 };
const labelled = (marked: string) => {
  const { text, spans } = parseInline(marked);
  return { analysis: new Analysis(text, "plain"), spans, ruleHits: [] };
};

it("learns who is who from the words around, and overrules a doubtful finder", async () => {
  const notes = ["Okafor", "Brandt", "Wexley"].flatMap((name) => [
    labelled(`Dr. [[DOCTOR:${name}]] rounded on the ward.`),
    labelled(`Mrs. [[PATIENT:${name}]] slept well at home.`),
  ]);
  const retype = retyper(await trainSpanClassifier(notes, SETTINGS), 1);
  const { analysis, spans } = labelled("Dr. [[PATIENT:Quillon]] rounded on the ward.");
  const doubtful = spans.map((span) => ({ ...span, types: { PATIENT: 0.55, DOCTOR: 0.45 }, trail: [] }));
  const [judged] = retype({ text: analysis.text, analysis }, doubtful, []);
  expect(judged).toMatchObject({ type: "DOCTOR", trail: [{ by: "retype:classifier", did: "retyped" }] });
  const sure = spans.map((span) => ({ ...span, types: { PATIENT: 1 }, trail: [] }));
  expect(
    retyper({ ...(await trainSpanClassifier(notes, SETTINGS)) }, 0.1)(
      { text: analysis.text, analysis },
      sure,
      [],
    )[0]?.type,
  ).toBe("PATIENT");
});

it("sees context, label, neighbours and other mentions", () => {
  const { analysis, spans } = labelled(
    "PCP: Dr. [[DOCTOR:Ada Lee]], [[PHONE:555-0134]]. Later [[DOCTOR:Lee]] called.",
  );
  const [first, , last] = describedBy(spanDescriber(BY_NAME), analysis, spans, []);
  expect(first).toEqual(
    expect.arrayContaining(["L1:dr", "label:pcp", "after:PHONE:touching", "mentions:1", "tail:lee"]),
  );
  expect(last).toEqual(expect.arrayContaining(["L1:later", "else-L1:dr", "else-label:pcp"]));
  expect(last).not.toContain("L1:dr");
});
