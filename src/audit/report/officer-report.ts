import type { TopLevelSpec } from "vega-lite";
import type { ManifestJob, ManifestNote, ManifestRead } from "../../job/index.js";
import type { Action } from "../../replace/index.js";
import {
  CATEGORIES,
  categoryOf,
  isPhiType,
  PHI_TYPE_NAMES,
  PHI_TYPES,
  type PhiType,
  SAFE_HARBOR,
} from "../../schema/index.js";
import { demandRelease } from "../released.js";
import type { Account, Histogram, TypeAccount } from "./account.js";
import { histogramPlot } from "./confidence-plot.js";
import { COVERAGE, LETTERS, typesUnder } from "./safe-harbor.js";
import { actionsInWords, actionsOfJob, keptAgainstSafeHarbor } from "./what-became.js";

export interface OfficerTable {
  readonly name: string;
  readonly title: string;
  readonly note?: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The parts of the report, ready for whoever draws HTML or Markdown. */
export interface OfficerReport {
  readonly title: string;
  readonly lines: readonly string[];
  readonly tables: readonly OfficerTable[];
  readonly plots: readonly { readonly title: string; readonly spec: TopLevelSpec }[];
}

/**
 * What a privacy officer has to know of a job: what went out, what Safe Harbor asks and how far that is covered,
 * what to look at first. Made from the manifest alone, so that it holds no value of any note.
 */
export function officerReport(read: ManifestRead, account: Account): OfficerReport {
  const job = read.jobs[0] as ManifestJob;
  demandRelease(job);
  const actionFor = actionsOfJob(job);
  return {
    title: "De-identification report",
    lines: [
      `${account.written} of ${account.notes} notes were written, ${account.spans} identifiers found in them; ${account.notes - account.written} notes were withheld.`,
      ...policyLines(job, keptAgainstSafeHarbor(actionFor)),
      `In ${account.untouched} of the written notes nothing was found.`,
      `The manifest's chain of ${read.lines} lines is whole. Its head is ${read.head}; keep it apart, and any later change shows. Whether the output files are still those of the job: scrubjay verify.`,
      "Counts say what was found, not what was missed. How many notes may still hold an identifier a random sample that is read by hand shows: scrubjay audit-sample.",
      "Safe Harbor also asks that you know of nothing in the rest that could identify a person, 45 CFR 164.514(b)(2)(ii). No program can answer that for you.",
    ],
    plots: [
      ...plotOf("How sure the model is of each note", "Confidence of the note", account.confidence),
      ...plotOf("The shakiest span of each note", "Lowest score of a span in the note", account.lowestScore),
    ],
    tables: [
      safeHarborTable(account, actionFor),
      categoryTable(account),
      typeTable(account, actionFor),
      withheldTable(account),
      reviewTable(account),
      settingsTable(job, read),
    ].filter(({ rows }) => rows.length > 0),
  };
}

function plotOf(title: string, axis: string, histogram: Histogram): OfficerReport["plots"] {
  return histogram.steps.some((notes) => notes > 0) ? [histogramPlot(title, axis, histogram)] : [];
}

/** What the reader must not overlook about mode and policy. */
function policyLines(job: ManifestJob, kept: readonly PhiType[]): string[] {
  const unseen =
    "A config can name other actions for single types; the manifest holds only the checksum of the settings, so ask for the config itself.";
  if (kept.length === 0) return [unseen];
  return [
    `The policy ${job.policy ?? job.mode} lets stand what Safe Harbor asks to be removed: ${kept.join(", ")}. This output is not de-identified by Safe Harbor.`,
    unseen,
  ];
}

function safeHarborTable(account: Account, actionFor: (type: string) => Action): OfficerTable {
  const row = (
    letter: string,
    identifier: string,
    types: readonly PhiType[],
    covered: string,
    remark: string,
  ) => {
    const found = types.reduce((sum, type) => sum + spansOf(account, type), 0);
    return [
      letter,
      identifier,
      covered,
      types.join(", ") || "–",
      String(found),
      actionsInWords(types, actionFor),
      remark,
    ];
  };
  const rows = LETTERS.map((letter) => {
    const types = typesUnder(letter);
    const { covered, remark } = COVERAGE[letter];
    const stays = types.some((type) => actionFor(type) === "keep");
    return row(letter, SAFE_HARBOR[letter], types, stays ? "not here" : covered, remark);
  });
  rows.push(row("–", "not asked for", typesUnder(null), "–", "Safe Harbor lets these stand."));
  return {
    name: "safe-harbor",
    title: "The 18 identifiers of Safe Harbor",
    note: "45 CFR 164.514(b)(2)(i). Covered says that we look for it, not that every one was found; not here: mode and policy let some of it stand.",
    columns: [
      "",
      "Identifier",
      "Covered",
      "Our types",
      "Found",
      "What became of it",
      "What is and is not covered",
    ],
    rows,
  };
}

function categoryTable(account: Account): OfficerTable {
  const rows = CATEGORIES.map((category) => {
    const types = [...account.byType].filter(([type]) => categoryOf(type) === category);
    const spans = types.reduce((sum, [, { spans }]) => sum + spans, 0);
    return [category, String(spans), percent(spans, account.spans)];
  });
  return {
    name: "categories",
    title: "Found, by category",
    columns: ["Category", "Found", "Share"],
    rows,
  };
}

function typeTable(account: Account, actionFor: (type: string) => Action): OfficerTable {
  // Labels that are none of our types stand at the end: a config may bring its own.
  const others = [...account.byType.keys()].filter((type) => !isPhiType(type)).sort();
  const rows = [...PHI_TYPE_NAMES, ...others].map((type) => {
    const { spans, notes }: TypeAccount = account.byType.get(type) ?? { spans: 0, notes: 0 };
    const about = isPhiType(type) ? PHI_TYPES[type].description : "A label of the input or the config";
    const fate = actionsInWords([type as PhiType], actionFor);
    return [type, about, String(spans), String(notes), percent(notes, account.written), fate];
  });
  return {
    name: "types",
    title: "Found, by type",
    columns: ["Type", "What it is", "Found", "Notes with one", "Share of notes", "What became of it"],
    rows,
  };
}

function withheldTable(account: Account): OfficerTable {
  return {
    name: "withheld",
    title: "Notes withheld",
    note: "A note on which anything goes wrong is not written. The job's own list names the places.",
    columns: ["Reason", "Notes"],
    rows: [...account.withheld].sort(byName).map(([reason, notes]) => [reason, String(notes)]),
  };
}

function reviewTable(account: Account): OfficerTable {
  return {
    name: "review-first",
    title: "Notes to review first",
    note: "The notes of which the model is least sure. Names are those of the output.",
    columns: ["Note", "Where", "Confidence", "Lowest score", "Found"],
    rows: account.reviewFirst.map((note) => [
      note.id,
      whereIs(note),
      figure(note.confidence),
      figure(note.lowestScore),
      String(Object.values(note.spans).reduce((sum, count) => sum + count, 0)),
    ]),
  };
}

function settingsTable(job: ManifestJob, read: ManifestRead): OfficerTable {
  const shards = read.jobs.map(({ shard }) => shard ?? "all of it");
  return {
    name: "settings",
    title: "What the job was run with",
    columns: ["Setting", "Value"],
    rows: [
      ["ScrubJay", job.scrubjay],
      ["Model", job.model.name],
      ["Model file, SHA-256", job.model.sha256 ?? "none: a recipe that needs no training"],
      ["Mode", job.mode],
      ["Policy", job.policy ?? "none"],
      ["Settings, SHA-256", job.config],
      ["Pseudonyms and hashes hang on a key", job.keyed ? "yes" : "no"],
      ["Part of the input", shards.join(", ")],
      ["Manifest sealed with the key", sealed(read)],
      ["Head of the manifest's chain", read.head],
    ],
  };
}

function sealed({ ends, sealChecked }: ManifestRead): string {
  if (sealChecked) return "yes, and the seal is right";
  return ends.every(({ seal }) => seal !== null) ? "yes; not checked, no key was given" : "no";
}

function whereIs({ output }: ManifestNote): string {
  return output === null ? "" : output.files.map(({ name }) => name).join(", ");
}

function spansOf(account: Account, type: string): number {
  return account.byType.get(type)?.spans ?? 0;
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`;
}

function figure(value: number | null): string {
  return value === null ? "–" : value.toFixed(3);
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
