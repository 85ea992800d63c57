import { ScrubJayError } from "../errors.js";
import { classMask, wordClasses } from "../lexicon/index.js";
import { makeNote, type Note, type Span } from "../note.js";
import {
  type Action,
  actionsOf,
  createReplacement,
  fold,
  POLICIES,
  type Policy,
  type ReplacedSpan,
  type ReplacementOptions,
  replaceSpans,
  type SecretKey,
  type Strategy,
  wordNamesOf,
} from "../replace/index.js";
import { categoryOf } from "../schema/index.js";
import { originalsOf, refuseUnannotated, type SurvivorCheck, survivorCheck } from "./survivors.js";

/** Over what the same original has the same surrogate. */
export const RESYNTHESIS_SCOPES = ["patient", "corpus"] as const;
export type ResynthesisScope = (typeof RESYNTHESIS_SCOPES)[number];

export interface ResynthesisOptions {
  readonly key: SecretKey;
  /** Default: `full`. */
  readonly policy?: Policy;
  /** Default: `generate`. */
  readonly strategy?: Strategy;
  /**
   * Default: `patient`. A doctor of many patients then has many names, so that a model trained on the copy learns what
   * names look like and not these. ID numbers have the same surrogate throughout in either case.
   */
  readonly scope?: ResynthesisScope;
  /**
   * Mask what the policy masks. Without it such values get surrogates that nobody can have been given: a mask tells no
   * more than they do, and teaches a tagger nothing.
   */
  readonly masks?: boolean;
  /** Names drawn evenly from the lists, masks of letters. */
  readonly evenly?: boolean;
}

/** How others made copies of their corpora: paper 004, section 2.2. One surrogate for each original over the whole corpus. */
export const RESYNTHESES = {
  cchmc: {
    policy: POLICIES["cchmc-irb"],
    strategy: "shuffle",
    scope: "corpus",
    masks: true,
    evenly: true,
  },
} as const satisfies Readonly<Record<string, Omit<ResynthesisOptions, "key">>>;

export interface Resynthesis {
  /** In the order of the notes: the copy, or why there is none. */
  readonly copies: readonly (Note | Error)[];
  /** By type, surrogates that are originals elsewhere in the corpus, because the kind has few values. */
  readonly reused: ReadonlyMap<string, number>;
  /** Annotations that overlapped another and became one with it. */
  readonly united: number;
  /** Does a name or number of the corpus stand in this text? For what is kept beside the notes. */
  readonly tells: (text: string) => boolean;
}

/** What paper 004 draws from the corpus itself. Institutions, which hang on their towns and people, are made. */
const SHUFFLED: ReadonlySet<string> = new Set([
  "STREET",
  "CITY",
  "STATE",
  "ZIP",
  "COUNTRY",
  "PROFESSION",
  "DATE",
]);

/** Over the whole corpus other places are made of towns and streets that change places, too ("Dover Township"). */
function shuffledTypes(strategy: Strategy, scope: ResynthesisScope): ReadonlySet<string> {
  if (strategy !== "shuffle") return new Set();
  return scope === "corpus" ? new Set([...SHUFFLED, "LOCATION-OTHER"]) : SHUFFLED;
}

/**
 * A copy of an annotated corpus that may be shared: surrogates in place of every annotation, and new annotations on
 * them (paper 004, section 2.2). All notes are learnt before the first is changed. A copy has the note's id, patient,
 * type, text and annotations and nothing else of it.
 */
export function resynthesise(notes: readonly Note[], options: ResynthesisOptions): Resynthesis {
  const { key, policy = POLICIES.full, strategy = "generate", scope = "patient" } = options;
  const asPolicy = actionsOf({ mode: "surrogate", policy });
  const actionFor = (type: string): Action => {
    const action = asPolicy(type);
    return action === "mask" && options.masks !== true ? "surrogate" : action;
  };
  const evenly = options.evenly === true;
  const common = { actionFor, key, policy, closest: !evenly, evenly };
  const maker = makerOf(notes, common, scope, strategy);
  const check = survivorCheck(notes, actionFor, shuffledTypes(strategy, scope));
  const unlearnt = notes.map((note) => problemOf(() => maker.learn(note, note.spans)));
  const reused = new Map<string, number>();
  let united = 0;
  const copies = notes.map((note, at): Note | Error => {
    const problem = unlearnt[at] ?? problemOf(() => refuseUnannotated(note, check));
    if (problem !== undefined) return problem;
    try {
      const done = maker.replace(note, note.spans);
      const types = reusedTypes(note, done, check);
      const copy = copyOf(note, done);
      for (const type of types) reused.set(type, (reused.get(type) ?? 0) + 1);
      united += note.spans.length - copy.spans.length;
      return copy;
    } catch (error) {
      return asError(error);
    }
  });
  return { copies, reused, united, tells: (text) => check.standsIn(text) >= 0 };
}

