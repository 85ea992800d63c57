import { classMask, readEntries, wordClasses } from "../../lexicon/index.js";
import { fold, phraseInCaseOf, startsWithVowel } from "../folding.js";
import type { Scope, ValueKind } from "../scope/scope.js";
import { familyOf, memoryOf } from "./family.js";
import { endsWithOne } from "./words/word-before.js";

/** How a job is named: by a noun (one word, more) or by a verb in some tense. */
type Form = "noun" | "nouns" | "long-noun" | "long-nouns" | Verb | `one-${Verb}`;
type Verb = "does" | "did" | "doing" | "do";

const PROFESSION = classMask("profession");
const VERB = classMask("profession-verb");
const COMMON = classMask("common");
const PAST = new Set(
  "bred brought built bought cut dealt did drove dug flew fought froze grew held kept knit laid led made ran rode sang set sewed shot sold sought spun struck strung swept swung taught took went won wound wove wrote".split(
    " ",
  ),
);
/** Only forms in -ed can stand for these: "has driven a bus". */
const PARTICIPLES = new Set(
  "driven flown frozen grown sung taken worn woven written ridden done run".split(" "),
);
/** What stands right before a verb. */
const isAfterSubject = endsWithOne(
  "i he she they we you who and also now then still formerly mother father husband wife that".split(" "),
  `\\s+["“]?`,
);
/** What stands before a verb as the dictionary has it: "means to", "he can". */
const isAfterTo = endsWithOne("to can could will would may might must should".split(" "), "\\s+");
const isAfterAuxiliary = endsWithOne(["has", "have", "had", "he's", "she's", "been"], "\\s+");
/** Jobs among those who treat the patient would read as staff, and ranks as an order. */
const UNFIT =
  /\b(?:doctor|physician|surgeon|nurse|attending|resident|patient|student|veteran|retired|unemployed)\b/;

export const professions = familyOf((surface, { before }, scope) => {
  const value = fold(surface);
  const verb = verbUse(value, before);
  if (verb !== undefined) verbs(scope).set(value, verb);
  return [{ kind: "profession", value, write: (given) => phraseInCaseOf(surface, given), display: surface }];
});

/** A verb alone, one that follows "has", or one as the dictionary has it ("you spray orchards"). */
type VerbUse = "one" | "done" | "do";

/** Jobs of the scope that only their place in a sentence shows to be verbs. */
function verbs(scope: Scope): Map<string, VerbUse> {
  return memoryOf(scope, "jobs named by verbs", () => new Map());
}

/** The words alone leave some verbs open ("cleans", "driven a bus"): what stands before them decides. */
function verbUse(value: string, before: string): VerbUse | undefined {
  const [first = ""] = value.split(" ");
  if (PARTICIPLES.has(first) || (first.endsWith("ed") && isAfterAuxiliary(before))) return "done";
  if (isAfterTo(before) && verbForm(first) === undefined && !isJob(value)) return "do";
  if (!isAfterSubject(before)) return undefined;
  if (first === value) return /(?:[^s]s|ed)$/.test(value) ? "one" : undefined;
  return verbForm(first) === undefined && !isJob(value) ? "do" : undefined;
}

function isJob(value: string): boolean {
  const last = value.slice(value.lastIndexOf(" ") + 1);
  return ((wordClasses(last) | wordClasses(value)) & PROFESSION) !== 0;
}

function formOf(value: string): Form {
  const words = value.split(" ");
  const first = words[0] ?? "";
  const last = words.at(-1) ?? "";
  const isNoun = isJob(value);
  if (words.length > 1 && !isNoun) {
    const form = verbForm(first) ?? (isBaseVerb(first) ? "do" : undefined);
    if (form !== undefined) return form;
  }
  if (words.length === 1 && !isNoun) {
    const form = verbForm(first);
    const isVerb = form === "doing" || PAST.has(first) || (wordClasses(first) & VERB) !== 0;
    if (form !== undefined && isVerb) return `one-${form}`;
  }
  const plural = /[^s]s$/.test(last) && !/(?:us|is)$/.test(last);
  if (words.length === 1) return plural ? "nouns" : "noun";
  return plural ? "long-nouns" : "long-noun";
}

