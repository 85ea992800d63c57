import { chanceCell, floor, NOT_RUN, percent, prf } from "../cells.mjs";
import { modeOf } from "../results.mjs";
import { biasOf } from "../variants.mjs";

const MATCHERS = ["strict", "relaxed", "token", "binary-strict", "binary-token"];

const clinicalShare = (evaluation) =>
  evaluation && evaluation.risk.redactedClinicalWords / evaluation.risk.clinicalWords;

/** Every recipe on our corpus, train → test. */
export const corpus = {
  name: "corpus",
  units: ({ recipes, make }) => Object.values(recipes).map((recipe) => make.corpus(recipe.name, recipe)),
  render({ recipes, make, split, evaluation, chance }) {
    const rows = Object.values(recipes).map((recipe) => {
      const unit = make.corpus(recipe.name, recipe);
      return { recipe, unit, scored: evaluation(unit) };
    });
    const ours = rows.find(({ recipe }) => recipe.name === "scrubjay");
    const table = (subset, title, more) => ({
      name: `corpus-${subset || "all"}`,
      title: `Our corpus, train → ${split}: ${title}`,
      note: "Precision / recall / F1 in per cent, micro-averaged. Each recipe at one operating point, its own bias.",
      columns: ["recipe", "bias", ...MATCHERS, ...more.columns],
      rows: rows.map((row) => [
        row.recipe.name,
        biasOf(row.recipe),
        ...MATCHERS.map((matcher) => prf(modeOf(row.scored, `${matcher}${subset}`))),
        ...more.cells(row),
      ]),
    });
    const strict = ({ scored }) => modeOf(scored, "strict")?.f1;
    const others = rows.filter((row) => row !== ours).map(strict);
    const complete = strict(ours) !== undefined && others.every((f1) => f1 !== undefined);
    const clinical = clinicalShare(ours.scored);
    return {
      tables: [
        table("", "all types", {
          columns: ["clinical words removed", "p against scrubjay"],
          cells: (row) => [
            row.scored ? `${percent(clinicalShare(row.scored))} %` : NOT_RUN,
            row === ours ? "" : chanceCell(chance(ours.unit, row.unit)),
          ],
        }),
        table("-hipaa", "HIPAA types", { columns: [], cells: () => [] }),
      ],
      floors: [
        floor(`scrubjay, our corpus, train → ${split}: strict F1`, strict(ours) && 100 * strict(ours), 90),
        floor(
          `scrubjay, our corpus, train → ${split}: strict F1 above the best other recipe's by`,
          complete ? 100 * (strict(ours) - Math.max(...others)) : undefined,
          0,
        ),
        floor(
          `scrubjay, our corpus, train → ${split}: per cent of clinical words removed`,
          clinical === undefined ? undefined : 100 * clinical,
          0.5,
          "most",
        ),
      ],
    };
  },
};
