export {
  type Allow,
  CONFIG_KEYS,
  type Config,
  configSchema,
  configWarnings,
  type Deny,
  type OwnRule,
  parseConfig,
} from "./config.js";
export { type ConfigVoice, type Customiser, customiser, type Patients } from "./customiser.js";
export { addressParts } from "./known/addresses.js";
export { birthday } from "./known/dates.js";
export { FIELD_NAMES, FIELDS, type FieldName, type KnownPatient } from "./known/fields.js";
export { inside, kindOf, type Place, refuse } from "./shape.js";
export { letters } from "./words.js";
