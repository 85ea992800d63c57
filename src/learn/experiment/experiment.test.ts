import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { renderPlot } from "../../evaluate/index.js";
import { inLabelSet } from "../../pipeline/index.js";
import { RECIPES } from "../../recipes/index.js";
import { MAPPINGS, relabelled } from "../../schema/index.js";
import { withTraining } from "../search.js";
import type { RoundCard } from "../self-train/round.js";
import { withThreshold } from "../self-train/threshold.js";
import { trainRecipe } from "../train-recipe.js";
import {
  ablation,
  adapt,
  biasCurve,
  boost,
  type Corpus,
  components,
  crossTrainCorpora,
  type Experiment,
  type ExperimentReport,
  folderStore,
  type Learner,
  learningCurve,
  memoryStore,
  runUnits,
  selfTraining,
  type UnitStore,
} from "./index.js";
import { modern, shorthand, typed } from "./test-corpora.js";

const recipe = withTraining(RECIPES.cchmc!, { maxIterations: 3 });
const options = { recipe, folds: 2, shuffles: 99 };
const shared = memoryStore();

interface Row {
  readonly label: string;
  readonly notes: number;
  readonly f1: number;
  readonly p?: number;
}

async function told(experiment: Experiment, store: UnitStore = shared, log: string[] = []) {
  const predictions = await runUnits(experiment.units, {
    store,
    code: "test",
    seed: 1,
    onTraining: (name) => log.push(name),
  });
  return experiment.report(predictions);
}

/** On a machine that has much else to do. */
vi.setConfig({ testTimeout: 120_000 });

const rowsOf = (report: ExperimentReport): Row[] => report.figures as Row[];

describe("a learning curve", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "scrubjay-experiment-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("has a point for each share, the larger learnt from more notes, and p between neighbours", async () => {
    const report = await told(learningCurve(modern, { ...options, steps: 2 }));
    const [half, all] = rowsOf(report) as [Row, Row];
    expect([half.label, all.label]).toEqual(["50 %", "100 %"]);
    expect([half.notes, all.notes]).toEqual([4, 8]);
    expect(half.p).toBeUndefined();
    expect(all.p).toBeGreaterThan(0);
    expect(all.f1).toBeGreaterThan(0.5);
    expect(report.tables[0]?.rows).toHaveLength(2);
    expect(await renderPlot(report.plots[0]!.spec)).toMatch(/^<svg/);
  });

  it("goes on where it was stopped, and tells the same", async () => {
    const whole = learningCurve(modern, { ...options, steps: 2 });
    const part = { ...whole, units: whole.units.slice(0, 3) };
    const before: string[] = [];
    await runUnits(part.units, {
      store: folderStore(folder),
      code: "test",
      seed: 1,
      onTraining: (name) => before.push(name),
    });
    writeFileSync(join(folder, "half-written.json.part"), "[[");
    const after: string[] = [];
    const report = await told(whole, folderStore(folder), after);
    expect([before.length, after.length]).toEqual([3, 1]);
    expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
    const again: string[] = [];
    expect(rowsOf(await told(whole, folderStore(folder), again))).toEqual(rowsOf(report));
    expect(again).toEqual([]);
    expect(rowsOf(await told(whole))).toEqual(rowsOf(report));
  });

  it("keeps no text and no id", () => {
    const kept = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
    expect(kept).toHaveLength(4);
    for (const text of kept) expect(text).not.toMatch(/Okafor|Hale|modern|n1/);
  });

  it("runs anew for another build and another seed", async () => {
    const { units } = learningCurve(modern, { ...options, steps: 1 });
    const log: string[] = [];
    for (const [code, seed] of [
      ["test", 1],
      ["other", 1],
      ["test", 2],
    ] as const)
      await runUnits(units, { store: shared, code, seed, onTraining: (name) => log.push(name) });
    expect(log).toHaveLength(4);
  });
});

