import { letters, plain, type Word } from "../words.js";
import type { Hit } from "./fields.js";

/** Marks between the pieces of one number: "(617) 555-0134", "004.81.77". */
const BETWEEN = /^[^\p{L}\p{N}]{0,3}$/u;

/** Finds numbers by their letters and digits, whatever marks and blanks stand between them. */
export function numberFinder(
  values: readonly string[],
  phone: boolean,
): (text: string, words: readonly Word[]) => Hit[] {
  const byFirst = new Map<string, string[]>();
  for (const value of new Set(values.flatMap((one) => spellings(letters(one), phone)))) {
    const first = value.slice(0, 1);
    byFirst.set(first, [...(byFirst.get(first) ?? []), value]);
  }
  return (text, words) => {
    const found: Hit[] = [];
    for (let i = 0; i < words.length; i++) {
      const piece = plain((words[i] as Word).text);
      // "00048177" for 48177: zeros at the front say nothing.
      const starts = piece.startsWith("0") ? [piece, piece.replace(/^0+(?=\d)/, "")] : [piece];
      let last: number | undefined;
      for (const start of starts) {
        for (const value of byFirst.get(start.slice(0, 1)) ?? []) {
          const end = endOf(text, words, i, start, value);
          if (end !== undefined && (last === undefined || end > last)) last = end;
        }
      }
      if (last === undefined) continue;
      found.push(withBracket(text, { start: words[i]!.start, end: words[last]!.end }));
      i = last;
    }
    return found;
  };
}

/** Ways in which the same number is written: without leading zeros; a phone with country or without area code. */
function spellings(value: string, phone: boolean): string[] {
  const all = [value];
  const short = value.replace(/^0+/, "");
  if (!phone && /^\d+$/.test(value) && short.length >= 5) all.push(short);
  if (phone && /^\d+$/.test(value)) {
    const national = value.length === 11 && value.startsWith("1") ? value.slice(1) : value;
    all.push(national);
    if (national.length === 10) all.push(`1${national}`, national.slice(3));
  }
  return all;
}

/** Index of the word with which `value` is complete when it begins with `start` at word `at`. */
function endOf(
  text: string,
  words: readonly Word[],
  at: number,
  start: string,
  value: string,
): number | undefined {
  if (!value.startsWith(start)) return undefined;
  let done = start.length;
  let last = at;
  while (done < value.length) {
    const next = words[last + 1];
    if (next === undefined || !BETWEEN.test(text.slice(words[last]!.end, next.start))) return undefined;
    const piece = plain(next.text);
    if (!value.startsWith(piece, done)) return undefined;
    done += piece.length;
    last++;
  }
  return last;
}

function withBracket(text: string, { start, end }: Hit): Hit {
  const opens = text[start - 1] === "(" && text.slice(start, end).includes(")");
  return { start: opens ? start - 1 : start, end };
}
