import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Note } from "../src/note.js";
import { FREE_RULES, STRUCTURED_RULES } from "../src/pipeline/correct/mlhsla/rules.js";
import { MAPPINGS } from "../src/schema/index.js";
import { parseInline } from "../src/text/inline.js";
import { ROOT } from "./scrubjay.js";

/** The notes of the corpus, with their annotations. */
const NOTES: readonly Pick<Note, "text" | "spans">[] = readdirSync(join(ROOT, "corpus"), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => {
    const folder = join(ROOT, "corpus", name, "notes");
    return readdirSync(folder).map((file) => parseInline(readFileSync(join(folder, file), "utf8")));
  });

const RULES = [...new Set([...STRUCTURED_RULES, ...FREE_RULES])];

/** The rule that gives doubted tokens a type needs a model: src/learn/self-train has its note. */
describe.each(RULES.filter((rule) => !("inTagger" in rule)).map((rule) => [rule.name, rule] as const))(
  "%s",
  (_, rule) => {
    it("acts on a note of the corpus", () => {
      expect(NOTES.some(({ text, spans }) => acts(text, spans))).toBe(true);
    });

    function acts(text: string, spans: Note["spans"]): boolean {
      if ("pattern" in rule)
        return [...text.matchAll(rule.pattern)].some((match) => {
          const after = match.index + match[0].length;
          return rule.accept?.(match.groups ?? {}, text.slice(after, after + 40)) !== false;
        });
      // By the labels of 2006 a weekday is a date; ages below 90 are left out there, so ours stand in.
      const theirs = spans.flatMap((span) => MAPPINGS["i2b2-2006"]?.toTheirs(text, span) ?? []);
      const all = [...theirs, ...spans.filter(({ type }) => type === "AGE")];
      return "drops" in rule && all.some(({ start, end, type }) => rule.drops(text.slice(start, end), type));
    }
  },
);
