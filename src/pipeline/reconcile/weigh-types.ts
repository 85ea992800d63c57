import { categoryOf } from "../../schema/index.js";
import { letterCase, SMALL } from "../../text/index.js";
import { surfaceOf } from "../span-step.js";
import type { NoteView, Step } from "../step.js";
import { changed, type TracedSpan } from "../traced-span.js";
import { signOf } from "./high-precision.js";

/** No single mention may rule a type out altogether. */
const LEAST = 0.02;
const BY = "reconcile:weigh-types";
const WHY = "all mentions of the name together are likeliest of this type";

/**
 * The mentions of one name are one person or place. What their finders think of each is added up, as logarithms, and
 * all get the type that is likeliest together. "Okafor" goes with "Ngozi Okafor"; a mention with a title, degree or
 * label of its own keeps its type and counts in full.
 */
export const weighTypes: Step = {
  name: BY,
  apply: (view, spans) => weighTogether([{ view, spans }])[0] as TracedSpan[],
};

interface TaggedNote {
  readonly view: NoteView;
  readonly spans: readonly TracedSpan[];
}

interface Mention {
  readonly note: number;
  readonly at: number;
  readonly words: readonly string[];
  readonly category: string;
}

/** The same over several notes of one patient. */
export function weighTogether(notes: readonly TaggedNote[]): TracedSpan[][] {
  const retyped = notes.map(({ spans }) => [...spans]);
  const spanOf = ({ note, at }: Mention): TracedSpan => notes[note]?.spans[at] as TracedSpan;
  const viewOf = ({ note }: Mention): NoteView => notes[note]?.view as NoteView;
  for (const group of groupsOf(notes)) {
    if (new Set(group.map((mention) => spanOf(mention).type)).size < 2) continue;
    const type = likeliest(group.map((mention) => opinionOf(viewOf(mention), spanOf(mention))));
    for (const mention of group) {
      const span = spanOf(mention);
      if (span.type === type || signOf(viewOf(mention), span) !== undefined) continue;
      (retyped[mention.note] as TracedSpan[])[mention.at] = changed(
        span,
        { type },
        { by: BY, did: "retyped", why: WHY },
      );
    }
  }
  return retyped;
}

function opinionOf(view: NoteView, span: TracedSpan): Readonly<Record<string, number>> {
  const sign = signOf(view, span);
  if (sign !== undefined) return { [sign]: 1 };
  return span.types ?? { [span.type]: span.score ?? 1 };
}

function likeliest(opinions: readonly Readonly<Record<string, number>>[]): string {
  const types = [...new Set(opinions.flatMap((opinion) => Object.keys(opinion)))].sort();
  let best = { type: types[0] as string, sum: -Infinity };
  for (const type of types) {
    const sum = opinions.reduce((total, opinion) => total + Math.log(Math.max(opinion[type] ?? 0, LEAST)), 0);
    if (sum > best.sum) best = { type, sum };
  }
  return best.type;
}

/** Mentions that name the same: people by words of the name, places by the whole of it. */
function groupsOf(notes: readonly TaggedNote[]): Mention[][] {
  const mentions = mentionsOf(notes);
  const people: { words: Set<string>; members: Mention[] }[] = [];
  const byWord = new Map<string, typeof people>();
  const places = new Map<string, Mention[]>();
  // Longer names first, so that a bare family name finds the full one.
  for (const mention of mentions.toSorted((a, b) => b.words.length - a.words.length)) {
    const { words, category } = mention;
    const [first] = words;
    if (first === undefined) continue;
    if (category === "LOCATION") {
      const key = words.join(" ");
      places.set(key, [...(places.get(key) ?? []), mention]);
    }
    if (category !== "NAME") continue;
    const same = (byWord.get(first) ?? []).filter((person) => words.every((word) => person.words.has(word)));
    if (same.length === 1) same[0]?.members.push(mention);
    // A name that two people share says nothing of either.
    if (same.length > 0) continue;
    const person = { words: new Set(words), members: [mention] };
    people.push(person);
    for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), person]);
  }
  return [...people.map(({ members }) => members), ...places.values()].filter((group) => group.length > 1);
}

/** Those whose type may have to be settled: where all of a category are of one type, none can differ. */
function mentionsOf(notes: readonly TaggedNote[]): Mention[] {
  const types: Readonly<Record<string, Set<string>>> = { NAME: new Set(), LOCATION: new Set() };
  for (const { spans } of notes) for (const { type } of spans) types[categoryOf(type)]?.add(type);
  const mentions: Mention[] = [];
  for (const [note, { view, spans }] of notes.entries())
    for (let at = 0; at < spans.length; at++) {
      const span = spans[at] as TracedSpan;
      const category = categoryOf(span.type);
      if ((types[category]?.size ?? 0) < 2) continue;
      mentions.push({ note, at, words: wordsOf(view, span), category });
    }
  return mentions;
}

const WORD = /\p{L}[\p{L}'’-]+/gu;

function wordsOf(view: NoteView, span: TracedSpan): readonly string[] {
  const lower = surfaceOf(view, span).toLowerCase();
  // Most mentions are a word by itself.
  return lower.length > 1 && letterCase(lower) === SMALL ? [lower] : (lower.match(WORD) ?? []);
}
