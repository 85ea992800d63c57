import { normaliseWord } from "./clusters/normalise-word.js";
import { type NoteLayer, perToken } from "./layer.js";
import { ngrams } from "./template.js";

/** The first two words of the token's line, and the last word of the line above if a colon ends it. */
const header: NoteLayer = {
  kind: "note",
  name: "line-header",
  of(analysis) {
    const { words, lineOf, count } = analysis;
    const firstOf = new Map<number, number>();
    for (let t = count - 1; t >= 0; t--) firstOf.set(lineOf[t] as number, t);
    let later = { line: -1, values: [] as string[] }; // tokens behind the first two of a line share their values
    return perToken(count, (t) => {
      const line = lineOf[t] as number;
      if (later.line === line) return later.values;
      const first = firstOf.get(line) as number;
      const values = [`1:${normaliseWord(words[first] as string)}`];
      if (first + 1 < t && lineOf[first + 1] === line)
        values.push(
          `2:${normaliseWord(words[first] as string)} ${normaliseWord(words[first + 1] as string)}`,
        );
      if (first > 1 && words[first - 1] === ":")
        values.push(`above:${normaliseWord(words[first - 2] as string)}`);
      if (t > first + 1) later = { line, values };
      return first === t ? values.slice(1) : values;
    });
  },
};

export const lineHeader = ngrams("lhead", header);
