import { readFileSync, statSync } from "node:fs";
import { expect, it } from "vitest";
import { TOKENIZERS } from "../text/index.js";
import { entriesOf, isZip, wordClasses } from "./lexicon.js";
import { classMask, LEXICON_CLASSES, type LexiconClass } from "./lexicon-classes.js";
import { eachEntry, entryText, readLexiconFile } from "./lexicon-file.js";
import { eachPhrase, PHRASE_HEAD, type PhraseHit, phraseHits, writePhraseHead } from "./phrases.js";

const FILE = new URL("../../data/lexicon.bin", import.meta.url);

function names(mask: number): readonly string[] {
  return LEXICON_CLASSES.filter((_, bit) => (mask >> bit) & 1);
}

/** The texts of the hits that have the class. */
function found(text: string, className: LexiconClass, tokenizer: "plain" | "aggressive"): readonly string[] {
  const offsets = TOKENIZERS[tokenizer].offsets(text);
  const hits = phraseHits(text, offsets).filter(({ classes }) => classes & classMask(className));
  return hits.map(({ first, last }) => text.slice(offsets[2 * first], offsets[2 * last - 1]));
}

it.each<[string, LexiconClass[]]>([
  ["Mary", ["first-name-female"]],
  ["Grace", ["first-name-female", "english", "common"]],
  ["Young", ["surname", "english", "common"]],
  ["Robert", ["first-name-male"]],
  ["Taylor", ["first-name-female", "first-name-male", "surname"]],
  ["Smith", ["surname"]],
  ["Nguyen", ["surname"]],
  ["Begay", ["surname"]],
  ["Tesfaye", ["surname"]],
  ["Okonkwo", ["surname"]],
  ["Boston", ["city"]],
  ["Mississippi", ["state"]],
  ["MA", ["state-code"]],
  ["Canada", ["country"]],
  ["Haitian", ["nationality"]],
  ["Blvd", ["street-suffix"]],
  ["clinic", ["hospital-word"]],
  ["church", ["organisation-word"]],
  ["academy", ["school-word"]],
  ["plumber", ["profession"]],
  ["metoprolol", ["drug"]],
  ["dyspnea", ["medical"]],
  ["Crohn", ["eponym"]],
  ["Dr", ["title"]],
  ["impression", ["header", "english"]],
  ["October", ["month"]],
  ["Tuesday", ["weekday"]],
  ["Easter", ["holiday"]],
  ["the", ["common", "english"]],
  ["went", ["common", "english"]],
  ["begging", ["english"]],
  ["grandmother", ["relation"]],
])("%s is %j, in any case", (word, classes) => {
  for (const writing of [word, word.toUpperCase(), word.toLowerCase()]) {
    expect(names(wordClasses(writing))).toEqual(expect.arrayContaining(classes));
  }
});

it.each(["", " ", "Qzxlorp", "we're", "Robert's", "12345", "new yor", "🙂", "'s"])(
  "%j is no entry",
  (word) => {
    expect(wordClasses(word)).toBe(0);
  },
);

it.each([
  ["the", ["first-name-rare", "surname", "surname-rare"]],
  ["Smith", ["surname-rare"]],
  ["Boston", ["city-rare"]],
  ["metoprolol", ["surname", "common", "city"]],
])("%s is none of %j", (word, classes) => {
  for (const name of classes) expect(names(wordClasses(word))).not.toContain(name);
});

it.each([
  [["O'Brien", "O’Brien", "OBrien", "OBRIEN", "o'brien"]],
  [["José", "Jose", "JOSÉ", "Jose\u0301"]],
  [["Muñoz", "MUNOZ"]],
  [["McDonald", "Mcdonald", "MCDONALD"]],
])("%j are the same", (writings) => {
  const classes = writings.map(wordClasses);
  expect(classes[0]).not.toBe(0);
  expect(new Set(classes).size).toBe(1);
});

it.each<[string, LexiconClass, string[]]>([
  ["in New York City today", "city", ["New York City"]],
  ["in New   York today", "state", ["New   York"]],
  ["in NEW\n\tYORK today", "city", ["NEW\n\tYORK"]],
  ["from St. Louis, St Louis or Saint Louis", "city", ["St. Louis", "St Louis", "Saint Louis"]],
  ["Winston-Salem and Winston Salem", "city", ["Winston-Salem", "Winston Salem"]],
  ["São Paulo, Sao Paulo", "city", ["São Paulo", "Sao Paulo"]],
  ["since New Year's Eve", "holiday", ["New Year's Eve"]],
  ["since New Years Eve", "holiday", ["New Years Eve"]],
  ["a Women’s Hospital nurse", "hospital-word", ["Women’s Hospital"]],
  ["lives in N.H. now", "state-code", ["N.H."]],
  ["DeShawn MacDonald came", "surname", ["MacDonald"]],
  ["DeShawn MacDonald came", "first-name-male", ["DeShawn"]],
  ["Mr. De la Cruz waits", "surname", ["De la Cruz"]],
  ["O'Brien's chart, Robert's bed", "surname", ["O'Brien"]],
  ["we're well", "english", ["well"]],
  ["past medical history: none", "header", ["past medical history"]],
])("%j holds the %s entries %j with either tokenizer", (text, className, expected) => {
  for (const tokenizer of ["plain", "aggressive"] as const) {
    const hits = found(text, className, tokenizer);
    if (className === "english") expect(hits).not.toContain("we're");
    expect(hits.filter((hit) => expected.includes(hit))).toEqual(expected);
  }
});

