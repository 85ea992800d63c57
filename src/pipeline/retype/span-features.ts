import type { Span } from "../../note.js";
import { overlapFinder } from "../../spans.js";
import type { Analysis } from "../../text/index.js";
import type { TokenRange } from "../token-range.js";
import { contextNamer } from "./context-features.js";
import { FeatureList, type Features } from "./feature-list.js";
import { type AddFew, fewValues, upTo } from "./few-values.js";
import { featurePrefix, type Namer } from "./namer.js";
import { numberNamer } from "./number-features.js";
import { ownNamer } from "./own-features.js";
import { lineHeads, type NotePlaces, placeNamer } from "./place-features.js";
import { roleNamer } from "./role-features.js";
import { TokensBeside, tokensOf } from "./span-place.js";
import { spanWords, type WordInside } from "./span-words.js";
import { wordFeatures } from "./word-features.js";

const MOST_OTHERS = 5;

/** Tells the features of every span of a note, one span after the other. The list is used again for the next. */
export type SpanDescriber<T> = (
  analysis: Analysis,
  spans: readonly Span[],
  ruleHits: readonly Span[],
  take: (features: FeatureList<T>, at: number) => void,
) => void;

interface AddRules<T> {
  readonly type: AddFew<T>;
  /** Where the rule found just this extent. */
  readonly same: AddFew<T>;
  readonly name: AddFew<T>;
}

/**
 * Everything about a span that may tell its type: its words, what stands around it at some distance, its line, section
 * and label, its neighbours of other types, and where else in the note its last word stands.
 */
export function spanDescriber<T>(namer: Namer<T>): SpanDescriber<T> {
  const words = spanWords(namer);
  const ofWord = wordFeatures(namer);
  const addOwn = ownNamer(namer, ofWord, words.none);
  const addContext = contextNamer(namer, ofWord);
  const addPlace = placeNamer(namer, ofWord);
  const addRoles = roleNamer(namer, ofWord);
  const addNumber = numberNamer(namer);
  const addMentions = upTo(namer, featurePrefix("mentions:"), 4);
  const addBefore = neighbour(namer, "before:");
  const addAfter = neighbour(namer, "after:");
  const rulesHere = rulesNamer(namer, "");
  const rulesElsewhere = rulesNamer(namer, "else-");

  const to = new FeatureList<T>();
  const elsewhere = new FeatureList<T>();

  /** Types of the spans before and after, with how near they are. */
  function addNeighbours(to: Features<T>, spans: readonly Span[], at: number): void {
    const { start, end } = spans[at] as Span;
    const left = spans[at - 1];
    const right = spans[at + 1];
    if (left) addBefore(to, left, start - left.end);
    if (right) addAfter(to, right, right.start - end);
  }

  function addRules(to: Features<T>, { start, end }: Span, hits: readonly Span[], add: AddRules<T>): void {
    for (const hit of hits) {
      (hit.start === start && hit.end === end ? add.same : add.type)(to, hit.type);
      add.name(to, hit.source ?? "");
    }
  }

  /** What is said of a mention where the others are judged. */
  function ofMention(note: NotePlaces, place: TokenRange, span: Span, hits: readonly Span[]): T[] {
    elsewhere.clear();
    addContext.elsewhere(elsewhere, note, place);
    addPlace.elsewhere(elsewhere, note, place);
    addRules(elsewhere, span, hits, rulesElsewhere);
    return elsewhere.copy();
  }

  return (analysis, spans, ruleHits, take) => {
    const note: NotePlaces = {
      analysis,
      words: words.around,
      heads: lineHeads(analysis),
      beside: new TokensBeside(analysis),
    };
    words.around.begin(analysis);
    ofWord.begin(analysis);
    const places = spans.map((span) => tokensOf(analysis, span));
    const inside = places.map(({ first, last }) => words.inside(analysis, first, last));
    const mentions = mentionsByWord(inside);
    const hits = spans.map(overlapFinder(ruleHits));
    const described = new Array<readonly T[] | undefined>(spans.length);
    for (let at = 0; at < spans.length; at++) {
      const span = spans[at] as Span;
      to.clear();
      const place = places[at] as TokenRange;
      addOwn(to, note, span, place, inside[at] as WordInside<T>[]);
      addContext.here(to, note, place);
      addPlace.here(to, note, place);
      addRoles(to, note, place);
      addNumber(to, analysis, span);
      addNeighbours(to, spans, at);
      addRules(to, span, hits[at] as readonly Span[], rulesHere);
      const others = othersOf(mentions.get(inside[at]?.at(-1)?.key ?? ""), at);
      addMentions(to, others.length);
      const from = to.count;
      for (const other of others) {
        described[other] ??= ofMention(
          note,
          places[other] as TokenRange,
          spans[other] as Span,
          hits[other] as readonly Span[],
        );
        for (const feature of described[other]) to.pushOnce(feature, from);
      }
      take(to, at);
    }
  };
}

/** The type of a neighbour and how near it is. */
function neighbour<T>(
  namer: Namer<T>,
  beginning: string,
): (to: Features<T>, other: Span, distance: number) => void {
  const touching = fewValues(namer, featurePrefix(beginning), ":touching");
  const near = fewValues(namer, featurePrefix(beginning), ":near");
  const far = fewValues(namer, featurePrefix(beginning), ":far");
  return (to, { type }, distance) => (distance < 4 ? touching : distance < 30 ? near : far)(to, type);
}

function rulesNamer<T>(namer: Namer<T>, beginning: string): AddRules<T> {
  return {
    type: fewValues(namer, featurePrefix(`${beginning}rule:`)),
    same: fewValues(namer, featurePrefix(`${beginning}rule:`), "="),
    name: fewValues(namer, featurePrefix(`${beginning}rule-name:`)),
  };
}

/** The features of all spans of a note, as lists of their own. */
export function describedBy<T>(
  describe: SpanDescriber<T>,
  analysis: Analysis,
  spans: readonly Span[],
  ruleHits: readonly Span[],
): T[][] {
  const lists: T[][] = [];
  describe(analysis, spans, ruleHits, (features) => lists.push(features.copy()));
  return lists;
}

/** Spans (by index) whose names hold the same word. */
function mentionsByWord(inside: readonly (readonly WordInside<unknown>[])[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (let at = 0; at < inside.length; at++)
    for (const { key } of inside[at] as readonly WordInside<unknown>[]) {
      if (key === undefined) continue;
      const list = found.get(key);
      if (list === undefined) found.set(key, [at]);
      else if (list[list.length - 1] !== at) list.push(at);
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
