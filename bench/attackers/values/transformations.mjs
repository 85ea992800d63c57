/**
 * Ways to write a value that a reader still takes for the same value: what spacing, editors, exports, scanners, mail and
 * mischief do to text. Each takes the value as it is usually written.
 */

/** `mark` in the middle of a value. */
const inside = (mark) => (value) => {
  const middle = Math.floor(value.length / 2);
  return value.slice(0, middle) + mark + value.slice(middle);
};
const around = (before, after) => (value) => before + value + after;
const each = (pattern, change) => (value) => value.replace(pattern, change);
const digits = (zero) => each(/[0-9]/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const hex = (sign) => (mark) => sign + mark.charCodeAt(0).toString(16).toUpperCase();

const SEPARATOR = /[- ]/g;
const HYPHEN = /-/g;
const MARK = /[-/@ ]/g;

/** The 57 that the house is measured by. */
export const BASE = {
  none: (value) => value,

  // Invisible marks
  ZWSP: inside("\u200b"),
  ZWNJ: inside("\u200c"),
  ZWJ: inside("\u200d"),
  WJ: inside("\u2060"),
  BOMmid: inside("\ufeff"),
  SHY: inside("\u00ad"),
  RLM: inside("\u200f"),
  LRE: around("\u202a", "\u202c"),
  RLO: around("\u202e", "\u202c"),
  LRI: around("\u2066", "\u2069"),
  VS16: inside("\ufe0f"),
  tag: inside("\u{e0041}"),

  // Control characters
  NUL: inside("\0"),
  BEL: inside("\x07"),
  VT: inside("\x0b"),
  FF: inside("\f"),
  NEL: inside("\u0085"),
  LS: inside("\u2028"),
  us: inside("\x1f"),
  lone: inside("\ud83d"),
  ansi: around("\x1b[31m", "\x1b[0m"),
  ansimid: inside("\x1b[1m"),

  // Blanks and dashes
  NBSP: each(SEPARATOR, "\u00a0"),
  NNBSP: each(SEPARATOR, "\u202f"),
  thin: each(SEPARATOR, "\u2009"),
  tabs: each(SEPARATOR, "\t"),
  under: each(SEPARATOR, "_"),
  dblspace: each(/[ -]/g, (mark) => (mark === " " ? "  " : " - ")),
  figdash: each(HYPHEN, "\u2012"),
  endash: each(HYPHEN, "\u2013"),
  nbhyphen: each(HYPHEN, "\u2011"),
  minus: each(HYPHEN, "\u2212"),
  emdash: each(HYPHEN, "\u2014"),
  dotmid: each(HYPHEN, "\u00b7"),
  dots: each(HYPHEN, "."),
  backslash: each(HYPHEN, "\\-"),

  // Letters and digits of other scripts and styles
  fullwidth: each(/[!-~]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) + 0xfee0)),
  fwdigits: digits(0xff10),
  arabic: digits(0x660),
  mathbold: digits(0x1d7ce),
  combAcute: each(/([a-z])/i, "$1\u0301"),
  combAll: each(/([a-z0-9])/gi, "$1\u0301"),
  cyr: each(/[aeoMO]/g, (letter) => ({ a: "а", e: "е", o: "о", M: "М", O: "О" })[letter]),
  oForZero: each(/0/g, "O"),
  lFor1: each(/1/g, "l"),
  smallcaps: each(/[aert]/g, (letter) => ({ a: "ᴀ", e: "ᴇ", r: "ʀ", t: "ᴛ" })[letter]),

  // Case and letter spacing
  upper: (value) => value.toUpperCase(),
  lower: (value) => value.toLowerCase(),
  caseMix: (value) => [...value].map((one, at) => (at % 2 ? one.toUpperCase() : one.toLowerCase())).join(""),
  spaced: (value) => [...value].join(" "),

  // Escapes and mark-up
  entity: each(/./gsu, (one) => `&#${one.codePointAt(0)};`),
  entityNbsp: each(SEPARATOR, "&nbsp;"),
  entityDash: each(MARK, (mark) => `&#${mark.charCodeAt(0)};`),
  qp: each(MARK, hex("=")),
  qpsoft: inside("=\n"),
  url: each(MARK, hex("%")),
  bold: around("**", "**"),
  html: inside("<b></b>"),
  htmlw: around("<b>", "</b>"),

  // Line ends
  nlmid: inside("\n"),
  hyphennl: inside("-\n"),
  nlsep: each(SEPARATOR, (mark) => (mark === "-" ? "-\n" : "\n")),
  crlfsep: each(SEPARATOR, (mark) => (mark === "-" ? "-\r\n" : "\r\n")),
};
