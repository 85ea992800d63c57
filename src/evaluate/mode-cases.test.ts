import { expect, test } from "vitest";
import { makeNote, type Span } from "../note.js";
import { align } from "./align.js";
import type { Counts } from "./counts.js";
import { countMode, MATCH_MODES, type Mode } from "./modes.js";
import { mucCounts } from "./muc.js";
import { type Pair, pairNotes } from "./pair.js";

/** True positives, false positives, false negatives. */
type Triple = readonly [tp: number, fp: number, fn: number];

/** In the order: strict, relaxed, token, binary token, binary strict. */
type PerMode = readonly [Triple, Triple, Triple, Triple, Triple];

interface ModeCase {
  readonly name: string;
  readonly text: string;
  /** "12-22 PATIENT, 26-34 DATE" */
  readonly gold: string;
  readonly pred: string;
  readonly all: PerMode;
  /** Over the HIPAA types; absent where it equals `all`. */
  readonly hipaa?: PerMode;
  readonly muc: readonly [cor: number, inc: number, par: number, mis: number, spu: number];
}

// "Ann" 12-15, "Okafor" 16-22, "on" 23-25, "3/4/2012" 26-34 (words 26-27, 28-29, 30-34)
const SEEN = "Seen by Dr. Ann Okafor on 3/4/2012.";
// "winter" 0-6, "Hx" 6-8, "412B" 9-13
const GLUED = "winterHx 412B";
// "***" 5-8
const STARS = "Code ***";
// grinning face 0-2, "Zoë" 3-6, three mathematical letters 7-9, 9-11, 11-13
const ASTRAL = "😀 Zoë 𝒜𝓃𝓃";

const zero: Triple = [0, 0, 0];
const hit: Triple = [1, 0, 0];
const miss: Triple = [0, 0, 1];
const extra: Triple = [0, 1, 0];
const off: Triple = [0, 1, 1];

