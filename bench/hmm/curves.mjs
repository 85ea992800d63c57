import { foldsByPatient } from "../../dist/learn/folds.js";
import { prf } from "../recipes/cells.mjs";
import { modeOf } from "../recipes/results.mjs";

/** Paper 001's two systems. */
export const RIVALS = ["lingpipe", "carafe"];

const SHARES = [0.02, 0.05, 0.1, 0.25, 0.5, 1];
/** A fiftieth is the smallest share. */
const PARTS = 50;
const shares = new Map();

/** Whole patients, by a fixed seed; a smaller share lies inside a larger one. */
function shareOf(notes, share) {
  if (share === 1) return notes;
  if (!shares.has(share)) {
    const parts = foldsByPatient(notes, PARTS, 1).slice(0, Math.max(1, Math.round(PARTS * share)));
    const kept = new Set(parts.flat());
    shares.set(
      share,
      notes.filter((note) => kept.has(note)),
    );
  }
  return shares.get(share);
}

function curveUnit({ recipes, make }, name, share) {
  const whole = make.corpus(name, recipes[name]);
  if (share === 1) return whole;
  return { ...whole, name: `curves/${name}/${100 * share}%`, train: shareOf(whole.train, share) };
}

function curvePoints(context) {
  return SHARES.flatMap((share) =>
    RIVALS.map((recipe) => {
      const unit = curveUnit(context, recipe, share);
      const scored = modeOf(context.evaluation(unit), "strict");
      return { share, recipe, notes: unit.train.length, ...(scored && { f1: scored.f1 || 0, scored }) };
    }),
  );
}

/** Paper 001, figure 3. */
export const curves = {
  name: "curves",
  units: (context) => RIVALS.flatMap((name) => SHARES.map((share) => curveUnit(context, name, share))),
  render(context) {
    const points = curvePoints(context);
    const title = `Learning curves, train → ${context.split} (paper 001, figure 3)`;
    return {
      tables: [
        {
          name: "curves",
          title,
          note: "Strict precision / recall / F1 by share of the training notes; whole patients, and each share holds the smaller ones.",
          columns: ["share", "notes", ...RIVALS],
          rows: SHARES.map((share) => {
            const here = points.filter((point) => point.share === share);
            return [`${100 * share} %`, `${here[0].notes}`, ...here.map(({ scored }) => prf(scored))];
          }),
        },
      ],
      plots: [{ file: "hmm-learning-curves.svg", title, spec: curvePlot(points) }],
    };
  },
};

function curvePlot(points) {
  const values = points
    .filter(({ f1 }) => f1 !== undefined)
    .map(({ notes, recipe, f1 }) => ({ notes, recipe, f1 }));
  return {
    data: { values },
    width: 520,
    height: 340,
    mark: { type: "line", point: true },
    encoding: {
      x: { field: "notes", type: "quantitative", scale: { type: "log" }, title: "Training notes" },
      y: { field: "f1", type: "quantitative", scale: { domain: [0, 1] }, title: "F1, entity strict" },
      color: { field: "recipe", type: "nominal", sort: RIVALS, title: null },
    },
  };
}
