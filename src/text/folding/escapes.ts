import { replacing } from "./edits.js";

const NAMED: Readonly<Record<string, string>> = {
  nbsp: " ",
  ensp: " ",
  emsp: " ",
  thinsp: " ",
  tab: "\t",
  newline: "\n",
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  hyphen: "-",
  dash: "-",
  ndash: "–",
  mdash: "—",
  minus: "−",
  shy: "\u00ad",
  zwnj: "\u200c",
  zwj: "\u200d",
  middot: "·",
  bull: "•",
  sol: "/",
  commat: "@",
  period: ".",
  comma: ",",
  colon: ":",
  num: "#",
  lpar: "(",
  rpar: ")",
  lowbar: "_",
  plus: "+",
  szlig: "ß",
  aelig: "æ",
  oelig: "œ",
  oslash: "ø",
  lstrok: "ł",
};
const ACCENTS: Readonly<Record<string, string>> = {
  acute: "\u0301",
  grave: "\u0300",
  circ: "\u0302",
  uml: "\u0308",
  tilde: "\u0303",
  cedil: "\u0327",
  ring: "\u030a",
  caron: "\u030c",
};

/** "&#45;", "&#x2D;", "&nbsp;", "&eacute;", as many times escaped as it was: "&amp;nbsp;". */
export const entities = replacing(
  /&(?:amp;){0,8}(?:#\d{1,7}|#[xX][\dA-Fa-f]{1,6}|[A-Za-z]{2,8});/g,
  (entity) => {
    const name = entity.slice(entity.lastIndexOf("&") + 1, -1).replace(/^(?:amp;)+/, "");
    if (name.startsWith("#")) return character(name.slice(1));
    const accented = /^([A-Za-z])([a-z]+)$/.exec(name);
    const accent = accented?.[2] === undefined ? undefined : ACCENTS[accented[2]];
    if (accent !== undefined) return `${accented?.[1]}${accent}`.normalize("NFC");
    const known = NAMED[name.toLowerCase()];
    return known !== undefined && /^[A-Z][a-z]/.test(name) && name.length > 2 ? inCapital(known) : known;
  },
);

function character(number: string): string | undefined {
  const point = /^[xX]/.test(number) ? Number.parseInt(number.slice(1), 16) : Number(number);
  const isCharacter = point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
  return isCharacter ? String.fromCodePoint(point) : undefined;
}

function inCapital(letter: string): string {
  return letter.toUpperCase();
}

/**
 * Bytes of an address ("%2D") or of quoted-printable mail ("=2D", "=C3=A9"), where they stand between letters and digits
 * and say a mark, a blank or a letter beyond ASCII. "=20" and "=40" may as well be a value: "EF=40%".
 */
export const bytes = replacing(
  /(?<=[\p{L}\p{N}),.:;])(?:(?:%[\dA-Fa-f]{2}){1,12}|(?:=[\dA-F]{2}){1,12})(?=[\p{L}\p{N}(])/gu,
  (run) => {
    if (run.startsWith("=") && !/^(?:=(?:[2-7][A-F]|[89A-F][\dA-F]))+$/.test(run)) return undefined;
    const read = decoded(run.replaceAll("=", "%"));
    return read === undefined || /[\p{Cc}A-Za-z0-9]/u.test(read) ? undefined : read;
  },
  /[%=][\dA-Fa-f]{2}/,
);

function decoded(run: string): string | undefined {
  try {
    return decodeURIComponent(run);
  } catch {
    return undefined;
  }
}

/** A soft line break of quoted-printable mail, and Markdown's backslash before a mark, inside a value. */
export const breaks = replacing(
  /(?<=[^\s=])=\r?\n(?=[ ]?[\p{L}\p{N}@.-])|(?<=[\p{L}\p{N})])\\(?=[-.()/@_][\p{L}\p{N}(])/gu,
  () => "",
  /[=\\]/,
);
