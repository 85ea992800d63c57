import type { Span } from "../../note.js";
import { resolveTraced } from "../merge/index.js";
import { spanStep, surfaceOf } from "../span-step.js";
import type { DropLog, Step } from "../step.js";
import type { NoteToTag } from "../system.js";
import type { TracedSpan } from "../traced-span.js";
import { type Config, isSwitchedOn } from "./config.js";
import { denied } from "./denied.js";
import type { KnownPatient } from "./known/fields.js";
import { knownPhi } from "./known/known-phi.js";
import { ownRules } from "./own-rules.js";
import { wholePattern } from "./patterns/index.js";
import { folded, levelled } from "./words.js";

/** A voice that looks at the text and whose note it is. */
export interface ConfigVoice {
  readonly name: string;
  readonly find: (note: NoteToTag) => TracedSpan[];
}

export interface Customiser {
  /** Beside those of the model: own rules, denied terms, known PHI. */
  readonly voices: readonly ConfigVoice[];
  /** To be done after all steps of the model, in this order: allow, types, thresholds, always. */
  readonly steps: readonly Step[];
}

/** What is known of patients, by the id that their notes carry. */
export type Patients = ReadonlyMap<string, KnownPatient>;

/** What a config adds to a model and takes from it; `known` is what stands in the patient file that it names. */
export function customiser(config: Config, known: Patients = new Map()): Customiser {
  const deny = denied(config);
  const knownOf = knownPhi(known);
  return {
    voices: [
      { name: "config:rules", find: ownRules(config.rules ?? []) },
      { name: "config:deny", find: deny },
      { name: "config:known", find: knownOf },
    ],
    steps: [
      allow(config),
      types(config),
      thresholds(config),
      always((note) => [...deny(note), ...knownOf(note)]),
    ],
  };
}

/** Denied and known spans stay whatever else the config says. */
function isAlwaysPhi({ source = "" }: Span): boolean {
  return source === "config:deny" || source.startsWith("known:");
}

/** Drops spans that are allowed as a whole; a span that holds more than the term stays. */
function allow({ allow: allowed = {} }: Config): Step {
  const { terms = [], patterns = [], matchCase } = allowed;
  const level = matchCase ? levelled : folded;
  const places = new Map(
    terms.map((term, index) => [level(trimmed(term)), `allow.terms[${index}] of the config`]),
  );
  const whole = patterns.map((pattern) => wholePattern(pattern, matchCase));
  return spanStep("config:allow", (span, note) => {
    if (isAlwaysPhi(span)) return undefined;
    const surface = surfaceOf(note, span);
    const index = whole.findIndex((pattern) => pattern.test(surface) || pattern.test(trimmed(surface)));
    const why =
      places.get(level(trimmed(surface))) ??
      (index < 0 ? undefined : `allow.patterns[${index}] of the config`);
    return why === undefined ? undefined : { did: "dropped", why };
  });
}

/** Without blanks and marks at the ends; what has no letter or digit stays as it is. */
function trimmed(surface: string): string {
  return surface
    .replace(/^[^\p{L}\p{N}]+(?=[\p{L}\p{N}])/u, "")
    .replace(/(?<=[\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]+$/u, "");
}

function types(config: Config): Step {
  return spanStep("config:types", (span) =>
    isAlwaysPhi(span) || isSwitchedOn(config, span.type)
      ? undefined
      : { did: "dropped", why: `${span.type} is switched off` },
  );
}

function thresholds({ thresholds: least = {} }: Config): Step {
  const byType = new Map<string, number>(Object.entries(least));
  return spanStep("config:thresholds", (span) => {
    const needed = byType.get(span.type) ?? least.default ?? 0;
    if (isAlwaysPhi(span) || (span.score ?? 1) >= needed) return undefined;
    return { did: "dropped", why: `the score is below ${needed}` };
  });
}

/**
 * Puts back what is always PHI where a merge gave its place to another span that was then dropped, or let it lose a
 * vote. Of two spans with the same extent the config's type is taken; else the longer wins and nothing is uncovered.
 */
function always(find: ConfigVoice["find"]): Step {
  const name = "config:always";
  return {
    name,
    apply({ text, patient }, spans, log) {
      const sure = find({ text, ...(patient !== undefined && { patient }) });
      if (sure.length === 0) return [...spans];
      const types = new Map(sure.map(({ start, end, type }) => [`${start} ${end}`, type]));
      const others = spans.filter((span) => {
        const type = types.get(`${span.start} ${span.end}`);
        if (type !== undefined && type !== span.type)
          log.drop(span, name, "the config says of which type it is");
        return type === undefined;
      });
      // What loses among those that are put back has been logged when they were first merged.
      const again = new Set(sure);
      const drop: DropLog["drop"] = (span, by, why) => again.has(span) || log.drop(span, by, why);
      return resolveTraced(text, [...others, ...sure], name, { drop });
    },
  };
}
