import { crfsAlone, reconciledBy, steps, withClusters, withoutTemplates } from "../variants.mjs";
import { strictTable } from "./components.mjs";

const CLUSTERS = ["brownClusters", "randomIndexingClusters", "skipGramClusters"];
const TESTED =
  "Strict; * marks p < 0.1 by approximate randomisation. Target: the six institutions with test notes; source: the fourteen others.";

/** A unit of the target's training notes, with those of the second corpus weighed by EasyAdapt. */
const unit = ({ make, split, target, source }, label, recipe, more = {}) => [
  label,
  { name: `second-corpus/${label}`, recipe, train: target, source, test: make.ofSplits(split), ...more },
];

/** What features do, and nothing that hides it: the CRF taggers alone. */
const taggers = (context, label, removed, clusters) => {
  const thinner = withoutTemplates(context.recipes.uthealth, removed);
  return unit(context, label, crfsAlone(clusters === undefined ? thinner : withClusters(thinner, clusters)));
};

const TABLES = [
  {
    name: "table-7",
    title: "What each step adds (paper 000, table 7)",
    against: "before",
    rows: (context) => steps(context.recipes.uthealth).map(([label, recipe]) => unit(context, label, recipe)),
  },
  {
    name: "table-8",
    title: "A second corpus: the CRF taggers (paper 000, table 8)",
    against: "first",
    rows(context) {
      const recipe = crfsAlone(context.recipes.uthealth);
      return [
        unit(context, "target only", recipe, { source: undefined }),
        unit(context, "+ source, EasyAdapt", recipe),
        unit(context, "+ source, merged", recipe, { mergeSource: true }),
      ];
    },
  },
  {
    name: "table-9",
    title: "Without one kind of feature: the CRF taggers (paper 000, table 9)",
    against: "first",
    rows: (context) => [
      taggers(context, "all", []),
      taggers(context, "- open-domain embeddings (gloveBits)", ["gloveBits"]),
      taggers(context, "- attribute name (attributeName)", ["attributeName"]),
      taggers(context, "- token shape n-grams (shapeNgrams)", ["shapeNgrams"]),
    ],
  },
  {
    name: "table-10",
    title: "Word representations: the CRF taggers (paper 000, table 10)",
    against: "first",
    rows: (context) => [
      taggers(context, "no clusters, no embeddings", [...CLUSTERS, "gloveBits"], []),
      taggers(context, "clusters of the training notes only", ["gloveBits"]),
      taggers(context, "open-domain embeddings only", CLUSTERS, []),
      taggers(context, "both", []),
    ],
  },
  {
    name: "table-11",
    title: "Global reconciliation (paper 000, table 11)",
    against: "first",
    rows: (context) =>
      /** @type {[string, string[]][]} */ ([
        ["before reconciliation", []],
        ["+ high-precision rules", ["high-precision", "mined-signs"]],
        ["+ type counting", ["high-precision", "mined-signs", "type-counting"]],
      ]).map(([label, names]) => unit(context, label, reconciledBy(context.recipes.uthealth, names))),
  },
];

/** Paper 000 with a second corpus, as it had one in every table of its hybrid system. */
export const secondCorpus = TABLES.map(({ name, title, against, rows }) => ({
  name,
  units: (context) => rows(context).map(([, one]) => one),
  render: (context) => ({
    tables: [
      strictTable(context, {
        name,
        title: `uthealth, EasyAdapt, train → ${context.split}: ${title}`,
        note: `${context.told} ${TESTED}`,
        rows: rows(context),
        against,
      }),
    ],
  }),
}));
