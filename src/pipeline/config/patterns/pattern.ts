import { PatternRefused, partsOf } from "./parts.js";
import { programOf } from "./program.js";
import { type PatternMatch, UserPatternSearch } from "./search.js";

/** Flags of a pattern in a config: Unicode, and any case unless it is told to match case. */
function flagsOf(matchCase: boolean | undefined): string {
  return matchCase ? "u" : "iu";
}

/** A regular expression of JavaScript that takes time in proportion to the text. */
export interface LinearPattern {
  /** The matches that take a character, from the front, none overlapping another. */
  matches(text: string): PatternMatch[];
  /** Whether it matches anywhere. */
  test(text: string): boolean;
}

/** Throws `PatternRefused`; `patternProblem` says the same beforehand. */
export function linearPattern(source: string, matchCase?: boolean): LinearPattern {
  const flags = flagsOf(matchCase);
  const search = new UserPatternSearch(programOf(partsOf(source), flags));
  return {
    matches(text) {
      const found: PatternMatch[] = [];
      search.each(text, (match) => {
        if (match.end > match.start) found.push(match);
        return true;
      });
      return found;
    },
    test(text) {
      let matches = false;
      search.each(text, () => {
        matches = true;
        return false;
      });
      return matches;
    },
  };
}

/** The pattern, where it must match a whole text. */
export function wholePattern(source: string, matchCase?: boolean): LinearPattern {
  return linearPattern(`^(?:${source})$`, matchCase);
}

/** What is wrong with a pattern, or undefined. */
export function patternProblem(source: string, matchCase?: boolean, mayBeEmpty = false): string | undefined {
  try {
    const flags = flagsOf(matchCase);
    new RegExp(source, flags); // only read, never run
  } catch {
    return "is no regular expression (JavaScript's, with the flag u)";
  }
  try {
    linearPattern(source, matchCase);
    if (!mayBeEmpty && wholePattern(source, matchCase).test(""))
      return "can match nothing at all; let it need at least one character";
    return undefined;
  } catch (error) {
    if (error instanceof PatternRefused) return error.message;
    throw error;
  }
}
