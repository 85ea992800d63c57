import { parse } from "csv-parse/sync";
import { nearest } from "../edit-distance.js";
import { ScrubJayError } from "../errors.js";
import {
  addressParts,
  birthday,
  FIELD_NAMES,
  FIELDS,
  type FieldName,
  inside,
  type KnownPatient,
  kindOf,
  letters,
  type Place,
  refuse,
} from "../pipeline/config/index.js";
import { jsonIn, readText } from "./read-config.js";

const KEYS: readonly string[] = ["patient", ...FIELD_NAMES];
const SHORTEST_NUMBER = 4;

type Patients = Map<string, Partial<Record<FieldName, string[]>>>;

/**
 * Known PHI by patient from a .json file (a list of objects) or a table with a header (.csv, .tsv). A field may
 * hold several values: a list in JSON, separated by semicolons in a table. Several rows of a patient add up.
 */
export function readPatients(file: string): ReadonlyMap<string, KnownPatient> {
  const text = readText(file, "no-patients");
  const patients: Patients = new Map();
  if (/\.json$/i.test(file)) {
    const rows = jsonIn(text, file, new Set(KEYS));
    if (!Array.isArray(rows))
      return refuse({ file, path: "" }, `must be a list of patients, is ${kindOf(rows)}`);
    for (const [i, row] of rows.entries()) addJson(patients, row, { file, path: `[${i}]` });
  } else addTable(patients, text, file);
  return patients;
}

function addJson(patients: Patients, row: unknown, at: Place): void {
  if (typeof row !== "object" || row === null || Array.isArray(row)) {
    refuse(at, `must be an object, is ${kindOf(row)}`, `Keys: ${KEYS.join(", ")}.`);
  }
  const cells = Object.entries(row).map(([key, value]): [string, string[]] => {
    checkKey(key, at);
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return [
      key,
      values.map((one) =>
        typeof one === "string"
          ? one
          : refuse(
              inside(at, key),
              `must be text or a list of texts, holds ${kindOf(one)}`,
              "Write numbers in quotes, so that zeros at the front stay.",
            ),
      ),
    ];
  });
  add(patients, cells, at);
}

function addTable(patients: Patients, text: string, file: string): void {
  const [header, ...rows] = cellsOf(text, file);
  if (header === undefined) refuse({ file, path: "" }, "the table is empty", `Columns: ${KEYS.join(", ")}.`);
  const keys = header.map((key) => key.trim());
  for (const key of keys) checkKey(key, { file, path: "header" });
  for (const [i, row] of rows.entries()) {
    if (row.length > keys.length)
      refuse(
        { file, path: `row ${i + 2}` },
        `has ${row.length} fields under ${keys.length} columns`,
        "Quote fields that hold a comma, a quote or a line end.",
      );
    const cells = keys.map((key, column): [string, string[]] => {
      const cell = row[column] ?? "";
      return [key, key === "patient" ? [cell] : cell.split(";")];
    });
    add(patients, cells, { file, path: `row ${i + 2}` });
  }
}

function cellsOf(text: string, file: string): string[][] {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  try {
    return parse(text, {
      delimiter: head.includes("\t") ? "\t" : ",",
      skip_empty_lines: true,
      relax_column_count: true,
    });
  } catch (error) {
    const line = (error as { lines?: unknown }).lines;
    throw new ScrubJayError("bad-config", "the table is damaged", {
      file,
      ...(typeof line === "number" && { line }),
      hint: "Quote fields that hold a comma, a quote or a line end, and double the quotes inside.",
    });
  }
}

function add(patients: Patients, cells: readonly [string, readonly string[]][], at: Place): void {
  const id = cells.find(([key]) => key === "patient")?.[1][0]?.trim() ?? "";
  if (id === "") refuse(at, '"patient" is missing', "It holds the id that the patient's notes carry.");
  const known = patients.get(id) ?? {};
  patients.set(id, known);
  for (const [key, values] of cells) {
    if (key === "patient") continue;
    const field = key as FieldName;
    for (const value of values.map((one) => one.trim()).filter((one) => one !== "")) {
      const problem = problemOf(field, value);
      if (problem !== undefined) refuse(inside(at, key), problem);
      for (const [part, text] of Object.entries(
        field === "address" ? addressParts(value) : { [field]: value },
      )) {
        known[part as FieldName] = [...(known[part as FieldName] ?? []), text];
      }
    }
  }
}

/** A value that could not be looked for is refused: left out in silence it would be missed in the notes. */
function problemOf(field: FieldName, value: string): string | undefined {
  const { kind } = FIELDS[field];
  if (letters(value) === "") return "has no letter and no digit";
  if (kind === "date") return birthday(value) ? undefined : "is no date with day, month and year";
  if (kind === "number" || kind === "phone") {
    return letters(value).length >= SHORTEST_NUMBER
      ? undefined
      : "is too short to look for (4 letters or digits at least)";
  }
  return undefined;
}

function checkKey(key: string, at: Place): void {
  if (KEYS.includes(key)) return;
  const near = nearest(key, KEYS);
  refuse(
    at,
    "has an unknown key",
    `${near === undefined ? "" : `Did you mean "${near}"? `}Allowed: ${KEYS.join(", ")}.`,
  );
}
