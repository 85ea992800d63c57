import { expect, it } from "vitest";
import { RECIPES } from "./index.js";

const PAPERS = Object.values(RECIPES).filter(({ description }) => /^Paper 00[0-4]/.test(description));

it("has recipes of papers", () => {
  expect(PAPERS.length).toBeGreaterThanOrEqual(14);
});

it.each(PAPERS.map((recipe) => [recipe.name, recipe] as const))(
  "%s says what is the paper's, and what stands in for what, and why",
  (_name, { fromPaper = [], standIns = [] }) => {
    expect(fromPaper.length).toBeGreaterThan(0);
    expect(standIns.length).toBeGreaterThan(0);
    for (const line of standIns) expect(line).toMatch(/^.+ → .+: .+/);
  },
);

it.each(PAPERS.filter(({ voices }) => voices.some(({ kind }) => kind === "crf")))(
  "$name says so where it is not trained by L-BFGS",
  ({ voices, standIns = [] }) => {
    const isLbfgs = voices.every((voice) => voice.kind !== "crf" || voice.training.algorithm === "lbfgs");
    expect(isLbfgs || standIns.some((line) => line.startsWith("L-BFGS → "))).toBe(true);
  },
);
