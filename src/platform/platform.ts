/** Files of the package that the engine works with, by what they are. */
export const ASSET_NAMES = [
  "clinical-terms",
  "default-model",
  "embeddings",
  "encoder-kernels",
  "kernels",
  "lexicon",
  "lexicon-table",
  "number-parts",
  "rules-machine",
  "word-frequencies",
] as const;
export type AssetName = (typeof ASSET_NAMES)[number];

/** Their bytes, for where there is no file system: each may be handed out once and is kept as it is. */
export type Assets = Readonly<Partial<Record<AssetName, Uint8Array>>>;

/** What the build worked out beforehand; without one of these all is worked out anew: slower, with the same result. */
export type TableName = Extract<AssetName, "lexicon-table" | "rules-machine">;

/** All that such a table was worked out from. */
export type Purpose = readonly (Uint8Array | string)[];

export interface TextBuffer {
  readonly bytes: Uint8Array;
  /** The text of the first `length` bytes. */
  text(length: number): string;
}

export interface HelperThread {
  stop(): Promise<unknown>;
}
