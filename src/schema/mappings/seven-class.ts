import type { Span } from "../../note.js";
import { isInitials, labelledFax, looksLikeStaff } from "../surface.js";
import { tableMapping } from "../table-mapping.js";

const nameUnlessInitials = (text: string, span: Span) =>
  isInitials(text.slice(span.start, span.end)) ? null : "NAME";

/** What paper 004 left of three corpora's classes so that one may be trained on and another read (section 2.3.3). */
export const sevenClass = tableMapping({
  name: "seven-class",
  description: "the seven classes that paper 004 harmonised three corpora to",
  lost: [
    "Staff and patients share NAME; on the way back a title or degree beside the name makes it DOCTOR, else PATIENT.",
    "Initials on their own are dropped; two capitals are read as initials even where they are a short surname.",
    "Professions, rooms, departments, e-mail, web and IP addresses, vehicle, device and biometric numbers and OTHER are dropped.",
    "Hospital and organisation share INSTITUTION and come back as HOSPITAL.",
    "Street, city, state, country, ZIP and other places share LOCATION and come back as LOCATION-OTHER.",
    "Phone and fax share PHONE; a fax label before it brings FAX back.",
    "User names, SSN, medical record, health plan, account and licence numbers share IDNUM and come back as IDNUM.",
  ],
  toTheirs: {
    PATIENT: nameUnlessInitials,
    DOCTOR: nameUnlessInitials,
    USERNAME: "IDNUM",
    PROFESSION: null,
    ROOM: null,
    DEPARTMENT: null,
    HOSPITAL: "INSTITUTION",
    ORGANIZATION: "INSTITUTION",
    STREET: "LOCATION",
    CITY: "LOCATION",
    STATE: "LOCATION",
    COUNTRY: "LOCATION",
    ZIP: "LOCATION",
    "LOCATION-OTHER": "LOCATION",
    AGE: "AGE",
    DATE: "DATE",
    PHONE: "PHONE",
    FAX: "PHONE",
    EMAIL: null,
    URL: null,
    IPADDR: null,
    SSN: "IDNUM",
    MEDICALRECORD: "IDNUM",
    HEALTHPLAN: "IDNUM",
    ACCOUNT: "IDNUM",
    LICENSE: "IDNUM",
    VEHICLE: null,
    DEVICE: null,
    BIOID: null,
    IDNUM: "IDNUM",
    OTHER: null,
  },
  toOurs: {
    AGE: "AGE",
    DATE: "DATE",
    IDNUM: "IDNUM",
    INSTITUTION: "HOSPITAL",
    LOCATION: "LOCATION-OTHER",
    NAME: (text, span) => (looksLikeStaff(text, span) ? "DOCTOR" : "PATIENT"),
    PHONE: (text, span) => (labelledFax(text, span) ? "FAX" : "PHONE"),
  },
});
