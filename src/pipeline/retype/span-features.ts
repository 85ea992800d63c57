import { normaliseWord } from "../../features/clusters/normalise-word.js";
import type { Span } from "../../note.js";
import { overlapFinder } from "../../spans.js";
import type { Analysis } from "../../text/analysis.js";
import { type Kind, kind, NAMES, type Namer } from "./namer.js";
import { addNumber } from "./number-features.js";
import { lineHeads, type NotePlaces, placeNamer } from "./place-features.js";
import { addRoles } from "./role-features.js";
import { nextBeside, type Place, placeOf } from "./span-place.js";
import { spanWords, type WordAround, type WordInside } from "./span-words.js";

const BAG_LEFT = 9;
const BAG_RIGHT = 6;
const NEAR = 3;
const MOST_OTHERS = 5;

const own = kind("own:");
const shape = kind("shape:");
const size = kind("size:");
const length = kind("length:");
const head = kind("head:");
const tail = kind("tail:");
const headClass = kind("head-class:");
const tailClass = kind("tail-class:");
const tailEnd = kind("tail-end:");
const headBegin = kind("head-begin:");
const [L1, L2, L3, R1, R2, LR] = ["L1:", "L2:", "L3:", "R1:", "R2:", "LR:"].map(kind) as [
  Kind,
  Kind,
  Kind,
  Kind,
  Kind,
  Kind,
];
const ELSE_L1 = kind("else-L1:");
const ELSE_L2 = kind("else-L2:");
const ELSE_R1 = kind("else-R1:");
const ELSE_NEAR = kind("else-LBnear:");
const before = kind("before:");
const after = kind("after:");
const rule = kind("rule:");
const ruleName = kind("rule-name:");
const ELSE_RULE = kind("else-rule:");
const ELSE_RULE_NAME = kind("else-rule-name:");
const mentionCount = kind("mentions:");
/** The word beyond the beginning or the end of the note. */
const NONE = "undefined";

/** The features of every span of a note. */
export type SpanDescriber<T> = (
  analysis: Analysis,
  spans: readonly Span[],
  ruleHits: readonly Span[],
) => T[][];

/**
 * Everything about a span that may tell its type: its words, what stands around it at some distance, its line, section
 * and label, its neighbours of other types, and where else in the note its last word stands.
 */
