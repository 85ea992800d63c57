/**
 * Parts that families put together: a label, what may stand between label and value, and the value. Every
 * repeat is bounded, so that each label costs at most a fixed number of steps, whatever follows it.
 */

/** "number", "no.", "num", "nbr", "id", "identifier", perhaps plural, perhaps two of them ("ID number"). */
const NOUN =
  /(?:[ \t_]{0,3}(?:numbers?|nums?|nbrs?|nos?|ids?|identifiers?|i\.d\.)(?![a-z]))(?:[ \t]{1,3}(?:numbers?|nos?)(?![a-z]))?/
    .source;

/** Blanks, colons, hashes, leader dots, table bars, quotes; then perhaps one line break with its indent. */
const GAP = /(?:\(s\))?[ \t\u00a0:#=.|*>_("'-]{0,40}(?:\r?\n[ \t\u00a0:#|*]{0,40})?/.source;

/** "is", "was", "are", "were", "ending in", "ends with". */
const VERB = /(?:[ \t#:.]{1,4}(?:is|was|are|were|ending(?: in| with)?|ends (?:in|with))(?![a-z]))?/.source;

/** Anything that links a label to its value, nothing at all included: "MRN1234567". */
const ANY_LINK = `(?:${NOUN})?${VERB}${GAP}`;

/** A link that says outright that a number comes: "no.", "number", "id", ":", "#", "=". */
const SIGN_LINK = `(?:${NOUN}|(?:\\(s\\))?[ \\t]{0,8}[:#=])${VERB}${GAP}`;

/** Letters, digits and inner hyphens with a digit near the front: 1234567, 12-34-56, E100234, XQJ123456789. */
const RUN =
  /(?=[a-z-]{0,10}\d)[a-z0-9]{1,24}(?:[-\u2010-\u2013][a-z0-9]{1,16}){0,5}(?![a-z0-9]|[-\u2010-\u2013][a-z0-9])/
    .source;

/** Three to five groups of two to four digits with single blanks: "123 45 67". */
const GROUPS = /\d{2,4}(?: \d{2,4}){2,4}(?![a-z0-9]|[-/.:]\d| ?%)/.source;

/** The usual shape of an identifier. */
export const CODE = new RegExp(`${GROUPS}|${RUN}`, "i");

/** As CODE, with points and slashes inside too: S12/3456, 12.0034.1. */
export const DOTTED_CODE = new RegExp(
  `${GROUPS}|${/(?=[a-z-]{0,10}\d)[a-z0-9]{1,24}(?:[-./\u2010-\u2013][a-z0-9]{1,16}){0,5}(?![a-z0-9]|[-\u2010-\u2013][a-z0-9])/.source}`,
  "i",
);

/**
 * "004⏎8177": too few digits for a number at the end of a line, and more at the front of the next; "0048⏎177.": perhaps
 * enough, and what follows stands by itself.
 */
export const CUT_SHORT =
  /(?:\d{1,3}\r?\n[ \t]{0,8}\d{3,9}(?![a-z0-9]|[-/.:]\d)|\d{4,5}\r?\n\d{2,6}(?=[ \t]{0,8}(?:$|\r?\n)|[.,;)](?:\s|$)))/;

/** The label starts a word; its value is the group `value`; a letter never touches a letter between the two. */
function compose(label: RegExp, link: string, value: RegExp): RegExp {
  return new RegExp(
    `(?<![a-z0-9])(?:${label.source})${link}(?<![a-z](?=[a-z]))(?<value>${value.source})`,
    "dgi",
  );
}

/** A label that means a number wherever one follows it: "MRN 1234567", "MRN1234567", "MRN\n 1234567". */
export function labelled(label: RegExp, value: RegExp = CODE): RegExp {
  return compose(label, ANY_LINK, value);
}

/** An everyday word that is a label only with a sign: "case no. 1234", "Case #1234", "Case: 1234". */
export function signLabelled(label: RegExp, value: RegExp = CODE): RegExp {
  return compose(label, SIGN_LINK, value);
}

/** Before a value of four digits after an everyday word: a colon alone may as well announce a time. */
export const NUMBERED_BEFORE =
  /(?:#|(?<![a-z])(?:numbers?|nums?|nbrs?|nos?|ids?)\.?)[ \t:.#=|-]{0,20}(?:\r?\n[ \t]{0,20})?$/i;

/** All values of lists have a digit near the front. Said of the place, it tells most words of a note apart at once. */
const DIGIT_NEAR = /(?=[a-z-]{0,10}\d)/.source;

/** The second to fourth value after one label: "MRNs 1234567 and 7654321". */
export function nextInList(label: RegExp, value: RegExp = CODE): { pattern: RegExp; before: RegExp } {
  const comma = /(?:[ \t]{0,2}[,;/&+]|,?[ \t](?:and|or|plus))[ \t]{0,2}/.source;
  return {
    pattern: new RegExp(
      `(?<=\\d[a-z]?${comma})(?<![a-z0-9](?=[a-z0-9]))${DIGIT_NEAR}(?<value>${value.source})`,
      "dgi",
    ),
    before: new RegExp(`(?<![a-z0-9])(?:${label.source})s?${ANY_LINK}(?:[a-z0-9-]{3,20}${comma}){1,3}$`, "i"),
  };
}
