/**
 * Identifiers that could belong to someone: numbers that can be dialled, social security numbers that can be
 * issued, mail to domains that can exist. Safe are 555-01xx, exchanges that begin with 0 or 1 or end in 11, ranges never
 * assigned, and the domains and addresses reserved for documentation.
 */
const SEPARATED_PHONE = /(?<![\d.-])(?:\+?1[-. ])?\(?([2-9]\d\d)\)?[-. ]{1,2}(\d{3})[-. ](\d{4})(?![\d-])/g;
const BARE_PHONE = /(?<=(?:phone|tel|call|cell|fax|pager)\D{0,8})([2-9]\d\d)(\d{3})(\d{4})(?!\d)/gi;
const SSN = /(?<![\d-])(\d{3})-(\d{2})-(\d{4})(?![\d-])/g;
const MAIL = /[\w.+-]{1,64}@([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4})/gi;
const IP = /(?<![\d.])(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?![\d.])/g;

const RESERVED_DOMAIN = /(?:\.(?:example|test|invalid|localhost)|(?:^|\.)example\.(?:com|org|net))$/i;

function dialable(exchange, line) {
  if (/^[01]|^[2-9]11$/.test(exchange)) return false; // N11 is never an exchange
  return !(exchange === "555" && line.startsWith("01"));
}

function issuable(area, group, serial) {
  return area !== "000" && area !== "666" && !area.startsWith("9") && group !== "00" && serial !== "0000";
}

function publicAddress([a, b, c, d]) {
  if ([a, b, c, d].some((part) => part > 255)) return false;
  if (a === 0 || a === 10 || a === 127 || a >= 224) return false;
  if ((a === 192 && b === 168) || (a === 172 && b >= 16 && b <= 31) || (a === 169 && b === 254)) return false;
  const documentation = [
    [192, 0, 2],
    [198, 51, 100],
    [203, 0, 113],
  ];
  return !documentation.some(([x, y, z]) => a === x && b === y && c === z);
}

/** All real-looking identifiers of a text, as { kind, value, index }. */
export function realLooking(text) {
  const found = [];
  const note = (kind, match) => found.push({ kind, value: match[0].trim(), index: match.index });
  for (const match of text.matchAll(SEPARATED_PHONE)) if (dialable(match[2], match[3])) note("phone", match);
  for (const match of text.matchAll(BARE_PHONE)) if (dialable(match[2], match[3])) note("phone", match);
  for (const match of text.matchAll(SSN)) {
    if (issuable(match[1], match[2], match[3])) note("social security number", match);
  }
  for (const match of text.matchAll(MAIL)) if (!RESERVED_DOMAIN.test(match[1])) note("mail address", match);
  for (const match of text.matchAll(IP)) {
    if (publicAddress(match.slice(1).map(Number))) note("public IP address", match);
  }
  return found;
}
