import {
  compareNotes,
  countMode,
  evaluateNotes,
  fBeta,
  MATCH_MODES,
  pairNotes,
  sumCounts,
} from "../../dist/evaluate/index.js";
import { load, unitKey } from "./cache.mjs";
import { TINY } from "./settings.mjs";

const STRICT = MATCH_MODES.find(({ name }) => name === "strict");

/** What the units found: everything in the tables is computed from it, nothing is trained again. */
export function resultReader(code) {
  const results = new Map();
  const predictions = new Map();
  const evaluations = new Map();
  const keyOf = (unit) => unitKey(unit, code);

  const result = (unit) => {
    const key = keyOf(unit);
    // What is not there yet may come later.
    if (results.get(key) === undefined) results.set(key, load(key));
    return results.get(key);
  };

  /** Gold and predicted notes of one unit, or of several over different notes; undefined until all have run. */
  const pairOf = (...units) => {
    if (units.some((unit) => result(unit) === undefined)) return undefined;
    const name = units.map(keyOf).join(" ");
    if (!predictions.has(name)) {
      const gold = units.flatMap(({ test }) => test);
      const pred = units.flatMap((unit) => unit.test.map((note) => predictedNote(note, result(unit))));
      predictions.set(name, { name, gold, pred, schema: units[0].schema ?? "phi" });
    }
    return predictions.get(name);
  };

  /** Every figure of `scrubjay evaluate`, or undefined. */
  const evaluation = (...units) => {
    const pair = pairOf(...units);
    if (pair === undefined) return undefined;
    if (!evaluations.has(pair.name))
      evaluations.set(pair.name, evaluateNotes(pair.gold, pair.pred, { schema: pair.schema }));
    return evaluations.get(pair.name);
  };

  /** How likely chance explains the difference in strict F1: approximate randomisation. */
  const chance = (a, b) => {
    const [left, right] = [pairOf(...[a].flat()), pairOf(...[b].flat())];
    if (left === undefined || right === undefined) return undefined;
    const options = { schema: left.schema, metrics: ["strict.f1"], samples: 1, shuffles: TINY ? 99 : 9999 };
    return compareNotes(left.gold, left.pred, right.pred, options).metrics[0].p;
  };

  return { result, pairOf, evaluation, chance };
}

function predictedNote(note, { notes }) {
  const [, spans] = notes[note.id];
  return { ...note, spans: spans.map(([start, end, type, score]) => ({ start, end, type, score })) };
}

/** Strict counts, when nothing else is wanted. */
export function strictCounts({ gold, pred, schema }) {
  return sumCounts(pairNotes(gold, pred, { schema }).pairs.map((pair) => countMode(STRICT, pair)));
}

/** Strict F1 of every note; a note with nothing to find and nothing found is right. */
export function noteScores({ gold, pred, schema }) {
  return pairNotes(gold, pred, { schema }).pairs.map((pair) => {
    const f1 = fBeta(countMode(STRICT, pair));
    return pair.gold.length + pair.pred.length === 0 ? 1 : f1 || 0;
  });
}

export const modeOf = (evaluation, name) => evaluation?.modes.find((mode) => mode.name === name);

export const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
