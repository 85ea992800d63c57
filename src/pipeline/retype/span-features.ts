import { normaliseWord } from "../../features/clusters/normalise-word.js";
import { collapsedShape } from "../../features/shape.js";
import { LEXICON_CLASSES, wordClasses } from "../../lexicon/index.js";
import type { Span } from "../../note.js";
import { overlapFinder } from "../../spans.js";
import type { Analysis } from "../../text/analysis.js";
import { numberFeatures } from "./number-features.js";
import { roleFeatures } from "./role-features.js";
import { type Place, placeOf, wordsAfter, wordsBefore } from "./span-place.js";

const BAG_LEFT = 9;
const BAG_RIGHT = 6;
const MOST_OTHERS = 5;

function classesOf(word: string): string {
  const mask = wordClasses(word);
  return LEXICON_CLASSES.filter((_, bit) => (mask >>> bit) & 1).join("+");
}

/**
 * Everything about a span that may tell its type: its words, what stands around it at some distance, its line, section
 * and label, its neighbours of other types, and where else in the note its last word stands.
 */
export function spanFeatures(
  analysis: Analysis,
  spans: readonly Span[],
  ruleHits: readonly Span[],
): string[][] {
  const places = spans.map((span) => placeOf(analysis, span));
  const mentions = mentionsByWord(analysis, spans, places);
  const heads = lineHeads(analysis);
  const hitsOf = overlapFinder(ruleHits);
  return spans.map((span, at) => {
    const place = places[at] as Place;
    return [
      ...ownFeatures(analysis, span, place),
      ...contextFeatures(analysis, place, ""),
      ...placeFeatures(analysis, place, heads),
      ...roleFeatures(analysis, place),
      ...numberFeatures(analysis, span),
      ...neighbourFeatures(spans, at),
      ...ruleFeatures(span, hitsOf(span)),
      ...otherMentions(analysis, at, spans, places, mentions, heads, hitsOf),
    ];
  });
}

function ownFeatures(analysis: Analysis, span: Span, { first, last }: Place): string[] {
  const words = analysis.words.slice(first, last);
  const [head = ""] = words;
  const tail = words.at(-1) ?? "";
  const text = analysis.text.slice(span.start, span.end);
  const features = [
    `own:${normaliseWord(text).replace(/\s+/g, " ").slice(0, 60)}`,
    `shape:${words
      .map((word) => collapsedShape.of(word))
      .join(" ")
      .slice(0, 40)}`,
    `size:${Math.min(6, words.length)}`,
    `length:${Math.min(12, text.length)}`,
    `head:${normaliseWord(head)}`,
    `tail:${normaliseWord(tail)}`,
    `head-class:${classesOf(head)}`,
    `tail-class:${classesOf(tail)}`,
    `tail-end:${normaliseWord(tail).slice(-3)}`,
    `head-begin:${normaliseWord(head).slice(0, 3)}`,
  ];
  for (const word of words) {
    features.push(`word:${normaliseWord(word)}`);
    for (const name of classesOf(word).split("+")) features.push(`class:${name}`);
  }
  return features;
}

function contextFeatures(analysis: Analysis, place: Place, prefix: string): string[] {
  const left = wordsBefore(analysis, place, BAG_LEFT);
  const right = wordsAfter(analysis, place, BAG_RIGHT);
  const features = [
    `${prefix}L1:${left[0]}`,
    `${prefix}L2:${left[1]} ${left[0]}`,
    `${prefix}L3:${left[2]} ${left[1]} ${left[0]}`,
    `${prefix}R1:${right[0]}`,
    `${prefix}R2:${right[0]} ${right[1]}`,
    `${prefix}LR:${left[0]} ${right[0]}`,
  ];
  for (const [n, word] of left.entries())
    features.push(`${prefix}LB:${word}`, `${prefix}LB${n < 3 ? "near" : "far"}:${word}`);
  for (const word of right) features.push(`${prefix}RB:${word}`);
  return features;
}

/** For each line its first token: looked up by every span, found once. */
function lineHeads({ lineOf, count }: Analysis): Int32Array {
  const heads = new Int32Array(count === 0 ? 0 : (lineOf[count - 1] as number) + 1);
  for (let t = count - 1; t >= 0; t--) heads[lineOf[t] as number] = t;
  return heads;
}

