import type { Analysis } from "../text/index.js";
import type { NoteLayer } from "./layer.js";
import { ngrams } from "./template.js";
import { verbLemma } from "./verb-lemma.js";

/**
 * Who does what, from part-of-speech tags alone: a light stand-in for semantic roles. Within its clause a token
 * gets "V-see" when it is the verb, "A1-see" after it, "A0-see" in the noun group before it (the other way round
 * in the passive, where "by" brings A0), and "AM-in-see" in a phrase that a preposition opens after the verb.
 */
export const predicateArgumentLayer = {
  kind: "note",
  name: "predicate-argument",
  language: "en",
  of(analysis) {
    const out: string[][] = Array.from({ length: analysis.count }, () => []);
    const { sentenceOf } = analysis;
    const tagged = { words: analysis.words, tags: correctedTags(analysis) };
    for (let from = 0; from < analysis.count; ) {
      let to = from + 1;
      while (to < analysis.count && sentenceOf[to] === sentenceOf[from]) to++;
      readSentence(tagged, from, to, out);
      from = to;
    }
    return out;
  },
} satisfies NoteLayer;

export const predicateArgument = ngrams("predicateArgument", predicateArgumentLayer);

interface Tagged {
  readonly words: readonly string[];
  readonly tags: readonly string[];
}

/** A capitalised word inside a sentence is a name, even if the tagger takes it for a verb ("Reed", "Banks"). */
function correctedTags({ words, partOfSpeech, sentenceOf }: Analysis): string[] {
  return partOfSpeech.map((tag, t) =>
    tag.startsWith("VB") && /^[A-Z]/.test(words[t] as string) && sentenceOf[t] === sentenceOf[t - 1]
      ? "NNP"
      : tag,
  );
}

/** A verb with its auxiliaries: tokens `first` to `last`, the last of which bears the meaning. */
interface VerbGroup {
  readonly first: number;
  readonly last: number;
  readonly lemma: string;
  readonly passive: boolean;
}

/** How far behind a verb its arguments may stand, and how long it and the noun group before it may be. */
const REACH = 16;
const LONGEST_VERB = 7;
const LONGEST_SUBJECT = 8;

const NOUN_GROUP = new Set(["NN", "NNS", "NNP", "NNPS", "PRP", "PRP$", "DT", "JJ", "CD", "POS", "HYPH", "."]);
const CLAUSE_WORD = new Set(["WDT", "WP", "WP$", "WRB", ":"]);
const SUBORDINATORS = new Set([
  "because",
  "although",
  "though",
  "while",
  "if",
  "that",
  "since",
  "unless",
  "whether",
]);

function readSentence(tagged: Tagged, from: number, to: number, out: string[][]): void {
  const { words, tags } = tagged;
  let verb: VerbGroup | undefined;
  let preposition = "";
  for (let t = from; t < to; t++) {
    const group = verbGroupAt(tagged, t, to);
    if (group !== undefined) {
      markSubject(tagged, from, group, out);
      out[group.last]?.push(`V-${group.lemma}`);
      t = group.last;
      verb = group;
      preposition = "";
      continue;
    }
    const tag = tags[t] as string;
    const word = (words[t] as string).toLowerCase();
    if (CLAUSE_WORD.has(tag) || word === ";" || (tag === "IN" && SUBORDINATORS.has(word))) {
      verb = undefined;
    } else if (tag === "IN" || tag === "TO") {
      preposition = word;
    } else if (tag === "," || (tag === "CC" && word !== "&")) {
      preposition = "";
    } else if (verb !== undefined && t - verb.last <= REACH && NOUN_GROUP.has(tag) && tag !== ".") {
      out[t]?.push(roleAfter(verb, preposition));
    }
  }
}

function roleAfter({ lemma, passive }: VerbGroup, preposition: string): string {
  if (preposition === "") return `A1-${lemma}`;
  return passive && preposition === "by" ? `A0-${lemma}` : `AM-${preposition}-${lemma}`;
}

/** The noun group straight before the verb, adverbs between them skipped. */
function markSubject({ words, tags }: Tagged, from: number, group: VerbGroup, out: string[][]): void {
  let last = group.first - 1;
  while (last >= from && /^(?:RB|WP|WDT)/.test(tags[last] as string)) last--;
  last = beforeDegree({ words, tags }, last);
  const value = `${group.passive ? "A1" : "A0"}-${group.lemma}`;
  for (let t = last; t >= from && t > last - LONGEST_SUBJECT && NOUN_GROUP.has(tags[t] as string); t--)
    if (tags[t] !== ".") out[t]?.push(value);
}

/** "Anna Reed, M.D., saw": from a degree between the name and its verb back to the name. */
function beforeDegree({ words, tags }: Tagged, last: number): number {
  let t = last;
  if (tags[t] === ",") t--;
  if (words[t] === ".") t--;
  return /^(?:M\.?D|D\.?O|R\.?N|N\.?P|Ph\.?D)$/.test(words[t] ?? "") && tags[t - 1] === "," ? t - 2 : last;
}

/** The verb group that begins at the token, if one does. */
function verbGroupAt(tagged: Tagged, first: number, to: number): VerbGroup | undefined {
  const { words, tags } = tagged;
  if (!isVerb(tagged, first)) return undefined;
  let last = first;
  let auxiliary = "";
  for (let t = first; t < to && t < first + LONGEST_VERB; t++) {
    if (isVerb(tagged, t) || tags[t] === "MD") {
      if (t > first) auxiliary = lemmaAt(words, last);
      last = t;
      if (!isAuxiliary(tagged, t)) break;
    } else if (!/^(?:RB|TO)/.test(tags[t] as string)) break;
  }
  if (tags[last] === "MD") return undefined;
  const participle = tags[last] === "VBN" || tags[last] === "VBD";
  const lemma = lemmaAt(words, last);
  // "a man named Reed", "a note dictated by": a participle without an auxiliary is passive before "by".
  const bare = first === last && (words[last + 1] ?? "").toLowerCase() === "by";
  return { first, last, lemma, passive: participle && (auxiliary === "be" || bare) };
}

function lemmaAt(words: readonly string[], t: number): string {
  return verbLemma((words[t] as string).toLowerCase());
}

function isAuxiliary({ words, tags }: Tagged, t: number): boolean {
  return tags[t] === "MD" || /^(?:be|have|do)$/.test(lemmaAt(words, t));
}

/** Verbs that the tagger takes for plural nouns after "and" or a name. */
const NOUN_LIKE = /^(?:lives|works|states|reports|visits|calls|drives|smokes|drinks|moves|notes|plans)$/;

function isVerb({ words, tags }: Tagged, t: number): boolean {
  const tag = tags[t] as string;
  if (tag === "MD") return true;
  const before = tags[t - 1] ?? "";
  if (tag === "NNS") return NOUN_LIKE.test(words[t] as string) && /^(?:CC|PRP|NNP|WP)$/.test(before);
  if (!tag.startsWith("VB") || !/^(?:[a-z]+|[A-Z][a-z]+|'[a-z]+)$/.test(words[t] as string)) return false;
  // "the dictated note": a participle behind an article or an adjective is no verb.
  return !((tag === "VBN" || tag === "VBG") && /^(?:DT|PRP\$|JJ)$/.test(before));
}
