import { type NoteLayer, perToken } from "./layer.js";
import { ngrams } from "./template.js";

/** What the rules found, token by token: type with B, I or the only token, and the family that found it. */
const hits: NoteLayer = {
  kind: "note",
  name: "rule-hits",
  of(analysis, { ruleHits = [] }) {
    const values: (string[] | undefined)[] = perToken(analysis.count, () => undefined);
    for (const { start, end, type, source = "", score = 1 } of ruleHits) {
      const first = analysis.firstTokenAt(start);
      for (let t = first; t < analysis.count && analysis.start(t) < end; t++) {
        const place = t === first ? "B" : "I";
        const last = analysis.end(t) >= end ? "E" : "";
        const list = values[t] ?? [];
        values[t] = list;
        const said = [`${place}${last}-${type}`, `${place}-${source.replace(/^rule:/, "")}`];
        if (score >= 0.9) said.push(`${place}-${type}-sure`);
        for (const value of said) if (!list.includes(value)) list.push(value);
      }
    }
    return values;
  },
};

/** Rules as features, on the token and its neighbours. */
export const ruleHits = ngrams("rule", hits, { window: [-1, 1] });