function placeFeatures(analysis: Analysis, { first, last }: Place, heads: Int32Array): string[] {
  const { lineOf, sectionOf, sections, attributeOf, attributes, words, count, text } = analysis;
  const line = lineOf[first] as number;
  const lines = count === 0 ? 0 : (lineOf[count - 1] as number) + 1;
  const features = [
    `line:${line < 6 ? line : line >= lines - 4 ? `end-${lines - line}` : "middle"}`,
    `section:${sections[sectionOf[first] as number]?.name ?? "unknown"}`,
    `starts-line:${first === 0 || lineOf[first - 1] !== line}`,
    `ends-line:${last >= count || lineOf[last] !== line}`,
  ];
  const pair = attributes[attributeOf[first] as number];
  if (pair) {
    const name = normaliseWord(text.slice(pair.name.start, pair.name.end)).slice(0, 30);
    features.push(`label:${name}`);
    for (const word of name.match(/\p{L}+/gu) ?? []) features.push(`label-word:${word}`);
  }
  const head = heads[line] as number;
  if (head < first) features.push(`line-head:${normaliseWord(words[head] as string)}`);
  return features;
}

/** Types of the spans before and after, with how near they are. */
function neighbourFeatures(spans: readonly Span[], at: number): string[] {
  const here = spans[at] as Span;
  const features: string[] = [];
  for (const [side, other] of [
    ["before", spans[at - 1]],
    ["after", spans[at + 1]],
  ] as const) {
    if (other === undefined) continue;
    const distance = side === "before" ? here.start - other.end : other.start - here.end;
    features.push(`${side}:${other.type}:${distance < 4 ? "touching" : distance < 30 ? "near" : "far"}`);
  }
  return features;
}

type HitsOf = (span: Span) => readonly Span[];

function ruleFeatures(span: Span, hits: readonly Span[]): string[] {
  return hits.flatMap(({ start, end, type, source = "" }) => [
    `rule:${type}${start === span.start && end === span.end ? "=" : ""}`,
    `rule-name:${source}`,
  ]);
}

const keyOf = (analysis: Analysis, { last }: Place): string => (analysis.words[last - 1] ?? "").toLowerCase();

/** Spans (by index) whose names end with the same word, or hold it. */
function mentionsByWord(
  analysis: Analysis,
  spans: readonly Span[],
  places: readonly Place[],
): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [at] of spans.entries()) {
    const { first, last } = places[at] as Place;
    for (const word of new Set(analysis.words.slice(first, last).map((word) => word.toLowerCase()))) {
      if (!/^\p{L}{3}/u.test(word)) continue;
      const list = found.get(word);
      if (list === undefined) found.set(word, [at]);
      else list.push(at);
    }
  }
  return found;
}

/** What stands around the other mentions of the name, and how many there are. */
function otherMentions(
  analysis: Analysis,
  at: number,
  spans: readonly Span[],
  places: readonly Place[],
  mentions: ReadonlyMap<string, readonly number[]>,
  heads: Int32Array,
  hitsOf: HitsOf,
): string[] {
  // One more than is wanted, since it may be among them: a name may stand in a long note ten thousand times.
  const near = (mentions.get(keyOf(analysis, places[at] as Place)) ?? []).slice(0, MOST_OTHERS + 1);
  const others = near.filter((other) => other !== at).slice(0, MOST_OTHERS);
  const features = new Set([`mentions:${Math.min(4, others.length)}`]);
  for (const other of others) {
    const place = places[other] as Place;
    for (const feature of contextFeatures(analysis, place, "else-"))
      if (/^else-(?:L1|L2|R1|LBnear)/.test(feature)) features.add(feature);
    for (const feature of placeFeatures(analysis, place, heads))
      if (/^(?:label|line)/.test(feature)) features.add(`else-${feature}`);
    const span = spans[other] as Span;
    for (const feature of ruleFeatures(span, hitsOf(span))) features.add(`else-${feature}`);
  }
  return [...features];
}
