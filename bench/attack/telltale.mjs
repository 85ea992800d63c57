// Can a reader tell? A classifier learns to tell originals from the surrogates that took their places, type by type, over
// the whole corpus (policy full, scope patient: what `deid --mode surrogate` does where nothing else is asked for).
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { foldsByPatient } from "../../dist/learn/folds.js";
import { seededRandom } from "../../dist/random.js";
import { readOurs } from "../recipes/corpora.mjs";
import { agreementTable } from "./ages-agree.mjs";
import { checkClassifier, recordNames } from "./controls.mjs";
import { areaUnderCurve, rowsOf, scoreOf, trainLogistic } from "./logistic.mjs";
import { pairsByType, replaceNotes } from "./mentions.mjs";
import { FEATURES, featuresOf, placeOf } from "./telltale-features.mjs";

const MOST_AREA = 0.6;
/** Fewer mentions of a type say too little for a bar. */
const LEAST_MENTIONS = 300;
const MOST_PAIRS = 8000;
const FOLDS = 5;
const L2 = 3;
const BEFORE = new URL("telltale-before.json", import.meta.url);

const dist = process.env.SCRUBJAY_DIST
  ? pathToFileURL(`${process.env.SCRUBJAY_DIST}/`)
  : new URL("../../dist/", import.meta.url);

export async function canAReaderTell({ types, top, record }) {
  const { notes } = readOurs();
  const build = await import(new URL("replace/index.js", dist).href);
  const replaced = replaceNotes(build, notes);
  const byType = pairsByType(notes, replaced);
  const agreement = agreementTable(notes, replaced);
  const before = existsSync(BEFORE) ? JSON.parse(readFileSync(BEFORE, "utf8")) : {};
  const measured = [];
  for (const [type, pairs] of [...byType].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (types !== undefined && !types.includes(type)) continue;
    const examples = examplesOf(pairs);
    const areas = {
      institution: await areaByFolds(examples, "institution"),
      patient: await areaByFolds(examples, "patient"),
    };
    const strongest = top > 0 ? await strongestFeatures(examples, top) : [];
    measured.push({ type, mentions: pairs.length, areas, strongest });
    console.log(`${type}: ${figure(areas.institution)}`);
  }
  if (record) {
    recordNames(byType.get("HOSPITAL"));
    const figures = measured.map(({ type, areas }) => [type, areas]);
    writeFileSync(BEFORE, `${JSON.stringify(Object.fromEntries(figures), null, 2)}\n`);
  }
  const controls = types === undefined ? await checkClassifier(notes, areaOfPairs) : [];
  const barred = measured.filter(({ mentions }) => mentions >= LEAST_MENTIONS);
  const missed = barred.filter(({ areas }) => areas.institution > MOST_AREA);
  const tables = [tableOf(measured, before), featureTable(measured), agreement.table];
  if (controls.length > 0) tables.push(controlTable(controls));
  return {
    tables,
    inDocs: types === undefined && !record && process.env.SCRUBJAY_DIST === undefined,
    held: missed.length === 0 && agreement.held && controls.every(({ met }) => met),
  };
}

/** Both sides of every pair as rows of features: originals are the positives. */
function examplesOf(all) {
  const random = seededRandom(3);
  const share = MOST_PAIRS / all.length;
  const pairs = all.filter(() => share >= 1 || random() < share);
  const lists = [];
  const labels = [];
  for (const { before, after, which } of pairs) {
    for (const [note, isOriginal] of [
      [before, true],
      [after, false],
    ]) {
      lists.push(Uint32Array.from(new Set(featuresOf(note, which).map(placeOf))));
      labels.push(isOriginal);
    }
  }
  return { pairs, labels, rows: rowsOf(lists) };
}

const rowsOfPair = (at) => [2 * at, 2 * at + 1];

