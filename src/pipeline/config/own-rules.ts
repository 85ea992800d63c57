import { bySpanOrder, makeSpan, type Note } from "../../note.js";
import { contextAllows } from "../../rules/index.js";
import { found, type TracedSpan } from "../traced-span.js";
import type { OwnRule } from "./config.js";
import { linearPattern } from "./patterns/index.js";

/** What the rules of a config find in a text, in reading order. */
export function ownRules(rules: readonly OwnRule[]): (note: Pick<Note, "text">) => TracedSpan[] {
  const seekers = rules.map(({ name, type, pattern, before, after, confidence = 0.9, matchCase }) => ({
    span: { type, score: confidence, source: `rule:config/${name}` },
    pattern: linearPattern(pattern, matchCase),
    context: {
      ...(before !== undefined && { before: linearPattern(before, matchCase) }),
      ...(after !== undefined && { after: linearPattern(after, matchCase) }),
    },
  }));
  return ({ text }) =>
    seekers
      .flatMap(({ span, pattern, context }) =>
        pattern
          .matches(text)
          .filter(
            ({ valueStart, valueEnd }) =>
              valueStart < valueEnd && contextAllows(context, text, valueStart, valueEnd),
          )
          .map(({ valueStart, valueEnd }) => makeSpan(text, { start: valueStart, end: valueEnd, ...span })),
      )
      .sort(bySpanOrder)
      .map((span) => found(span, "a rule of the config"));
}
