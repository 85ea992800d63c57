import { remembered } from "../remembered.js";
import { NO_VALUES, type NoteLayer } from "./layer.js";
import { type Sym, symbol } from "./packing/symbol.js";
import { ngrams } from "./template.js";

/** What a finding says of its tokens: of the first, of the others, and of each if it is the last. */
interface Said {
  readonly first: readonly Sym[];
  readonly inner: readonly Sym[];
  readonly only: readonly Sym[];
  readonly last: readonly Sym[];
}

function saidBy(type: string, source: string, sure: boolean): Said {
  const at = (place: "B" | "I", end: "" | "E"): readonly Sym[] => {
    const said = [`${place}${end}-${type}`, `${place}-${source.replace(/^rule:/, "")}`];
    if (sure) said.push(`${place}-${type}-sure`);
    return [...new Set(said)].map(symbol);
  };
  return { first: at("B", ""), inner: at("I", ""), only: at("B", "E"), last: at("I", "E") };
}

/** By source and then by type: rules are few. */
const MOST_SOURCES = 2000;
const surely = remembered((source) => remembered((type) => saidBy(type, source, true)), MOST_SOURCES);
const perhaps = remembered((source) => remembered((type) => saidBy(type, source, false)), MOST_SOURCES);

/** Both lists, nothing twice. */
function joined(before: readonly Sym[], more: readonly Sym[]): readonly Sym[] {
  const added = more.filter(({ text }) => !before.some((known) => known.text === text));
  return added.length === 0 ? before : [...before, ...added];
}

/** What the rules found, token by token: type with B, I or the only token, and the family that found it. */
const hits: NoteLayer = {
  kind: "note",
  name: "rule-hits",
  of(analysis, { ruleHits = [] }) {
    const { offsets, count } = analysis;
    const out = new Array<readonly Sym[]>(count).fill(NO_VALUES);
    for (const { start, end, type, source = "", score = 1 } of ruleHits) {
      const said = (score >= 0.9 ? surely : perhaps)(source)(type);
      const first = analysis.firstTokenAt(start);
      for (let t = first; t < count && (offsets[2 * t] as number) < end; t++) {
        const isLast = (offsets[2 * t + 1] as number) >= end;
        const values = t === first ? (isLast ? said.only : said.first) : isLast ? said.last : said.inner;
        const before = out[t] as readonly Sym[];
        out[t] = before === NO_VALUES ? values : joined(before, values);
      }
    }
    return out;
  },
};

/** Rules as features, on the token and its neighbours. */
export const ruleHits = ngrams("rule", hits, { window: [-1, 1] });
