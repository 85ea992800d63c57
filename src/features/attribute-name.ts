import { remembered } from "../remembered.js";
import { normaliseWord } from "./clusters/normalise-word.js";
import { NONE, perToken, type ReadyLayer } from "./layer.js";
import { type Sym, symbol } from "./symbol.js";
import { ngrams } from "./template.js";

/** Notes of one place share their forms, and so the names in them. */
const MOST_NAMES = 4000;

const valuesOf = remembered((name): readonly Sym[] => {
  const words = normaliseWord(name).match(/[\p{L}#]+/gu) ?? [];
  return [symbol(words.slice(0, 4).join(" ")), symbol(`…${words.at(-1) ?? ""}`)];
}, MOST_NAMES);

/** "Referral source: Dr. Lee": every token of the value has the name, whole and by its last word. */
export const attribute: ReadyLayer = {
  kind: "note",
  name: "attribute",
  column({ text, attributes, attributeOf, count }) {
    const names = attributes.map(({ name }) => valuesOf(text.slice(name.start, name.end)));
    return perToken(count, (t) => names[attributeOf[t] as number] ?? NONE);
  },
};

const PLACES = [0, 1, 2, 3, 4].map((at): readonly Sym[] => [symbol(`${at}`)]);

/** Which token of the value it is, from 0. */
const place: ReadyLayer = {
  kind: "note",
  name: "attribute-place",
  column({ attributeOf, count }) {
    let at = 0;
    let last = -1;
    return perToken(count, (t) => {
      const a = attributeOf[t] as number;
      at = a === last ? at + 1 : 0;
      last = a;
      return a < 0 ? NONE : (PLACES[Math.min(at, 4)] as readonly Sym[]);
    });
  },
};

/** The attribute name of an attribute-value pair, on the value's tokens. */
export const attributeName = ngrams("attr", attribute);

export const attributePlace = ngrams("attrpos", place);