export function spanDescriber<T>(namer: Namer<T>): SpanDescriber<T> {
  const words = spanWords(namer);
  const addPlace = placeNamer(namer);

  function addOwn(to: T[], text: string, inside: readonly WordInside<T>[]): void {
    const first = inside[0] ?? words.none;
    const last = inside.at(-1) ?? words.none;
    namer.add(to, own, normaliseWord(text).replace(/\s+/g, " ").slice(0, 60));
    namer.add(
      to,
      shape,
      inside
        .map((word) => word.shape)
        .join(" ")
        .slice(0, 40),
    );
    namer.add(to, size, String(Math.min(6, inside.length)));
    namer.add(to, length, String(Math.min(12, text.length)));
    namer.add(to, head, first.normal);
    namer.add(to, tail, last.normal);
    namer.add(to, headClass, first.classes);
    namer.add(to, tailClass, last.classes);
    namer.add(to, tailEnd, last.normal.slice(-3));
    namer.add(to, headBegin, first.normal.slice(0, 3));
    for (const { anywhere } of inside) for (const feature of anywhere) to.push(feature);
  }

  function addContext(to: T[], { analysis, around }: NotePlaces<T>, { first, last }: Place): void {
    const normalAt = (t: number): string => around[t]?.normal ?? NONE;
    const left = nextBeside(analysis, first, -1);
    const left2 = nextBeside(analysis, left, -1);
    const right = nextBeside(analysis, last - 1, 1);
    const [l1, l2, r1] = [normalAt(left), normalAt(left2), normalAt(right)];
    namer.add(to, L1, l1);
    namer.add(to, L2, l2, " ", l1);
    namer.add(to, L3, normalAt(nextBeside(analysis, left2, -1)), " ", l2, " ", l1);
    namer.add(to, R1, r1);
    namer.add(to, R2, r1, " ", normalAt(nextBeside(analysis, right, 1)));
    namer.add(to, LR, l1, " ", r1);
    for (let n = 0, t = left; n < BAG_LEFT && t >= 0; n++, t = nextBeside(analysis, t, -1)) {
      const word = around[t] as WordAround<T>;
      if (word.left !== undefined) to.push(word.left);
      const feature = n < NEAR ? word.leftNear : word.leftFar;
      if (feature !== undefined) to.push(feature);
    }
    for (let n = 0, t = right; n < BAG_RIGHT && t < analysis.count; n++, t = nextBeside(analysis, t, 1)) {
      const feature = (around[t] as WordAround<T>).right;
      if (feature !== undefined) to.push(feature);
    }
  }

  /** Types of the spans before and after, with how near they are. */
  function addNeighbours(to: T[], spans: readonly Span[], at: number): void {
    const { start, end } = spans[at] as Span;
    const add = (side: Kind, other: Span | undefined, distance: number): void => {
      if (other === undefined) return;
      namer.add(to, side, other.type, distance < 4 ? ":touching" : distance < 30 ? ":near" : ":far");
    };
    const left = spans[at - 1];
    const right = spans[at + 1];
    add(before, left, start - (left?.end ?? 0));
    add(after, right, (right?.start ?? 0) - end);
  }

  function addRules(to: T[], span: Span, hits: readonly Span[], type: Kind, name: Kind): void {
    for (const hit of hits) {
      namer.add(to, type, hit.type, hit.start === span.start && hit.end === span.end ? "=" : "");
      namer.add(to, name, hit.source ?? "");
    }
  }

  /** What is said of a mention where the others are judged. */
  function ofMention(note: NotePlaces<T>, place: Place, span: Span, hits: readonly Span[]): T[] {
    const { analysis, around } = note;
    const features: T[] = [];
    const left = nextBeside(analysis, place.first, -1);
    const left2 = nextBeside(analysis, left, -1);
    const l1 = around[left]?.normal ?? NONE;
    namer.add(features, ELSE_L1, l1);
    namer.add(features, ELSE_L2, around[left2]?.normal ?? NONE, " ", l1);
    namer.add(features, ELSE_R1, around[nextBeside(analysis, place.last - 1, 1)]?.normal ?? NONE);
    for (let n = 0, t = left; n < NEAR && t >= 0; n++, t = nextBeside(analysis, t, -1))
      namer.add(features, ELSE_NEAR, (around[t] as WordAround<T>).normal);
    addPlace.elsewhere(features, note, place);
    addRules(features, span, hits, ELSE_RULE, ELSE_RULE_NAME);
    return features;
  }

  return (analysis, spans, ruleHits) => {
    const note = { analysis, around: words.around(analysis), heads: lineHeads(analysis) };
    const places = spans.map((span) => placeOf(analysis, span));
    const inside = places.map(({ first, last }) => words.inside(analysis, first, last));
    const mentions = mentionsByWord(inside);
    const hits = spans.map(overlapFinder(ruleHits));
    const described = new Array<readonly T[] | undefined>(spans.length);
    return spans.map((span, at) => {
      const to: T[] = [];
      const place = places[at] as Place;
      addOwn(to, analysis.text.slice(span.start, span.end), inside[at] as WordInside<T>[]);
      addContext(to, note, place);
      addPlace.here(to, note, place);
      addRoles(namer, to, analysis, note.around, place);
      addNumber(namer, to, analysis, span);
      addNeighbours(to, spans, at);
      addRules(to, span, hits[at] as readonly Span[], rule, ruleName);
      const others = othersOf(mentions.get(inside[at]?.at(-1)?.key ?? ""), at);
      namer.add(to, mentionCount, String(Math.min(4, others.length)));
      const from = to.length;
      for (const other of others) {
        described[other] ??= ofMention(
          note,
          places[other] as Place,
          spans[other] as Span,
          hits[other] as readonly Span[],
        );
        for (const feature of described[other]) if (!to.includes(feature, from)) to.push(feature);
      }
      return to;
    });
  };
}

/** The features by name, for training. */
export const spanFeatures: SpanDescriber<string> = (analysis, spans, ruleHits) =>
  spanDescriber(NAMES)(analysis, spans, ruleHits);

/** Spans (by index) whose names hold the same word. */
function mentionsByWord(inside: readonly (readonly WordInside<unknown>[])[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [at, words] of inside.entries())
    for (const { key } of words) {
      if (key === undefined) continue;
      const list = found.get(key);
      if (list === undefined) found.set(key, [at]);
      else if (list.at(-1) !== at) list.push(at);
    }
  return found;
}

/** The first few other mentions. A name may stand in a long note ten thousand times. */
function othersOf(mentions: readonly number[] | undefined, at: number): number[] {
  const others: number[] = [];
  for (let n = 0; mentions !== undefined && n < mentions.length && others.length < MOST_OTHERS; n++)
    if (mentions[n] !== at) others.push(mentions[n] as number);
  return others;
}
