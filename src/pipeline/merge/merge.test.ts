import { expect, it } from "vitest";
import { overlaps } from "../../spans.js";
import { openLog } from "../step.js";
import { found, type TracedSpan } from "../traced-span.js";
import { MERGES, vote } from "./index.js";
import type { VoiceFindings } from "./policy.js";

const TEXT = "Dr. Mary Hansen saw Otto Lindqvist on 3/4/12 at Larkfield.";

/** "Mary Hansen DOCTOR 0.9": the words, the type, the score. */
function voice(name: string, ...rows: string[]): VoiceFindings {
  return {
    name,
    spans: rows.map((row) => {
      const [, words, type, score] = /^(.+) (\S+) (\S+)$/.exec(row) as unknown as [
        string,
        string,
        string,
        string,
      ];
      const start = TEXT.indexOf(words);
      const span = { start, end: start + words.length, type, score: Number(score), source: `${name}:x` };
      return found(span, "marked");
    }),
  };
}

function words(spans: readonly TracedSpan[]): string[] {
  return spans.map(({ start, end, type }) => `${TEXT.slice(start, end)} ${type}`);
}

const RULES = voice("rules", "Mary Hansen DOCTOR 0.9", "3/4/12 DATE 0.9");
const CHARS = voice("chars", "Hansen DOCTOR 0.8", "Otto PATIENT 0.7");
const TOKENS = voice("tokens", "Otto Lindqvist PATIENT 0.8", "3/4/12 DATE 0.7", "Larkfield HOSPITAL 0.6");

it.each([
  [
    "rules-first",
    ["Mary Hansen DOCTOR", "Otto Lindqvist PATIENT", "Otto PATIENT", "3/4/12 DATE", "Larkfield HOSPITAL"],
  ],
  ["cascade", ["Mary Hansen DOCTOR", "Otto PATIENT", "3/4/12 DATE", "Larkfield HOSPITAL"]],
  ["vote", ["Mary Hansen DOCTOR", "Otto Lindqvist PATIENT", "3/4/12 DATE", "Larkfield HOSPITAL"]],
  ["resolve", ["Mary Hansen DOCTOR", "Otto Lindqvist PATIENT", "3/4/12 DATE", "Larkfield HOSPITAL"]],
])("%s merges three voices", (policy, expected) => {
  const log = openLog();
  const merged = MERGES[policy]?.(TEXT, [RULES, CHARS, TOKENS], log) ?? [];
  expect(words(merged)).toEqual(expected);
  // Every span is in the result, in the history of one there, or in the log.
  const finders = merged.reduce(
    (sum, { trail }) => sum + trail.filter(({ did }) => did === "found").length,
    0,
  );
  expect(finders + log.dropped.length).toBe(7);
  expect(log.dropped.every(({ by, why }) => by === `merge:${policy}` && why !== "")).toBe(true);
  expect(merged.find(({ type }) => type === "DATE")?.trail.map(({ by }) => by)).toEqual([
    "rules:x",
    "tokens:x",
  ]);
});

it.each(Object.keys(MERGES))("%s of nothing is nothing", (policy) => {
  expect(MERGES[policy]?.(TEXT, [], openLog())).toEqual([]);
  expect(MERGES[policy]?.(TEXT, [{ name: "rules", spans: [] }], openLog())).toEqual([]);
});

it.each([
  [
    "the surer one of two types",
    [voice("a", "Larkfield CITY 0.6"), voice("b", "Larkfield HOSPITAL 0.9")],
    ["Larkfield HOSPITAL"],
  ],
  [
    "two voices that agree against one that is surer",
    [
      voice("a", "Larkfield CITY 0.7"),
      voice("b", "Larkfield CITY 0.7"),
      voice("c", "Larkfield HOSPITAL 0.8"),
    ],
    ["Larkfield CITY"],
  ],
  [
    "the whole name against its halves",
    [voice("a", "Mary Hansen DOCTOR 0.8"), voice("b", "Mary DOCTOR 0.75", "Hansen DOCTOR 0.75")],
    ["Mary Hansen DOCTOR"],
  ],
  ["a lone span above the floor", [voice("a"), voice("b", "Larkfield CITY 0.45")], ["Larkfield CITY"]],
  ["no lone span below it", [voice("a"), voice("b", "Larkfield CITY 0.3")], []],
  [
    "what a sure loser covers beyond the winner",
    [voice("a", "Hansen DOCTOR 0.99"), voice("b", "Mary Hansen PATIENT 0.6")],
    ["Mary PATIENT", "Hansen DOCTOR"],
  ],
  [
    "but not beyond an unsure loser",
    [voice("a", "Hansen DOCTOR 0.99"), voice("b", "Mary Hansen PATIENT 0.45")],
    ["Hansen DOCTOR"],
  ],
  [
    "the earlier voice on a tie",
    [voice("a", "Larkfield HOSPITAL 0.7"), voice("b", "Larkfield CITY 0.7")],
    ["Larkfield HOSPITAL"],
  ],
])("vote keeps %s", (_what, voices, expected) => {
  const merged = vote()(TEXT, voices, openLog());
  expect(words(merged)).toEqual(expected);
  expect(merged.some((a, i) => merged.some((b, j) => i < j && overlaps(a, b)))).toBe(false);
});

it("vote keeps what all voices think of an extent's type, for whoever settles it", () => {
  const voices = [voice("rules", "Larkfield HOSPITAL 0.96"), voice("token", "Larkfield CITY 0.6")];
  const [larkfield] = vote()(TEXT, voices, openLog());
  expect(larkfield).toMatchObject({ type: "HOSPITAL", types: { HOSPITAL: 0.48, CITY: 0.3 } });
});

it("vote hears a trusted voice above a surer one", () => {
  const voices = [voice("a", "Larkfield CITY 0.7"), voice("b", "Larkfield HOSPITAL 0.9")];
  expect(words(vote({ weights: { a: 3 } })(TEXT, voices, openLog()))).toEqual(["Larkfield CITY"]);
  expect(words(vote({ weights: { b: 3 } })(TEXT, voices, openLog()))).toEqual(["Larkfield HOSPITAL"]);
});

it("records what was cut", () => {
  const log = openLog();
  const voices = [
    voice("a", "Hansen DOCTOR 0.99"),
    voice("b", "Mary Hansen PATIENT 0.6", "Otto PATIENT 0.2"),
  ];
  const [mary] = vote()(TEXT, voices, log);
  expect(mary?.trail.at(-1)).toMatchObject({ by: "merge:vote", did: "resized" });
  expect(log.dropped.map(({ why }) => why)).toEqual(["its score is below the floor"]);
});