/** Counted by hand. */
const MODE_CASES: readonly ModeCase[] = [
  {
    name: "everything right",
    text: SEEN,
    gold: "12-22 PATIENT, 26-34 DATE",
    pred: "12-22 PATIENT, 26-34 DATE",
    all: [
      [2, 0, 0],
      [2, 0, 0],
      [5, 0, 0],
      [5, 0, 0],
      [2, 0, 0],
    ],
    muc: [2, 0, 0, 0, 0],
  },
  {
    name: "both sides empty",
    text: SEEN,
    gold: "",
    pred: "",
    all: [zero, zero, zero, zero, zero],
    muc: [0, 0, 0, 0, 0],
  },
  {
    name: "an empty text",
    text: "",
    gold: "",
    pred: "",
    all: [zero, zero, zero, zero, zero],
    muc: [0, 0, 0, 0, 0],
  },
  {
    name: "empty prediction",
    text: SEEN,
    gold: "12-22 PATIENT, 26-34 DATE",
    pred: "",
    all: [
      [0, 0, 2],
      [0, 0, 2],
      [0, 0, 5],
      [0, 0, 5],
      [0, 0, 2],
    ],
    muc: [0, 0, 0, 2, 0],
  },
  {
    name: "empty gold",
    text: SEEN,
    gold: "",
    pred: "12-22 PATIENT, 26-34 DATE",
    all: [
      [0, 2, 0],
      [0, 2, 0],
      [0, 5, 0],
      [0, 5, 0],
      [0, 2, 0],
    ],
    muc: [0, 0, 0, 0, 2],
  },
  {
    name: "end one short, inside a word",
    text: SEEN,
    gold: "12-22 PATIENT",
    pred: "12-21 PATIENT",
    all: [off, hit, [1, 1, 1], [1, 1, 1], off],
    muc: [0, 0, 1, 0, 0],
  },
  {
    name: "end two long, into the next word",
    text: SEEN,
    gold: "12-22 PATIENT",
    pred: "12-24 PATIENT",
    all: [off, hit, [2, 1, 0], [2, 1, 0], off],
    muc: [0, 0, 1, 0, 0],
  },
  {
    name: "end three long: no longer relaxed",
    text: SEEN,
    gold: "12-22 PATIENT",
    pred: "12-25 PATIENT",
    all: [off, off, [2, 1, 0], [2, 1, 0], off],
    muc: [0, 0, 1, 0, 0],
  },
  {
    name: "a date two short",
    text: SEEN,
    gold: "26-34 DATE",
    pred: "26-32 DATE",
    all: [off, hit, [2, 1, 1], [2, 1, 1], off],
    muc: [0, 0, 1, 0, 0],
  },
  {
    name: "start one late: relaxed forgives ends only",
    text: SEEN,
    gold: "16-22 PATIENT",
    pred: "17-22 PATIENT",
    all: [off, off, off, off, off],
    muc: [0, 0, 1, 0, 0],
  },
  {
    name: "start one early, over a blank",
    text: SEEN,
    gold: "16-22 PATIENT",
    pred: "15-22 PATIENT",
    all: [off, off, hit, hit, off],
    muc: [0, 0, 1, 0, 0],
  },
  {
    name: "a trailing blank",
    text: SEEN,
    gold: "16-22 PATIENT",
    pred: "16-23 PATIENT",
    all: [off, hit, hit, hit, off],
    muc: [0, 0, 1, 0, 0],
  },
  {
    name: "wrong type, right extent",
    text: SEEN,
    gold: "12-22 PATIENT",
    pred: "12-22 DOCTOR",
    all: [off, off, [0, 2, 2], [2, 0, 0], hit],
    hipaa: [miss, miss, [0, 0, 2], [0, 0, 2], miss],
    muc: [0, 1, 0, 0, 0],
  },
  {
    name: "wrong type and extent",
    text: SEEN,
    gold: "12-22 PATIENT",
    pred: "16-22 DOCTOR",
    all: [off, off, [0, 1, 2], [1, 0, 1], off],
    hipaa: [miss, miss, [0, 0, 2], [0, 0, 2], miss],
    muc: [0, 1, 0, 0, 0],
  },
  {
    name: "one name predicted as two",
    text: SEEN,
    gold: "12-22 PATIENT",
    pred: "12-15 PATIENT, 16-22 PATIENT",
    all: [
      [0, 2, 1],
      [0, 2, 1],
      [2, 0, 0],
      [2, 0, 0],
      [0, 2, 1],
    ],
    muc: [0, 0, 1, 0, 1],
  },
  {
    name: "two names predicted as one",
    text: SEEN,
    gold: "12-15 PATIENT, 16-22 PATIENT",
    pred: "12-22 PATIENT",
    all: [
      [0, 1, 2],
      [0, 1, 2],
      [2, 0, 0],
      [2, 0, 0],
      [0, 1, 2],
    ],
    muc: [0, 0, 1, 1, 0],
  },
  {
    name: "a nested prediction beside the right one",
    text: SEEN,
    gold: "12-22 PATIENT",
    pred: "12-22 PATIENT, 16-22 PATIENT",
    all: [
      [1, 1, 0],
      [1, 1, 0],
      [2, 0, 0],
      [2, 0, 0],
      [1, 1, 0],
    ],
    muc: [1, 0, 0, 0, 1],
  },
  {
    name: "nested gold of two types, the outer found",
    text: SEEN,
    gold: "12-22 PATIENT, 16-22 DOCTOR",
    pred: "12-22 PATIENT",
    all: [
      [1, 0, 1],
      [1, 0, 1],
      [2, 0, 1],
      [2, 0, 0],
      [1, 0, 1],
    ],
    hipaa: [hit, hit, [2, 0, 0], [2, 0, 0], hit],
    muc: [1, 0, 0, 1, 0],
  },
  {
    name: "one extent with two gold types, one found",
    text: SEEN,
    gold: "16-22 PATIENT, 16-22 DOCTOR",
    pred: "16-22 DOCTOR",
    all: [[1, 0, 1], [1, 0, 1], [1, 0, 1], hit, hit],
    hipaa: [miss, miss, miss, miss, miss],
    muc: [1, 0, 0, 1, 0],
  },
  {
    name: "the same prediction twice counts once",
    text: SEEN,
    gold: "16-22 PATIENT",
    pred: "16-22 PATIENT, 16-22 PATIENT",
    all: [hit, hit, hit, hit, hit],
    muc: [1, 0, 0, 0, 0],
  },
  {
    name: "the same gold span twice counts once",
    text: SEEN,
    gold: "16-22 PATIENT, 16-22 PATIENT",
    pred: "",
    all: [miss, miss, miss, miss, miss],
    muc: [0, 0, 0, 1, 0],
  },
  {
    name: "two predictions overlap one gold span from both sides",
    text: SEEN,
    gold: "12-22 PATIENT",
    pred: "8-15 PATIENT, 16-24 PATIENT",
    all: [
      [0, 2, 1],
      [0, 2, 1],
      [2, 2, 0],
      [2, 2, 0],
      [0, 2, 1],
    ],
    muc: [0, 0, 1, 0, 1],
  },
  {
    name: "a prediction crosses the end of the gold span",
    text: SEEN,
    gold: "12-22 PATIENT",
    pred: "16-25 PATIENT",
    all: [off, off, [1, 1, 1], [1, 1, 1], off],
    muc: [0, 0, 1, 0, 0],
  },
  {
    name: "a glued word taken whole: relaxed, yet another token",
    text: GLUED,
    gold: "0-6 DATE, 9-13 ROOM",
    pred: "0-8 DATE, 9-13 ROOM",
    all: [
      [1, 1, 1],
      [2, 0, 0],
      [1, 1, 1],
      [1, 1, 1],
      [1, 1, 1],
    ],
    hipaa: [off, hit, off, off, off],
    muc: [1, 0, 1, 0, 0],
  },
  {
    name: "touching gold spans under one prediction",
    text: GLUED,
    gold: "0-6 DATE, 6-8 OTHER",
    pred: "0-8 DATE",
    all: [
      [0, 1, 2],
      [1, 0, 1],
      [0, 1, 2],
      [0, 1, 2],
      [0, 1, 2],
    ],
    hipaa: [off, hit, off, off, off],
    muc: [0, 0, 1, 1, 0],
  },
  {
    name: "spans that touch do not overlap",
    text: GLUED,
    gold: "0-6 DATE",
    pred: "6-8 DATE",
    all: [off, off, off, off, off],
    muc: [0, 0, 0, 1, 1],
  },
  {
    name: "a span without letters or digits is one token",
    text: STARS,
    gold: "5-8 IDNUM",
    pred: "5-8 IDNUM",
    all: [hit, hit, hit, hit, hit],
    muc: [1, 0, 0, 0, 0],
  },
  {
    name: "a span without letters or digits, one short",
    text: STARS,
    gold: "5-8 IDNUM",
    pred: "5-7 IDNUM",
    all: [off, hit, off, off, off],
    muc: [0, 0, 1, 0, 0],
  },
  {
    name: "one astral character short is two UTF-16 units",
    text: ASTRAL,
    gold: "7-13 PATIENT",
    pred: "7-11 PATIENT",
    all: [off, hit, off, off, off],
    muc: [0, 0, 1, 0, 0],
  },
  {
    name: "two astral characters short are still relaxed",
    text: ASTRAL,
    gold: "7-13 PATIENT",
    pred: "7-9 PATIENT",
    all: [off, hit, off, off, off],
    muc: [0, 0, 1, 0, 0],
  },
  {
    name: "a blank and three astral characters short are not; accents belong to the word",
    text: ASTRAL,
    gold: "3-13 PATIENT",
    pred: "3-6 PATIENT",
    all: [off, off, [1, 0, 1], [1, 0, 1], off],
    muc: [0, 0, 1, 0, 0],
  },
  {
    name: "two gold spans of one start share one near prediction",
    text: SEEN,
    gold: "12-15 PATIENT, 12-22 PATIENT",
    pred: "12-16 PATIENT",
    all: [
      [0, 1, 2],
      [1, 0, 1],
      [1, 0, 1],
      [1, 0, 1],
      [0, 1, 2],
    ],
    muc: [0, 0, 1, 1, 0],
  },
  {
    name: "three near predictions of one gold span: relaxed takes one",
    text: SEEN,
    gold: "12-22 PATIENT",
    pred: "12-21 PATIENT, 12-22 PATIENT, 12-23 PATIENT",
    all: [
      [1, 2, 0],
      [1, 2, 0],
      [2, 1, 0],
      [2, 1, 0],
      [1, 2, 0],
    ],
    muc: [1, 0, 0, 0, 2],
  },
  {
    name: "a type outside the HIPAA subset and a spurious one inside",
    text: SEEN,
    gold: "12-22 DOCTOR",
    pred: "12-22 DOCTOR, 26-34 DATE",
    all: [
      [1, 1, 0],
      [1, 1, 0],
      [2, 3, 0],
      [2, 3, 0],
      [1, 1, 0],
    ],
    hipaa: [extra, extra, [0, 3, 0], [0, 3, 0], extra],
    muc: [1, 0, 0, 0, 1],
  },
  {
    name: "two types exchanged",
    text: SEEN,
    gold: "12-15 PATIENT, 16-22 DOCTOR",
    pred: "12-15 DOCTOR, 16-22 PATIENT",
    all: [
      [0, 2, 2],
      [0, 2, 2],
      [0, 2, 2],
      [2, 0, 0],
      [2, 0, 0],
    ],
    hipaa: [off, off, off, off, off],
    muc: [0, 2, 0, 0, 0],
  },
];

