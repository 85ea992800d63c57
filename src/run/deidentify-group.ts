import { ScrubJayError } from "../errors.js";
import type { Note, Span } from "../note.js";
import { checkOptions, type OptionNames } from "../options.js";
import type { Config } from "../pipeline/config/index.js";
import {
  type Action,
  actionsOf,
  createReplacement,
  type DeidMode,
  POLICIES,
  type PolicyName,
  policyNamed,
  type ReplacedSpan,
  type SecretKey,
} from "../replace/index.js";
import { narrowText } from "./narrow-text.js";

/** How PHI leaves the text. Plain data: it crosses to other threads. */
export interface ReplaceSettings {
  readonly mode: DeidMode;
  readonly policy?: PolicyName;
  /** Needed as soon as the mode or policy has surrogates, shifted dates or pseudonyms. */
  readonly key?: SecretKey;
  /** Dates move by whole weeks. */
  readonly keepWeekdays?: boolean;
}

const SETTINGS: OptionNames<ReplaceSettings> = { mode: true, policy: true, key: true, keepWeekdays: true };

export type GroupNote = Pick<Note, "text" | "spans"> & Partial<Pick<Note, "id" | "patient" | "date">>;

export interface GroupResult {
  readonly text: string;
  readonly spans: readonly ReplacedSpan[];
  /** How sure the model is of the whole note, 0 to 1; null where it cannot say. */
  readonly confidence: number | null;
}

/** What a model found in a note. */
export interface FoundInNote {
  readonly spans: readonly Span[];
  /** As above. */
  readonly confidence: number | null;
}

/**
 * Takes what was found out of a patient's notes: all are learnt before the first is changed, so that the same person
 * has the same surrogate throughout. Nothing is kept from one group to the next.
 */
export function groupReplacer(
  settings: ReplaceSettings,
  config: Config,
): (group: readonly GroupNote[], found: readonly FoundInNote[]) => GroupResult[] {
  checkOptions("deidentifier", settings, SETTINGS);
  const { mode, policy: name, key, keepWeekdays = false } = settings;
  const policy = name === undefined ? undefined : policyNamed(name);
  const own = config.replace as Readonly<Partial<Record<string, Action>>> | undefined;
  const actionFor = actionsOf({ mode, ...(policy && { policy }), ...(own && { own }) });
  return (given, found) => {
    if (found.length !== given.length)
      throw new ScrubJayError("internal", "what was found belongs to other notes");
    const group = given.map((note) => ({ ...note, text: narrowText(note.text) }));
    const replacement = createReplacement({
      actionFor,
      policy: policy ?? POLICIES.full,
      ...(key === undefined ? {} : { key }),
      ...(keepWeekdays && { shift: { keepWeekday: true } }),
    });
    // A note alone is learnt when it is replaced.
    if (group.length > 1)
      for (const [at, note] of group.entries()) replacement.learn(note, (found[at] as FoundInNote).spans);
    return group.map((note, at) => {
      const { spans, confidence } = found[at] as FoundInNote;
      return { ...replacement.replace(note, spans), confidence };
    });
  };
}
