import type { Span } from "../../note.js";
import type { Analysis } from "../../text/analysis.js";

const REACH = 25;

/** How a number is written and what it is called: its letters, its pattern, the words just before it. */
export function numberFeatures({ text }: Analysis, { start, end }: Span): string[] {
  const value = text.slice(start, end);
  if (!/\p{Nd}/u.test(value)) return [];
  const features = [
    `number-letters:${(/^\p{L}+/u.exec(value)?.[0] ?? "").toUpperCase()}`,
    `number-digits:${value.replace(/\P{Nd}/gu, "").length}`,
    `number-form:${value
      .replace(/\p{Nd}/gu, "9")
      .replace(/\p{L}/gu, "A")
      .slice(0, 20)}`,
    `number-runs:${value
      .replace(/\p{Nd}+/gu, "9")
      .replace(/\p{L}+/gu, "A")
      .slice(0, 20)}`,
  ];
  const before =
    text
      .slice(Math.max(0, start - REACH), start)
      .toLowerCase()
      .match(/[\p{L}#]+/gu) ?? [];
  for (const [n, word] of before.slice(-3).reverse().entries())
    features.push(`number-called:${word}`, `number-called${n + 1}:${word.slice(0, 4)}`);
  return features;
}
