const WORD = /[\p{L}\p{M}\p{N}]/u;
const known = new Map<number, boolean>();

/** Is the character at `at` (a UTF-16 position; both halves of a pair ask alike) a letter, mark or digit? */
export function isWordAt(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  if (unit < 128)
    return (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90) || (unit >= 48 && unit <= 57);
  const low = unit >= 0xdc00 && unit <= 0xdfff && at > 0;
  const point = text.codePointAt(low ? at - 1 : at) as number;
  let answer = known.get(point);
  if (answer === undefined) {
    answer = WORD.test(String.fromCodePoint(point));
    known.set(point, answer);
  }
  return answer;
}

/** Calls `visit` for every run of word characters. */
export function forEachWord(text: string, visit: (start: number, end: number) => void): void {
  let start = -1;
  for (let i = 0; i <= text.length; i++) {
    const inside = i < text.length && isWordAt(text, i);
    if (inside && start < 0) start = i;
    else if (!inside && start >= 0) {
      visit(start, i);
      start = -1;
    }
  }
}
