import { crfsAlone } from "../variants.mjs";
import { strictTable } from "./components.mjs";

/** A psychiatric service, as in the paper, and the institution with the roughest notes. */
const TARGETS = ["larkfield", "osagebend"];

function rowsFor({ recipes, make, split }, place) {
  const shared = {
    recipe: crfsAlone(recipes.uthealth),
    train: make.institution(place, "train"),
    test: make.institution(place, split),
  };
  const source = make.elsewhere(place, "train");
  const named = (label, more) => [label, { name: `adaptation/${place}/${label}`, ...shared, ...more }];
  return [
    named("own notes only", {}),
    named("+ other institutions, merged", { source, mergeSource: true }),
    named("+ other institutions, EasyAdapt", { source }),
  ];
}

/** Paper 000, table 8. */
export const adaptation = {
  name: "adaptation",
  units: (context) => TARGETS.flatMap((place) => rowsFor(context, place).map(([, unit]) => unit)),
  render: (context) => ({
    tables: TARGETS.map((place) =>
      strictTable(context, {
        name: `adaptation-${place}`,
        title: `A second corpus: uthealth's CRF taggers for ${place}, train → ${context.split} (paper 000, table 8)`,
        note: "The target's own training notes, alone and with the training notes of the nineteen others. Strict; * marks p < 0.1.",
        rows: rowsFor(context, place),
        against: "first",
      }),
    ),
  }),
};
