import type { Note, Span } from "../note.js";
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

export type GroupNote = Pick<Note, "text" | "spans"> & Partial<Pick<Note, "id" | "patient" | "date">>;

export interface GroupResult {
  readonly text: string;
  readonly spans: readonly ReplacedSpan[];
  /** How sure the model is of the whole note, 0 to 1; null where it cannot say. */
  readonly confidence: number | null;
}

/** What the model does for a group. */
export interface GroupTagger {
  tag(notes: readonly GroupNote[]): { spans: Span[]; confidence: number | null }[];
  /** The spans that a note came with, checked, and where else their values stand. */
  given(text: string, spans: readonly Span[]): Span[];
}

/**
 * Takes PHI out of a patient's notes: all are tagged and learnt before the first is changed, so that the same person
 * has the same surrogate throughout. Nothing is kept from one group to the next.
 */
export function groupDeidentifier(
  { mode, policy: name, key, keepWeekdays = false }: ReplaceSettings,
  config: Config,
  tagger: GroupTagger,
): (group: readonly GroupNote[]) => GroupResult[] {
  const policy = name === undefined ? undefined : policyNamed(name);
  const own = config.replace as Readonly<Partial<Record<string, Action>>> | undefined;
  const actionFor = actionsOf({ mode, ...(policy && { policy }), ...(own && { own }) });
  return (given) => {
    const group = given.map((note) => ({ ...note, text: narrowText(note.text) }));
    const tagged = tagger.tag(group);
    const found = group.map(({ text, spans }, at) => [
      ...tagger.given(text, spans),
      ...(tagged[at]?.spans ?? []),
    ]);
    const replacement = createReplacement({
      actionFor,
      policy: policy ?? POLICIES.full,
      ...(key === undefined ? {} : { key }),
      ...(keepWeekdays && { shift: { keepWeekday: true } }),
    });
    // A note alone is learnt when it is replaced.
    if (group.length > 1)
      for (const [at, note] of group.entries()) replacement.learn(note, found[at] as Span[]);
    return group.map((note, at) => ({
      ...replacement.replace(note, found[at] as Span[]),
      confidence: tagged[at]?.confidence ?? null,
    }));
  };
}