it("moves the bias over one training a fold: recall falls as it rises", async () => {
  const log: string[] = [];
  // Nothing comes after this tagger that would find again what it passed over.
  const alone = withTraining(RECIPES["carafe-i"]!, { maxIterations: 3 });
  const report = await told(
    biasCurve(modern, { ...options, recipe: alone, biases: [-6, 0, 20] }),
    memoryStore(),
    log,
  );
  const recalls = (report.figures as { recall: number }[]).map(({ recall }) => recall);
  expect(log).toHaveLength(2);
  expect(recalls[2]).toBeLessThan(recalls[0] as number);
});

it("leaves out each kind of feature that is named, and refuses one that the recipe has not", async () => {
  const report = await told(ablation(modern, { ...options, without: ["wordPairs", "around"] }));
  expect(rowsOf(report).map(({ label }) => label)).toEqual(["all", "- wordPairs", "- around"]);
  expect(() => ablation(modern, { ...options, without: ["gloveBits"] })).toThrow(/gloveBits/);
});

it("reads all steps of a system from one training a fold", async () => {
  const log: string[] = [];
  const report = await told(components(modern, options), memoryStore(), log);
  expect(log).toHaveLength(2);
  expect(rowsOf(report).map(({ label }) => label)).toEqual([
    "taggers",
    "+ rule tagger",
    "+ error correction",
    "+ global reconciliation",
  ]);
});

it("learns a second corpus alone, merged and by EasyAdapt", async () => {
  const report = await told(adapt(modern, [typed], options));
  expect(rowsOf(report).map(({ label, notes }) => [label, notes])).toEqual([
    ["modern alone", 8],
    ["typed alone", 16],
    ["+ typed, merged", 24],
    ["+ typed, EasyAdapt", 24],
  ]);
});

const harmonised = ({ name, notes }: Corpus): Corpus => ({
  name,
  notes: notes.map((note) => ({
    ...note,
    spans: relabelled(MAPPINGS["seven-class"]!, note.text, note.spans),
  })),
});

describe("cross-training", () => {
  const corpora = [modern, typed].map(harmonised);
  const common = { ...options, recipe: inLabelSet(recipe, "seven-class"), foldsRead: 1 };

  it("trains once on each corpus for all that it reads, and reads each with growing shares of its own", async () => {
    const log: string[] = [];
    const experiment = crossTrainCorpora(corpora, { ...common, steps: 2 });
    const report = await told(experiment, shared, log);
    // Two whole corpora, two own folds and their halves, and for each target two shares added to the other corpus.
    expect(log).toHaveLength(2 + 2 + 2 + 4);
    const { modern: figures } = report.figures as Record<string, { scored: Row[]; grown: Row[] }>;
    expect(figures?.scored.map(({ label }) => label)).toEqual(["modern", "typed"]);
    expect(figures?.scored[0]?.f1).toBeGreaterThan(figures?.scored[1]?.f1 as number);
    expect(figures?.scored[1]?.p).toBeGreaterThan(0);
    expect(figures?.grown.map(({ label }) => label)).toEqual([
      "modern, 50 %",
      "modern, 100 %",
      "typed + modern, 50 %",
      "typed + modern, 100 %",
    ]);
    expect(figures?.grown.map(({ p }) => p === undefined)).toEqual([true, true, false, false]);
    expect(report.plots).toHaveLength(2);
  });

  it("finds nothing but the labels of the set", async () => {
    const { units } = crossTrainCorpora(corpora, { ...common, steps: 0 });
    const predictions = await runUnits(units, { store: shared, code: "test", seed: 1 });
    const found = new Set(
      units.flatMap((unit) => predictions(unit)).flatMap(({ spans }) => spans.map(({ type }) => type)),
    );
    expect([...found].filter((type) => !MAPPINGS["seven-class"]!.labels.includes(type))).toEqual([]);
    expect(found).toContain("NAME");
  });

  it("adds shares to all others together where that is asked for", () => {
    const three = [...corpora, harmonised(shorthand)];
    const experiment = crossTrainCorpora(three, { ...common, steps: 1, pooled: true });
    const names = experiment.units.map(({ name }) => name);
    expect(names).toContain("modern read by all others, fold 1");
    expect(names).toContain("modern read by all others + modern, 100 %, fold 1");
  });
});