/** The mean over folds, each with the weight of its pairs: scores of two models cannot be compared. */
async function areaByFolds({ pairs, labels, rows }, by) {
  /** @type {{ id: string, patient: string, at: number }[]} */
  const grouped = pairs.map((pair, at) => ({ id: String(at), patient: pair[by] ?? `alone ${at}`, at }));
  let sum = 0;
  for (const fold of foldsByPatient(grouped, FOLDS)) {
    if (fold.length === 0) continue;
    const held = new Set(fold.map(({ at }) => at));
    const rest = [...pairs.keys()].filter((at) => !held.has(at)).flatMap(rowsOfPair);
    const weights = await trainLogistic(rows, labels, rest, { features: FEATURES, l2: L2 });
    const test = [...held].flatMap(rowsOfPair);
    const scores = test.map((row) => scoreOf(rows, row, weights));
    sum +=
      held.size *
      areaUnderCurve(
        scores,
        test.map((row) => labels[row]),
      );
  }
  return sum / pairs.length;
}

const areaOfPairs = (pairs, by) => areaByFolds(examplesOf(pairs), by);

/** What weighs most over all mentions: weight times how many more originals than surrogates have it. */
async function strongestFeatures({ pairs, labels, rows }, most) {
  const weights = await trainLogistic(rows, labels, [...labels.keys()], { features: FEATURES, l2: L2 });
  const counts = new Map();
  for (const { before, after, which } of pairs) {
    for (const [side, note] of [before, after].entries()) {
      for (const feature of featuresOf(note, which)) {
        const count = counts.get(feature) ?? [0, 0];
        counts.set(feature, count);
        count[side]++;
      }
    }
  }
  return [...counts]
    .map(([feature, [originals, surrogates]]) => {
      const worth = weights[placeOf(feature)] * (originals - surrogates);
      return { feature, originals, surrogates, worth };
    })
    .sort((a, b) => b.worth - a.worth || (a.feature < b.feature ? -1 : 1))
    .slice(0, most);
}

const figure = (area) => (area === undefined ? "–" : area.toFixed(3));

function tableOf(measured, before) {
  return {
    name: "telltale",
    title: "Can a reader tell?",
    note: `Area under the ROC curve of a classifier that learnt originals and surrogates of other institutions (bar: at most ${MOST_AREA.toFixed(2)} for types with ${LEAST_MENTIONS} mentions or more), and of other patients only. Among patients of one institution the classifier knows staff, wards and towns by heart, since they stand in the notes it learnt from: that says what somebody knows who has the originals, and has no bar. 0.5 is a toss of a coin. Policy full, scope patient. Before: commit ffa8cff, \`SCRUBJAY_DIST=<its dist> npm run bench:attack -- --only telltale --record\`. Policies that mask or generalise (safe-harbor: ZIP codes, dates, ages over 89) show by design what they changed.`,
    columns: ["type", "mentions", "before", "now", "", "by patient: before", "now"],
    rows: measured.map(({ type, mentions, areas }) => [
      type,
      String(mentions),
      figure(before[type]?.institution),
      figure(areas.institution),
      mentions < LEAST_MENTIONS ? "few" : areas.institution <= MOST_AREA ? "met" : "MISSED",
      figure(before[type]?.patient),
      figure(areas.patient),
    ]),
  };
}

function featureTable(measured) {
  return {
    name: "telltale-features",
    title: "What tells most",
    note: "The strongest features of each type: with how many originals and with how many surrogates. g: letters in a row, ^ and $ the edges.",
    columns: ["type", "features"],
    rows: measured.map(({ type, strongest }) => [
      type,
      strongest
        .map(({ feature, originals, surrogates }) => `${JSON.stringify(feature)} ${originals}:${surrogates}`)
        .join("; "),
    ]),
  };
}

function controlTable(controls) {
  return {
    name: "telltale-controls",
    title: "Is the classifier any good?",
    note: "Surrogates that everybody can recognise have to be recognised.",
    columns: ["control", "area", "at least", ""],
    rows: controls.map(({ name, area, least, met }) => [
      name,
      figure(area),
      figure(least),
      met ? "met" : "MISSED",
    ]),
  };
}
