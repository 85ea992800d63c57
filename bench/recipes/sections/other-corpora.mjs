import { foldsByPatient } from "../../../dist/learn/folds.js";
import { floor, NOT_RUN, percent, prf } from "../cells.mjs";
import { modeOf } from "../results.mjs";
import { inLanguage } from "../variants.mjs";

const MATCHERS = ["strict", "relaxed", "token", "binary-strict", "binary-token"];

const absent = (name) => ({ tables: [], skipped: `${name}: skipped, SCRUBJAY_CORPORA does not hold it` });

const scoresTable = (name, title, note, scored) => ({
  name,
  title,
  note,
  columns: ["", ...MATCHERS],
  rows: [["scrubjay", ...MATCHERS.map((matcher) => prf(modeOf(scored, matcher)))]],
});

function meddocanUnits({ open, recipes }) {
  const { train, dev } = open.meddocan;
  if (!train || !dev) return [];
  const recipe = inLanguage(recipes.scrubjay, "es");
  return [{ name: "meddocan/scrubjay", recipe, train, test: dev, schema: "open" }];
}

export const meddocan = {
  name: "meddocan",
  units: meddocanUnits,
  render(context) {
    const [unit] = meddocanUnits(context);
    if (unit === undefined) return absent("MEDDOCAN");
    const scored = context.evaluation(unit);
    return {
      tables: [
        scoresTable(
          "meddocan",
          "MEDDOCAN, train → dev",
          "Real Spanish clinical cases with a label set of their own; the recipe's language is Spanish, so English dictionaries and all rules but those of digits and marks are silent. Precision / recall / F1.",
          scored,
        ),
      ],
      floors: [floor("scrubjay, MEDDOCAN dev: strict F1", scored && 100 * modeOf(scored, "strict").f1, 96)],
    };
  },
};

function grasccoUnits({ open, recipes }) {
  const { notes } = open.grascco;
  if (!notes) return [];
  const recipe = inLanguage(recipes.scrubjay, "de");
  return foldsByPatient(notes, 5, 1).map((test, n) => ({
    name: `grascco/scrubjay/fold ${n + 1}`,
    recipe,
    train: notes.filter((note) => !test.includes(note)),
    test,
    schema: "open",
  }));
}

export const grascco = {
  name: "grascco",
  units: grasccoUnits,
  render(context) {
    const units = grasccoUnits(context);
    if (units.length === 0) return absent("GraSCCo");
    const scored = context.evaluation(...units);
    const note = `${context.open.grascco.notes.length} German letters, their own labels, five folds, counts of all folds added. Precision / recall / F1.`;
    return { tables: [scoresTable("grascco", "GraSCCo, five folds", note, scored)] };
  },
};

const PLACES = ["HOSPITAL", "ORGANIZATION", "DEPARTMENT", "STREET", "CITY", "STATE", "COUNTRY", "ZIP"];
/** Their label → those of ours that say the same. */
const SAME = {
  PERSON: ["PATIENT", "DOCTOR"],
  PEDIATRIC_AGE: ["AGE"],
  DATE_TIME: ["DATE"],
  PHONE_NUMBER: ["PHONE", "FAX"],
  MEDICAL_RECORD_NUMBER: ["MEDICALRECORD", "IDNUM"],
  ROOM: ["ROOM", "DEPARTMENT"],
  LOCATION: [...PLACES, "LOCATION-OTHER"],
  EMAIL_ADDRESS: ["EMAIL"],
};

function handoffUnits({ open, recipes, make }) {
  if (!open.handoff.notes) return [];
  return [
    {
      name: "handoff/scrubjay",
      recipe: recipes.scrubjay,
      train: make.ofSplits("train", "dev"),
      test: open.handoff.notes,
      schema: "open",
    },
  ];
}

/** Our guide does not tag times of day, theirs does: a row of their own. */
const TIME = "DATE_TIME, time of day alone";
const labelOf = (text, { type }) =>
  type === "DATE_TIME" && /^\d{1,2}:\d{2}(\s*[ap]m)?$/i.test(text) ? TIME : type;

/** Counts of one label; where their spans end differs from our guide, so a touched identifier counts as found. */
function countLabel(pair, label, ours, onMissed) {
  const counts = { gold: 0, right: 0, other: 0, missed: 0 };
  for (const [n, note] of pair.gold.entries()) {
    for (const span of note.spans) {
      const text = note.text.slice(span.start, span.end);
      if (labelOf(text, span) !== label) continue;
      const over = pair.pred[n].spans.filter(({ start, end }) => start < span.end && span.start < end);
      counts.gold++;
      if (over.some(({ type }) => ours.includes(type))) counts.right++;
      else if (over.length > 0) counts.other++;
      else {
        counts.missed++;
        onMissed(`  ${note.id} ${label}: ${text}`);
      }
    }
  }
  return counts;
}

export const handoff = {
  name: "handoff",
  units: handoffUnits,
  render(context) {
    const [unit] = handoffUnits(context);
    if (unit === undefined) return absent("hand-off sentences");
    const pair = context.pairOf(unit);
    const missed = [];
    const rows = Object.entries({ ...SAME, [TIME]: ["DATE"] }).map(([label, ours]) => {
      if (pair === undefined) return [label, NOT_RUN, "", "", "", ""];
      const counts = countLabel(pair, label, ours, (line) => label !== TIME && missed.push(line));
      return [
        label,
        `${counts.gold}`,
        percent(counts.right / counts.gold),
        percent((counts.right + counts.other) / counts.gold),
        `${counts.other}`,
        `${counts.missed}`,
      ];
    });
    const total = pair ? ` ${missed.length} missed, times of day apart, which our guide does not tag.` : "";
    return {
      tables: [
        {
          name: "handoff",
          title: "Hand-off sentences",
          note: `Invented English hand-off sentences with labels of their own, read by a model of our train and dev notes. Recall, an identifier counting as found where a span touches it.${total}`,
          columns: [
            "their label",
            "identifiers",
            "recall, same type",
            "recall, any type",
            "another type",
            "missed",
          ],
          rows,
        },
      ],
      screen: missed.length > 0 ? ["Missed in the hand-off sentences:", ...missed] : [],
    };
  },
};