function parseSpans(written: string): Span[] {
  if (written === "") return [];
  return written.split(", ").map((one) => {
    const [, start, end, type] = /^(\d+)-(\d+) (\S+)$/.exec(one) as RegExpExecArray;
    return { start: Number(start), end: Number(end), type: type as string };
  });
}

const triple = ({ tp, fp, fn }: Counts): number[] => [tp, fp, fn];

test("there are at least 30 cases", () => {
  expect(MODE_CASES.length).toBeGreaterThanOrEqual(30);
});

for (const { name, text, gold, pred, all, hipaa, muc } of MODE_CASES) {
  test(`counts by hand: ${name}`, () => {
    const note = (spans: string) => makeNote({ id: "n", text, spans: parseSpans(spans) });
    const pair = pairNotes([note(gold)], [note(pred)]).pairs[0] as Pair;
    const counted = (subset: Mode["subset"]) =>
      MATCH_MODES.filter((mode) => mode.subset === subset).map((mode) => [
        mode.matcher,
        triple(countMode(mode, pair)),
      ]);
    const order = ["strict", "relaxed", "token", "binary-token", "binary-strict"];
    expect(counted("all")).toEqual(order.map((matcher, i) => [matcher, all[i]]));
    expect(counted("hipaa")).toEqual(order.map((matcher, i) => [matcher, (hipaa ?? all)[i]]));
    const { cor, inc, par, mis, spu } = mucCounts(align(pair));
    expect([cor, inc, par, mis, spu]).toEqual(muc);
  });
}
