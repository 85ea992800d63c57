import { ScrubJayError } from "../errors.js";
import { makeSpan, type Note, type Span } from "../note.js";
import { checkOptions, type OptionNames } from "../options.js";
import type { Config } from "../pipeline/config/index.js";
import { reconcile } from "../pipeline/index.js";
import {
  type Action,
  actionsOf,
  createReplacement,
  type DeidMode,
  POLICIES,
  type PolicyName,
  policyNamed,
  type ReplacedSpan,
  type Replacement,
  type SecretKey,
} from "../replace/index.js";
import { narrowText } from "./narrow-text.js";

/** How PHI leaves the text. Plain data: it crosses to other threads. */
export interface ReplaceSettings {
  readonly mode: DeidMode;
  readonly policy?: PolicyName;
  /** Needed as soon as the mode or policy has surrogates, shifted dates or pseudonyms. */
  readonly key?: SecretKey;
  /** Dates move by whole weeks. Default: true. */
  readonly keepWeekdays?: boolean;
}

const SETTINGS: OptionNames<ReplaceSettings> = { mode: true, policy: true, key: true, keepWeekdays: true };

export type NoteToClean = Pick<Note, "text" | "spans"> & Partial<Pick<Note, "id" | "patient" | "date">>;

/** What a model found in a note. */
export interface FoundInNote {
  readonly spans: readonly Span[];
  /** How sure the model is of the whole note, 0 to 1; null where it cannot say. */
  readonly confidence: number | null;
}

export interface CleanNote {
  readonly text: string;
  /** Every replaced span with its place in the input and, under `output`, in the new text. */
  readonly spans: readonly ReplacedSpan[];
}

/** A clean note, and how sure the model was of it. */
export type CleanedNote = CleanNote & Pick<FoundInNote, "confidence">;

/**
 * Takes what was found out of a patient's notes, and what they came with: all are learnt before the first is changed, so
 * that the same person has the same surrogate throughout. Nothing is kept from one group to the next.
 */
export type GroupReplacer = (
  group: readonly NoteToClean[],
  found: readonly Pick<FoundInNote, "spans">[],
) => CleanNote[];

export function groupReplacer(settings: ReplaceSettings, config: Config): GroupReplacer {
  checkOptions("replace", settings, SETTINGS);
  const { mode, policy: name, key, keepWeekdays = true } = settings;
  const policy = name === undefined ? undefined : policyNamed(name);
  const own = config.replace as Readonly<Partial<Record<string, Action>>> | undefined;
  const actionFor = actionsOf({ mode, ...(policy && { policy }), ...(own && { own }) });
  return (group, found) =>
    replaceGroup(
      createReplacement({
        actionFor,
        policy: policy ?? POLICIES.full,
        ...(key === undefined ? {} : { key }),
        shift: { keepWeekday: keepWeekdays },
      }),
      group,
      found,
    );
}

export function replaceGroup(
  replacement: Replacement,
  given: readonly NoteToClean[],
  found: readonly Pick<FoundInNote, "spans">[],
): CleanNote[] {
  if (found.length !== given.length)
    throw new ScrubJayError("internal", "what was found belongs to other notes");
  const group = given.map((note) => ({ ...note, text: narrowText(note.text) }));
  const spans = group.map((note, at) => [...cameWith(note), ...(found[at]?.spans ?? [])]);
  // A note alone is learnt when it is replaced.
  if (group.length > 1)
    for (const [at, note] of group.entries()) replacement.learn(note, spans[at] as Span[]);
  return group.map((note, at) => replacement.replace(note, spans[at] as Span[]));
}

/**
 * The spans that a note came with, and where else their values stand. Only place and type are taken: what else they
 * carry could hold PHI.
 */
function cameWith({ text, spans }: NoteToClean): Span[] {
  if (spans.length === 0) return [];
  return reconcile(
    text,
    spans.map(({ start, end, type }) => makeSpan(text, { start, end, type: labelOf(type), source: "given" })),
  );
}

/** A type stands in the new text, so it must be a name for a kind of thing and no free text. */
function labelOf(type: string): string {
  return /^[\p{L}\p{N}_.-]{1,60}$/u.test(type) ? type : "OTHER";
}
