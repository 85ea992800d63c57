import fc from "fast-check";
import { expect, it } from "vitest";
import { Analysis } from "../../text/analysis.js";
import { parseInline } from "../../text/inline.js";
import { labelling, type SchemeName } from "./label-scheme.js";

const TYPES = ["DATE", "DOCTOR"];
const names = (scheme: SchemeName, marked: string): string[] => {
  const { text, spans } = parseInline(marked);
  const labels = labelling(scheme, TYPES);
  return Array.from(
    labels.encode(new Analysis(text, "plain"), spans),
    (label) => labels.labels[label] as string,
  );
};

it.each([
  ["BIO", "by Dr. [[DOCTOR:Ada Lee]] on [[DATE:Monday]]", "O O O B-DOCTOR I-DOCTOR O B-DATE"],
  ["BIOES", "by Dr. [[DOCTOR:Ada Lee]] on [[DATE:Monday]]", "O O O B-DOCTOR E-DOCTOR O S-DATE"],
  ["BIOES", "[[DOCTOR:Ada Mae Lee]]", "B-DOCTOR I-DOCTOR E-DOCTOR"],
  ["BIO", "[[CITY:Salem]] on [[DATE:Monday]]", "O O B-DATE"],
] as const)("%s writes %s", (scheme, marked, expected) => {
  expect(names(scheme, marked).join(" ")).toBe(expected);
});

it.each(["BIO", "BIOES"] as const)("%s comes back from its labels, whatever the spans", (scheme) => {
  const labels = labelling(scheme, TYPES);
  const run = fc.record({
    gap: fc.nat(3),
    length: fc.integer({ min: 1, max: 4 }),
    type: fc.constantFrom(...TYPES),
  });
  fc.assert(
    fc.property(fc.array(run, { maxLength: 6 }), (runs) => {
      let at = 0;
      const spans = runs.map(({ gap, length, type }) => {
        const first = at + gap;
        at = first + length;
        return { first, last: at, type };
      });
      const analysis = new Analysis("w ".repeat(at + 2), "plain");
      const encoded = labels.encode(
        analysis,
        spans.map(({ first, last, type }) => ({ start: 2 * first, end: 2 * last - 1, type })),
      );
      expect(labels.decode(encoded)).toEqual(spans);
      for (let t = 1; t < encoded.length; t++)
        expect(
          labels.lattice.follow?.[(encoded[t - 1] as number) * labels.labels.length + (encoded[t] as number)],
        ).toBe(1);
    }),
  );
});

it("keeps a label that nothing began", () => {
  const labels = labelling("BIO", TYPES);
  const inside = labels.labels.indexOf("I-DOCTOR");
  expect(labels.decode([0, inside, inside, 0])).toEqual([{ first: 1, last: 3, type: "DOCTOR" }]);
  expect(labels.decode([labels.labels.indexOf("B-DATE"), inside])).toEqual([
    { first: 0, last: 1, type: "DATE" },
    { first: 1, last: 2, type: "DOCTOR" },
  ]);
});

it("lets no span reach over the end of a sequence", () => {
  const labels = labelling("BIOES", TYPES);
  const path = Uint16Array.from(["B-DATE", "I-DATE", "E-DATE"], (name) => labels.labels.indexOf(name));
  labels.fit(path, 0, 2);
  labels.fit(path, 2, 3);
  expect(Array.from(path, (label) => labels.labels[label])).toEqual(["B-DATE", "E-DATE", "S-DATE"]);
});

it("says exactly where a span ends", () => {
  const labels = labelling("BIO", TYPES);
  const sets = labels.exactly({ first: 0, last: 2, type: "DATE" });
  expect(sets).toHaveLength(3);
  expect(sets[2]).not.toContain(labels.labels.indexOf("I-DATE"));
  expect(sets[2]).toContain(labels.labels.indexOf("B-DATE"));
});
