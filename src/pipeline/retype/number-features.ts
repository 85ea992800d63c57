import type { Span } from "../../note.js";
import type { Analysis } from "../../text/analysis.js";
import { kind, type Namer } from "./namer.js";

const REACH = 25;
const LONGEST_FORM = 20;
const LETTERS = kind("number-letters:");
const DIGITS = kind("number-digits:");
const FORM = kind("number-form:");
const RUNS = kind("number-runs:");
const CALLED = kind("number-called:");
const CALLED_AT = [kind("number-called1:"), kind("number-called2:"), kind("number-called3:")] as const;

/** How a number is written and what it is called: its letters, its pattern, the words just before it. */
export function addNumber<T>(namer: Namer<T>, to: T[], { text }: Analysis, { start, end }: Span): void {
  const value = text.slice(start, end);
  if (!/\p{Nd}/u.test(value)) return;
  namer.add(to, LETTERS, (/^\p{L}+/u.exec(value)?.[0] ?? "").toUpperCase());
  namer.add(to, DIGITS, String(value.replace(/\P{Nd}/gu, "").length));
  const form = value.replace(/\p{Nd}/gu, "9").replace(/\p{L}/gu, "A");
  namer.add(to, FORM, form.slice(0, LONGEST_FORM));
  namer.add(to, RUNS, form.replace(/9+/gu, "9").replace(/A+/gu, "A").slice(0, LONGEST_FORM));
  const before = text.slice(Math.max(0, start - REACH), start).toLowerCase();
  const words = before.match(/[\p{L}#]+/gu) ?? [];
  for (let n = 0; n < CALLED_AT.length && n < words.length; n++) {
    const word = words[words.length - 1 - n] as string;
    namer.add(to, CALLED, word);
    namer.add(to, CALLED_AT[n] as (typeof CALLED_AT)[0], word.slice(0, 4));
  }
}