it("gives the longest hit of a class, and the shorter ones only to other classes", () => {
  const text = "New York City";
  const hits = phraseHits(text, TOKENIZERS.plain.offsets(text));
  expect(hits[0]).toMatchObject({ first: 0, last: 3 });
  expect(hits.filter(({ classes }) => classes & classMask("city"))).toHaveLength(1);
  expect(
    hits.some(({ first, last, classes }) => first === 0 && last === 2 && classes & classMask("state")),
  ).toBe(true);
  for (const { classes } of hits) expect(classes).not.toBe(0);
});

it("hits do not overlap within a class, whatever the text", () => {
  const text = readFileSync(new URL("../../ARCHITECTURE.md", import.meta.url), "utf8");
  const until = new Map<number, number>();
  for (const { first, last, classes } of phraseHits(text, TOKENIZERS.aggressive.offsets(text))) {
    for (let bit = 0; bit < LEXICON_CLASSES.length; bit++) {
      if (((classes >> bit) & 1) === 0) continue;
      expect(first).toBeGreaterThanOrEqual(until.get(bit) ?? 0);
      until.set(bit, last);
    }
  }
  expect(until.size).toBeGreaterThan(10);
});

it("no tokens, no hits; long runs of glued capitals end in reasonable time", () => {
  expect(phraseHits("", new Int32Array(0))).toEqual([]);
  const glued = "aB".repeat(20_000);
  expect(phraseHits(glued, TOKENIZERS.aggressive.offsets(glued)).length).toBeLessThan(200_000);
});

it.each<[LexiconClass, string, number]>([
  ["first-name-female", "Mary", 21],
  ["first-name-male", "James", 22],
  ["surname", "Smith", 21],
  ["surname", "McDonald", 16],
  ["city", "Chicago", 21],
  ["city", "São Paulo", 23],
])("%s lists %s as written, frequency %d", (className, text, frequency) => {
  expect(entriesOf(className)).toContainEqual({ text, frequency });
});

it("every class has entries, every entry is found again, and the file's classes are ours", () => {
  for (const [bit, name] of LEXICON_CLASSES.entries()) {
    const entries = entriesOf(name);
    expect(entries.length, name).toBeGreaterThan(10);
    const lost = entries.filter(({ text }) => ((wordClasses(text) >> bit) & 1) === 0);
    expect(lost).toEqual([]);
  }
});

it("knows ZIP codes and refuses an unknown class", () => {
  expect(["90210", "02139", "00000", "9021", "9021O", "99999"].map(isZip)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(() => entriesOf("planet")).toThrow(/unknown lexicon class/);
});

it("stays under 3.5 MB", () => {
  expect(statSync(FILE).size).toBeLessThan(3_500_000);
});

/** What is found in a text where the heads of phrases are known for its words. */
function hitsWithHeads(text: string, places: Int32Array): PhraseHit[] {
  const numbers = Int32Array.from({ length: places.length / 2 }, (_, t) => t);
  const rows = new Int32Array(PHRASE_HEAD * numbers.length);
  for (const t of numbers)
    writePhraseHead(text.slice(places[2 * t], places[2 * t + 1]), rows, PHRASE_HEAD * t);
  const hits: PhraseHit[] = [];
  eachPhrase(text, places, { numbers, rows }, (first, last, classes) => hits.push({ first, last, classes }));
  return hits;
}

it("finds the same with what is known of the words", () => {
  const text =
    "Dr. DeShawn O’Brien's mother saw Mr. O'Neil at St. Mary's Hospital in New York, we're told. O' Hara";
  for (const { offsets } of [TOKENIZERS.plain, TOKENIZERS.aggressive])
    expect(hitsWithHeads(text, offsets(text))).toEqual(phraseHits(text, offsets(text)));
});

it("breaks no entry of several parts off by what may follow its first word", () => {
  const file = readLexiconFile();
  const entries: string[] = [];
  eachEntry(file, (entry) => {
    const text = entryText(file, entry);
    if (!/^\p{L}*$/u.test(text)) entries.push(text);
  });
  expect(entries.length).toBeGreaterThan(10_000);
  const { offsets } = TOKENIZERS.aggressive;
  const different = entries.filter((entry) => {
    const places = offsets(entry);
    return JSON.stringify(hitsWithHeads(entry, places)) !== JSON.stringify(phraseHits(entry, places));
  });
  expect(different).toEqual([]);
});
