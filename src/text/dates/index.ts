export { type Casing, casingOf, inCasing } from "./casing.js";
export { formatDate, formatPart } from "./format.js";
export { HOLIDAYS, holidayNamed } from "./holidays.js";
export { type DateReadOptions, DEFAULT_PIVOT } from "./numbers.js";
export { dateValuesOf, parseDate, readParts } from "./parse.js";
export type {
  DateOrder,
  DatePart,
  DateValues,
  NumberStyle,
  ParsedDate,
  WordStyle,
} from "./parsed-date.js";
export * from "./patterns.js";
export {
  DECADE_WORDS,
  MONTHS,
  NUMBER_WORDS,
  ORDINAL_WORDS,
  ordinalSuffix,
  SEASONS,
  type Season,
  spellings,
  WEEKDAYS,
} from "./vocabulary.js";
