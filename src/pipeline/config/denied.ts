import type { Note } from "../../note.js";
import { found, type TracedSpan } from "../traced-span.js";
import type { Config, Deny } from "./config.js";
import { linearPattern } from "./patterns/index.js";
import { termFinder } from "./term-finder.js";

/** What a config says is always PHI, found in a text as whole words. */
export function denied({ deny = [] }: Pick<Config, "deny">): (note: Pick<Note, "text">) => TracedSpan[] {
  const entries = deny.map((entry, index) => ({ ...entry, why: `deny[${index}] of the config` }));
  const findTerms = termFinder(
    entries.flatMap(({ term, ...entry }) => (term === undefined ? [] : [{ ...entry, text: term }])),
  );
  const patterns = entries.flatMap(({ pattern, matchCase, ...entry }) =>
    pattern === undefined
      ? []
      : [
          {
            entry,
            pattern: linearPattern(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, matchCase),
          },
        ],
  );
  const span = (
    { start, end }: { readonly start: number; readonly end: number },
    { type, why }: Pick<Deny, "type"> & { readonly why: string },
  ): TracedSpan => found({ start, end, type, score: 1, source: "config:deny" }, why);
  const find = (text: string): TracedSpan[] => [
    ...findTerms(text).map((hit) => span(hit, hit.term)),
    ...patterns.flatMap(({ pattern, entry }) => pattern.matches(text).map((match) => span(match, entry))),
  ];
  // A text is asked about twice, when it is tagged and after all other steps; in between what was found is kept.
  let kept: { readonly text: string; readonly spans: TracedSpan[] } | undefined;
  return ({ text }) => {
    const spans = kept?.text === text ? kept.spans : find(text);
    kept = kept?.text === text ? undefined : { text, spans };
    return spans;
  };
}
