import { PHI_TYPES } from "../../dist/schema/types.js";

/** What is wrong with the tags of one note, by the guide's rules that can be checked. */
export function spanProblems(note) {
  const problems = [];
  for (const span of note.spans) {
    const surface = note.text.slice(span.start, span.end);
    const say = (what) =>
      problems.push(`${note.id}: ${span.type} at ${span.start}: ${what} (${JSON.stringify(surface)})`);
    if (!Object.hasOwn(PHI_TYPES, span.type)) say("no such type");
    if (surface !== surface.trim()) say("blank at the edge");
    if (/^[,;:.)\]]|[,;:([]$/u.test(surface)) say("punctuation at the edge");
    if (span.type === "AGE" && /\b(?:year|yr|month|week|day|old|y\/?o)/i.test(surface))
      say("more than the number");
    if (span.type === "PATIENT" || span.type === "DOCTOR") {
      if (/^(?:Mr|Mrs|Ms|Miss|Dr|Drs)\b\.?\s/i.test(surface)) say("title inside");
      if (/,?\s(?:MD|M\.D\.|RN|PA-C|LCSW|NP|DO|PhD|LPN)\.?$/.test(surface)) say("degree inside");
      if (/['’]s$/i.test(surface) && surface.length > 3) say("possessive inside");
    }
  }
  return problems;
}
