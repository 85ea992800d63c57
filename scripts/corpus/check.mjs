/**
 * npm run corpus:check. Reads corpus/ and the repository, prints what the corpus is made of, and exits 1 when
 * a bar is missed. --problems N shows more of each kind.
 */
import { PHI_TYPE_NAMES } from "../../dist/schema/types.js";
import { readingAgreement } from "./agreement.mjs";
import { lookAlikes } from "./look-alikes.mjs";
import { readCorpus } from "./read.mjs";
import { realLooking } from "./real-looking.mjs";
import { scanRepository } from "./repository-scan.mjs";
import { spanProblems } from "./span-hygiene.mjs";
import { median, sharedSequences } from "./uniqueness.mjs";

const BARS = {
  institutions: 6,
  /** Dev and test stay as they are; training notes may be added. */
  leastTrain: 80,
  /** Institutions that only lend training notes, so that a model sees more kinds of places. */
  leastGuest: 30,
  held: { dev: 20, test: 20 },
  mentions: 15000,
  perType: 40,
  fewMentions: 5,
  fewShare: 0.1,
  manyMentions: 60,
  medianShared: 0.05,
  mostShared: 0.4,
  trainReadTwice: 60,
};

const problems = [];
const failed = [];
const bar = (met, what) => {
  console.log(`${met ? "ok  " : "FAIL"} ${what}`);
  if (!met) failed.push(what);
};
const percent = (share) => `${(100 * share).toFixed(1)}%`;

const institutions = readCorpus(problems);
const notes = institutions.flatMap((institution) => institution.notes);
const mentions = notes.reduce((sum, note) => sum + note.spans.length, 0);

console.log("Notes");
const isHeld = ({ split }) => split !== "train";
const tested = institutions.filter(({ notes: own }) => own.some(isHeld));
const guests = institutions.filter(({ notes: own }) => !own.some(isHeld));
bar(tested.length === BARS.institutions, `${tested.length} institutions with dev and test notes`);
for (const { name, notes: own } of tested) {
  const split = Object.fromEntries(
    ["train", "dev", "test"].map((part) => [part, own.filter((note) => note.split === part).length]),
  );
  const right =
    split.train >= BARS.leastTrain && Object.entries(BARS.held).every(([part, size]) => split[part] === size);
  const parts = Object.entries(split).map(([part, size]) => `${size} ${part}`);
  const own_mentions = own.reduce((sum, note) => sum + note.spans.length, 0);
  bar(right, `${name}: ${own.length} notes (${parts.join(", ")}), ${own_mentions} mentions`);
}
for (const { name, notes: own } of guests) {
  const own_mentions = own.reduce((sum, note) => sum + note.spans.length, 0);
  bar(
    own.length >= BARS.leastGuest,
    `${name}: ${own.length} notes, for training alone, ${own_mentions} mentions`,
  );
}
const splitsOf = new Map();
for (const note of notes) {
  if (!note.patient) continue;
  const splits = splitsOf.get(note.patient) ?? new Set();
  splitsOf.set(note.patient, splits.add(note.split));
}
const torn = [...splitsOf].filter(([, splits]) => splits.size > 1);
bar(torn.length === 0, `${splitsOf.size} patients, ${torn.length} in more than one split`);

console.log("\nMentions");
bar(mentions >= BARS.mentions, `${mentions} mentions (at least ${BARS.mentions})`);
const byType = new Map(PHI_TYPE_NAMES.map((type) => [type, 0]));
for (const note of notes) for (const { type } of note.spans) byType.set(type, (byType.get(type) ?? 0) + 1);
const thin = [...byType].filter(([type, count]) => type !== "OTHER" && count < BARS.perType);
bar(
  thin.length === 0,
  `every type at least ${BARS.perType} times${thin.map(([type, count]) => `; ${type} ${count}`).join("")}`,
);
console.log(`     ${[...byType].map(([type, count]) => `${type} ${count}`).join(", ")}`);
const sizes = notes.map((note) => note.spans.length);
const few = sizes.filter((size) => size < BARS.fewMentions).length;
bar(
  few >= BARS.fewShare * notes.length,
  `${few} notes (${percent(few / notes.length)}) with fewer than ${BARS.fewMentions} mentions`,
);
bar(sizes.includes(0), `${sizes.filter((size) => size === 0).length} notes with none`);
bar(
  Math.max(...sizes) >= BARS.manyMentions,
  `${sizes.filter((size) => size >= BARS.manyMentions).length} notes with ${BARS.manyMentions} or more`,
);

