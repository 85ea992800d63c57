import type { Span } from "../../note.js";

/** What may stand between a label and its value: marks, leaders, "on", "/ age", "(on paper)", "he thinks". */
const GAP = String.raw`(?:[\s:=#|()*,./…·-]|\b(?:on|in|is|was|the|year|circa|about|late|early|mid|mon|tue|wed|thu|fri|sat|sun|age|sex|his|her|their|papers?|(?:s?he|they) thinks?)\b)*$`;
const BEFORE = new RegExp(
  String.raw`(?:\bd\.?\s?o\.?\s?b\b\.?|\bdate of birth|\byear of birth|\bbirth\s?(?:date|year|day)|\bborn|\bb\.|\bbd\b|(?:^|\n|\||\s\s)birth\b(?! [a-z]))${GAP}`,
  "i",
);
/** "born in Kutaisi on", "BIRTH: term, Lviv, Ukraine,": a place in between, and nothing else. */
const BORN_AT =
  /\b[Bb]orn\s+(?:in|at)\s+(?:\p{Lu}\p{Ll}[\p{L}.'’-]*,?\s+){1,5}(?:on|in)\s+$|\b(?:[Bb]irth|BIRTH):(?:[\p{L}\s]+,){1,4}\s+$/u;
const AFTER = /^[\s,]{0,2}\(?\s?(?:d\.?o\.?b\b|date of birth|birth)/i;
/** How far a label can stand before its value. */
const REACH = 48;

/** Whether the words next to a date say that somebody was born then. */
export function isBirthDate(text: string, { start, end }: Pick<Span, "start" | "end">): boolean {
  const before = text.slice(Math.max(0, start - REACH), start);
  return (
    (hasB(before) && (BEFORE.test(before) || BORN_AT.test(before))) || AFTER.test(text.slice(end, end + 20))
  );
}

/** Every label has one. */
function hasB(text: string): boolean {
  return text.includes("b") || text.includes("B");
}
