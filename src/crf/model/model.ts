import type { FeatureTable } from "../feature-table.js";
import type { Layout } from "../layout.js";

/** A trained model with the names that belong to its numbers. */
export interface Model {
  readonly labels: readonly string[];
  readonly attributes: FeatureTable;
  readonly edgeAttributes: FeatureTable;
  readonly layout: Layout;
  readonly weights: Float64Array; // [P]
  /** Whatever the trainer wants to keep: recipe, versions, training card. Must survive JSON. */
  readonly meta: Readonly<Record<string, unknown>>;
}

export type WeightBits = 64 | 32 | 16 | 8;
