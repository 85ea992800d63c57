import { normaliseWord } from "../../features/clusters/index.js";
import { remembered } from "../../remembered.js";
import type { Analysis } from "../../text/index.js";
import type { TokenRange } from "../token-range.js";
import type { Features } from "./feature-list.js";
import { fewPlaces, fewValues } from "./few-values.js";
import { type FeaturePrefix, featurePrefix, type Namer } from "./namer.js";
import type { TokensBeside } from "./span-place.js";
import type { WordsAround } from "./span-words.js";
import { type WordFeatures, type WordPrefix, wordPrefix } from "./word-features.js";

const kinds = (prefix: string) => ({
  line: featurePrefix(`${prefix}line:`),
  label: featurePrefix(`${prefix}label:`),
  labelWord: featurePrefix(`${prefix}label-word:`),
  lineHead: wordPrefix(`${prefix}line-head:`),
});
const HERE = kinds("");
const ELSEWHERE = kinds("else-");
const SECTION = featurePrefix("section:");
const STARTS_LINE = featurePrefix("starts-line:");
const ENDS_LINE = featurePrefix("ends-line:");
/** The first lines of a note, its middle, and the last ones counted from its end. */
const LINES = "0 1 2 3 4 5 middle end-1 end-2 end-3 end-4".split(" ");
const FIRST_LINES = 6;
const LAST_LINES = 4;
const LONGEST_LABEL = 30;
const MOST_LABELS = 5_000;

/** For each line its first token: looked up by every span, found once. */
export function lineHeads({ lineOf, count }: Analysis): Int32Array {
  const heads = new Int32Array(count === 0 ? 0 : (lineOf[count - 1] as number) + 1);
  for (let t = count - 1; t >= 0; t--) heads[lineOf[t] as number] = t;
  return heads;
}

/** A note and what all its spans ask of it. */
export interface NotePlaces {
  readonly analysis: Analysis;
  readonly words: WordsAround;
  readonly heads: Int32Array;
  readonly beside: TokensBeside;
}

type AddPlace<T> = (to: Features<T>, note: NotePlaces, place: TokenRange) => void;

/** Line, section and label of a place; of another mention's place the line and label. */
export function placeNamer<T>(
  namer: Namer<T>,
  ofWord: WordFeatures<T>,
): { here: AddPlace<T>; elsewhere: AddPlace<T> } {
  const labels = (label: FeaturePrefix, word: FeaturePrefix): ((name: string) => readonly T[]) =>
    remembered((written) => {
      const found: T[] = [];
      const name = normaliseWord(written).slice(0, LONGEST_LABEL);
      namer.add(found, label, name);
      for (const part of name.match(/\p{L}+/gu) ?? []) namer.add(found, word, part);
      return found;
    }, MOST_LABELS);
  const here = {
    addLine: fewPlaces(namer, HERE.line, LINES),
    labels: labels(HERE.label, HERE.labelWord),
  };
  const elsewhere = {
    addLine: fewPlaces(namer, ELSEWHERE.line, LINES),
    labels: labels(ELSEWHERE.label, ELSEWHERE.labelWord),
  };
  const addSection = fewValues(namer, SECTION);
  const addStart = fewPlaces(namer, STARTS_LINE, ["false", "true"]);
  const addEnd = fewPlaces(namer, ENDS_LINE, ["false", "true"]);

  const addLabel = (
    to: Features<T>,
    { analysis }: NotePlaces,
    first: number,
    of: typeof here.labels,
  ): void => {
    const pair = analysis.attributes[analysis.attributeOf[first] as number];
    if (pair) for (const feature of of(analysis.text.slice(pair.name.start, pair.name.end))) to.push(feature);
  };
  const addHead = (to: Features<T>, note: NotePlaces, line: number, first: number, as: WordPrefix): void => {
    const head = note.heads[line] as number;
    if (head < first) ofWord.add(to, as, head);
  };
  return {
    here(to, note, { first, last }) {
      const { lineOf, sectionOf, sections, count } = note.analysis;
      const line = lineOf[first] as number;
      here.addLine(to, placeOfLine(line, note.heads.length));
      addSection(to, sections[sectionOf[first] as number]?.name ?? "unknown");
      addStart(to, first === 0 || lineOf[first - 1] !== line ? 1 : 0);
      addEnd(to, last >= count || lineOf[last] !== line ? 1 : 0);
      addLabel(to, note, first, here.labels);
      addHead(to, note, line, first, HERE.lineHead);
    },
    elsewhere(to, note, { first }) {
      const line = note.analysis.lineOf[first] as number;
      elsewhere.addLine(to, placeOfLine(line, note.heads.length));
      addLabel(to, note, first, elsewhere.labels);
      addHead(to, note, line, first, ELSEWHERE.lineHead);
    },
  };
}

function placeOfLine(line: number, lines: number): number {
  if (line < FIRST_LINES) return line;
  if (line < lines - LAST_LINES) return FIRST_LINES;
  return FIRST_LINES + lines - line;
}
