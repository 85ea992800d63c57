import type { NoteLayer } from "./layer.js";

/** An expression, and the value that it gives a token. */
export type NamedExpression = readonly [name: string, pattern: RegExp];

/** Tokens that are part of a match of a global expression over the text, each with the names of the expressions: a tokenizer may cut one apart. */
export function textRuns(name: string, expressions: readonly NamedExpression[]): NoteLayer {
  return {
    kind: "note",
    name,
    of(analysis) {
      const values: string[][] = Array.from({ length: analysis.count }, () => []);
      for (const [expression, pattern] of expressions)
        for (const { 0: match, index } of analysis.text.matchAll(pattern))
          for (
            let t = analysis.firstTokenAt(index);
            t < analysis.count && analysis.start(t) < index + match.length;
            t++
          )
            (values[t] as string[]).push(expression);
      return values;
    },
  };
}
