import {
  ACTIONS,
  type Action,
  actionProblem,
  POLICIES,
  POLICY_NAMES,
  type PolicyName,
} from "../../replace/index.js";
import { PHI_TYPE_NAMES, type PhiType } from "../../schema/index.js";
import { patternProblem, wholePattern } from "./patterns/index.js";
import {
  eitherKey,
  flag,
  inside,
  type JsonSchema,
  keysOf,
  list,
  object,
  oneOf,
  type Place,
  probability,
  refuse,
  type Shape,
  table,
  text,
} from "./shape.js";

/** What a user may change without code. Every key may be left out. */
export interface Config {
  readonly allow?: Allow;
  readonly deny?: readonly Deny[];
  /** Path of the file with what the registration system knows of each patient. */
  readonly patients?: string;
  readonly rules?: readonly OwnRule[];
  readonly types?: { readonly on?: readonly PhiType[]; readonly off?: readonly PhiType[] };
  readonly thresholds?: { readonly [type in PhiType | "default"]?: number };
  /** What may stay of each type and how the rest is replaced; `replace` changes single types. */
  readonly policy?: PolicyName;
  readonly replace?: { readonly [type in PhiType | "default"]?: Action };
}

/** What is never PHI, unless it is denied or known of the patient. */
export interface Allow {
  readonly terms?: readonly string[];
  readonly patterns?: readonly string[];
  readonly matchCase?: boolean;
}

/** What is always PHI: a `term` or a `pattern`. */
export interface Deny {
  readonly term?: string;
  readonly pattern?: string;
  readonly type: PhiType;
  readonly matchCase?: boolean;
}

export interface OwnRule {
  readonly name: string;
  readonly type: PhiType;
  readonly pattern: string;
  readonly before?: string;
  readonly after?: string;
  readonly confidence?: number;
  readonly matchCase?: boolean;
}

const phiType = (description: string): Shape<PhiType> => oneOf("PHI type", PHI_TYPE_NAMES, description);
const matchCase = flag("Capital and small letters differ. Default: false.");
const pattern = text("Regular expression of JavaScript with the flag u, for the whole term.");
const term = text("Words as they stand in notes.", (value) =>
  /[\p{L}\p{N}]/u.test(value) ? undefined : "has no letter and no digit",
);
const ruleName = text("Small letters, digits and hyphens; stands in the output as the finder.", (value) =>
  /^[a-z][a-z0-9-]{0,39}$/.test(value) ? undefined : "must be small letters, digits and hyphens, 40 at most",
);
const withDefault = ["default", ...PHI_TYPE_NAMES] as const;

const SHAPE: Shape<Config> = object(
  {},
  {
    $schema: text("Address of this schema, for editors."),
    allow: object(
      {},
      {
        terms: list(term, "Whole spans that are no PHI."),
        patterns: list(pattern, "The same as patterns."),
        matchCase,
      },
      "Never PHI, unless denied or known of the patient.",
    ),
    deny: list(
      eitherKey(
        object({ type: phiType("What it counts as.") }, { term, pattern, matchCase }, "A term or a pattern."),
        ["term", "pattern"],
      ),
      "Always PHI.",
    ),
    patients: text("File with known PHI of each patient, .json or .csv, relative to this file."),
    rules: list(
      object(
        { name: ruleName, type: phiType("Type of what it finds."), pattern },
        {
          before: text("Pattern that must match in the 60 characters before; $ touches the value."),
          after: text("Pattern that must match in the 40 characters after; ^ touches the value."),
          confidence: probability("Share of matches that are right. Default: 0.9."),
          matchCase,
        },
        "The value is the group named value, or else the whole match.",
      ),
      "Rules of your own.",
    ),
    types: object(
      {},
      {
        on: list(phiType("Type."), "These types and no others."),
        off: list(phiType("Type."), "All types but these."),
      },
      "Types that are looked for.",
    ),
    thresholds: table(
      withDefault,
      probability("Spans with a lower score are dropped."),
      "Least score by type, and for all other types under default.",
    ),
    policy: oneOf("policy", POLICY_NAMES, "What may stay of each type, and how the rest is replaced."),
    replace: table(
      withDefault,
      oneOf("mode of replacement", ACTIONS, "Mode of replacement."),
      "What takes the place of PHI by type, and of all other types under default.",
    ),
  },
  "Changes to what ScrubJay finds and how it replaces it.",
);

/** Every key that may stand somewhere in a config. */
export const CONFIG_KEYS: ReadonlySet<string> = new Set(keysOf(SHAPE.schema));

/** The shape of a config as JSON Schema (draft 2020-12). */
export function configSchema(): JsonSchema {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "scrubjay.config.json",
    ...SHAPE.schema,
  };
}

/** Reads a config from its JSON value; `file` is named in refusals. */
export function parseConfig(value: unknown, file: string): Config {
  const { $schema: _, ...config } = SHAPE.read(value, { file, path: "" }) as Config & { $schema?: string };
  checkPatterns(config, file);
  checkTypes(config, file);
  checkRuleNames(config, file);
  checkReplace(config, file);
  checkEffect(config, file);
  return config;
}

