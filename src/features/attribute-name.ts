import { remembered } from "../remembered.js";
import type { AttributeValue } from "../text/index.js";
import { normaliseWord } from "./clusters/normalise-word.js";
import { NO_VALUES, type NoteLayer, perToken } from "./layer.js";
import { type Sym, symbol } from "./packing/symbol.js";
import { ngrams } from "./template.js";

/** Notes of one place share their forms, and so the names in them. */
const MOST_NAMES = 4000;

const WORD = /[\p{L}#]+/gu;

/** The whole name and its last word. */
function textsOf(name: string): readonly [string, string] {
  const words = normaliseWord(name).match(WORD) ?? [];
  return [words.slice(0, 4).join(" "), `…${words.at(-1) ?? ""}`];
}

/** The same as hashes, half by half. */
const halvesOf = remembered((name) => {
  const [{ high, low }, last] = textsOf(name).map(symbol) as [Sym, Sym];
  return { high, low, lastHigh: last.high, lastLow: last.low };
}, MOST_NAMES);

/** "Referral source: Dr. Lee": every token of the value has the name, whole and by its last word. */
export const attribute: NoteLayer = {
  kind: "note",
  name: "attribute",
  of({ text, attributes, attributeOf, count }) {
    const lists = new Int32Array(count);
    for (let t = 0; t < count; t++) lists[t] = (attributeOf[t] as number) + 1;
    const halves = new Int32Array(4 * attributes.length);
    const starts = new Int32Array(attributes.length + 2); // the first list is that of no attribute
    const nameAt = (a: number): string => {
      const { name } = attributes[a] as AttributeValue;
      return text.slice(name.start, name.end);
    };
    for (let a = 0; a < attributes.length; a++) {
      const { high, low, lastHigh, lastLow } = halvesOf(nameAt(a));
      halves[4 * a] = high;
      halves[4 * a + 1] = low;
      halves[4 * a + 2] = lastHigh;
      halves[4 * a + 3] = lastLow;
      starts[a + 2] = 2 * (a + 1);
    }
    return { lists, shift: 0, starts, halves, textOf: (n) => textsOf(nameAt(n >> 1))[n & 1] as string };
  },
};

const PLACES = [0, 1, 2, 3, 4].map((at): readonly Sym[] => [symbol(`${at}`)]);

/** Which token of the value it is, from 0. */
const place: NoteLayer = {
  kind: "note",
  name: "attribute-place",
  of({ attributeOf, count }) {
    let at = 0;
    let last = -1;
    return perToken(count, (t) => {
      const a = attributeOf[t] as number;
      at = a === last ? at + 1 : 0;
      last = a;
      return a < 0 ? NO_VALUES : (PLACES[Math.min(at, 4)] as readonly Sym[]);
    });
  },
};

/** The attribute name of an attribute-value pair, on the value's tokens. */
export const attributeName = ngrams("attr", attribute);

export const attributePlace = ngrams("attrpos", place);
