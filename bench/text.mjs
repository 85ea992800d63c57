// How fast the tokenizers and the sentence splitter are, and that their time grows with the length of the text.
// Run by `npm run bench:text`. Fails when plain is under 5 MB/s or when twice the text takes over 2.6 times as long.
// SCRUBJAY_DIST names another build folder.
import { pathToFileURL } from "node:url";
import v8 from "node:v8";
import { runInNewContext } from "node:vm";
import Table from "cli-table3";

const dist = process.env.SCRUBJAY_DIST
  ? pathToFileURL(`${process.env.SCRUBJAY_DIST}/`)
  : new URL("../dist/", import.meta.url);
const { TOKENIZERS } = await import(new URL("text/tokenize.js", dist).href);
const { sentences } = await import(new URL("text/sentences.js", dist).href);

const LEAST_MB_PER_SECOND = 5;
const MOST_GROWTH = 2.6;
const ROUNDS = 3;
const MB = 1_000_000;

/** The same numbers in the same order for the same seed (mulberry32). */
function random(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A slot in capitals between braces is filled from the list of that name. */
const PARTS = {
  NAME: [
    "Okafor",
    "van der Berg",
    "O'Brien-Smith",
    "Muñoz",
    "Lindqvist",
    "J. R. Tso",
    "Diallo-Reyes",
    "Hansen",
  ],
  PLACE: ["Larch Ridge", "Willow Creek Clinic", "Tower 4 West", "Rm 412B", "Dover, NH 03820", "St. Anselm's"],
  DRUG: [
    "aspirin 81mg",
    "metoprolol 25 mg p.o. b.i.d.",
    "lisinopril 2.5 mg",
    "heparin 1,200 units",
    "O2 2L NC",
  ],
  DATE: ["3/4/2012", "2019-02-14", "14FEB2019", "March 9", "last winter", "Wednesday, 4/17/94", "the 3rd"],
  SIGN: ["BP 120/80", "T 98.4 F", "SpO2 97% RA", "HR 72", "wt 61.5 kg", "pain 3/10", "5'4\""],
  CONTACT: [
    "617-555-0134 x22",
    "(503) 555-0147",
    "m.hansen@mail.example",
    "https://portal.larkfield.example/a?b=1",
  ],
  FINDING: [
    "no acute distress",
    "mild oedema of the left leg",
    "lungs clear",
    "a soft abdomen",
    "gait normal",
  ],
};
const SENTENCES = [
  "Seen by Dr. {NAME} on {DATE} at {PLACE}. ",
  "{SIGN}, {SIGN}, {SIGN}. ",
  "The patient's daughter, Ms. {NAME}, didn't recall the dose of {DRUG}. ",
  "Exam shows {FINDING} and {FINDING}; continue {DRUG} q4h until {DATE}. ",
  "He is a 54-year-old man from {PLACE} who was well until {DATE}, when he fell at home. ",
  "Call {CONTACT} with questions. ",
  "Transferred from {PLACE} with {FINDING}... then stable. ",
];
const LINES = [
  "\n\nHISTORY OF PRESENT ILLNESS:\n",
  "\n- {DRUG}\n",
  "\n1. {DRUG}\n",
  "\nAttending: {NAME}, M.D.   MRN: 00481-7723\n",
  "\n----------------------------------------\n",
  "\nNOA/tk  DD: {DATE}\r\n",
  "\nrangeImpression: {FINDING}\n\n",
];

/** `length` characters of clinical-looking text, wrapped at 80 columns unless it is to be a single line. */
function clinicalText(length, seed, { singleLine = false } = {}) {
  const next = random(seed);
  const pick = (list) => list[Math.floor(next() * list.length)];
  const pieces = [];
  let written = 0;
  let column = 0;
  while (written < length) {
    const template = singleLine || next() < 0.8 ? pick(SENTENCES) : pick(LINES);
    let piece = template.replace(/\{([A-Z]+)\}/g, (_, slot) => pick(PARTS[slot]));
    if (!singleLine && column + piece.length > 80 && !piece.startsWith("\n")) {
      const at = piece.lastIndexOf(" ", Math.max(0, 80 - column));
      if (at > 0) piece = `${piece.slice(0, at)}\n${piece.slice(at + 1)}`;
    }
    const lineEnd = piece.lastIndexOf("\n");
    column = lineEnd < 0 ? column + piece.length : piece.length - lineEnd - 1;
    pieces.push(piece);
    written += piece.length;
  }
  // Through a buffer, so that the text is one flat string and not a tree of pieces.
  return Buffer.from(pieces.join("").slice(0, length), "utf16le").toString("utf16le");
}

v8.setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc");

/**
 * Seconds for one run that does not pay for the garbage of the run before: by the clock, for the speed, and of
 * the processor, for the growth, because a busy machine makes a run wait and waiting is not work.
 */
function measure(work, text) {
  collectGarbage();
  const before = process.cpuUsage();
  const start = performance.now();
  work(text);
  const clock = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(before);
  return { clock, processor: (user + system) / 1_000_000 };
}

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

const all = clinicalText(10 * MB, 2006);
const singleLine = clinicalText(5 * MB, 2014, { singleLine: true });
const texts = [...[2.5, 5, 10].map((size) => all.slice(0, size * MB)), singleLine];

const work = { sentences };
for (const [name, tokenizer] of Object.entries(TOKENIZERS)) {
  work[name] = tokenizer;
  work[`${name} offsets`] = tokenizer.offsets;
}

const table = new Table({
  head: ["", "2.5 MB", "5 MB", "10 MB", "5 MB, one line", "growth 2.5→5", "growth 5→10"],
  colAligns: ["left", ...Array(6).fill("right")],
  style: { head: [], border: [] },
});
const failures = [];
for (const [name, run] of Object.entries(work).sort()) {
  run(texts[0]); // let the compiler see it once
  // Sizes take turns, so that a machine that is busy for a while slows all of them alike.
  const rounds = Array.from({ length: ROUNDS }, () => texts.map((text) => measure(run, text)));
  const speed = texts.map(({ length }, at) => length / MB / median(rounds.map((round) => round[at].clock)));
  const growth = [1, 2].map((at) =>
    median(rounds.map((round) => round[at].processor / round[at - 1].processor)),
  );
  table.push([
    name,
    ...speed.map((value) => `${value.toFixed(1)} MB/s`),
    ...growth.map((ratio) => ratio.toFixed(2)),
  ]);
  if (name.startsWith("plain") && Math.min(...speed) < LEAST_MB_PER_SECOND) {
    failures.push(`${name}: ${Math.min(...speed).toFixed(1)} MB/s is under ${LEAST_MB_PER_SECOND} MB/s`);
  }
  if (growth[1] > MOST_GROWTH) {
    failures.push(
      `${name}: twice the text takes ${growth[1].toFixed(2)} times as long (at most ${MOST_GROWTH})`,
    );
  }
}
console.log(table.toString());
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
