import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CACHE, ROOT } from "../recipes/build.mjs";
import { TINY } from "../recipes/settings.mjs";
import { workingPart } from "../recipes/variants.mjs";

const FOLDER = join(CACHE, "self-train");

export const RECIPES = ["mlhsla", "mlhsla-record"];
export const SEEDS = [1, 2, 3];
/** A share of what there is: an institution has some 235 notes more to learn from. */
export const SIZES = TINY
  ? { annotated: 6, unlabelled: 4, folds: 2, rounds: 1 }
  : { annotated: 20, unlabelled: 40, folds: 5, rounds: 2 };

const sha256 = (...parts) =>
  parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest("hex");

/** The code of self-training itself; takeBuild's digest knows the rest. */
function learningCode() {
  const folder = join(ROOT, "dist", "learn", "self-train");
  const files = readdirSync(folder).filter((name) => name.endsWith(".js"));
  return sha256(...files.sort().map((name) => readFileSync(join(folder, name))));
}

/** One unit for each seed, recipe and institution: notes drawn from those for training, read on all others. */
export function unitsOf(ours, recipes, code, draw) {
  const learning = learningCode();
  return RECIPES.flatMap((name) => SEEDS.map((seed) => ({ name, seed }))).flatMap(({ name, seed }) =>
    ours.institutions.map((institution) => {
      const notes = ours.notes.filter((note) => note.institution === institution);
      const training = notes.filter(({ split }) => split === "train");
      const test = notes.filter(({ split }) => split !== "train");
      const trial = { ...draw(training, seed), test };
      const recipe = recipes[name];
      const working = { name, ...workingPart(recipe) };
      const key = sha256(JSON.stringify([code, learning, working, trial, SIZES, seed]));
      return { name: `${institution}/${name}/${seed}`, institution, recipe, seed, trial, key };
    }),
  );
}

const fileOf = ({ key }) => join(FOLDER, `${key}.json`);

export const resultOf = (unit) =>
  existsSync(fileOf(unit)) ? JSON.parse(readFileSync(fileOf(unit), "utf8")) : undefined;

export function keep(unit, result) {
  mkdirSync(FOLDER, { recursive: true });
  const part = `${fileOf(unit)}.${process.pid}.part`;
  writeFileSync(part, JSON.stringify(result));
  renameSync(part, fileOf(unit));
}
