// How long scoring takes: 1,000 notes with 30,000 gold spans in every mode, and a comparison of two systems.
//   npm run bench:score
import { performance } from "node:perf_hooks";
import { compareNotes, evaluateNotes } from "../dist/evaluate/index.js";
import { seededRandom } from "../dist/random.js";

const NOTES = 1000;
const SPANS_PER_NOTE = 30;
const TYPES = [
  "PATIENT",
  "DOCTOR",
  "HOSPITAL",
  "DATE",
  "AGE",
  "PHONE",
  "CITY",
  "STREET",
  "MEDICALRECORD",
  "PROFESSION",
];
const WORDS =
  "patient seen today with stable vitals lungs clear heart regular continue current regimen follow up in clinic pain denies fever chills warfarin dose adjusted".split(
    " ",
  );
const NAMES = ["Okafor", "Lindqvist", "Marlowe", "Teague", "Ibarra", "Castellan", "Brandt", "Oyelaran"];

const random = seededRandom(2014);
const pick = (list) => list[Math.floor(random() * list.length)];

/** A note of words with identifiers strewn in. */
function makeGold(id) {
  let text = "";
  const spans = [];
  for (let i = 0; i < SPANS_PER_NOTE; i++) {
    for (let n = 5 + Math.floor(random() * 10); n > 0; n--) text += `${pick(WORDS)} `;
    const type = pick(TYPES);
    const value =
      type === "DATE"
        ? `${1 + Math.floor(random() * 12)}/${1 + Math.floor(random() * 28)}/2012`
        : `${pick(NAMES)} ${pick(NAMES)}`;
    spans.push({ start: text.length, end: text.length + value.length, type });
    text += `${value}. `;
  }
  return { id, text, spans };
}

/** A system that misses, mislabels, shortens and invents with the given rate. */
function predict(note, rate) {
  const spans = [];
  for (const span of note.spans) {
    const chance = random();
    if (chance < rate / 4) continue;
    if (chance < rate / 2) spans.push({ ...span, type: pick(TYPES) });
    else if (chance < (3 * rate) / 4) spans.push({ ...span, end: span.end - 2 });
    else spans.push(span);
    if (random() < rate / 4)
      spans.push({ start: span.end + 2, end: Math.min(note.text.length, span.end + 8), type: pick(TYPES) });
  }
  return { ...note, spans: spans.filter((span) => span.start < span.end) };
}

const gold = Array.from({ length: NOTES }, (_, i) => makeGold(`note-${i}`));
const a = gold.map((note) => predict(note, 0.2));
const b = gold.map((note) => predict(note, 0.18));

function timed(name, run) {
  const start = performance.now();
  const result = run();
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(2)} s`);
  return result;
}

const characters = gold.reduce((sum, note) => sum + note.text.length, 0);
console.log(`${NOTES} notes, ${NOTES * SPANS_PER_NOTE} gold spans, ${characters} characters`);
const evaluation = timed("all modes, breakdowns, risk, official tables", () => evaluateNotes(gold, a));
timed("the same with structure and note type", () =>
  evaluateNotes(gold, a, { by: ["structure", "note-type"] }),
);
const comparison = timed("compare, 9999 shuffles, 1000 bootstrap samples", () => compareNotes(gold, a, b));
console.log(
  `strict F1 of A ${evaluation.modes[0].f1.toFixed(4)}, p against B ${comparison.metrics.find(({ name }) => name === "strict.f1").p.toFixed(4)}`,
);
