import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { EXIT, ScrubJayError } from "../errors.js";
import { namesLike } from "../options.js";
import { needsTraining, type Recipe } from "../pipeline/index.js";
import { packageFile } from "../platform/node.js";
import { RECIPES } from "../recipes/index.js";
import { readModelFile } from "./model-file.js";

/** A trained model's file, or a recipe by name. */
export type ChosenModel = { readonly file: string } | { readonly recipe: Recipe };

/**
 * No name or `default` is the bundled model. A path holds a slash, a point, or is there; anything else is the name of
 * a recipe.
 */
export function chooseModel(name = "default"): ChosenModel {
  if (name === "default") return { file: bundledModel() };
  if (Object.hasOwn(RECIPES, name)) return { recipe: RECIPES[name] as Recipe };
  if (/[/\\.]/.test(name) || existsSync(name)) return { file: name };
  const ready = Object.values(RECIPES).filter((recipe) => !needsTraining(recipe));
  const names = ["default", ...ready.map((recipe) => recipe.name)];
  throw new ScrubJayError("unknown-name", `unknown model "${name}"`, {
    hint: `${namesLike(name, names)} Or name a model file that \`scrubjay train\` wrote.`,
    exitCode: EXIT.usage,
  });
}

/** Rules alone find far less: whoever wants them in its place has to say so. */
export function bundledModel(): string {
  const bundled = packageFile("../../models/default/model.bin");
  if (bundled !== undefined) return fileURLToPath(bundled);
  throw new ScrubJayError("no-default-model", "the default model is missing from the package", {
    hint: "Install scrubjay again, name a model file with --model, or say --model rules to go without one.",
    exitCode: EXIT.usage,
  });
}

/** What a model is, wherever it lies: SHA-256 of its file; null for a recipe that has none, whose name says all. */
export interface ModelIdentity {
  readonly recipe: string | null;
  readonly sha256: string | null;
}

export function modelIdentity(name: string | undefined): ModelIdentity {
  const chosen = chooseModel(name);
  if ("recipe" in chosen) return { recipe: chosen.recipe.name, sha256: null };
  return { recipe: null, sha256: readModel(chosen, undefined).sha256 };
}

/** The bytes of a model file, if they are not given; of no other than that with this hash, where there is one. */
export function readModel(
  { file, bytes: given }: { readonly file: string; readonly bytes?: Uint8Array },
  hash: string | undefined,
): { readonly bytes: Uint8Array<ArrayBuffer>; readonly sha256: string } {
  const bytes = given === undefined ? readModelFile(file) : new Uint8Array(given);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  if (hash === undefined || sha256 === hash) return { bytes, sha256 };
  throw new ScrubJayError(
    "model-changed",
    "the model file is not the one with the SHA-256 that is asked for",
    {
      file,
      hint: "Put that one back. A job takes the hash when it begins: leave its model alone, then go on with --resume.",
      exitCode: EXIT.usage,
    },
  );
}
