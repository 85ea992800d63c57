import type { Span } from "../../note.js";

const BEFORE =
  /(?:\bd\.?\s?o\.?\s?b\b\.?|\bdate of birth|\byear of birth|\bbirth\s?(?:date|year|day)|\bborn|\bb\.)(?:[\s:=#|()*,-]|\b(?:on|in|is|was|the|year|circa|about|late|early|mid|mon|tue|wed|thu|fri|sat|sun)\b)*$/i;
const AFTER = /^[\s,]{0,2}\(?\s?(?:d\.?o\.?b\b|date of birth|birth)/i;
/** How far a label can stand before its value. */
const REACH = 48;

/** Whether the words next to a date say that somebody was born then. */
export function isBirthDate(text: string, { start, end }: Pick<Span, "start" | "end">): boolean {
  const before = text.slice(Math.max(0, start - REACH), start);
  return (hasB(before) && BEFORE.test(before)) || AFTER.test(text.slice(end, end + 20));
}

/** Every label has one. */
function hasB(text: string): boolean {
  return text.includes("b") || text.includes("B");
}
