import { replacing } from "./edits.js";

/** Full-width and small forms, styled letters and digits of mathematics, circled letters, ligatures, "№". */
const STYLED =
  /[\uff01-\uff5e\ufe50-\ufe6b\u{1d400}-\u{1d7ff}\u24b6-\u24e9\u{1f130}-\u{1f149}\ufb00-\ufb06\u2102\u210a-\u2113\u2115\u2116\u2119-\u211d\u2124\u2128\u212a\u212c\u212d\u212f-\u2131\u2133\u2134\u2139]/gu;

/** As Unicode's compatibility forms have them. */
export const styledForms = replacing(STYLED, (one) => one.normalize("NFKC"));

/** Raised, lowered and circled digits, where they are a number of their own and no exponent. */
export const raisedDigits = replacing(
  /[\u2070\u00b9\u00b2\u00b3\u2074-\u2079]{3,}|[\u2080-\u2089]{3,}|[\u24ea\u2460-\u2468]{3,}/g,
  (run) => run.normalize("NFKC"),
);

/** The digits of all scripts stand in Unicode in rows from zero to nine. */
export const foreignDigits = replacing(
  /(?![0-9])\p{Nd}/gu,
  (digit) => {
    const point = digit.codePointAt(0) as number;
    let zero = point;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
    return String((point - zero) % 10);
  },
  /[^\0-\u065f]/,
);

/** A letter and its accents as one character; what accents digits, or letters that never have them, is no part of them. */
export const accents = replacing(/[0-9A-Za-z\u00c0-\u024f\u1e00-\u1eff]\p{M}+/gu, (cluster) =>
  /^[0-9]/.test(cluster) ? cluster.charAt(0) : cluster.normalize("NFC").replace(/\p{M}/gu, ""),
);

/** Hyphens that do not break are hyphens; longer dashes, minus and middle dots are hyphens and points inside a number. */
export const numberMarks = replacing(
  /[\u2010\u2011]|(?<=[0-9])[\u2012-\u2015\u2212\u00b7\u2022\u2024\u2027\u2219\u30fb\u2044\u2215](?=[0-9])/g,
  (mark) => {
    if (/[\u2044\u2215]/.test(mark)) return "/";
    return /[\u2010-\u2015\u2212]/.test(mark) ? "-" : ".";
  },
  /[^\0-\u00b6]/,
);
