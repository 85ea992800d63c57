import { normaliseWord } from "./clusters/normalise-word.js";
import { type NoteLayer, perToken } from "./layer.js";
import { ngrams } from "./template.js";

/** "Referral source: Dr. Lee": every token of the value has the name, whole and by its last word. */
export const attribute: NoteLayer = {
  kind: "note",
  name: "attribute",
  of(analysis) {
    const names = analysis.attributes.map(({ name }) => {
      const words = normaliseWord(analysis.text.slice(name.start, name.end)).match(/[\p{L}#]+/gu) ?? [];
      return [words.slice(0, 4).join(" "), `…${words.at(-1) ?? ""}`];
    });
    return perToken(analysis.count, (t) => names[analysis.attributeOf[t] as number]);
  },
};

/** Which token of the value it is, from 0. */
const place: NoteLayer = {
  kind: "note",
  name: "attribute-place",
  of(analysis) {
    let at = 0;
    let last = -1;
    return perToken(analysis.count, (t) => {
      const a = analysis.attributeOf[t] as number;
      at = a === last ? at + 1 : 0;
      last = a;
      return a < 0 ? undefined : `${Math.min(at, 4)}`;
    });
  },
};

/** The attribute name of an attribute-value pair, on the value's tokens. */
export const attributeName = ngrams("attr", attribute);

export const attributePlace = ngrams("attrpos", place);
