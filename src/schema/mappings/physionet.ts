import type { Span } from "../../note.js";
import { isAgeOver89, isInitials, looksLikeRelative, namesYear } from "../surface.js";
import { tableMapping } from "../table-mapping.js";

function patientKind(text: string, span: Span) {
  if (looksLikeRelative(text, span)) return "RelativeProxyName";
  return isInitials(text.slice(span.start, span.end)) ? "PTNameInitial" : "PTName";
}

/** The nursing-note corpus of the PhysioNet deid project. */
export const physionet = tableMapping({
  name: "physionet",
  description: "PhysioNet deid nursing notes, 10 classes",
  lost: [
    "Relatives are distinguished from the patient by a word such as 'wife' just before the name; all come back as PATIENT.",
    "Dates that name a year become DateYear, others Date; both come back as DATE.",
    "Ages of 89 and under and professions are dropped.",
    "Hospitals, departments, rooms, organisations and every place share Location and come back as LOCATION-OTHER.",
    "Fax becomes Phone; e-mail, web and IP addresses, user names and all numbers become Other and come back as OTHER.",
  ],
  toTheirs: {
    PATIENT: patientKind,
    DOCTOR: "HCPName",
    USERNAME: "Other",
    PROFESSION: null,
    ROOM: "Location",
    DEPARTMENT: "Location",
    HOSPITAL: "Location",
    ORGANIZATION: "Location",
    STREET: "Location",
    CITY: "Location",
    STATE: "Location",
    COUNTRY: "Location",
    ZIP: "Location",
    "LOCATION-OTHER": "Location",
    AGE: (text, span) => (isAgeOver89(text.slice(span.start, span.end)) ? "Age" : null),
    DATE: (text, span) => (namesYear(text, span) ? "DateYear" : "Date"),
    PHONE: "Phone",
    FAX: "Phone",
    EMAIL: "Other",
    URL: "Other",
    IPADDR: "Other",
    SSN: "Other",
    MEDICALRECORD: "Other",
    HEALTHPLAN: "Other",
    ACCOUNT: "Other",
    LICENSE: "Other",
    VEHICLE: "Other",
    DEVICE: "Other",
    BIOID: "Other",
    IDNUM: "Other",
    OTHER: "Other",
  },
  toOurs: {
    PTName: "PATIENT",
    PTNameInitial: "PATIENT",
    RelativeProxyName: "PATIENT",
    HCPName: "DOCTOR",
    Date: "DATE",
    DateYear: "DATE",
    Location: "LOCATION-OTHER",
    Phone: "PHONE",
    Age: "AGE",
    Other: "OTHER",
  },
});