function checkPatterns({ allow, deny, rules }: Config, file: string): void {
  const check = (source: string | undefined, path: string, matchCase = false, mayBeEmpty = false): void => {
    const problem = source === undefined ? undefined : patternProblem(source, matchCase, mayBeEmpty);
    if (problem !== undefined) refuse({ file, path }, problem);
  };
  for (const [i, source] of (allow?.patterns ?? []).entries()) {
    const path = `allow.patterns[${i}]`;
    check(source, path, allow?.matchCase);
    const whole = wholePattern(source, allow?.matchCase);
    if (UNLIKE.every((value) => whole.test(value)))
      refuse({ file, path }, "allows whatever is found", "Let it match only what is never PHI.");
  }
  for (const [i, entry] of (deny ?? []).entries())
    check(entry.pattern, `deny[${i}].pattern`, entry.matchCase);
  for (const [i, rule] of (rules ?? []).entries()) {
    check(rule.pattern, `rules[${i}].pattern`, rule.matchCase);
    check(rule.before, `rules[${i}].before`, rule.matchCase, true);
    check(rule.after, `rules[${i}].after`, rule.matchCase, true);
  }
}

/** No pattern of what is never PHI fits a name, a number and a date alike. */
const UNLIKE = ["Quillfeather", "0048177", "3/4/2012"] as const;

/** Contradictions are refused: no guess would be safe. */
function checkTypes(config: Config, file: string): void {
  const at: Place = { file, path: "types" };
  for (const [i, type] of (config.types?.off ?? []).entries()) {
    if (config.types?.on?.includes(type))
      refuse(inside(inside(at, "off"), i), `${type} is switched on and off`);
  }
  for (const key of ["deny", "rules"] as const) {
    for (const [i, { type }] of (config[key] ?? []).entries()) {
      if (!isSwitchedOn(config, type))
        refuse({ file, path: `${key}[${i}].type` }, `${type} is switched off by "types"`);
    }
  }
}

function checkRuleNames({ rules = [] }: Config, file: string): void {
  const names = new Set<string>();
  for (const [i, { name }] of rules.entries()) {
    if (names.has(name)) refuse({ file, path: `rules[${i}].name` }, "an earlier rule has the same name");
    names.add(name);
  }
}

function checkReplace({ policy, replace = {} }: Config, file: string): void {
  const at: Place = { file, path: "replace" };
  if (policy !== undefined && replace.default !== undefined)
    refuse(inside(at, "default"), '"policy" already says it for all types', "Leave one of them out.");
  for (const [type, action] of Object.entries(replace)) {
    const problem = actionProblem(action, type);
    if (problem !== undefined) refuse(inside(at, type), problem);
    if (action === "encrypt" && policy !== undefined && POLICIES[policy].byOrder)
      refuse(
        inside(at, type),
        `under "${policy}" nothing may be derived from the value`,
        'Use "surrogate" or "pseudonym".',
      );
  }
}

/** A config with which nothing at all would be taken out is a mistake. */
function checkEffect(config: Config, file: string): void {
  const { types, thresholds = {}, replace = {} } = config;
  if (types?.on?.length === 0)
    refuse(
      { file, path: "types.on" },
      "is empty: nothing would be looked for",
      "Name types, or leave it out.",
    );
  const on = PHI_TYPE_NAMES.filter((type) => isSwitchedOn(config, type));
  if (on.length === 0)
    refuse({ file, path: "types.off" }, "switches every type off", "Leave out those to look for.");
  const always = config.deny ?? config.patients ?? config.rules;
  if (always === undefined && shutOut(config).length === on.length)
    refuse(
      { file, path: "thresholds" },
      "nothing can be found: no score is above 1",
      `Lower ${thresholds.default === undefined ? "them" : '"default"'}; 0 lets everything through.`,
    );
  if (on.every((type) => (replace[type] ?? replace.default) === "keep"))
    refuse({ file, path: "replace" }, "keeps every type in the text", "Name another mode for some of them.");
}

/** Types that are looked for and of which nothing can be found: what is sure to be right is not known. */
export function shutOut(config: Config): PhiType[] {
  const { thresholds = {} } = config;
  return PHI_TYPE_NAMES.filter(
    (type) => isSwitchedOn(config, type) && (thresholds[type] ?? thresholds.default ?? 0) >= 1,
  );
}

/** What a user should know before the output is used. */
export function configWarnings(config: Config): string[] {
  const shut = shutOut(config);
  if (shut.length === 0) return [];
  const which = shut.length === PHI_TYPE_NAMES.length ? "any type" : shut.join(", ");
  return [
    `the config's threshold of 1 leaves what the model finds of ${which} in the text (the config's own terms aside)`,
  ];
}

export function isSwitchedOn({ types }: Config, type: string): boolean {
  const named = (names: readonly string[] | undefined): boolean => names?.includes(type) === true;
  return !named(types?.off) && (types?.on === undefined || named(types.on));
}
