import { createHmac } from "node:crypto";
import { parse } from "csv-parse/sync";
import { ScrubJayError } from "../../errors.js";
import type { SecretKey } from "../../replace/index.js";
import { subKey } from "../../replace/index.js";
import type { Claim } from "./bound.js";
import type { Drawable } from "./draw.js";

/** All that is needed to draw the same sample again from the same manifest. */
export interface AuditPlan extends Claim {
  readonly seed: number;
  /** True: the bound is about the source of the notes, later ones too, and not about these alone. */
  readonly endless: boolean;
  /** Head of the manifest's chain: a sheet belongs to one manifest. */
  readonly manifest: string;
  /** HMAC of all that under the key, where the sheet was drawn with one: the claim cannot be changed after the reading. */
  readonly seal?: string;
}

const HEADER = ["number", "pseudonym", "file", "leak", "remark"];

/** The check sheet: the plan in the first line, one row for each note, `leak` and `remark` left to the reader. */
export function writeSheet(plan: AuditPlan, sample: readonly Drawable[], key?: SecretKey): string {
  const rows = sample.map(({ number, id, file }) => [String(number), asText(id), asText(file), "", ""]);
  const sealed = key === undefined ? plan : { ...plan, seal: sealOf(plan, key) };
  return [[planLine(sealed)], HEADER, ...rows].map((cells) => `${cells.map(quoted).join(",")}\r\n`).join("");
}

/** The plan as words without commas, so that every spreadsheet leaves it in one cell. */
function planLine(plan: AuditPlan): string {
  const { bound, confidence, allowed, seed, endless, manifest, seal } = plan;
  const line = `scrubjay audit 1: bound=${bound} confidence=${confidence} allowed=${allowed} seed=${seed} population=${endless ? "endless" : "these"} manifest=${manifest}`;
  return seal === undefined ? line : `${line} seal=${seal}`;
}

/** The rows need none: they are drawn again from plan and manifest. */
function sealOf({ seal: _, ...plan }: AuditPlan, key: SecretKey): string {
  return createHmac("sha256", subKey(key, "audit sheet")).update(planLine(plan)).digest("hex");
}

/** Who gives the key wants the claim as it was when the sheet was drawn. */
export function demandSheetSeal(plan: AuditPlan, key: SecretKey, file: string): void {
  if (plan.seal === sealOf(plan, key)) return;
  const missing = plan.seal === undefined;
  throw new ScrubJayError(
    missing ? "no-seal" : "wrong-seal",
    missing ? "the sheet carries no seal, and a key was given" : "the sheet's seal is not one of this key",
    { file, hint: "Draw the sheet with the key of the job, and fill in only leak and remark." },
  );
}

const PLAN =
  /^scrubjay audit 1: bound=([\d.e-]+) confidence=([\d.e-]+) allowed=(\d+) seed=(\d+) population=(endless|these) manifest=([0-9a-f]{64})(?: seal=([0-9a-f]{64}))?$/;

export function readPlan(text: string, file: string): AuditPlan {
  const first = rowsOf(text, file)[0]?.[0] ?? "";
  const [, bound, confidence, allowed, seed, population, manifest = "", seal] = PLAN.exec(first.trim()) ?? [];
  const plan: AuditPlan = {
    bound: Number(bound),
    confidence: Number(confidence),
    allowed: Number(allowed),
    seed: Number(seed),
    endless: population === "endless",
    manifest,
    ...(seal !== undefined && { seal }),
  };
  const shares = [plan.bound, plan.confidence];
  if (!shares.every((share) => share > 0 && share < 1))
    throw changed(file, 1, "the first line is not as it was");
  return plan;
}

/** Number of notes with a leak, from a sheet in which every drawn note and no other is answered. */
export function readAnswers(
  text: string,
  file: string,
  plan: AuditPlan,
  sample: readonly Drawable[],
): number {
  const [first, header, ...rows] = rowsOf(text, file);
  if (first?.[0]?.trim() !== planLine(plan)) throw changed(file, 1, "the first line is not as it was");
  const columns = HEADER.map((name) => (header ?? []).findIndex((cell) => cell.trim() === name));
  if (columns.includes(-1)) throw changed(file, 2, `the columns are not ${HEADER.join(", ")}`);
  const expected = new Map(sample.map((note) => [String(note.number), note]));
  let leaks = 0;
  let open = 0;
  for (const [index, row] of rows.entries()) {
    const line = index + 3;
    const [number = "", id = "", where = "", leak = ""] = columns.map((column) => row[column]?.trim() ?? "");
    const note = expected.get(number);
    if (note === undefined || asText(note.id.trim()) !== asText(id))
      throw changed(file, line, "this note was not drawn, or is there twice");
    if (asText(note.file.trim()) !== asText(where))
      throw changed(file, line, "this note is not in that file");
    expected.delete(number);
    const answer = ANSWERS[leak.toLowerCase()];
    if (answer === undefined && leak !== "") {
      throw new ScrubJayError("bad-answer", "an answer is neither yes nor no", {
        file,
        line,
        hint: "Write yes or no under leak.",
      });
    }
    if (answer === undefined) open++;
    else if (answer) leaks++;
  }
  if (expected.size > 0) throw changed(file, rows.length + 2, `${expected.size} of the notes drawn are gone`);
  if (open > 0) {
    throw new ScrubJayError("sheet-incomplete", `${open} of ${sample.length} notes have no answer`, {
      file,
      hint: "Read them all: notes left out are not left out by chance.",
    });
  }
  return leaks;
}

const ANSWERS: Readonly<Record<string, boolean>> = { yes: true, y: true, no: false, n: false };

/** Spreadsheets write commas, semicolons or tabs, as their country has it: the header tells. */
function rowsOf(text: string, file: string): string[][] {
  const header = text.split(/\r?\n/, 2)[1] ?? "";
  const delimiter = [",", ";", "\t"].find((one) => header.split(one).length >= HEADER.length) ?? ",";
  try {
    return parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_records_with_empty_values: true,
    });
  } catch {
    throw changed(file, undefined, "the sheet is no CSV file"); // the parser's message would quote a cell
  }
}

function changed(file: string, line: number | undefined, what: string): ScrubJayError {
  return new ScrubJayError("sheet-changed", what, {
    file,
    ...(line !== undefined && { line }),
    hint: "Only leak and remark are to be filled in, in the sheet as it was drawn from this output.",
  });
}

/**
 * Kept names may begin as a formula does, and a spreadsheet would run it: an apostrophe makes it text. Whatever separates
 * cells in some country may begin one.
 */
function asText(cell: string): string {
  return cell.replace(/(^|[",;\t\r\n])(?=[=+\-@＝＋－＠])/g, "$1'");
}

function quoted(cell: string): string {
  return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