interface Done {
  readonly text: string;
  readonly spans: readonly ReplacedSpan[];
}

interface Maker {
  learn(note: Note, spans: readonly Span[]): void;
  replace(note: Note, spans: readonly Span[]): Done;
}

type Common = Pick<ReplacementOptions, "actionFor" | "key" | "policy" | "closest" | "evenly">;

function makerOf(notes: readonly Note[], common: Common, scope: ResynthesisScope, strategy: Strategy): Maker {
  if (strategy === "shuffle" && scope === "corpus") return createReplacement({ ...common, scope, strategy });
  const generated = generator(notes, common, scope);
  return strategy === "shuffle" ? shuffler(notes, common, generated) : generated;
}

/**
 * Within the scope `corpus` one replacement does all. With the patient as scope numbers are still made over the corpus,
 * which shows what letters mean a series.
 */
function generator(notes: readonly Note[], common: Common, scope: ResynthesisScope): Maker {
  const overall = createReplacement({ ...common, scope: "corpus" });
  if (scope === "corpus") return overall;
  const byPatient = createReplacement({
    ...common,
    scope: "patient",
    originals: wordsOf(notes),
    named: wordsOf(notes, (type) => categoryOf(type) === "NAME"),
    wordNames: wordNamesOf(notes),
  });
  return together(overall, byPatient, (type) => categoryOf(type) !== "ID");
}

/**
 * Places, jobs and dates from other patients' notes, the rest made. Two replacements: places go by patient, and numbers by
 * the corpus, which shows what letters mean a series.
 */
function shuffler(notes: readonly Note[], common: Common, made: Maker): Maker {
  const originals = new Set(notes.flatMap((note) => [...originalsOf(note)]));
  const drawn = createReplacement({ ...common, scope: "patient", strategy: "shuffle", originals });
  return together(made, drawn, (type) => SHUFFLED.has(type));
}

/** Types of which the second is asked get their surrogates from it, the others from the first. */
function together(first: Maker, second: Maker, ofSecond: (type: string) => boolean): Maker {
  return {
    learn(note, spans) {
      first.learn(note, spans);
      second.learn(note, spans);
    },
    replace(note, spans) {
      const one = first.replace(note, spans);
      const other = second.replace(note, spans);
      const at = new Map(one.spans.map(({ start }, n) => [start, n]));
      return replaceSpans(note.text, spans, (_surface, { start, type }) => {
        const done = ofSecond(type) ? other : one;
        const { output } = done.spans[at.get(start) as number] as ReplacedSpan;
        return done.text.slice(output.start, output.end);
      });
    },
  };
}

const CALENDAR = classMask("month", "weekday", "holiday");

/** All originals, and the words of each; but the calendar's words are everybody's: somebody may be called May. */
function wordsOf(notes: readonly Note[], isMeant: (type: string) => boolean = () => true): Set<string> {
  const found = new Set<string>();
  for (const { text, spans } of notes)
    for (const { start, end, type } of spans) {
      if (!isMeant(type)) continue;
      const surface = text.slice(start, end);
      for (const word of [surface, ...(surface.match(/\p{L}{3,}/gu) ?? [])])
        if (type !== "DATE" || (wordClasses(word) & CALENDAR) === 0) found.add(fold(word));
    }
  return found;
}

/** Types of surrogates that serve again; a surrogate that must not stand there is an error. */
function reusedTypes(note: Note, done: Done, check: SurvivorCheck): string[] {
  const own = originalsOf(note);
  return done.spans.flatMap(({ start, end, type, output }) => {
    const made = done.text.slice(output.start, output.end);
    const verdict = check.surrogate(type, note.text.slice(start, end), made, own);
    if (verdict !== "survivor") return verdict === "reuse" ? [type] : [];
    throw new ScrubJayError("original-survives", `a surrogate of type ${type} is an original of the corpus`, {
      hint: "Try another key; if it happens again, leave the note out.",
    });
  });
}

function copyOf({ id, patient, type }: Note, done: Done): Note {
  return makeNote({
    id,
    text: done.text,
    ...(patient !== undefined && { patient }),
    ...(type !== undefined && { type }),
    spans: done.spans.map(({ output, type: kind, link }) => ({
      ...output,
      type: kind,
      ...(link !== undefined && { link }),
    })),
  });
}

function problemOf(step: () => void): Error | undefined {
  try {
    step();
    return undefined;
  } catch (error) {
    return asError(error);
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(typeof error);
}
