import { normaliseWord } from "../../features/clusters/normalise-word.js";
import { remembered } from "../../remembered.js";
import type { Analysis } from "../../text/analysis.js";
import { type Kind, kind, type Namer } from "./namer.js";
import type { Place } from "./span-place.js";
import type { WordAround } from "./span-words.js";

const kinds = (prefix: string) => ({
  line: kind(`${prefix}line:`),
  label: kind(`${prefix}label:`),
  labelWord: kind(`${prefix}label-word:`),
  lineHead: kind(`${prefix}line-head:`),
});
const HERE = kinds("");
const ELSEWHERE = kinds("else-");
const SECTION = kind("section:");
const STARTS_LINE = kind("starts-line:");
const ENDS_LINE = kind("ends-line:");
const LONGEST_LABEL = 30;
const MOST_LABELS = 5_000;

/** For each line its first token: looked up by every span, found once. */
export function lineHeads({ lineOf, count }: Analysis): Int32Array {
  const heads = new Int32Array(count === 0 ? 0 : (lineOf[count - 1] as number) + 1);
  for (let t = count - 1; t >= 0; t--) heads[lineOf[t] as number] = t;
  return heads;
}

export interface NotePlaces<T> {
  readonly analysis: Analysis;
  readonly around: readonly WordAround<T>[];
  readonly heads: Int32Array;
}

type AddPlace<T> = (to: T[], note: NotePlaces<T>, place: Place) => void;

/** Line, section and label of a place; of another mention's place the line and label. */
export function placeNamer<T>(namer: Namer<T>): { here: AddPlace<T>; elsewhere: AddPlace<T> } {
  const labels = (label: Kind, word: Kind): ((name: string) => readonly T[]) =>
    remembered((written) => {
      const found: T[] = [];
      const name = normaliseWord(written).slice(0, LONGEST_LABEL);
      namer.add(found, label, name);
      for (const part of name.match(/\p{L}+/gu) ?? []) namer.add(found, word, part);
      return found;
    }, MOST_LABELS);
  const labelsHere = labels(HERE.label, HERE.labelWord);
  const labelsElsewhere = labels(ELSEWHERE.label, ELSEWHERE.labelWord);
  const addLine = (to: T[], { heads }: NotePlaces<T>, line: number, as: Kind): void => {
    if (line < 6) namer.add(to, as, String(line));
    else if (line < heads.length - 4) namer.add(to, as, "middle");
    else namer.add(to, as, "end-", String(heads.length - line));
  };
  const addLabel = (to: T[], { analysis }: NotePlaces<T>, first: number, of: typeof labelsHere): void => {
    const pair = analysis.attributes[analysis.attributeOf[first] as number];
    if (pair) for (const feature of of(analysis.text.slice(pair.name.start, pair.name.end))) to.push(feature);
  };
  const addHead = (
    to: T[],
    { heads, around }: NotePlaces<T>,
    line: number,
    first: number,
    as: Kind,
  ): void => {
    const head = heads[line] as number;
    if (head < first) namer.add(to, as, (around[head] as WordAround<T>).normal);
  };
  return {
    here(to, note, { first, last }) {
      const { lineOf, sectionOf, sections, count } = note.analysis;
      const line = lineOf[first] as number;
      addLine(to, note, line, HERE.line);
      namer.add(to, SECTION, sections[sectionOf[first] as number]?.name ?? "unknown");
      namer.add(to, STARTS_LINE, String(first === 0 || lineOf[first - 1] !== line));
      namer.add(to, ENDS_LINE, String(last >= count || lineOf[last] !== line));
      addLabel(to, note, first, labelsHere);
      addHead(to, note, line, first, HERE.lineHead);
    },
    elsewhere(to, note, { first }) {
      const line = note.analysis.lineOf[first] as number;
      addLine(to, note, line, ELSEWHERE.line);
      addLabel(to, note, first, labelsElsewhere);
      addHead(to, note, line, first, ELSEWHERE.lineHead);
    },
  };
}
