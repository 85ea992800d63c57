import { entriesOf, wordClasses } from "../../../lexicon/index.js";
import { type Random, seededRandom } from "../../../random.js";
import type { Draws } from "../../draws.js";
import { capitalised } from "../../folding.js";
import { isSayable } from "../words/altered-letters.js";

/** Every nth town and family name of the United States: enough to learn which letters follow each other. */
const EVERY_NTH = [
  ["city", 2],
  ["city-rare", 6],
  ["surname", 8],
] as const;
const PLAIN = /^[A-Z][a-z]{2,}$/;

/*
 * A Markov model of order three over the letters of names. Letters are numbers from 1 on; 0 stands before the first and
 * behind the last.
 */
const BEFORE_A = 96;
const SIGNS = 27;
/** The order of the model: a letter depends on this many before it. */
const REACH = 3;
const CONTEXTS = SIGNS ** REACH;

/** What follows each three letters, each letter as often as it does in names: `letters[starts[c]]` to `letters[starts[c + 1] - 1]`. */
interface Followers {
  readonly starts: Uint32Array;
  readonly letters: Uint8Array;
}

let followers: Followers | undefined;

function readFollowers(): Followers {
  const names = EVERY_NTH.flatMap(([className, nth]) =>
    entriesOf(className, nth)
      .map(({ text }) => text)
      .filter((text) => PLAIN.test(text))
      .map((text) => Uint8Array.from(`${text.toLowerCase()}\x60`, (one) => one.charCodeAt(0) - BEFORE_A)),
  );
  const starts = new Uint32Array(CONTEXTS + 1);
  const eachStep = (take: (context: number, letter: number) => void): void => {
    for (const name of names) {
      let context = 0;
      for (const letter of name) {
        take(context, letter);
        context = (context * SIGNS + letter) % CONTEXTS;
      }
    }
  };
  eachStep((context) => starts[context + 1]!++);
  for (let context = 0; context < CONTEXTS; context++) starts[context + 1]! += starts[context] as number;
  const letters = new Uint8Array(starts[CONTEXTS] as number);
  const filled = starts.slice();
  eachStep((context, letter) => {
    letters[filled[context]!++] = letter;
  });
  return { starts, letters };
}

/** This many names are made for one of the length. */
const MADE = 30;
const SHORTEST = 3;
const LONGEST = 14;
/** As often a letter longer as shorter. */
const STEPS = [-1, 0, 0, 1];

/**
 * A name that no list has, with letters that follow each other as they do in names of towns: for one that no list has
 * either.
 */
export function madePlace(length: number, draws: Draws): string {
  followers ??= readFollowers();
  const wanted = Math.max(SHORTEST, length + draws.pick(STEPS));
  // Few of the walks are of use: one draw is the seed of all of them.
  const random = seededRandom(draws.below(2 ** 32));
  let best = "";
  let least = Number.POSITIVE_INFINITY;
  for (let some = 0; (some < MADE && least > 0) || best === ""; some++) {
    const made = walk(followers, random);
    const off = Math.abs(made.length - wanted);
    if (off >= least || made.length < SHORTEST) continue;
    const name = String.fromCharCode(...made.map((letter) => letter + BEFORE_A));
    if (wordClasses(name) === 0 && isSayable(name)) [best, least] = [capitalised(name), off];
  }
  return best;
}

function walk({ starts, letters }: Followers, random: Random): number[] {
  const made: number[] = [];
  let context = 0;
  while (made.length < LONGEST) {
    const start = starts[context] as number;
    const letter = letters[start + Math.floor(random() * ((starts[context + 1] as number) - start))] ?? 0;
    if (letter === 0) break;
    made.push(letter);
    context = (context * SIGNS + letter) % CONTEXTS;
  }
  return made;
}
