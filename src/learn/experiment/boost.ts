import { MATCHERS, type Table } from "../../evaluate/index.js";
import type { Note } from "../../note.js";
import { shareByPatient } from "../folds.js";
import type { Corpus, Experiment, ExperimentOptions } from "./experiment.js";
import { percentage, sharesOf } from "./learning-curve.js";
import { linesPlot } from "./plots.js";
import { type FoldReading, foldsOf, saysFolds, sharedPart } from "./readings.js";
import { type Row, rowsTable, type ScoredReading, scoreRows } from "./rows.js";
import type { Predictions } from "./run-units.js";
import type { Unit } from "./unit.js";

export interface BoostOptions extends ExperimentOptions {
  /** In how many lots the corpus is annotated. Default 4. */
  readonly rounds?: number;
}

interface Lot {
  readonly label: string;
  /** Reads the lot before anybody has corrected it: by a model of the other corpus and of the lots before. */
  readonly withForeign: Unit;
  /** The same by the lots before alone; absent for the first. */
  readonly without?: Unit;
}

/**
 * Boosting a corpus by a more abundant one, as paper 004 advises (section 5): lot after lot is pre-annotated by a model of
 * the large corpus and of what was corrected before, corrected, and learnt; all of it with and without the large corpus.
 * The gold annotations stand for the corrections.
 */
export function boost(given: Corpus, foreign: Corpus, options: BoostOptions): Experiment {
  const { recipe, seed = 1, shuffles = 9999, rounds = 4 } = options;
  const corpus = sharedPart(given, options);
  const large = sharedPart(foreign, options);
  const folds = foldsOf(corpus, options);
  const shares = sharesOf(rounds);
  const lots = folds.flatMap((fold, at) => lotsOf(fold, at, large, shares, options));
  const rowsFor = (label: string, added: readonly Note[], from: readonly number[]): Row[] =>
    from.map((share) => ({
      label: `${label}, ${percentage(share)}`,
      units: folds.map(({ train, test }, at) => ({
        name: `${label}, ${percentage(share)}, fold ${at + 1}`,
        recipe,
        train: [...added, ...shareByPatient(train, share, seed)],
        test,
      })),
    }));
  const rows = [
    ...rowsFor("without", [], shares),
    ...rowsFor("with", large.notes, [0, ...shares]).map((row, n) =>
      n === 0 ? { ...row, label: `${large.name} alone` } : row,
    ),
  ];
  const rival = (n: number) => (n <= rounds ? undefined : n - rounds - 1);
  return {
    units: [
      ...rows.flatMap(({ units }) => units),
      ...lots.flatMap(({ withForeign, without }) => (without ? [withForeign, without] : [withForeign])),
    ],
    report(predictions) {
      const scored = scoreRows(rows, predictions, { rival, seed, shuffles });
      const title = `${corpus.name} boosted by ${large.name}, ${recipe.name}`;
      const work = workTable(lots, predictions);
      return {
        title,
        lines: [
          `${corpus.notes.length} notes of ${corpus.name}, ${large.notes.length} of ${large.name}. ${saysFolds(options)}.`,
          `The notes of ${corpus.name} are annotated in ${rounds} lots.`,
        ],
        tables: [
          work,
          rowsTable(
            {
              name: "boost",
              title: "What is held out, read with and without the other corpus",
              first: "learnt",
              note: "p against the same share without it.",
            },
            scored,
          ),
        ],
        plots: [
          linesPlot(title, `Per cent of ${corpus.name} annotated`, pointsOf(scored, shares, large.name)),
        ],
        figures: { scored, work: work.rows },
      };
    },
  };
}

function pointsOf(scored: readonly ScoredReading[], shares: readonly number[], name: string) {
  const at = [...shares, 0, ...shares];
  return scored.map((row, n) => ({
    ...row,
    line: n < shares.length ? "without" : `with ${name}`,
    x: Math.round(100 * (at[n] as number)),
  }));
}

function lotsOf(
  { train }: FoldReading,
  fold: number,
  large: Corpus,
  shares: readonly number[],
  { recipe, seed = 1 }: BoostOptions,
): Lot[] {
  let before: Note[] = [];
  return shares.flatMap((share, n): Lot[] => {
    const known = new Set(before);
    const upTo = shareByPatient(train, share, seed);
    const test = upTo.filter((note) => !known.has(note));
    const name = `lot ${n + 1}, fold ${fold + 1}`;
    const learnt = before;
    before = upTo;
    if (test.length === 0) return [];
    const withForeign = {
      name: `${name}, pre-annotated with`,
      recipe,
      train: [...large.notes, ...learnt],
      test,
    };
    if (learnt.length === 0) return [{ label: `${n + 1}`, withForeign }];
    return [
      {
        label: `${n + 1}`,
        withForeign,
        without: { ...withForeign, name: `${name}, without`, train: learnt },
      },
    ];
  });
}

/** What is left to whoever corrects: annotations to add, to take away or to change. From scratch all are to add. */
function workTable(lots: readonly Lot[], predictions: Predictions): Table {
  const labels = [...new Set(lots.map(({ label }) => label))];
  const sums = (units: readonly Unit[]): [gold: number, add: number, remove: number] =>
    units.reduce<[number, number, number]>(
      ([gold, add, remove], unit) => {
        const found = predictions(unit);
        for (const [at, { text, spans }] of unit.test.entries()) {
          const { fp, fn } = MATCHERS.strict.count(text, spans, found[at]?.spans ?? []);
          gold += spans.length;
          add += fn;
          remove += fp;
        }
        return [gold, add, remove];
      },
      [0, 0, 0],
    );
  return {
    name: "boost-work",
    title: "Corrections that each lot needs",
    note: "Annotations to add and to take away after pre-annotation, over all folds; one to change counts as both. Without pre-annotation all are to add.",
    columns: ["lot", "annotations", "with: add", "take away", "right", "without: add", "take away", "right"],
    rows: labels.map((label) => {
      const these = lots.filter((lot) => lot.label === label);
      const [gold, add, remove] = sums(these.map(({ withForeign }) => withForeign));
      const others = these.flatMap(({ without }) => (without ? [without] : []));
      const right = (missing: number) => `${((100 * (gold - missing)) / gold).toFixed(1)} %`;
      const [, addOwn, removeOwn] = others.length > 0 ? sums(others) : [0, gold, 0];
      return [
        label,
        `${gold}`,
        `${add}`,
        `${remove}`,
        right(add),
        `${addOwn}`,
        `${removeOwn}`,
        right(addOwn),
      ];
    }),
  };
}
