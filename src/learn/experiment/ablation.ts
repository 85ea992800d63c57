import { EXIT, ScrubJayError } from "../../errors.js";
import { TEMPLATE_GROUPS } from "../../recipes/index.js";
import type { Corpus, Experiment, ExperimentOptions } from "./experiment.js";
import { differencePlot } from "./plots.js";
import { foldsOf, saysFolds, sharedPart } from "./readings.js";
import { rowsTable, scoreRows } from "./rows.js";
import { templatesOf, withoutTemplates } from "./variants.js";

const GROUPS: Readonly<Record<string, readonly string[]>> = TEMPLATE_GROUPS;

/** The recipe without one feature template, or one group of them, after another (paper 000, table 9). */
export function ablation(
  given: Corpus,
  options: ExperimentOptions & {
    /** Templates, or groups of `TEMPLATE_GROUPS`, each left out in its turn. Default: every template of the recipe. */
    readonly without?: readonly string[];
  },
): Experiment {
  const { recipe, seed = 1, shuffles = 9999 } = options;
  const known = templatesOf(recipe);
  const left = (options.without ?? known).map((name) => ({ name, templates: meant(name, known) }));
  const corpus = sharedPart(given, options);
  const folds = foldsOf(corpus, options);
  const rows = [{ name: "all", templates: [] as readonly string[] }, ...left].map(({ name, templates }) => {
    const label = templates.length === 0 ? name : `- ${name}`;
    const thinner = withoutTemplates(recipe, templates);
    return {
      label,
      units: folds.map((fold, at) => ({ name: `${label}, fold ${at + 1}`, recipe: thinner, ...fold })),
    };
  });
  return {
    units: rows.flatMap(({ units }) => units),
    report(predictions) {
      const rival = (n: number) => (n === 0 ? undefined : 0);
      const scored = scoreRows(rows, predictions, { rival, seed, shuffles });
      const title = `${recipe.name} on ${corpus.name} without one kind of feature`;
      return {
        title,
        lines: [`${saysFolds(options)}.`],
        tables: [
          rowsTable(
            { name: "ablation", title: "Left out", first: "features", note: "p against the first row." },
            scored,
          ),
        ],
        plots: [differencePlot(title, scored)],
        figures: scored,
      };
    },
  };
}

function meant(name: string, known: readonly string[]): readonly string[] {
  const templates = Object.hasOwn(GROUPS, name) ? (GROUPS[name] ?? []) : [name];
  if (templates.some((one) => known.includes(one))) return templates;
  throw new ScrubJayError("unknown-template", `the recipe has no feature template or group "${name}"`, {
    exitCode: EXIT.usage,
    hint: `Its templates: ${known.join(", ")}. Groups: ${Object.keys(GROUPS).join(", ")}.`,
  });
}
