import { isObject, unfit } from "../crf/index.js";
import { RECORD_CUTS, TOKENIZERS } from "../text/index.js";
import type {
  CrfTraining,
  CrfVoice,
  DoubtedOutside,
  HmmVoice,
  Recipe,
  RuleVoice,
  TypeGroup,
} from "./recipe.js";
import type { RetypeSettings } from "./retype/span-classifier.js";

/**
 * The recipe of a model file, which may have been made by anyone: every part is of its kind, and no number so large that
 * one note would take for ever. Names of templates, policies and steps are looked up where they are used.
 */
export function readRecipe(value: unknown, file: string): Recipe {
  if (!isRecipe(value)) throw unfit(file);
  const recipe = value as Recipe;
  if (new Set(recipe.voices.map(({ name }) => name)).size < recipe.voices.length) throw unfit(file);
  return recipe;
}

/** Far more than any system is made of. */
const MOST_PARTS = 256;
const MOST_VOICES = 16;
const MOST_CHUNKINGS = 10_000;
const LARGEST_NUMBER = 1e6;

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string";
const isFlag: Check = (value) => typeof value === "boolean";
const isNumber: Check = (value) => typeof value === "number" && Math.abs(value) <= LARGEST_NUMBER;
const isOneOf = (names: readonly unknown[]): Check => names.includes.bind(names);
const isListOf =
  (check: Check, most = MOST_PARTS): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(check);
const mayBe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

/** A check for every key, so that none is forgotten. */
function isObjectOf<T>(checks: { readonly [K in keyof Required<T>]: Check }): Check {
  const all = Object.entries<Check>(checks);
  return (value) => isObject(value) && all.every(([key, check]) => check(value[key]));
}

const isTypeGroup = isObjectOf<TypeGroup>({
  only: mayBe(isListOf(isText)),
  except: mayBe(isListOf(isText)),
});

const VOICES: Readonly<Record<string, Check>> = {
  crf: isObjectOf<CrfVoice>({
    kind: isText,
    name: isText,
    tokenizer: isOneOf(Object.keys(TOKENIZERS)),
    sequence: isOneOf(["note", "sentence", "line"]),
    scheme: isOneOf(["BIO", "BIOES"]),
    types: isTypeGroup,
    templates: isListOf(isText),
    edgeTemplates: mayBe(isListOf(isText)),
    training: isObjectOf<CrfTraining>({
      algorithm: isText,
      c1: mayBe(isNumber),
      c2: isNumber,
      maxIterations: isNumber,
      memory: mayBe(isNumber),
      curvature: mayBe(isFlag),
      minFrequency: isNumber,
      forget: mayBe(isNumber),
      informationCost: mayBe(isNumber),
      prune: mayBe(isNumber),
      leaveOut: mayBe(isListOf(isText)),
    }),
    bias: isNumber,
    doubt: mayBe(isNumber),
    doubtedOutside: mayBe(isObjectOf<DoubtedOutside>({ below: isNumber, cut: isOneOf(RECORD_CUTS) })),
  }),
  hmm: isObjectOf<HmmVoice>({
    kind: isText,
    name: isText,
    tokenizer: isOneOf(Object.keys(TOKENIZERS)),
    types: isTypeGroup,
    order: isNumber,
    ratio: isNumber,
    nBest: (value) =>
      Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MOST_CHUNKINGS,
    bias: isNumber,
    mostNodes: mayBe(Number.isSafeInteger),
  }),
  rules: isObjectOf<RuleVoice>({
    kind: isText,
    name: isText,
    families: mayBe(isListOf(isText)),
    floor: mayBe(isNumber),
  }),
};

const isVoice: Check = (value) =>
  isObject(value) &&
  Object.hasOwn(VOICES, String(value.kind)) &&
  VOICES[String(value.kind)]?.(value) === true;

const isRecipe = isObjectOf<Recipe>({
  name: isText,
  description: isText,
  language: isText,
  labels: mayBe(isText),
  voices: isListOf(isVoice, MOST_VOICES),
  clusters: mayBe(isListOf(isText)),
  merge: isText,
  corrections: isListOf(isText),
  retype: mayBe(
    isObjectOf<RetypeSettings>({
      c2: isNumber,
      maxIterations: isNumber,
      minFrequency: isNumber,
      weight: isNumber,
    }),
  ),
  reconciliation: isListOf(isText),
  mineSigns: mayBe(isListOf(isText)),
  acrossNotes: mayBe(isListOf(isText)),
  keepOverlaps: mayBe(isFlag),
  fromPaper: mayBe(isListOf(isText)),
  standIns: mayBe(isListOf(isText)),
});
