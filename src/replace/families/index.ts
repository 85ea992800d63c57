import type { PhiType } from "../../schema/index.js";
import type { ValueKind } from "../scope/scope.js";
import { cities, countries, locationKinds, states, zips } from "./addresses/locations.js";
import { streetKinds, streets } from "./addresses/streets.js";
import { ages } from "./ages/ages.js";
import type { Family } from "./family.js";
import { nameKinds, names } from "./names/names.js";
import { idKinds, ids, rooms } from "./numbers/ids.js";
import { phoneKinds, phones } from "./numbers/phones.js";
import { ssnKinds, ssns } from "./numbers/ssn.js";
import { other, otherKinds } from "./other.js";
import { placeKinds, places } from "./places/places.js";
import { professionKinds, professions } from "./professions.js";
import { emails, ipAddresses, urls, usernames, webKinds } from "./web/web.js";

/** Which family makes surrogates for which type. Dates have no family: they move by the scope's secret shift. */
const FAMILIES: Readonly<Record<Exclude<PhiType, "DATE">, Family>> = {
  PATIENT: names,
  DOCTOR: names,
  USERNAME: usernames,
  PROFESSION: professions,
  ROOM: rooms,
  DEPARTMENT: places,
  HOSPITAL: places,
  ORGANIZATION: places,
  STREET: streets,
  CITY: cities,
  STATE: states,
  COUNTRY: countries,
  ZIP: zips,
  "LOCATION-OTHER": places,
  AGE: ages,
  PHONE: phones,
  FAX: phones,
  EMAIL: emails,
  URL: urls,
  IPADDR: ipAddresses,
  SSN: ssns,
  MEDICALRECORD: ids,
  HEALTHPLAN: ids,
  ACCOUNT: ids,
  LICENSE: ids,
  VEHICLE: ids,
  DEVICE: ids,
  BIOID: ids,
  IDNUM: ids,
  OTHER: other,
};

const BY_TYPE: ReadonlyMap<string, Family> = new Map(Object.entries(FAMILIES));

export function familyFor(type: string): Family {
  return BY_TYPE.get(type) ?? other;
}

export const VALUE_KINDS: Readonly<Record<string, ValueKind>> = {
  ...nameKinds,
  ...idKinds,
  ...ssnKinds,
  ...phoneKinds,
  ...webKinds,
  ...locationKinds,
  ...streetKinds,
  ...placeKinds,
  ...professionKinds,
  ...otherKinds,
};
export { surrogateTowns } from "./addresses/towns.js";
export { isListedName, nameLists } from "./names/name-lists.js";
