/** The 18 identifiers of the Safe Harbor method, 45 CFR 164.514(b)(2)(i)(A) to (R). */
export const SAFE_HARBOR = {
  A: "names",
  B: "geographic subdivisions smaller than a state",
  C: "dates other than the year, and ages over 89",
  D: "telephone numbers",
  E: "fax numbers",
  F: "e-mail addresses",
  G: "social security numbers",
  H: "medical record numbers",
  I: "health plan beneficiary numbers",
  J: "account numbers",
  K: "certificate and licence numbers",
  L: "vehicle identifiers and serial numbers, licence plates",
  M: "device identifiers and serial numbers",
  N: "web addresses",
  O: "IP addresses",
  P: "biometric identifiers, finger and voice prints",
  Q: "full-face photographs and comparable images",
  R: "any other unique identifying number, characteristic or code",
} as const;

export type SafeHarborLetter = keyof typeof SAFE_HARBOR;

export type Category = "NAME" | "PROFESSION" | "LOCATION" | "AGE" | "DATE" | "CONTACT" | "ID" | "OTHER";

export interface TypeRow {
  /** The value of TYPE in i2b2 2014/2016 files. */
  readonly i2b2: string;
  readonly category: Category;
  /** Counted in the shared task's HIPAA rows, as its guideline intends. */
  readonly hipaa: boolean;
  /** Safe Harbor identifier it falls under; null where Safe Harbor does not ask for removal. */
  readonly safeHarbor: SafeHarborLetter | null;
  readonly description: string;
}

function row(
  i2b2: string,
  category: Category,
  hipaa: boolean,
  safeHarbor: SafeHarborLetter | null,
  description: string,
): TypeRow {
  return { i2b2, category, hipaa, safeHarbor, description };
}

/** The PHI types of the i2b2 2014 / CEGS N-GRID 2016 shared tasks: 7 categories, 30 types, and OTHER. */
export const PHI_TYPES = {
  PATIENT: row(
    "PATIENT",
    "NAME",
    true,
    "A",
    "Names and initials of the patient, relatives, friends, anyone who is not staff",
  ),
  DOCTOR: row("DOCTOR", "NAME", false, "A", "Names and initials of clinicians and other staff"),
  USERNAME: row("USERNAME", "NAME", false, "R", "Log-in names and social-media handles"),
  PROFESSION: row("PROFESSION", "PROFESSION", false, "R", "Jobs of the patient, family and friends"),
  ROOM: row("ROOM", "LOCATION", false, "R", "Room, bed and suite numbers"),
  DEPARTMENT: row(
    "DEPARTMENT",
    "LOCATION",
    false,
    "R",
    "Places inside a hospital that have a name of their own",
  ),
  HOSPITAL: row(
    "HOSPITAL",
    "LOCATION",
    false,
    "R",
    "Hospitals, clinics, practices, labs, pharmacies that treat the patient",
  ),
  ORGANIZATION: row(
    "ORGANIZATION",
    "LOCATION",
    true,
    "R",
    "Employers, schools, churches, insurers, teams, agencies",
  ),
  STREET: row("STREET", "LOCATION", true, "B", "House number and street, apartment, PO box"),
  CITY: row("CITY", "LOCATION", true, "B", "Cities and towns"),
  STATE: row("STATE", "LOCATION", false, null, "States and provinces"),
  COUNTRY: row("COUNTRY", "LOCATION", false, null, "Countries"),
  ZIP: row("ZIP", "LOCATION", true, "B", "Postal codes"),
  "LOCATION-OTHER": row(
    "LOCATION-OTHER",
    "LOCATION",
    false,
    "B",
    "Landmarks, parks, buildings, regions, neighbourhoods",
  ),
  AGE: row("AGE", "AGE", true, "C", "Ages of persons, the number only"),
  DATE: row("DATE", "DATE", true, "C", "Calendar dates, years, months, weekdays, seasons, holidays"),
  PHONE: row("PHONE", "CONTACT", true, "D", "Telephone and pager numbers"),
  FAX: row("FAX", "CONTACT", true, "E", "Fax numbers"),
  EMAIL: row("EMAIL", "CONTACT", true, "F", "E-mail addresses"),
  URL: row("URL", "CONTACT", false, "N", "Web addresses"),
  IPADDR: row("IPADDR", "CONTACT", false, "O", "IP addresses"),
  SSN: row("SSN", "ID", true, "G", "Social security numbers, their last four digits too"),
  MEDICALRECORD: row("MEDICALRECORD", "ID", true, "H", "Medical record and unit numbers"),
  HEALTHPLAN: row("HEALTHPLAN", "ID", true, "I", "Member, group and policy numbers of a health plan"),
  ACCOUNT: row("ACCOUNT", "ID", true, "J", "Account numbers"),
  LICENSE: row("LICENSE", "ID", true, "K", "DEA, NPI, professional and driver's licence numbers"),
  VEHICLE: row("VEHICLE", "ID", true, "L", "Vehicle identification numbers and licence plates"),
  DEVICE: row("DEVICE", "ID", true, "M", "Serial and lot numbers of devices and implants"),
  BIOID: row("BIOID", "ID", true, "P", "Biometric identifiers"),
  IDNUM: row(
    "IDNUM",
    "ID",
    true,
    "R",
    "Any other number that points at a person, visit, specimen, order or document",
  ),
  OTHER: row("OTHER", "OTHER", false, "R", "Anything else that points at one person"),
} as const satisfies Record<string, TypeRow>;

export type PhiType = keyof typeof PHI_TYPES;

export const PHI_TYPE_NAMES = Object.keys(PHI_TYPES) as readonly PhiType[];

export const CATEGORIES: readonly Category[] = [
  "NAME",
  "PROFESSION",
  "LOCATION",
  "AGE",
  "DATE",
  "CONTACT",
  "ID",
  "OTHER",
];

export function isPhiType(name: string): name is PhiType {
  return Object.hasOwn(PHI_TYPES, name);
}

export function categoryOf(type: string): Category {
  return isPhiType(type) ? PHI_TYPES[type].category : "OTHER";
}

/**
 * Two readings of the shared task's HIPAA subset. The published 2014 script never counts IDNUM there, because
 * a stray blank keeps its pattern from matching; the guideline means it to count.
 */
export type HipaaReading = "official-script" | "guideline";

export function inHipaaSubset(type: string, reading: HipaaReading = "guideline"): boolean {
  if (!isPhiType(type)) return false;
  if (reading === "official-script" && type === "IDNUM") return false;
  return PHI_TYPES[type].hipaa;
}
