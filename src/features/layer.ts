import type { Span } from "../note.js";
import type { Analysis } from "../text/index.js";
import type { Column, Packed } from "./packing/packed.js";
import type { Sym } from "./packing/symbol.js";

/**
 * A signal: for every token of a note, some values. Templates make features of it. Whoever writes one says `of` what it
 * gives values, a word or a whole note; how values are kept, hashed and looked up is the business of packing/ alone.
 */
export type Layer = WordLayer | NoteLayer;

/** A signal that depends on the token's own text, so it is worked out once per word. */
export interface WordLayer {
  readonly kind: "word";
  readonly name: string;
  /** The one language whose words it knows; without it, any. */
  readonly language?: string;
  /** It tells which word it is, and so can be learned by heart. */
  readonly identity?: boolean;
  /** Its values are few, and many words share them. */
  readonly few?: boolean;
  readonly of: (word: string) => Values;
}

/** A signal that depends on the whole note. */
export interface NoteLayer {
  readonly kind: "note";
  readonly name: string;
  readonly language?: string;
  readonly of: (analysis: Analysis, resources: Resources) => ValuesByToken;
}

/** Zero, one or several texts; as symbols where a layer keeps them ready. */
export type Values = Texts | readonly Sym[];
type Texts = string | readonly string[] | undefined;

/** Values by token: texts, symbols that are kept ready, or what a `Packer` made of values too many to be kept. */
export type ValuesByToken = readonly Texts[] | Column | Packed;

/** What layers may look at besides the text itself. */
export interface Resources {
  /** The language of the notes: layers that know another one stay silent. */
  readonly language: string;
  /** What the rules found in this note, where the recipe uses rules as features. */
  readonly ruleHits?: readonly Span[];
  /** Word → cluster names, learned from training text; keys are the layers' names. */
  readonly clusters?: Readonly<Record<string, { get(word: string): string | undefined }>>;
}

/** No value. */
export const NO_VALUES: readonly Sym[] = [];

/** Something for every token; `Array.from` takes several times as long. */
export function perToken<T>(count: number, of: (t: number) => T): T[] {
  const out = new Array<T>(count);
  for (let t = 0; t < count; t++) out[t] = of(t);
  return out;
}
