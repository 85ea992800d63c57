import { type NoteLayer, perToken } from "./layer.js";
import { ngrams } from "./template.js";

const LONG = 6;

/** Tokens in the sentence: 1 to 5, or "6+" for a full sentence. */
const length: NoteLayer = {
  kind: "note",
  name: "sentence-length",
  of(analysis) {
    const counts = new Map<number, number>();
    for (const s of analysis.sentenceOf) counts.set(s, (counts.get(s) ?? 0) + 1);
    return perToken(analysis.count, (t) => {
      const count = counts.get(analysis.sentenceOf[t] as number) as number;
      return count >= LONG ? `${LONG}+` : `${count}`;
    });
  },
};

const ENUMERATION = /^\s*(?:[-*•]|\(?(?:\d{1,2}|[a-zA-Z])[.):])\s/;

/** Whether the sentence ends with a colon, and whether it starts with a mark of a list. */
const form: NoteLayer = {
  kind: "note",
  name: "sentence-shape",
  of(analysis) {
    const forms = analysis.sentences.map(({ start, end }) => {
      const text = analysis.text.slice(start, end);
      const values: string[] = [];
      if (/:\s*$/.test(text)) values.push("colon");
      if (ENUMERATION.test(text)) values.push("listed");
      return values;
    });
    return perToken(analysis.count, (t) => forms[analysis.sentenceOf[t] as number]);
  },
};

export const sentenceLength = ngrams("slen", length);
export const sentenceShape = ngrams("sshape", form);
