import type { NoteLayer } from "./layer.js";
import { type Sym, symbol } from "./packing/symbol.js";
import { ngrams } from "./template.js";

const TOP = 3;
const IN_LINE = ["begins-line", "ends-line", "alone-in-line"] as const;
const INSIDE = 3;

/** What can be said of a place, made when it is first wanted: there are few. */
const SAID = new Map<number, readonly Sym[]>();

/** `fromTop` is the line's number if it is one of the first three, 3 on those up to the tenth, 4 below. */
function said(fromTop: number, atBottom: boolean, tenth: number, inLine: number): readonly Sym[] {
  const key = ((tenth * 8 + fromTop) * 2 + (atBottom ? 1 : 0)) * 4 + inLine;
  let values = SAID.get(key);
  if (values === undefined) {
    const names: string[] = [];
    if (fromTop < TOP) names.push(`line-${fromTop}`);
    else if (fromTop === TOP) names.push("top");
    if (atBottom) names.push("bottom");
    names.push(`tenth-${tenth}`);
    if (inLine !== INSIDE) names.push(IN_LINE[inLine] as string);
    values = names.map(symbol);
    SAID.set(key, values);
  }
  return values;
}

/** Where the token stands: in the first or last lines of the note, first in its line, alone in it. */
const position: NoteLayer = {
  kind: "note",
  name: "position",
  of({ lineOf, count }) {
    const lines = count === 0 ? 0 : (lineOf[count - 1] as number) + 1;
    const out = new Array<readonly Sym[]>(count);
    for (let first = 0, next = 0; first < count; first = next) {
      const line = lineOf[first] as number;
      while (next < count && lineOf[next] === line) next++;
      const fromTop = line < TOP ? line : line < 10 ? TOP : TOP + 1;
      const atBottom = line >= lines - 3;
      let inside: readonly Sym[] | undefined;
      let lastTenth = -1;
      for (let t = first; t < next; t++) {
        const tenth = Math.floor((10 * t) / count);
        if (t > first && t < next - 1) {
          if (inside === undefined || tenth !== lastTenth) inside = said(fromTop, atBottom, tenth, INSIDE);
          lastTenth = tenth;
          out[t] = inside;
        } else out[t] = said(fromTop, atBottom, tenth, first === next - 1 ? 2 : t === first ? 0 : 1);
      }
    }
    return out;
  },
};

export const notePosition = ngrams("pos-in-note", position);
