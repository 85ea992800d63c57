// Builds data/number-parts.txt from the training notes of the corpus. Needs a built dist/.
//
//   node data/build/number-parts.mjs > data/number-parts.txt
//
// Every number counts once for its patient. A line is `what length place part*times …`: digits of identifiers (`id`), of
// rooms (`room`), houses (`house`), ages by their unit (`age any year`, in figures or words) and telephones (`exchange`: those that begin with 0 or 1, `line`, `extension`), by where
// in the number they stand; and under the name of a type, letters in front of its numbers, behind their first digit, and where there is none.
import { unitOf } from "../../dist/replace/families/ages/age-words.js";
import { parseNumeral } from "../../dist/replace/families/numbers/number-words.js";
import { readCorpus } from "../../scripts/corpus/read.mjs";

const IDS = new Set("MEDICALRECORD HEALTHPLAN ACCOUNT LICENSE VEHICLE DEVICE BIOID IDNUM".split(" "));
const DIGITS_OF = { ROOM: "room", STREET: "house", PHONE: "extension", FAX: "extension" };
/** Longer runs of letters are words. */
const MOST_LETTERS = 4;
const BESIDE = 30;
const LINE = /(?:^|\D)(\d{3})\D{0,2}(\d{4})(?!\d)/;

const lines = new Map();
const seen = new Set();

function count(key, part) {
  const parts = lines.get(key) ?? new Map();
  lines.set(key, parts.set(part, (parts.get(part) ?? 0) + 1));
}

function countDigits(what, text) {
  const groups = text.match(/\d+/g) ?? [];
  for (const [at, group] of groups.entries()) {
    const isLast = at === groups.length - 1;
    const place = at === 0 ? (isLast ? "alone" : "first") : isLast ? "last" : "inside";
    count(`${what} ${group.length} ${place}`, group);
  }
}

function countAge(text, { start, end }, person) {
  const surface = text.slice(start, end);
  const numeral = parseNumeral(surface);
  if (!/^\d+$/.test(surface) && numeral?.form !== "cardinal") return;
  const age = String(numeral?.number ?? Number(surface));
  const unit = unitOf(text.slice(Math.max(0, start - BESIDE), start), text.slice(end, end + BESIDE));
  const once = `${person} ${unit} ${age}`;
  if (!seen.has(once)) count(`age any ${unit}`, age);
  seen.add(once);
}

function countLetters(type, text) {
  for (const { 0: letters, index } of text.matchAll(/\p{L}+/gu)) {
    if (letters.length > MOST_LETTERS || !/^[a-z]+$/i.test(letters)) continue;
    const isBehind = /\d/.test(text.slice(0, index));
    const place = /\d/.test(text) ? (isBehind ? "behind" : "front") : "alone";
    count(`${type} ${letters.length} ${place}`, letters.toLowerCase());
  }
}

const problems = [];
for (const { notes } of readCorpus(problems)) {
  for (const { id, patient, split, text, spans } of notes) {
    if (split !== "train") continue;
    for (const { start, end, type } of spans) {
      if (type === "AGE") countAge(text, { start, end }, patient ?? id);
      const surface = text.slice(start, end);
      const once = `${patient ?? id} ${type} ${surface}`;
      if (seen.has(once)) continue;
      seen.add(once);
      const line = /PHONE|FAX/.test(type) ? LINE.exec(surface) : null;
      if (line !== null) {
        if (line[1] < "2") count("exchange 3 alone", line[1]);
        count("line 4 alone", line[2]);
      } else if (IDS.has(type) || type in DIGITS_OF) countDigits(IDS.has(type) ? "id" : DIGITS_OF[type], surface);
      if (IDS.has(type) || type === "ROOM") countLetters(type, surface);
    }
  }
}
if (problems.length > 0) throw new Error(problems[0]);

process.stdout.write(
  "# What numbers are made of, as people make them up: `what length place part*times …`, from the training notes of corpus/,\n" +
    "# all of them invented. Built by data/build/number-parts.mjs.\n",
);
for (const [key, parts] of [...lines].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const written = [...parts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([part, times]) => (times > 1 ? `${part}*${times}` : part));
  process.stdout.write(`${key} ${written.join(" ")}\n`);
}
