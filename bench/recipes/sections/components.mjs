import { TEMPLATE_GROUPS } from "../../../dist/recipes/index.js";
import { chanceCell, prfCells } from "../cells.mjs";
import { modeOf } from "../results.mjs";
import { crfsAlone, reconciledBy, steps, withClusters, withoutTemplates } from "../variants.mjs";

const CLUSTERS = ["brownClusters", "randomIndexingClusters", "skipGramClusters"];

/**
 * Tables of rows [title, unit] scored strictly. `against` gives the row that a row is tested against: the one before
 * it, or the first.
 */
export function strictTable({ evaluation, chance }, { name, title, note, rows, against }) {
  return {
    name,
    title,
    note,
    columns: [
      "",
      "precision",
      "recall",
      "F1",
      `p against ${against === "first" ? "the first row" : "the row before"}`,
    ],
    rows: rows.map(([label, unit], n) => {
      const rival = n === 0 ? undefined : rows[against === "first" ? 0 : n - 1][1];
      return [
        label,
        ...prfCells(modeOf(evaluation(unit), "strict")),
        rival === undefined ? "" : chanceCell(chance(rival, unit)),
      ];
    }),
  };
}

const TESTED = "Strict; * marks a difference that approximate randomisation gives p < 0.1.";

const growing = ({ recipes, make }, name) =>
  steps(recipes[name]).map(([label, recipe]) => [label, make.corpus(`${name}: ${label}`, recipe)]);

/** Paper 000, table 7. */
export const components = {
  name: "components",
  units: (context) =>
    ["uthealth", "scrubjay"].flatMap((name) => growing(context, name).map(([, unit]) => unit)),
  render: (context) => ({
    tables: ["uthealth", "scrubjay"].map((name) =>
      strictTable(context, {
        name: `components-${name}`,
        title: `What each step adds: ${name}, train → ${context.split} (paper 000, table 7)`,
        note: TESTED,
        rows: growing(context, name),
        against: "before",
      }),
    ),
  }),
};

/** As the paper has it: the CRF taggers alone, so that nothing hides what features do. */
const tagged = ({ recipes, make }, label, removed, clusters) => {
  const thinner = withoutTemplates(recipes.uthealth, removed);
  const recipe = crfsAlone(clusters === undefined ? thinner : withClusters(thinner, clusters));
  return [label, make.corpus(`uthealth: CRF taggers, ${label}`, recipe)];
};

const ablations = (context) => [
  tagged(context, "all", []),
  tagged(context, "- open-domain embeddings (gloveBits)", ["gloveBits"]),
  tagged(context, "- attribute name (attributeName)", ["attributeName"]),
  tagged(context, "- token shape n-grams (shapeNgrams)", ["shapeNgrams"]),
];

/** Paper 000, table 9. */
export const ablation = {
  name: "ablation",
  units: (context) => ablations(context).map(([, unit]) => unit),
  render: (context) => ({
    tables: [
      strictTable(context, {
        name: "ablation",
        title: `Without one kind of feature: uthealth's CRF taggers, train → ${context.split} (paper 000, table 9)`,
        note: TESTED,
        rows: ablations(context),
        against: "first",
      }),
    ],
  }),
};

const representations = (context) => [
  tagged(context, "no clusters, no embeddings", [...CLUSTERS, "gloveBits"], []),
  tagged(context, "clusters of the training notes only", ["gloveBits"]),
  tagged(context, "open-domain embeddings only", CLUSTERS, []),
  tagged(context, "both", []),
];

/** Paper 000, table 10. */
export const words = {
  name: "words",
  units: (context) => representations(context).map(([, unit]) => unit),
  render: (context) => ({
    tables: [
      strictTable(context, {
        name: "words",
        title: `Word representations: uthealth's CRF taggers, train → ${context.split} (paper 000, table 10)`,
        note: `${TESTED} The stand-in for Stanford NER looks into the embeddings in every row.`,
        rows: representations(context),
        against: "first",
      }),
    ],
  }),
};

/** @typedef {[label: string, names: readonly string[]]} Named */

const reconciled = ({ recipes, make }) =>
  /** @type {Named[]} */ ([
    ["before reconciliation", []],
    ["+ high-precision rules", ["high-precision"]],
    ["+ type counting", ["high-precision", "type-counting"]],
    ["+ search of the note (ours)", ["high-precision", "type-counting", "search-note"]],
  ]).map(([label, names]) => [
    label,
    make.corpus(`uthealth: ${label}`, reconciledBy(recipes.uthealth, names)),
  ]);

/** Paper 000, table 11. */
export const reconciliation = {
  name: "reconciliation",
  units: (context) => reconciled(context).map(([, unit]) => unit),
  render: (context) => ({
    tables: [
      strictTable(context, {
        name: "reconciliation",
        title: `Global reconciliation: uthealth, train → ${context.split} (paper 000, table 11)`,
        note: TESTED,
        rows: reconciled(context),
        against: "first",
      }),
    ],
  }),
};

/** A quarter of the notes: what a group is worth shows there, and six trainings on all of them take an hour. */
const SHARE = 0.25;
const GROUPS = {
  "the word itself": TEMPLATE_GROUPS.word,
  "words around": TEMPLATE_GROUPS.around,
  "dictionaries, embeddings, name tagger": TEMPLATE_GROUPS.known,
  "place in the note": TEMPLATE_GROUPS.place,
  "rules and other mentions": TEMPLATE_GROUPS.rules,
};

const withoutEach = ({ recipes, make }) =>
  /** @type {Named[]} */ ([["all", []], ...Object.entries(GROUPS)]).map(([label, names]) => {
    const recipe = withoutTemplates(recipes.scrubjay, names);
    const unit = make.corpus(`scrubjay, a quarter of the notes, without ${label}`, recipe, "dev");
    return [names.length === 0 ? "all" : `- ${label}`, { ...unit, train: make.share(SHARE) }];
  });

/** The same question for the templates of ours; always on dev, since answers change the recipe. */
export const templates = {
  name: "templates",
  units: (context) => withoutEach(context).map(([, unit]) => unit),
  render: (context) => ({
    tables: [
      strictTable(context, {
        name: "templates",
        title: "scrubjay without one group of templates, a quarter of the training notes → dev",
        note: TESTED,
        rows: withoutEach(context),
        against: "first",
      }),
    ],
  }),
};
