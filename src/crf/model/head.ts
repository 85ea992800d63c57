import type { WeightBits } from "./model.js";
import { isObject, readJson } from "./read-json.js";
import { unfit } from "./unfit.js";

/** Section 1 of a CRF. */
export interface Head {
  readonly labels: readonly string[];
  readonly bits: WeightBits;
  readonly attributeHashBits: number | undefined;
  readonly edgeHashBits: number | undefined;
  readonly meta: Readonly<Record<string, unknown>>;
}

/** What is kept of pairs of labels goes with their number's square. 512 types have 2049 labels as BIOES. */
export const MOST_LABELS = 2049;

export function readHead(bytes: Uint8Array, file: string): Head {
  const { labels, bits, attributeHashBits, edgeHashBits, meta } = readJson(bytes, file);
  const fits =
    Array.isArray(labels) &&
    labels.length >= 1 &&
    labels.length <= MOST_LABELS &&
    labels.every((label) => typeof label === "string") &&
    [64, 32, 16, 8].includes(bits as number) &&
    isBits(attributeHashBits) &&
    isBits(edgeHashBits) &&
    isObject(meta);
  if (!fits) throw unfit(file);
  return { labels, bits: bits as WeightBits, attributeHashBits, edgeHashBits, meta };
}

const isBits = (value: unknown): value is number | undefined =>
  value === undefined || (Number.isInteger(value) && (value as number) >= 8 && (value as number) <= 28);
