import { fBeta, precision, recall } from "../../../dist/evaluate/index.js";
import { NOT_RUN, percent } from "../cells.mjs";

const EXTENT = ["extent-short", "extent-long", "extent-both"];

function typeTable(name, title, scored) {
  const errors = (classes, type) =>
    `${classes.reduce((sum, one) => sum + (scored.errorCounts[one][type] ?? 0), 0)}`;
  return {
    name,
    title,
    note: "Strict. Type: right extent, wrong type. Extent: right type, wrong extent. A spurious span counts under its own type, every other error under the gold type.",
    columns: [
      "type",
      "gold",
      "precision",
      "recall",
      "F1",
      "missing",
      "spurious",
      "type",
      "extent",
      "both wrong",
    ],
    rows: scored
      ? scored.by.type.map(({ name: type, gold, counts }) => [
          type,
          `${gold}`,
          percent(precision(counts)),
          percent(recall(counts)),
          percent(fBeta(counts)),
          errors(["missing"], type),
          errors(["spurious"], type),
          errors(["type"], type),
          errors(EXTENT, type),
          errors(["type-and-extent"], type),
        ])
      : [[NOT_RUN, ...new Array(9).fill("")]],
  };
}

/** Where scrubjay errs, type by type. */
export const errors = {
  name: "errors",
  units: ({ recipes, make }) => [
    make.corpus("scrubjay", recipes.scrubjay),
    ...make.leaveOneOut("scrubjay", recipes.scrubjay),
  ],
  render({ recipes, make, split, evaluation }) {
    const inside = evaluation(make.corpus("scrubjay", recipes.scrubjay));
    const outside = evaluation(...make.leaveOneOut("scrubjay", recipes.scrubjay));
    return {
      tables: [
        typeTable("errors-corpus", `Errors by type: scrubjay, our corpus, train → ${split}`, inside),
        typeTable("errors-left-out", "Errors by type: scrubjay, leave one institution out", outside),
      ],
    };
  },
};
