import { isAsciiDigit, unitAt } from "../../text/index.js";
import { type Judge, lineBefore, spanStep, surfaceOf } from "../span-step.js";

const REACH = 60;
/** The longest code, of the NDC, has 5, 4 and 2 digits with hyphens. */
const LONGEST = 13;

/** Coding systems with what their codes look like. "ICD" alone is a defibrillator as well: its number names a person. */
const SYSTEMS: readonly { readonly name: string; readonly code: string }[] = [
  { name: "CPT|HCPCS", code: "(?:[A-Z]\\d{4}|\\d{4}[\\dA-Z])" },
  { name: "ICD-?(?:9|10|11)(?:-(?:CM|PCS))?", code: "(?:[A-Z]\\d[\\dA-Z]|\\d{3})(?:\\.[\\dA-Z]{1,4})?" },
  { name: "(?:MS-)?DRG", code: "\\d{3}" },
  { name: "LOINC", code: "\\d{3,5}-\\d" },
  { name: "NDC", code: "\\d{4,5}-\\d{3,4}-\\d{1,2}" },
];

/** The system, then its codes up to the one in question: "CPT codes 27447, 20985 and ". */
const LISTS = SYSTEMS.map(({ name, code }) => ({
  before: new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${name})(?:[ \\t]+codes?)?[ \\t]*[:(]?[ \\t]*(?:${code}[ \\t]*(?:,|;|/|and|or)[ \\t]*)*$`,
    "iu",
  ),
  code: new RegExp(`^${code}$`, "iu"),
}));

const CODE_LIKE = /^[A-Z]?\d/iu;

/** "(CPT 27447)", "ICD-10 M17.11": a code says what was done or found, and of nobody. */
const judge: Judge = (span, note) => {
  const surface = surfaceOf(note, span);
  if (surface.length > LONGEST) return undefined;
  if (!isAsciiDigit(unitAt(surface, 0)) && !isAsciiDigit(unitAt(surface, 1))) return undefined;
  if (!CODE_LIKE.test(surface)) return undefined;
  let before: string | undefined;
  const isCode = LISTS.some((list) => {
    if (!list.code.test(surface)) return false;
    before ??= lineBefore(note, span.start, REACH);
    return list.before.test(before);
  });
  return isCode ? { did: "dropped", why: "a code of a coding system" } : undefined;
};

export const dropCodes = spanStep("correct:drop-codes", judge);
