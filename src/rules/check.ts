import type { Span } from "../note.js";
import { resolveOverlaps } from "../spans.js";
import { parseInline, writeInline } from "../text/index.js";
import { findFamily } from "./find.js";
import type { RuleFamily } from "./rule.js";

export interface CaseResult {
  readonly family: string;
  /** The case, or the known failure's name. */
  readonly name: string;
  readonly expected: string;
  readonly actual: string;
  readonly passed: boolean;
  readonly known: boolean;
}

/** Runs a family's cases, alone, and its pinned failures. */
export function checkFamily(family: RuleFamily): CaseResult[] {
  const results = family.cases.map((expected) => {
    const actual = tagWith(family, expected);
    return {
      family: family.name,
      name: expected,
      expected,
      actual,
      passed: actual === canonical(expected),
      known: false,
    };
  });
  const pinned = (family.knownFailures ?? []).map(({ name, text, today }) => {
    const actual = tagWith(family, text);
    return {
      family: family.name,
      name,
      expected: today,
      actual,
      passed: actual === canonical(today),
      known: true,
    };
  });
  return [...results, ...pinned];
}

function tagWith(family: RuleFamily, marked: string): string {
  const { text } = parseInline(marked);
  return mark(text, resolveOverlaps(text, findFamily(family, text)));
}

function canonical(marked: string): string {
  const { text, spans } = parseInline(marked);
  return mark(text, spans);
}

function mark(text: string, spans: readonly Span[]): string {
  return writeInline(text, spans);
}
