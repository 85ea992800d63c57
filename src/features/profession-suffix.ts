import type { WordLayer } from "./layer.js";
import { ngrams } from "./template.js";

const SUFFIX = /(ist|ian|man|men|woman|women|er|or|ess|keeper|maker|smith|worker|tech|hand)s?$/i;

/** Endings of names of professions: -ist, -ian, -man as paper 000 has them, and those we add. */
const suffix: WordLayer = {
  kind: "word",
  name: "profession-suffix",
  few: true,
  language: "en",
  of: (text) => (text.length > 4 ? SUFFIX.exec(text)?.[1]?.toLowerCase() : undefined),
};

export const professionSuffix = ngrams("prof", suffix, { window: [-1, 1] });
