import { inflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { unpackSections } from "../crf/index.js";
import { childrenOf } from "../hmm/children.js";
import type { HmmCounts } from "../hmm/index.js";
import { phrasesOf } from "../hmm/states.js";
import { BEGIN } from "../hmm/symbols.js";
import { trainRecipe } from "../learn/index.js";
import { RECIPES } from "../recipes/index.js";
import { parseInline } from "../text/inline.js";
import { decodeTrained, encodeTrained, heldOfNotes, type Recipe, type TrainedHmm } from "./index.js";

// Names that stand in no word list, in no recipe and nowhere else in a model's file.
const NAMES = [
  ["Zephyra", "Quillfeather", "Thistlewick"],
  ["Ambrosine", "Ostranderby", "Vexholm"],
  ["Thandolwe", "Marrowgate", "Ysolde-Kvist"],
  ["Oisínne", "Brøndahl", "Wrenfield"],
];

const NOTES = [...NAMES, ...NAMES].map(([first, family, doctor], n) => ({
  id: `${n}`,
  ...parseInline(
    `Patient: [[PATIENT:${first} ${family}]]  MRN: [[MEDICALRECORD:00${n}8123]]\n` +
      `Seen by Dr. [[DOCTOR:${doctor}]] on [[DATE:3/${n + 1}/2012]]. Mrs. [[PATIENT:${family}]] lives in [[CITY:Fernport]].\n` +
      `[[PATIENT:${family?.toUpperCase()}]] has no fever, no chills. Call [[DOCTOR:${doctor}]] again.\n`,
  ),
}));

/** Every name and its words of four letters or more, as they could stand in a file. */
const SURFACES = [...new Set(NOTES.flatMap(surfacesOf))];

function surfacesOf({ text, spans }: (typeof NOTES)[number]): string[] {
  const names = spans
    .filter(({ type }) => type === "PATIENT" || type === "DOCTOR")
    .map(({ start, end }) => text.slice(start, end));
  return [...names, ...names.flatMap((name) => name.match(/\p{L}{4,}/gu) ?? [])];
}

/** All of a file, and whatever in it is packed, and in that again. */
function layersOf(bytes: Uint8Array, magic: string): Buffer[] {
  const inside = [...unpackSections(new Uint8Array(bytes), "x.model", magic).values()].flatMap((section) => {
    if (section[0] !== 0x78) return [];
    return [Buffer.from(inflateSync(section))];
  });
  return [Buffer.from(bytes), ...inside];
}

function foundIn(layers: readonly Buffer[]): string[] {
  return SURFACES.filter((name) =>
    [name, name.toLowerCase(), name.toUpperCase()].some((form) =>
      (["utf8", "latin1", "utf16le"] as const).some((encoding) =>
        layers.some((layer) => layer.includes(Buffer.from(form, encoding))),
      ),
    ),
  );
}

function small(recipe: Recipe): Recipe {
  const voices = recipe.voices.map((voice) =>
    voice.kind === "crf"
      ? { ...voice, training: { ...voice.training, maxIterations: 3, minFrequency: 1 } }
      : voice,
  );
  return { ...recipe, voices };
}

const trainable = Object.values(RECIPES).filter(({ voices }) => voices.some(({ kind }) => kind !== "rules"));

it.each(trainable.map((recipe) => [recipe.name, recipe] as const))(
  "no name of the training notes stands in a %s model's file, even unpacked",
  async (_, recipe) => {
    const model = await trainRecipe(small(recipe), NOTES, { threads: 1 });
    const card = { holds: heldOfNotes(model, false) };
    expect(foundIn(layersOf(encodeTrained({ ...model, card }), "SJAYMDL\n"))).toEqual([]);
    if (recipe.name === "lingpipe") return;
    // The search can fail: with names of features it finds them all.
    const named = foundIn(layersOf(encodeTrained(model, { names: true }), "SJAYMDL\n"));
    expect(named.length).toBeGreaterThan(recipe.name.startsWith("hitsz") ? 0 : NAMES.length);
    expect(heldOfNotes(model, true).join("\n")).toContain("as confidential as the notes");
  },
  60_000,
);

it("names can be spelled out from the counts of a hidden Markov model, and it says so", async () => {
  const model = await trainRecipe(RECIPES.lingpipe as Recipe, NOTES, { threads: 1 });
  expect(heldOfNotes(model, false)).toContain(
    "The counts of all runs of up to 8 characters (voice lingpipe): names of people and most of what stands around them can be spelled out from these.",
  );
  expect(heldOfNotes(model, false).at(-1)).toBe("The file is as confidential as the notes.");
  const { voices } = decodeTrained(new Uint8Array(encodeTrained(model)), "x.model");
  const patients = beginnings((voices[0] as TrainedHmm).counts, "PATIENT");
  for (const family of ["Quillfeather", "Ostranderby", "Marrowgate"])
    expect(patients).toContain(family.slice(0, 7));
});

/** How the phrases of a type begin, as far as they were counted. */
function beginnings({ trie, types }: HmmCounts, type: string): string[] {
  const { first, nodes } = childrenOf(trie);
  const found: string[] = [];
  const open = [{ node: trie.child(trie.child(0, phrasesOf(types.indexOf(type) + 1)), BEGIN), text: "" }];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    found.push(at.text);
    for (let n = first[at.node] as number; n < (first[at.node + 1] as number); n++) {
      const node = nodes[n] as number;
      open.push({ node, text: at.text + String.fromCharCode(trie.symbol[node] as number) });
    }
  }
  return found;
}

it("words that only clusters know are found by their hash as they were by themselves", async () => {
  const model = await trainRecipe(small(RECIPES.clamp as Recipe), NOTES, { threads: 1 });
  const read = decodeTrained(new Uint8Array(encodeTrained(model)), "x.model");
  for (const kind of ["brown", "random-indexing", "skip-gram"] as const) {
    expect(model.clusters[kind]?.get("quillfeather")).toMatch(/^(k\d+|[01]+)$/);
    expect(read.clusters[kind]?.get("quillfeather")).toBe(model.clusters[kind]?.get("quillfeather"));
    expect(read.clusters[kind]?.get("quillfeathers")).toBeUndefined();
  }
});
