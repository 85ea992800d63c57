import { chanceCell, NOT_RUN, percent, prf } from "../recipes/cells.mjs";
import { shareByPatient } from "../recipes/corpora.mjs";
import { mean, modeOf } from "../recipes/results.mjs";
import { inLanguage } from "../recipes/variants.mjs";
import { curves, RIVALS } from "./curves.mjs";

const MATCHERS = ["strict", "relaxed", "token", "binary-strict", "binary-token"];

function besides({ recipes, evaluation, chance }, unitsOf) {
  const [first, second] = RIVALS.map((name) => unitsOf(name, recipes[name]));
  return RIVALS.map((name, n) => [
    name,
    ...MATCHERS.map((matcher) => prf(modeOf(evaluation(...[first, second][n]), matcher))),
    n === 0 ? chanceCell(chance(first, second)) : "",
  ]);
}

const columns = ["recipe", ...MATCHERS, "p against carafe"];

/** Our corpus, train → test. */
const corpus = {
  name: "corpus",
  units: ({ recipes, make }) => RIVALS.map((name) => make.corpus(name, recipes[name])),
  render: (context) => ({
    tables: [
      {
        name: "corpus",
        title: `Our corpus, train → ${context.split}`,
        note: "Precision / recall / F1 in per cent, micro-averaged, each recipe at its own bias.",
        columns,
        rows: besides(context, (name, recipe) => [context.make.corpus(name, recipe)]),
      },
    ],
  }),
};

const mode = ({ evaluation }, unit, matcher, figure) => modeOf(evaluation(unit), matcher)?.[figure];
const meanOf = (values) => (values.includes(undefined) ? undefined : mean(values));
const cell = (value) => (value === undefined ? NOT_RUN : percent(value));

function placesTable(context, name, title, note, rows) {
  return {
    name,
    title,
    note,
    columns: ["", ...context.ours.institutions, "mean strict F1", "mean binary-token recall"],
    rows: rows.map(([label, units]) => {
      const strict = units.map((unit) => mode(context, unit, "strict", "f1"));
      const found = units.map((unit) => mode(context, unit, "binary-token", "recall"));
      return [label, ...strict.map(cell), cell(meanOf(strict)), cell(meanOf(found))];
    }),
  };
}

const leaveOneOut = {
  name: "leave-one-out",
  units: ({ recipes, make }) => RIVALS.flatMap((name) => make.leaveOneOut(name, recipes[name])),
  render: (context) => ({
    tables: [
      placesTable(
        context,
        "leave-one-out",
        "Leave one institution out",
        "Trained on all notes of the others, read on all notes of the one. Strict F1.",
        RIVALS.map((name) => [name, context.make.leaveOneOut(name, context.recipes[name])]),
      ),
    ],
  }),
};

function meddocanUnits({ meddocan: { train, dev }, recipes }) {
  if (!train || !dev) return [];
  return RIVALS.map((name) => ({
    name: `meddocan/${name}`,
    recipe: inLanguage(recipes[name], "es"),
    train,
    test: dev,
    schema: "open",
  }));
}

const meddocan = {
  name: "meddocan",
  units: meddocanUnits,
  render(context) {
    const units = meddocanUnits(context);
    if (units.length === 0)
      return { tables: [], skipped: "MEDDOCAN: skipped, SCRUBJAY_CORPORA does not hold it" };
    return {
      tables: [
        {
          name: "meddocan",
          title: "MEDDOCAN, train → dev",
          note: "Real Spanish clinical cases with labels of their own. Precision / recall / F1 in per cent.",
          columns,
          rows: besides(context, (name) => [units[RIVALS.indexOf(name)]]),
        },
      ],
    };
  },
};

/** One thread, nothing else running; a share of the notes is enough for a ratio. */
const SPEED_SHARE = 0.25;
const speedUnit = ({ recipes, make, split }, name) => ({
  name: `speed/${name}`,
  recipe: recipes[name],
  train: shareByPatient(make.ofSplits("train"), SPEED_SHARE),
  test: make.ofSplits(split),
  alone: true,
});

const speed = {
  name: "speed",
  units: (context) => RIVALS.map((name) => speedUnit(context, name)),
  render(context) {
    const [ours, theirs] = RIVALS.map((name) => context.result(speedUnit(context, name)));
    const row = (label, done) =>
      done === undefined
        ? [label, NOT_RUN, "", "", "", ""]
        : [
            label,
            `${done.training.notes}`,
            done.training.seconds.toFixed(1),
            `${done.tagging.msPerNote}`,
            `${done.training.peakMegabytes}`,
            (done.training.modelBytes / 1e6).toFixed(1),
          ];
    const ratio = (figure) => (ours && theirs ? (figure(theirs) / figure(ours)).toFixed(2) : NOT_RUN);
    return {
      tables: [
        {
          name: "speed",
          title: `Speed, a quarter of the training notes → ${context.split}, one thread, nothing else running`,
          note: "The last row is carafe's figure divided by lingpipe's: above 1 lingpipe needs less. Times hold on one machine, ratios further.",
          columns: [
            "recipe",
            "training notes",
            "training s",
            "tagging ms a note",
            "peak memory MB",
            "model MB",
          ],
          rows: [
            row("lingpipe", ours),
            row("carafe", theirs),
            [
              "carafe / lingpipe",
              "",
              ratio(({ training }) => training.seconds),
              ratio(({ tagging }) => tagging.msPerNote),
              ratio(({ training }) => training.peakMegabytes),
              ratio(({ training }) => training.modelBytes),
            ],
          ],
        },
      ],
    };
  },
};

/** Ours with one more voice; everything else stays. */
const withVoice = ({ scrubjay, lingpipe }) => ({
  ...scrubjay,
  name: "scrubjay + lingpipe",
  voices: [...scrubjay.voices, ...lingpipe.voices],
});

function ablationRows({ recipes, make }) {
  const both = withVoice(recipes);
  const units = (name, recipe) =>
    make.leaveOneOut(name, recipe).map((unit) => ({ ...unit, trainedAs: both }));
  return [
    ["scrubjay", units("scrubjay", recipes.scrubjay)],
    ["scrubjay + lingpipe", units("scrubjay + lingpipe", both)],
  ];
}

/** lingpipe is a voice of scrubjay if and only if this raises both means. */
const voice = {
  name: "voice",
  units: (context) => ablationRows(context).flatMap(([, units]) => units),
  render: (context) => {
    const rows = ablationRows(context);
    const p = context.chance(rows[0][1], rows[1][1]);
    const table = placesTable(
      context,
      "voice",
      "lingpipe as a third voice of scrubjay, leave one institution out",
      `Voted with the others, with the same weight. Strict F1.${p === undefined ? "" : ` p = ${chanceCell(p)}.`}`,
      rows,
    );
    return { tables: [table] };
  },
};

/** { name, units(context), render(context) → { tables, plots?, skipped? } }, as in bench/recipes/sections. */
export const SECTIONS = [corpus, leaveOneOut, meddocan, speed, curves, voice];
