import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeNote, type Note, type Span } from "../note.js";
import { PHI_TYPE_NAMES } from "../schema/index.js";
import { type Counts, fBeta, precision, recall } from "./counts.js";
import { countMode, MATCH_MODES, type Mode } from "./modes.js";
import { type Pair, pairNotes } from "./pair.js";

const pairOf = (text: string, gold: readonly Span[], pred: readonly Span[]): Pair =>
  pairNotes([makeNote({ id: "n", text, spans: gold })], [makeNote({ id: "n", text, spans: pred })])
    .pairs[0] as Pair;

const triple = ({ tp, fp, fn }: Counts): number[] => [tp, fp, fn];

test("the script's reading of the HIPAA subset leaves IDNUM out, the guideline's does not", () => {
  const span = { start: 0, end: 4, type: "IDNUM" };
  const pair = pairOf("A123", [span], [span]);
  const mode = MATCH_MODES.find(({ name }) => name === "strict-hipaa") as Mode;
  expect(triple(countMode(mode, pair, "guideline"))).toEqual([1, 0, 0]);
  expect(triple(countMode(mode, pair, "official-script"))).toEqual([0, 0, 0]);
});

describe("properties over spans that do not overlap", () => {
  const text = "Ann Okafor, 54, of Dover NH saw Dr. Lee on 3/4/2012 in Rm 412B; call 555-0100 (x7).";
  const types = PHI_TYPE_NAMES;
  /** Cuts of the text, every second stretch a span. */
  const spansIn = fc
    .tuple(
      fc.uniqueArray(fc.integer({ min: 0, max: text.length }), { maxLength: 16 }),
      fc.array(fc.constantFrom(...types), { minLength: 8, maxLength: 8 }),
    )
    .map(([cuts, labels]) => {
      cuts.sort((a, b) => a - b);
      const spans: Span[] = [];
      for (let i = 0; i + 1 < cuts.length; i += 2) {
        spans.push({ start: cuts[i] as number, end: cuts[i + 1] as number, type: labels[i / 2] as string });
      }
      return spans;
    });
  const modes = MATCH_MODES.filter(({ matcher }) => matcher !== "relaxed");

  test("swapping gold and prediction swaps precision and recall, and keeps F1", () => {
    fc.assert(
      fc.property(spansIn, spansIn, (a, b) => {
        for (const mode of MATCH_MODES) {
          const there = countMode(mode, pairOf(text, a, b));
          const back = countMode(mode, pairOf(text, b, a));
          expect(precision(there)).toEqual(recall(back));
          expect(recall(there)).toEqual(precision(back));
          expect(fBeta(there)).toEqual(fBeta(back));
        }
      }),
    );
  });

  test("a perfect prediction scores 1 in every mode that has something to find", () => {
    fc.assert(
      fc.property(spansIn, (spans) => {
        for (const mode of MATCH_MODES) {
          const counts = countMode(mode, pairOf(text, spans, spans));
          expect(counts.fp + counts.fn).toBe(0);
          if (counts.tp > 0) expect([precision(counts), recall(counts), fBeta(counts)]).toEqual([1, 1, 1]);
        }
      }),
    );
  });

  test("relabelling predictions cannot change binary scores", () => {
    fc.assert(
      fc.property(spansIn, spansIn, fc.constantFrom(...types), (gold, pred, label) => {
        const relabelled = pred.map((span) => ({ ...span, type: label }));
        for (const mode of modes.filter(
          ({ matcher, subset }) => matcher.startsWith("binary") && subset === "all",
        )) {
          expect(countMode(mode, pairOf(text, gold, relabelled))).toEqual(
            countMode(mode, pairOf(text, gold, pred)),
          );
        }
      }),
    );
  });

  test("strict never finds more than relaxed, nor a typed mode more than its binary twin", () => {
    fc.assert(
      fc.property(spansIn, spansIn, (gold, pred) => {
        const pair = pairOf(text, gold, pred);
        const tp = Object.fromEntries(MATCH_MODES.map((mode) => [mode.name, countMode(mode, pair).tp]));
        expect(tp.strict).toBeLessThanOrEqual(tp.relaxed as number);
        expect(tp.strict).toBeLessThanOrEqual(tp["binary-strict"] as number);
        expect(tp.token).toBeLessThanOrEqual(tp["binary-token"] as number);
      }),
    );
  });

  test("the order in which spans and notes come changes nothing", () => {
    const note = (id: string, spans: readonly Span[]): Note => makeNote({ id, text, spans });
    fc.assert(
      fc.property(spansIn, spansIn, (gold, pred) => {
        const forth = pairNotes([note("a", gold), note("b", [])], [note("a", pred), note("b", pred)]).pairs;
        const back = pairNotes(
          [note("a", [...gold].reverse()), note("b", [])],
          [note("b", [...pred].reverse()), note("a", [...pred].reverse())],
        ).pairs;
        expect(back.map(({ gold: g, pred: p }) => [g, p])).toEqual(
          forth.map(({ gold: g, pred: p }) => [g, p]),
        );
      }),
    );
  });
});
