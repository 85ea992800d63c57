import { type NoteLayer, perToken } from "./layer.js";
import { ngrams } from "./template.js";

/** Where the token stands: in the first or last lines of the note, first in its line, alone in it. */
const position: NoteLayer = {
  kind: "note",
  name: "position",
  of(analysis) {
    const { lineOf, count } = analysis;
    const lines = count === 0 ? 0 : (lineOf[count - 1] as number) + 1;
    let inside = { line: -1, tenth: -1, values: [] as string[] }; // tokens inside a line share their values
    return perToken(count, (t) => {
      const line = lineOf[t] as number;
      const tenth = Math.floor((10 * t) / count);
      const first = t === 0 || lineOf[t - 1] !== line;
      const last = t === count - 1 || lineOf[t + 1] !== line;
      if (!first && !last && inside.line === line && inside.tenth === tenth) return inside.values;
      const values: string[] = [];
      if (line < 3) values.push(`line-${line}`);
      else if (line < 10) values.push("top");
      if (line >= lines - 3) values.push("bottom");
      values.push(`tenth-${tenth}`);
      if (first) values.push(last ? "alone-in-line" : "begins-line");
      else if (last) values.push("ends-line");
      else inside = { line, tenth, values };
      return values;
    });
  },
};

export const notePosition = ngrams("pos-in-note", position);
