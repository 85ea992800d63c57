import type { PhiType } from "../../../schema/index.js";

/** How a field's values are looked for in a note. */
export type FieldKind = "name" | "number" | "phone" | "date" | "address" | "place" | "term";

interface FieldRow {
  readonly kind: FieldKind;
  readonly type: PhiType;
}

function row(kind: FieldKind, type: PhiType): FieldRow {
  return { kind, type };
}

/** The fields a patient file may have beside `patient`, the id that notes carry. */
export const FIELDS = {
  name: row("name", "PATIENT"),
  relatives: row("name", "PATIENT"),
  doctors: row("name", "DOCTOR"),
  mrn: row("number", "MEDICALRECORD"),
  ssn: row("number", "SSN"),
  account: row("number", "ACCOUNT"),
  healthplan: row("number", "HEALTHPLAN"),
  ids: row("number", "IDNUM"),
  phone: row("phone", "PHONE"),
  fax: row("phone", "FAX"),
  email: row("term", "EMAIL"),
  dob: row("date", "DATE"),
  address: row("address", "STREET"),
  city: row("place", "CITY"),
  zip: row("number", "ZIP"),
  employer: row("term", "ORGANIZATION"),
  other: row("term", "OTHER"),
} as const satisfies Record<string, FieldRow>;

export type FieldName = keyof typeof FIELDS;

export const FIELD_NAMES = Object.keys(FIELDS) as readonly FieldName[];

/** What is known of one patient: for each field its values, never blank. */
export type KnownPatient = Readonly<Partial<Record<FieldName, readonly string[]>>>;

/** A stretch of a note in which a known value was recognised. */
export interface Hit {
  readonly start: number;
  readonly end: number;
}