it("counts the corrections of each lot with and without the other corpus", async () => {
  const report = await told(boost(modern, typed, { ...options, rounds: 2 }));
  const [work, table] = report.tables;
  expect(work?.rows.map(([lot, gold]) => [lot, gold])).toEqual([
    ["1", "32"],
    ["2", "32"],
  ]);
  // Nobody has annotated anything yet: without the other corpus all is to add.
  expect(work?.rows[0]?.slice(5)).toEqual(["32", "0", "0.0 %"]);
  expect(Number(work?.rows[1]?.[5])).toBeLessThan(32);
  expect(table?.rows.map(([label]) => label)).toEqual([
    "without, 50 %",
    "without, 100 %",
    "typed alone",
    "with, 50 %",
    "with, 100 %",
  ]);
});

describe("self-training", () => {
  const mixed = { name: "mixed", notes: [...modern.notes, ...typed.notes] };
  const sections = withTraining(RECIPES.mlhsla!, { maxIterations: 3 });
  const experiment = selfTraining(mixed, { ...options, recipe: sections, labelled: 4, rounds: 1 });

  it("holds learning from unlabelled notes against what the annotated ones teach", async () => {
    const log: string[] = [];
    const report = await told(experiment, shared, log);
    const [alone, both] = rowsOf(report) as [Row, Row];
    expect([alone, both].map(({ label, notes }) => [label, notes])).toEqual([
      ["supervised", 4],
      ["self-trained", 4],
    ]);
    expect(log).toHaveLength(4);
    expect(alone.f1).toBeGreaterThan(0);
    expect(both.p).toBeGreaterThan(0);
    for (const { train, unlabelled = [], test } of experiment.units)
      expect(new Set([...train, ...unlabelled, ...test]).size).toBe(mixed.notes.length);
  });

  it("takes sections of unlabelled notes where it trains itself, and none where it is supervised", async () => {
    const taken = experiment.units.map(async ({ train, unlabelled = [], learner }) => {
      const { model } = await learner!.learn(sections, train, unlabelled, { threads: 1, seed: 1 });
      return (model.card.rounds as RoundCard[]).reduce((sum, round) => sum + round.sections, 0);
    });
    const [alone, alsoAlone, ...both] = await Promise.all(taken);
    expect([alone, alsoAlone]).toEqual([0, 0]);
    for (const count of both) expect(count).toBeGreaterThan(0);
  });

  it("shows a learner texts alone, and reads by the threshold that it chose", async () => {
    const shown: unknown[] = [];
    const found = async (below: number): Promise<number> => {
      const learner: Learner = {
        name: `threshold ${below}`,
        async learn(given, annotated, unlabelled, common) {
          shown.push(...unlabelled);
          return { model: withThreshold(await trainRecipe(given, annotated, common), below) };
        },
      };
      const unit = { ...experiment.units[0]!, learner };
      const predictions = await runUnits([unit], { store: memoryStore(), code: "test", seed: 1 });
      return predictions(unit).reduce((sum, { spans }) => sum + spans.length, 0);
    };
    expect(await found(0.95)).toBeGreaterThan(await found(0));
    expect(shown).toHaveLength(2 * 12);
    for (const note of shown) expect(Object.keys(note as object)).toEqual(["text"]);
  });

  it("refuses a recipe that does not learn from unlabelled notes", async () => {
    await expect(told(selfTraining(mixed, options))).rejects.toMatchObject({ code: "no-self-training" });
  });
});

it("says how many folds there may be where patients are too few", () => {
  expect(() => learningCurve(modern, { ...options, folds: 9 })).toThrow(
    /8 patients or notes are too few for 9 folds/,
  );
});
