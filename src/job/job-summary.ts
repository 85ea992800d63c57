import type { ManifestJob, ManifestNote } from "./manifest.js";

/** What a job did, in numbers, codes and pseudonyms. */
export interface JobSummary {
  notes: number;
  written: number;
  withheld: number;
  spans: number;
  /** Spans of written notes that the output's labels have no place for. */
  spansLeftOut: number;
  readonly spansByType: Map<string, number>;
  readonly withheldByReason: Map<string, number>;
  /** The first that were withheld. */
  readonly firstWithheld: (Pick<ManifestNote, "id" | "place" | "reason"> & Partial<PlainReason>)[];
  /** What to do about a reason, where there is something. */
  readonly hints: Map<string, string>;
  /** The notes that the model is least sure of, least sure first. */
  readonly leastSure: { readonly id: string; readonly confidence: number }[];
  readonly warnings: string[];
  /** Files of the input that are no notes. */
  skipped: number;
  /** Notes that an earlier run had done already. */
  resumed: number;
  /** What PHI was found with; undefined until it is loaded. */
  model: ManifestJob["model"] | undefined;
  /** Last link of the manifest's chain: who keeps it can tell later that nothing was changed. */
  head: string | undefined;
}

/** Why a note was withheld, by the name of its file: where the output has the names of the input too. */
export interface PlainReason {
  readonly file: string;
  readonly message: string;
}

const SHOWN = 20;
const LEAST_SURE = 10;

export function emptySummary(): JobSummary {
  return {
    notes: 0,
    written: 0,
    withheld: 0,
    spans: 0,
    spansLeftOut: 0,
    spansByType: new Map(),
    withheldByReason: new Map(),
    firstWithheld: [],
    hints: new Map(),
    leastSure: [],
    warnings: [],
    skipped: 0,
    resumed: 0,
    model: undefined,
    head: undefined,
  };
}

/** Adds a note as the manifest has it. */
export function countNote(summary: JobSummary, record: ManifestNote, why?: PlainReason): void {
  summary.notes++;
  if (record.status === "withheld") {
    const reason = record.reason ?? "internal";
    summary.withheld++;
    summary.withheldByReason.set(reason, (summary.withheldByReason.get(reason) ?? 0) + 1);
    if (summary.firstWithheld.length < SHOWN) {
      const { id, place } = record;
      summary.firstWithheld.push({ id, place, reason, ...why });
    }
    return;
  }
  summary.written++;
  for (const [type, count] of Object.entries(record.spans)) {
    summary.spans += count;
    summary.spansByType.set(type, (summary.spansByType.get(type) ?? 0) + count);
  }
  const confidence = record.confidence ?? record.lowestScore;
  if (confidence === null) return;
  const { leastSure } = summary;
  if (leastSure.length === LEAST_SURE && confidence >= (leastSure.at(-1)?.confidence ?? 1)) return;
  leastSure.push({ id: record.id, confidence });
  leastSure.sort((a, b) => a.confidence - b.confidence);
  leastSure.splice(LEAST_SURE);
}
