// What surrogates hide: releases of one institution's training notes, with leaks left in on purpose, under attack.
// Reports; there is no bar. Leaks are 3 % of the annotated identifiers drawn at random, or what a weak tagger missed.

import { attackRelease } from "../../dist/learn/attack/index.js";
import { trainRecipe } from "../../dist/learn/index.js";
import { tagNotes } from "../../dist/pipeline/index.js";
import { seededRandom } from "../../dist/random.js";
import { RECIPES } from "../../dist/recipes/index.js";
import { actionsOf, createReplacement, POLICIES } from "../../dist/replace/index.js";
import { readOurs } from "../recipes/corpora.mjs";

const DEFAULT = "brendan";
/** Not secret: the notes are invented, and the figures must come out again. */
const KEY = new Uint8Array(32).fill(7);
const LEAKS = 0.03;

function withRandomLeaks(notes) {
  const random = seededRandom(5);
  return notes.map((note) => ({ ...note, spans: note.spans.filter(() => random() >= LEAKS) }));
}

/** Found by a tagger that knows two other institutions: poor on purpose. */
async function asTagged(notes, others) {
  const model = await trainRecipe(RECIPES.lingpipe, others);
  const tagged = await tagNotes(model, notes);
  return notes.map((note, n) => ({
    ...note,
    spans: tagged[n].spans.map(({ start, end, type }) => ({ start, end, type })),
  }));
}

function release(found, mode, scope) {
  const policy = POLICIES.full;
  const actionFor = mode === "surrogate" ? actionsOf({ mode, policy }) : () => mode;
  const replacement = createReplacement({ actionFor, policy, scope, key: KEY });
  for (const note of found) replacement.learn(note, note.spans);
  return found.map((note) => {
    const { text, spans } = replacement.replace(note, note.spans);
    return {
      id: note.id,
      patient: note.patient,
      text,
      spans: spans.map(({ output, type }) => ({ ...output, type })),
    };
  });
}

const percent = (value) => `${(100 * value).toFixed(1)} %`;
const lift = (ranking) =>
  ranking === undefined ? "–" : `${ranking.best.lift.toFixed(1)}; ${ranking.p.toFixed(3)}`;

async function row(name, notes, found, mode, scope) {
  console.log(`${name} …`);
  const attack = await attackRelease(release(found, mode, scope), { truth: notes });
  const { ranking, byHand } = attack.parrot;
  const ranks = attack.consistency.byType.map(({ ranks: one }) => one).filter((one) => one?.tried > 0);
  const pointed = (test) => attack.dictionary.tests.find((one) => one.test === test);
  const suspects = (test) => {
    const one = pointed(test);
    return one === undefined
      ? "–"
      : `${one.suspects.filter(({ kind }) => kind === "leak").length} of ${one.suspects.length}`;
  };
  return [
    name,
    `${Object.values(attack.leaks).reduce((sum, count) => sum + count, 0)}`,
    ranking === undefined ? "–" : percent(ranking.baseRate),
    ranking === undefined
      ? "–"
      : `${percent(ranking.best.precision)}, ${percent(ranking.best.recall)} (${lift(ranking)})`,
    lift(byHand),
    suspects("impossible"),
    suspects("listed-not-used"),
    `${attack.consistency.linked}`,
    ranks.length === 0
      ? "–"
      : `${ranks.reduce((sum, { right }) => sum + right, 0)} of ${ranks.reduce((sum, { tried }) => sum + tried, 0)}`,
  ];
}

/** The section: a table, which goes to the results where the institution is the usual one. */
export async function attackReleases({ institution = DEFAULT }) {
  const { notes: all } = readOurs();
  const of = (...institutions) =>
    all.filter(({ institution, split }) => institutions.includes(institution) && split === "train");
  const notes = of(institution);
  if (notes.length === 0) throw new Error(`${institution}: no such institution`);
  const others = ["calloway", "larkfield", "meridian"].filter((name) => name !== institution).slice(0, 2);
  const random = withRandomLeaks(notes);
  const rows = [
    await row("labels", notes, random, "label", "patient"),
    await row("surrogates, scope patient", notes, random, "surrogate", "patient"),
    await row("surrogates, scope corpus", notes, random, "surrogate", "corpus"),
    await row(
      "surrogates, a weak tagger's own misses",
      notes,
      await asTagged(notes, of(...others)),
      "surrogate",
      "patient",
    ),
  ];
  const table = {
    name: "attack",
    title: `Releases of the ${notes.length} training notes of ${institution} under attack`,
    note: "Chance: the share of leaks among all identifiers. Parrot that knows the tagger: precision and recall at best F1 (lift over chance; p). Dictionary tests: leaks of those pointed at. Beside labels every leak stands out by construction. The dictionary tests were tuned on these very notes.",
    columns: [
      "release",
      "leaks",
      "chance",
      "parrot that knows the tagger",
      "taught by hand (lift; p)",
      "impossible",
      "listed, not used",
      "linked patients",
      "frequency ranks right",
    ],
    rows,
  };
  return { tables: [table], inDocs: institution === DEFAULT, held: true };
}
