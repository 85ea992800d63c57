import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { CARAFE_KINDS, DASHED, PHRASES, TASK_KINDS } from "../src/features/carafe-regex.js";
import { CLUSTER_KINDS, normaliseWord, wordClusters } from "../src/features/clusters/index.js";
import { namingSink, templateNamed } from "../src/features/index.js";
import { RUN_KINDS } from "../src/features/regex-runs.js";
import { KINDS } from "../src/features/regex-shape.js";
import { type CrfVoice, noteReader, type Recipe } from "../src/pipeline/index.js";
import { RECIPES } from "../src/recipes/index.js";
import { Analysis } from "../src/text/analysis.js";
import { parseInline } from "../src/text/inline.js";
import { ROOT } from "./scrubjay.js";

/** Some notes of every institution. */
const PER_INSTITUTION = 25;
const corpus = join(ROOT, "corpus");
const texts = readdirSync(corpus, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => {
    const notes = join(corpus, name, "notes");
    return readdirSync(notes)
      .sort()
      .slice(0, PER_INSTITUTION)
      .map((file) => parseInline(readFileSync(join(notes, file), "utf8")).text);
  });

const sentences = texts
  .slice(0, 10)
  .map((text) => new Analysis(text, "plain").words.map((word) => normaliseWord(word)));
const clusters = Object.fromEntries(
  Object.entries(CLUSTER_KINDS).map(([kind, learn]) => [kind, wordClusters(learn(sentences, 1))]),
);

const voices = Object.values(RECIPES).flatMap((recipe) =>
  recipe.voices
    .filter((voice): voice is CrfVoice => voice.kind === "crf")
    .map((voice) => ({ recipe, voice })),
);

/** The names of features that templates give, note after note, until nobody wants more. */
function walk(
  recipe: Recipe,
  voice: CrfVoice,
  templates: readonly string[],
  /** Gets a template's name and its features of a token; false when enough was seen of it. */
  see: (template: string, names: readonly string[]) => boolean,
): void {
  // Where no template asks for what rules find, none are run: they would take most of the time.
  const { retype: _, ...rest } = recipe;
  const readNote = noteReader({ ...rest, voices: [{ ...voice, templates }] }, clusters);
  const wanted = new Set(templates);
  const sink = namingSink();
  for (const text of texts) {
    if (wanted.size === 0) return;
    const features = readNote({ text }).features(voice.tokenizer);
    for (const name of wanted) {
      const emit = templateNamed(name).at(features);
      for (let t = 0; t < features.analysis.count && wanted.has(name); t++) {
        emit(t, sink);
        if (!see(name, sink.take())) wanted.delete(name);
      }
    }
  }
}

it("fires every feature template of every recipe on some note of the corpus", () => {
  const silent: string[] = [];
  for (const { recipe, voice } of voices) {
    const all = [...voice.templates, ...(voice.edgeTemplates ?? [])];
    const fired = new Set<string>();
    walk(recipe, voice, all, (template, names) => {
      if (names.some((name) => !isBorder(name))) fired.add(template);
      return !fired.has(template);
    });
    silent.push(...all.filter((name) => !fired.has(name)).map((name) => `${recipe.name}: ${name}`));
  }
  expect(silent).toEqual([]);
});

/** What a template says of the end of a note. */
const isBorder = (name: string): boolean => /=(?:<s>|<\/s>)$/.test(name);

/** Templates whose values are a table of expressions. */
const EXPRESSIONS: Readonly<Record<string, readonly string[]>> = {
  regexShape: namesOf(KINDS),
  regexRuns: namesOf(RUN_KINDS),
  carafeRegex: namesOf(CARAFE_KINDS),
  carafeTaskRegex: namesOf(TASK_KINDS),
  carafeDashed: namesOf(DASHED),
  carafePhrases: namesOf(PHRASES),
};

function namesOf(table: readonly (readonly [string, RegExp])[]): string[] {
  return table.map(([name]) => name);
}

/** Cut apart by the tokenizer, so that no token is one; `regexRuns` has them all. */
const NEVER_A_TOKEN = [
  "short-year",
  "month-year",
  "time",
  "phone-part",
  "phone",
  "dose",
  "age-word",
  "dashed",
];
const NEVER: Readonly<Record<string, readonly string[]>> = {
  "regexShape, plain": NEVER_A_TOKEN,
  // Dates are one token up to the year: "14-Feb", "3/04".
  "regexShape, dates-2006": NEVER_A_TOKEN.filter((kind) => !["month-year", "dashed"].includes(kind)),
  "regexShape, aggressive": [...NEVER_A_TOKEN, "decade", "ordinal", "mixed-case", "letters-digits"],
};

it("fires every expression of its tables, but for those that are known to be cut apart", () => {
  const seen = new Map<string, Set<string>>();
  for (const { recipe, voice } of voices) {
    const tables = voice.templates.filter((name) => name in EXPRESSIONS);
    const asked = tables.filter((name) => !seen.has(`${name}, ${voice.tokenizer}`));
    for (const name of asked) seen.set(`${name}, ${voice.tokenizer}`, new Set());
    walk(recipe, voice, asked, (template, names) => {
      const found = seen.get(`${template}, ${voice.tokenizer}`) as Set<string>;
      for (const name of names) found.add(name.slice(name.indexOf("=") + 1));
      return EXPRESSIONS[template]?.some((name) => !found.has(name)) === true;
    });
  }
  expect([...seen.keys()].sort()).toContain("regexRuns, aggressive");
  for (const [key, found] of seen) {
    const [template = ""] = key.split(", ");
    const never = EXPRESSIONS[template]?.filter((name) => !found.has(name)).sort();
    expect(`${key}: ${never}`).toBe(`${key}: ${[...(NEVER[key] ?? [])].sort()}`);
  }
  for (const kind of Object.values(NEVER).flat()) expect(EXPRESSIONS.regexRuns).toContain(kind);
});
