import type { ScrubJayError } from "../errors.js";
import type { CodePointMap } from "./code-points.js";

export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Places one stand-off mention of a file that counts code points: fragments as the file writes them become
 * ranges in UTF-16 units, checked against the text and against the surface that the file repeats beside them.
 */
export function placeMention(
  text: string,
  map: CodePointMap,
  fragments: readonly (readonly [start: string, end: string])[],
  surface: string | undefined,
  problem: (code: string, message: string) => ScrubJayError,
): Range[] {
  const ranges = fragments.map(([from, to]) => {
    if (!WHOLE.test(from) || !WHOLE.test(to))
      throw problem("bad-offsets", "start and end are not whole numbers");
    const start = map.fromCodePoint(Number(from));
    const end = map.fromCodePoint(Number(to));
    if (start > text.length || end > text.length) {
      throw problem(
        "offsets-outside",
        `${from}-${to} ends after the text of ${map.toCodePoint(text.length)} characters`,
      );
    }
    if (start >= end) throw problem("bad-offsets", `${from}-${to} is empty or turned round`);
    return { start, end };
  });
  if (surface !== undefined) {
    const found = ranges.map(({ start, end }) => text.slice(start, end)).join(" ");
    if (foldSpace(found) !== foldSpace(surface)) {
      throw problem(
        "surface-mismatch",
        `the repeated text is not what stands at ${fragments.map((pair) => pair.join("-")).join(", ")}`,
      );
    }
  }
  return ranges;
}

/** At most 15 digits: exact as a number. */
const WHOLE = /^\d{1,15}$/;

/** Files fold line ends and tabs in the repeated text each in their own way, so white space counts as one blank. */
function foldSpace(surface: string): string {
  return surface.replace(/[\s\x1c-\x1f\x85]+/g, " ").trim();
}
