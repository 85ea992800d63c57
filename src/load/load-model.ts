import { EXIT, ScrubJayError } from "../errors.js";
import { type Model, type ModelOptions, modelOf } from "../model/index.js";
import { checkOptions, type OptionNames } from "../options.js";
import { parseConfig } from "../pipeline/config/index.js";
import { decodeTrained, needsTraining, notTrained } from "../pipeline/index.js";
import { chooseModel, readModel } from "./model-choice.js";
import { readPatients } from "./read-patients.js";

export interface LoadOptions extends Omit<ModelOptions, "patients"> {
  /** SHA-256 that the model's file must have, in small hex digits. A recipe has no file and is refused. */
  readonly sha256?: string;
}

const OPTIONS: OptionNames<LoadOptions> = { config: true, bias: true, warm: true, sha256: true };

/** The bundled default when nothing is named; the name of a recipe that needs no training; a model file, or its bytes. */
export async function loadModel(model?: string | Uint8Array, options: LoadOptions = {}): Promise<Model> {
  checkOptions("loadModel", options, OPTIONS);
  const { config: given = {}, sha256, ...rest } = options;
  checkLoading(model, rest.bias);
  const config = parseConfig(given, "config");
  const { patients } = config;
  const work = { ...rest, config, ...(patients !== undefined && { patients: readPatients(patients) }) };
  const chosen = model instanceof Uint8Array ? { file: "the model", bytes: model } : chooseModel(model);
  if ("file" in chosen) {
    const file = readModel(chosen, sha256);
    return modelOf(decodeTrained(file.bytes, chosen.file), file.sha256, work);
  }
  const { recipe } = chosen;
  if (sha256 !== undefined)
    throw new ScrubJayError(
      "no-model-file",
      `the recipe "${recipe.name}" has no file whose SHA-256 could be asked for`,
      { hint: "Name a model file, or ask for no hash.", exitCode: EXIT.usage },
    );
  if (needsTraining(recipe)) throw notTrained(recipe);
  return modelOf({ recipe, voices: [], clusters: {}, card: {} }, null, work);
}

/** What TypeScript refuses and JavaScript lets through. */
function checkLoading(model: unknown, bias: unknown): void {
  const problem =
    model !== undefined && typeof model !== "string" && !(model instanceof Uint8Array)
      ? "the model's name or file comes first, as text, or its bytes"
      : bias !== undefined && !Number.isFinite(bias)
        ? '"bias" is no number'
        : undefined;
  if (problem === undefined) return;
  throw new ScrubJayError("bad-option", `loadModel: ${problem}`, {
    exitCode: EXIT.usage,
    hint: 'For example loadModel("rules", { bias: -1 }); loadModel() is the default model.',
  });
}
