/** What a number is when it is not an identifier: the tests that the families' `accept` and `notAfter` share. */

export function countDigits(value: string): number {
  let count = 0;
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);
    if (code >= 48 && code <= 57) count++;
  }
  return count;
}

/** Accepts a value with at least this many digits. */
export function digitsAtLeast(least: number): (value: string) => boolean {
  return (value) => countDigits(value) >= least;
}

/** Four digits alone may be a time of day. */
export function isFourDigits(value: string): boolean {
  return /^\d{4}$/.test(value);
}

/** 1900 to 2099, alone. */
function isYear(value: string): boolean {
  return /^(?:19|20)\d\d$/.test(value);
}

/** A calendar date written with hyphens, points or slashes: 3-4-12, 03-04-2012, 2012-03-04, 3.4.2012. */
function isDate(value: string): boolean {
  return (
    /^(?:0?[1-9]|1[0-2])[-./](?:0?[1-9]|[12]\d|3[01])[-./](?:\d{2}|(?:19|20)\d{2})$/.test(value) ||
    /^(?:0?[1-9]|[12]\d|3[01])[-./](?:0?[1-9]|1[0-2])[-./](?:19|20)\d{2}$/.test(value) ||
    /^(?:19|20)\d{2}[-./](?:0?[1-9]|1[0-2])[-./](?:0?[1-9]|[12]\d|3[01])$/.test(value)
  );
}

/** "1990-2005", "2012-13": a span of years. */
function isYearRange(value: string): boolean {
  return /^(?:19|20)\d\d-(?:(?:19|20)\d\d|\d\d)$/.test(value);
}

/** "500mg", "24hr", "10mL", "3x", "2nd": a number with its unit glued on. */
export function isMeasure(value: string): boolean {
  return /^\d{1,6}-?(?:m?c?g|kg|ml|dl|l|cc|mm|cm|meq|mmol|iu|units?|hrs?|hours?|h|d|days?|wks?|weeks?|mos?|months?|yrs?|years?|yo|x|st|nd|rd|th|am|pm|fr|french|mhz|hz|kv|gy|cgy|k|pm2|mmhg|bpm|ppd)$/i.test(
    value,
  );
}

/** Accepts an identifier after an everyday word: enough digits, and no date, year or measure. */
export function plainNumber(leastDigits: number): (value: string) => boolean {
  return (value) =>
    countDigits(value) >= leastDigits &&
    !isYear(value) &&
    !isDate(value) &&
    !isYearRange(value) &&
    !isMeasure(value);
}

/** A unit, a fraction, a percent sign or a counted noun right after the number: then it is a measure. */
export const UNIT_AFTER =
  /^(?:[ \t]{0,2}(?:%|°|x\d)|\/\d|\.\d|:\d|[ \t-]{0,2}(?:mg|mcg|ug|µg|ng|pg|g|gm|grams?|kg|lbs?|oz|ml|dl|l|liters?|litres?|cc|units?|iu|u|meq|mmol|mosm|mm|cm|mmhg|bpm|hours?|hrs?|hr|min|minutes?|sec|seconds?|days?|weeks?|wks?|months?|mos?|years?|yrs?|yo|y\/o|times|tabs?|tablets?|caps?|capsules?|doses?|puffs?|drops?|gtts?|sprays?|calories|kcal|patients|cases|dollars|usd|fr|french|gauge|ga|holes?|copies|cells|colonies|cfu|gy|cgy|degrees|feet|ft|steps|k\/ul|x10)(?![a-z]))/i;
