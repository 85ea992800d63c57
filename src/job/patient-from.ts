import { readFileSync } from "node:fs";
import { EXIT, ScrubJayError } from "../errors.js";
import type { Note } from "../note.js";

/** Whose note it is, from the note and its file's path below the input; undefined where it cannot be told. */
export type PatientOf = (
  note: Pick<Note, "id" | "patient" | "extra">,
  relative: string,
) => string | undefined;

/**
 * Reads `folder` (the first folder below the input), `file:REGEX` (the first group in the path), `column:NAME` (a CSV
 * column or JSON field), `map:FILE.csv` (two columns: note id, patient). What the note itself says goes before.
 */
export function patientFrom(text: string): PatientOf {
  const cut = text.indexOf(":");
  const kind = cut < 0 ? text : text.slice(0, cut);
  const value = cut < 0 ? "" : text.slice(cut + 1);
  const told = ruleFor(kind, value);
  return (note, relative) => note.patient ?? (told(note, relative) || undefined);
}

function ruleFor(kind: string, value: string): PatientOf {
  if (kind === "folder" && value === "")
    return (_note, relative) =>
      relative.includes("/") ? relative.slice(0, relative.indexOf("/")) : undefined;
  if (kind === "file" && value !== "") {
    const pattern = expression(value);
    return (_note, relative) => {
      const found = pattern.exec(relative);
      return found?.[1] ?? found?.[0];
    };
  }
  if (kind === "column" && value !== "") {
    return ({ extra }) => {
      const field = extra !== undefined && Object.hasOwn(extra, value) ? extra[value] : undefined;
      return typeof field === "string" || typeof field === "number" ? String(field) : undefined;
    };
  }
  if (kind === "map" && value !== "") {
    const patients = readMap(value);
    return ({ id }) => patients.get(id);
  }
  throw bad("--patient-from takes folder, file:REGEX, column:NAME or map:FILE.csv");
}

function expression(value: string): RegExp {
  try {
    return new RegExp(value, "u");
  } catch {
    throw bad("the pattern of --patient-from is no regular expression");
  }
}

function readMap(file: string): Map<string, string> {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file));
  } catch {
    throw bad("the file of --patient-from map: cannot be read as UTF-8 text");
  }
  const cells = (line: string): string[] =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
      quoted === undefined ? (plain as string) : quoted.replaceAll('""', '"'),
    );
  const rows = text.split(/\r?\n/).filter((line) => line !== "");
  const patients = new Map<string, string>();
  for (const row of rows) {
    const [id, patient, more] = cells(row);
    if (id === undefined || patient === undefined || more !== undefined)
      throw bad("a row of --patient-from map: has not two columns, note id and patient");
    if ((patients.get(id) ?? patient) !== patient)
      throw bad("--patient-from map: gives one note id two patients");
    patients.set(id, patient);
  }
  return patients;
}

function bad(message: string): ScrubJayError {
  return new ScrubJayError("bad-patient-from", message, {
    exitCode: EXIT.usage,
    hint: "Examples: --patient-from folder, --patient-from 'file:^(\\d+)_', --patient-from column:PAT_ID.",
  });
}