console.log("\nTags");
const tagProblems = notes.flatMap((note) => spanProblems(note));
bar(tagProblems.length === 0, `${tagProblems.length} spans against the guide's checkable rules`);
problems.push(...tagProblems);

console.log("\nUniqueness (8-word sequences shared with any other note, PHI replaced by its type)");
for (const setAside of [true, false]) {
  const shares = sharedSequences(institutions, { setAside });
  const middle = median(shares.map(({ share }) => share));
  const worst = shares.reduce((most, entry) => (entry.share > most.share ? entry : most), { share: 0 });
  const figures = `median ${percent(middle)}, most ${percent(worst.share)} (${worst.id})`;
  if (setAside)
    bar(middle <= BARS.medianShared && worst.share <= BARS.mostShared, `boilerplate set aside: ${figures}`);
  else console.log(`     with boilerplate: ${figures}`);
}

console.log("\nRead twice");
const { ids, result } = readingAgreement(institutions, problems);
const evaluated = notes.filter((note) => note.split !== "train");
bar(
  evaluated.every((note) => ids.has(note.id)),
  `${evaluated.filter((note) => ids.has(note.id)).length} of ${evaluated.length} dev and test notes`,
);
const trained = notes.filter((note) => note.split === "train" && ids.has(note.id)).length;
bar(trained >= BARS.trainReadTwice, `${trained} training notes (at least ${BARS.trainReadTwice})`);
if (result) {
  const f1 = ({ tp, fp, fn }) => (2 * tp) / (2 * tp + fp + fn);
  console.log(
    `     agreement: strict F1 ${f1(result.strict).toFixed(4)}, token F1 ${f1(result.token).toFixed(4)}, kappa ${result.kappa.toFixed(4)}, ${result.differences.length} differences`,
  );
}

console.log("\nPeople named in the notes");
const people = institutions.flatMap((institution) => institution.people);
const origins = new Map();
for (const { origin } of people) origins.set(origin, (origins.get(origin) ?? 0) + 1);
console.log(
  `     ${people.length} people, ${people.filter((person) => person.commonWord).length} with a common word for a name`,
);
console.log(
  `     ${[...origins]
    .sort((a, b) => b[1] - a[1])
    .map(([origin, count]) => `${origin} ${count}`)
    .join(", ")}`,
);

console.log("\nLook-alikes left untagged");
for (const [kind, { total, notes: within }] of Object.entries(lookAlikes(notes))) {
  bar(total > 0, `${kind}: ${total} in ${within} notes`);
}

console.log("\nReal-looking identifiers");
const inNotes = notes.flatMap((note) =>
  realLooking(note.text).map(({ kind, index }) => `${note.id}: ${kind} at ${index}`),
);
bar(inNotes.length === 0, `${inNotes.length} in the notes`);
const elsewhere = scanRepository();
bar(elsewhere.length === 0, `${elsewhere.length} in the rest of the repository`);
problems.push(...inNotes, ...elsewhere);

if (problems.length > 0) failed.push(`${problems.length} problems`);
const shown = Number(process.argv[process.argv.indexOf("--problems") + 1]) || 25;
for (const problem of problems.slice(0, shown)) console.log(`  - ${problem}`);
if (problems.length > shown)
  console.log(`  and ${problems.length - shown} more (--problems ${problems.length})`);
console.log(failed.length === 0 ? "\nAll bars met." : `\n${failed.length} bars missed.`);
process.exitCode = failed.length === 0 ? 0 : 1;
