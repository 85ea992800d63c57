import { NOT_RUN, percent } from "../cells.mjs";
import { mean, modeOf } from "../results.mjs";
import { heldStill, withoutRules } from "../variants.mjs";

const cell = (value) => (value === undefined ? NOT_RUN : percent(value));

const without = (list, name) => list.filter((one) => one !== name);

/** The default recipe without one of the steps that come behind its CRF; all are read from one training. */
function variants(recipe) {
  const { retype: _, ...typedOnce } = recipe;
  const across = [...new Set([...recipe.reconciliation, ...recipe.acrossNotes])];
  return [
    ["all", recipe],
    ["- rules as a voice", withoutRules(recipe)],
    ...recipe.corrections.map((name) => [
      `- correction ${name}`,
      { ...recipe, corrections: without(recipe.corrections, name) },
    ]),
    ["- retyping", typedOnce],
    ...across.map((name) => [
      `- ${name}`,
      {
        ...recipe,
        reconciliation: without(recipe.reconciliation, name),
        acrossNotes: without(recipe.acrossNotes, name),
      },
    ]),
    ["- settling over a patient's notes", { ...recipe, acrossNotes: [] }],
    ["- doubt", heldStill(recipe)],
    [
      "CRF alone",
      { ...heldStill(withoutRules(typedOnce)), corrections: [], reconciliation: [], acrossNotes: [] },
    ],
  ];
}

const MEASURES = [
  ["strict", "precision"],
  ["strict", "recall"],
  ["strict", "f1"],
  ["binary-token", "precision"],
  ["binary-token", "recall"],
];

/** A step stays where strict F1 or binary-token recall falls without it. */
export const stepsLeftOut = {
  name: "steps",
  units: (context) => rowsOf(context).flatMap(({ units }) => units),
  render(context) {
    const rows = rowsOf(context).map(({ label, units }) => ({ label, figures: figuresOf(units, context) }));
    const [{ figures: all }] = rows;
    const lower = (values, n) =>
      all[n].includes(undefined) || values.includes(undefined)
        ? undefined
        : values.filter((value, at) => value < all[n][at]).length;
    return {
      tables: [
        {
          name: "steps",
          title: "scrubjay without one step, leave one institution out",
          note: "Means of six. Lower: on how many of the six the figure falls without the step.",
          columns: [
            "",
            "strict precision",
            "recall",
            "F1",
            "lower",
            "binary-token precision",
            "recall",
            "lower",
          ],
          rows: rows.map(({ label, figures }, n) => {
            const means = figures.map((values) => (values.includes(undefined) ? undefined : mean(values)));
            const [sp, sr, sf, bp, br] = means.map(cell);
            const count = (at) => (n === 0 ? "" : `${lower(figures[at], at) ?? ""}`);
            return [label, sp, sr, sf, count(2), bp, br, count(4)];
          }),
        },
      ],
    };
  },
};

const rowsOf = ({ recipes, make }) =>
  variants(recipes.scrubjay).map(([label, recipe]) => ({
    label,
    units: make
      .leaveOneOut(label === "all" ? "scrubjay" : `scrubjay ${label}`, recipe)
      .map((unit) => (label === "all" ? unit : { ...unit, trainedAs: recipes.scrubjay })),
  }));

const figuresOf = (units, { evaluation }) =>
  MEASURES.map(([mode, figure]) => units.map((unit) => modeOf(evaluation(unit), mode)?.[figure]));
