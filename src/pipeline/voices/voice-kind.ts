import type { Decoded, EncodeOptions } from "../../crf/index.js";
import type { NoteFeatures } from "../../features/index.js";
import type { Span } from "../../note.js";
import type { TokenizerName } from "../../text/index.js";
import type { JoinedEncoder } from "../crf/joined-encoder.js";
import type { Voice } from "../recipe.js";
import type { TracedSpan } from "../traced-span.js";

/** A note as voices read it. */
export interface ReadNote {
  readonly text: string;
  /** What the rules find in it. */
  readonly hits: readonly Span[];
  /** Worked out once for each tokenizer. */
  features(tokenizer: TokenizerName): NoteFeatures;
}

/** What a voice finds in a note. */
export interface Voiced {
  readonly spans: readonly TracedSpan[];
  /** log P per token of the likeliest labelling under the voice's own bias, as paper 001 ranks notes; 0 for rules. */
  readonly confidence: number;
}

export interface VoiceOptions {
  /** In place of the voice's own bias. */
  readonly bias?: number;
  /** In place of the voice's own threshold, where it has one: `doubtedOutside.below`. */
  readonly outsideBelow?: number;
  /** An encoder that adds to the scores of every CRF. */
  readonly joined?: JoinedEncoder;
}

/** One that may have to wait (for another thread, say) answers with a promise. */
export type OpenVoice = (note: ReadNote) => Voiced | Promise<Voiced>;

/** Where a training note comes from, for EasyAdapt: every feature then counts in general and for its domain. */
export type Domain = "source" | "target";

export interface TaughtNote extends ReadNote {
  readonly spans: readonly Span[];
  /** Set when a source corpus is learned from too, and told from the target. */
  readonly domain?: Domain;
}

export interface TeachOptions {
  readonly threads: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: {
    readonly iteration: number;
    readonly of: number;
    readonly objective?: number;
  }) => void;
}

/** What training made of a voice. */
export interface TrainedVoice<V extends Voice = Voice> {
  readonly voice: V;
}

/** A voice in a model file: what the head says of it, and sections by their numbers, counted from `sections` of its kind. */
export interface WrittenVoice {
  readonly head?: unknown;
  readonly sections: ReadonlyMap<number, Uint8Array>;
}

/** A part of a file as `model show` sums it up. */
export interface ReadVoice<T> {
  readonly trained: T;
  readonly crf?: Decoded;
}

/**
 * A method of finding PHI. Whoever adds one writes this and names it in the table `VOICES`; all else asks the table.
 */
export interface VoiceKind<V extends Voice, T extends TrainedVoice<V>> {
  readonly kind: V["kind"];
  /** Whether there is something to learn. */
  readonly learns: boolean;
  train(voice: V, notes: readonly TaughtNote[], options: TeachOptions): Promise<T>;
  encode(trained: T, options: EncodeOptions): WrittenVoice;
  /** `section` gives the voice's own sections; `file` names the culprit in errors. */
  decode(
    voice: V,
    head: unknown,
    section: (number: number) => Uint8Array<ArrayBuffer> | undefined,
    file: string,
  ): ReadVoice<T>;
  open(trained: T, options: VoiceOptions): OpenVoice;
  held(trained: T): HeldOfNotes;
}

/** What a file still holds of the notes that a voice was trained on. */
export interface HeldOfNotes {
  /** Features with weights. */
  readonly features?: number;
  /** What else, in sentences. */
  readonly besides?: readonly string[];
  /** Names can be read out of it. */
  readonly legible?: boolean;
}
