import type { RuleFamily } from "../rule.js";
import { account } from "./account.js";
import { age } from "./age.js";
import { bioId } from "./bio-id.js";
import { city } from "./city.js";
import { country } from "./country.js";
import { date } from "./date.js";
import { department } from "./department.js";
import { device } from "./device.js";
import { doctor } from "./doctor.js";
import { email } from "./email.js";
import { fax } from "./fax.js";
import { healthPlan } from "./health-plan.js";
import { hospital } from "./hospital.js";
import { idNumber } from "./id-number.js";
import { ipAddress } from "./ip-address.js";
import { license } from "./license.js";
import { medicalRecord } from "./medical-record.js";
import { patient } from "./patient.js";
import { phone } from "./phone.js";
import { psychiatric } from "./psychiatric.js";
import { room } from "./room.js";
import { ssn } from "./ssn.js";
import { state } from "./state.js";
import { street } from "./street.js";
import { url } from "./url.js";
import { username } from "./username.js";
import { vehicle } from "./vehicle.js";
import { zip } from "./zip.js";

/** Every family, in the order of the PHI types. */
export const FAMILIES: readonly RuleFamily[] = [
  patient,
  doctor,
  username,
  room,
  department,
  hospital,
  street,
  city,
  state,
  country,
  zip,
  age,
  date,
  phone,
  fax,
  email,
  url,
  ipAddress,
  ssn,
  medicalRecord,
  healthPlan,
  account,
  license,
  vehicle,
  device,
  bioId,
  idNumber,
];

/** Families that one paper's system has for itself: no feature, and no voice that does not name them, hears them. */
export const PAPER_FAMILIES: readonly RuleFamily[] = [psychiatric];
