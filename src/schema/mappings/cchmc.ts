import type { Span } from "../../note.js";
import { isInitials, labelledFax, looksLikeIpAddress, looksLikeStaff } from "../surface.js";
import { tableMapping } from "../table-mapping.js";

const person = (text: string, span: Span) =>
  isInitials(text.slice(span.start, span.end)) ? "INITIALS" : "NAME";
const staffOrNot = (text: string, span: Span) => (looksLikeStaff(text, span) ? "DOCTOR" : "PATIENT");

/** The children's hospital corpus of paper 004: twelve classes; INITIALS depends on the surface. */
export const cchmc = tableMapping({
  name: "cchmc",
  description: "Cincinnati children's corpus, 12 classes",
  lost: [
    "Staff and patients share NAME; on the way back a title or degree beside the name makes it DOCTOR, else PATIENT.",
    "Initials on their own become INITIALS; two capitals are read as initials even where they are a short surname.",
    "Professions are dropped.",
    "Hospital and organisation share INSTITUTION and come back as HOSPITAL.",
    "Street, city, state, country, ZIP and other places share LOCATION and come back as LOCATION-OTHER.",
    "Rooms, departments, vehicle, device and biometric numbers and OTHER share OTHER; what begins with a figure comes back as ROOM, the rest as DEPARTMENT.",
    "Phone and fax share PHONE; a fax label before it brings FAX back.",
    "Web and IP addresses share IPADDRESS; figures and points, or a colon among hexadecimals, come back as IPADDR, the rest as URL.",
    "User names, medical record, health plan, account and licence numbers share IDNUM and come back as IDNUM.",
  ],
  toTheirs: {
    PATIENT: person,
    DOCTOR: person,
    USERNAME: "IDNUM",
    PROFESSION: null,
    ROOM: "OTHER",
    DEPARTMENT: "OTHER",
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
    EMAIL: "EMAIL",
    URL: "IPADDRESS",
    IPADDR: "IPADDRESS",
    SSN: "SSN",
    MEDICALRECORD: "IDNUM",
    HEALTHPLAN: "IDNUM",
    ACCOUNT: "IDNUM",
    LICENSE: "IDNUM",
    VEHICLE: "OTHER",
    DEVICE: "OTHER",
    BIOID: "OTHER",
    IDNUM: "IDNUM",
    OTHER: "OTHER",
  },
  toOurs: {
    NAME: staffOrNot,
    INITIALS: staffOrNot,
    DATE: "DATE",
    AGE: "AGE",
    EMAIL: "EMAIL",
    INSTITUTION: "HOSPITAL",
    IPADDRESS: (text, span) => (looksLikeIpAddress(text.slice(span.start, span.end)) ? "IPADDR" : "URL"),
    LOCATION: "LOCATION-OTHER",
    PHONE: (text, span) => (labelledFax(text, span) ? "FAX" : "PHONE"),
    SSN: "SSN",
    IDNUM: "IDNUM",
    OTHER: (text, span) => (/^\W*\d[\d\w-]*$/.test(text.slice(span.start, span.end)) ? "ROOM" : "DEPARTMENT"),
  },
});
