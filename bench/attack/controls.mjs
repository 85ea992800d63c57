import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { seededRandom } from "../../dist/random.js";
import { replaceSpans } from "../../dist/replace/replace.js";
import { pairsByType } from "./mentions.mjs";

/** Names of institutions made word by word, as they once were: a list of them, and for every mention which. */
const WORD_BY_WORD = new URL("word-by-word.json", import.meta.url);

/** Surrogates that give themselves away, and how well the classifier has to tell them. */
export async function checkClassifier(notes, areaOfPairs) {
  const controls = [
    { name: "towns of random letters", least: 0.95, type: "CITY", by: "institution", make: randomLetters() },
    {
      name: "names of random letters",
      least: 0.95,
      type: "PATIENT",
      by: "institution",
      make: randomLetters(),
    },
    {
      name: "institutions named word by word, by patient",
      least: 0.8,
      type: "HOSPITAL",
      by: "patient",
      make: recorded(),
    },
  ];
  const checked = [];
  for (const { name, least, type, by, make } of controls) {
    const some = notes.map((note) => ({ ...note, spans: note.spans.filter((span) => span.type === type) }));
    const replaced = some.map(({ text, spans }) => replaceSpans(text, spans, make));
    const area = await areaOfPairs(pairsByType(some, replaced).get(type), by);
    checked.push({ name, least, area, met: area >= least });
  }
  return checked;
}

function randomLetters() {
  const random = seededRandom(11);
  return (surface) =>
    surface
      .replace(/\p{Ll}/gu, () => "abcdefghijklmnopqrstuvwxyz"[Math.floor(26 * random())])
      .replace(/\p{Lu}/gu, () => "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[Math.floor(26 * random())]);
}

function recorded() {
  const { names, mentions } = JSON.parse(readFileSync(WORD_BY_WORD, "utf8"));
  let at = 0;
  return () => names[mentions[at++]];
}

/** Keeps the names of institutions that a build makes. */
export function recordNames(pairs) {
  if (existsSync(WORD_BY_WORD)) return;
  const made = pairs.map(({ after, which }) => {
    const { start, end } = after.mentions[which];
    return after.text.slice(start, end);
  });
  const names = [...new Set(made)].sort();
  const place = new Map(names.map((name, at) => [name, at]));
  const mentions = made.map((name) => place.get(name));
  writeFileSync(WORD_BY_WORD, `${JSON.stringify({ names, mentions })}\n`);
}
