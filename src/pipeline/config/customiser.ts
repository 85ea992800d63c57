import type { Note, Span } from "../../note.js";
import { resolveOverlaps } from "../../spans.js";
import { spanStep, surfaceOf } from "../span-step.js";
import type { Journal, NoteView, Step, TracedSpan } from "../step.js";
import { type Config, isSwitchedOn } from "./config.js";
import { denied } from "./denied.js";
import type { KnownPatient } from "./known/fields.js";
import { knownPhi } from "./known/known-phi.js";
import { ownRules } from "./own-rules.js";
import { wholePattern } from "./patterns/index.js";
import { folded, levelled } from "./words.js";

type NoteText = Pick<Note, "text" | "patient">;
type Find = (note: NoteText) => TracedSpan[];

/** A tagger that also looks at whose note it is. */
export interface ConfigVoice {
  readonly name: string;
  tag(note: NoteText): TracedSpan[];
}

export interface Customiser {
  /** To be heard beside the model: own rules, denied terms, known PHI. */
  readonly taggers: readonly ConfigVoice[];
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
    taggers: [
      { name: "config:rules", tag: ownRules(config.rules ?? []) },
      { name: "config:deny", tag: deny },
      { name: "config:known", tag: knownOf },
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
function always(find: Find): Step {
  return {
    name: "config:always",
    apply({ text, patient }: NoteView, spans: readonly TracedSpan[], _journal: Journal): TracedSpan[] {
      const sure = find({ text, ...(patient !== undefined && { patient }) });
      if (sure.length === 0) return [...spans];
      const taken = new Set(sure.map(({ start, end }) => `${start} ${end}`));
      const others = spans.filter(({ start, end }) => !taken.has(`${start} ${end}`));
      // Resolving copies spans with all their fields, the trail too.
      return resolveOverlaps(text, [...others, ...sure]) as TracedSpan[];
    },
  };
}