function verbForm(word: string): Verb | undefined {
  if (/ing$/.test(word)) return "doing";
  if (/ed$/.test(word) || PAST.has(word)) return "did";
  return /[^s]s$/.test(word) ? "does" : undefined;
}

let lists: Map<Form, { readonly vowel: string[]; readonly other: string[] }> | undefined;

function listFor(form: Form, vowel: boolean): readonly string[] {
  lists ??= readLists();
  const list = lists.get(form) ?? lists.get("noun");
  const fit = vowel ? list?.vowel : list?.other;
  return fit !== undefined && fit.length > 0 ? fit : (list?.other ?? []);
}

function readLists(): NonNullable<typeof lists> {
  const read: NonNullable<typeof lists> = new Map();
  const add = (form: Form, text: string): void => {
    const list = read.get(form) ?? { vowel: [], other: [] };
    read.set(form, list);
    (startsWithVowel(text) ? list.vowel : list.other).push(text);
  };
  const [nouns, verbs] = readEntries([
    ["profession", 1],
    ["profession-verb", 1],
  ]);
  for (const { text } of nouns ?? []) {
    if (!/^[a-z]{4,}(?: [a-z]+)?$/.test(text) || UNFIT.test(text) || /s$/.test(text)) continue;
    const long = text.includes(" ");
    // Of single words only those that say they are a job, or that everybody knows.
    if (!long && !/(?:er|or|ist|ian|man|smith|wright)$/.test(text) && (wordClasses(text) & COMMON) === 0)
      continue;
    add(long ? "long-noun" : "noun", text);
    add(long ? "long-nouns" : "nouns", pluralOf(text));
  }
  for (const { text } of verbs ?? []) {
    if (
      !/^[a-z]+(?: [a-z]+){0,3}$/.test(text) ||
      UNFIT.test(text) ||
      /\b(?:a|an|the|by|for|as|with|in|at|on|to|school|college|university|living|professionally|bar)$/.test(
        text,
      ) ||
      /\bh(?:is|er)\b/.test(text)
    )
      continue;
    const [verb = "", ...rest] = text.split(" ");
    const form = verbForm(verb) ?? "do";
    add(rest.length > 0 ? form : `one-${form}`, text);
    if (form === "does" && rest.length > 0) add("do", [baseOf(verb), ...rest].join(" "));
  }
  return read;
}

function baseOf(verb: string): string {
  if (/(?:ss|x|ch|sh|o)es$/.test(verb)) return verb.slice(0, -2);
  return /[^aeiou]ies$/.test(verb) ? verb.replace(/ies$/, "y") : verb.slice(0, -1);
}

let bases: ReadonlySet<string> | undefined;

function isBaseVerb(word: string): boolean {
  bases ??= new Set(
    ["vowel", "other"].flatMap((sort) =>
      listFor("do", sort === "vowel").map((text) => text.split(" ")[0] ?? ""),
    ),
  );
  return bases.has(word);
}

function pluralOf(noun: string): string {
  if (/(?:s|x|ch|sh)$/.test(noun)) return `${noun}es`;
  if (/man$/.test(noun)) return noun.replace(/man$/, "men");
  return /[^aeiou]y$/.test(noun) ? noun.replace(/y$/, "ies") : `${noun}s`;
}

export const professionKinds: Readonly<Record<string, ValueKind>> = {
  profession: {
    shuffled: true,
    make(value, draws, scope) {
      const verb = verbs(scope).get(value);
      const form = /ed$/.test(value) || verb === "done" ? "did" : "does";
      if (verb === "one") return draws.pick([...listFor(`one-${form}`, false), ...listFor(form, false)]);
      if (verb === "do") return draws.pick(listFor("do", false));
      if (verb === "done")
        return draws.pick(listFor("did", false).filter((text) => /^[a-z]+ed\b/.test(text)));
      return draws.pick(listFor(formOf(value), startsWithVowel(value)));
    },
  },
};
