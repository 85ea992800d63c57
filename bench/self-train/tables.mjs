import { fBeta, precision, recall, sumCounts } from "../../dist/evaluate/index.js";
import { RECIPES, SEEDS, SIZES } from "./units.mjs";

const percent = (value) => (Number.isNaN(value) ? "–" : (100 * value).toFixed(2));
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const LEVEL = { mlhsla: "section", "mlhsla-record": "record" };
const METHODS = ["supervised", "self-trained"];

/** Rows of the units that have been run, of one recipe and one method. */
const rowsOf = (done, recipe, method, where = (_unit) => true) =>
  done
    .filter((one) => one.unit.recipe.name === recipe && where(one.unit))
    .map(({ result }) => result.rows.find((row) => row.method === method));

/** Mean strict recall over the seeds, before and after. */
export function risesOf(done, recipe) {
  const institutions = [...new Set(done.map(({ unit }) => unit.institution))];
  return institutions.flatMap((institution) => {
    const [before, after] = METHODS.map((method) =>
      rowsOf(done, recipe, method, (unit) => unit.institution === institution),
    );
    if (before.length === 0) return [];
    const of = (rows, what, counts) => mean(rows.map((row) => what(row[counts])));
    return [
      {
        institution,
        seeds: before.length,
        recall: [of(before, recall, "strict"), of(after, recall, "strict")],
        precision: [of(before, precision, "strict"), of(after, precision, "strict")],
        f1: [of(before, fBeta, "strict"), of(after, fBeta, "strict")],
        words: [of(before, recall, "binaryToken"), of(after, recall, "binaryToken")],
      },
    ];
  });
}

export function institutionTable(done, recipe) {
  /** @param {number[]} pair */
  const arrow = ([before, after]) => `${percent(before)} → ${percent(after)}`;
  return {
    name: `institutions-${recipe}`,
    title: `${recipe}: by the ${LEVEL[recipe]}, supervised → self-trained`,
    note: `Means over seeds ${SEEDS.join(", ")}. Strict, in per cent; the last column is the recall of words, any type.`,
    columns: ["institution", "seeds", "recall", "precision", "F1", "recall of words"],
    rows: risesOf(done, recipe).map((one) => [
      one.institution,
      String(one.seeds),
      arrow(one.recall),
      arrow(one.precision),
      arrow(one.f1),
      arrow(one.words),
    ]),
  };
}

/** The paper's tables I to III, over all institutions and seeds together. */
export function typeTables(done) {
  const columns = RECIPES.toReversed().flatMap((recipe) => METHODS.map((method) => ({ recipe, method })));
  const all = columns.map(({ recipe, method }) => rowsOf(done, recipe, method));
  const gold = new Map();
  for (const { types } of all.at(-1) ?? [])
    for (const [type, { tp, fn }] of Object.entries(types)) gold.set(type, (gold.get(type) ?? 0) + tp + fn);
  const types = [...gold].filter(([, count]) => count > 0).sort(([a], [b]) => (a < b ? -1 : 1));
  const measures = [
    { number: "I", what: "Precision", measure: precision },
    { number: "II", what: "Recall", measure: recall },
    { number: "III", what: "F-measure", measure: (counts) => fBeta(counts) },
  ];
  return measures.map(({ number, what, measure }) => ({
    name: `types-${what}`,
    title: `Table ${number}: ${what.toLowerCase()} by type`,
    note: "Strict, in per cent, over all institutions and seeds together.",
    columns: ["type", "gold", ...columns.map(({ recipe, method }) => `${LEVEL[recipe]}, ${method}`)],
    rows: [
      ...types.map(([type, count]) => [
        type,
        String(count),
        ...all.map((rows) => percent(measure(sumCounts(rows.flatMap((row) => row.types[type] ?? []))))),
      ]),
      ["All", "", ...all.map((rows) => percent(measure(sumCounts(rows.map((row) => row.strict)))))],
    ],
  }));
}

export function roundsTable(done) {
  const foldRecall = (rounds) =>
    rounds.filter(({ accepted }) => accepted).map(({ scores }) => percent(scores.recall));
  return {
    name: "rounds",
    title: "Rounds",
    note: `Fold recall of what was kept, from the given notes on; the last round tried is in brackets where it was not. ${SIZES.folds} folds, at most ${SIZES.rounds} rounds over free text.`,
    columns: ["unit", "fold recall", "sections taken", "spans taken"],
    rows: done.map(({ unit, result: { rounds } }) => {
      const kept = rounds.filter(({ accepted }) => accepted);
      const refused = rounds
        .filter(({ accepted }) => !accepted)
        .map(({ what, scores }) => `${what} ${percent(scores.recall)}`);
      const spans = kept.flatMap((round) => Object.values(round.spans)).reduce((sum, n) => sum + n, 0);
      return [
        unit.name,
        `${foldRecall(rounds).join(" → ")}${refused.length > 0 ? ` (${refused.join(", ")})` : ""}`,
        String(kept.reduce((sum, { sections }) => sum + sections, 0)),
        String(spans),
      ];
    }),
  };
}

/** Accepted rounds that did not raise fold recall: there must be none. */
export function loweringRounds(done) {
  return done.flatMap(({ unit, result: { rounds } }) => {
    const kept = rounds.filter(({ accepted }) => accepted);
    return kept
      .slice(1)
      .filter((round, n) => !(round.scores.recall > kept[n].scores.recall))
      .map(({ round }) => `${unit.name} round ${round}`);
  });
}
