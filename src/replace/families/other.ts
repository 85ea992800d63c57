import { fold, inCaseOf, phraseInCaseOf } from "../folding.js";
import type { Kind } from "../scope.js";
import { madeWord } from "./altered-letters.js";
import { cut, familyOf, type Piece } from "./family.js";
import { drawCharacters, layOver } from "./ids.js";
import { isEnglish } from "./name-lists.js";
import { LEAD_WORDS, TAIL_WORDS } from "./place-words.js";

const EVENTS = [
  "collapse",
  "derailment",
  "explosion",
  "fire",
  "flood",
  "landslide",
  "outbreak",
  "pile-up",
  "rescue",
  "robbery",
  "storm",
  "stampede",
];
const LONG = 4;

/**
 * What has no family: a phrase is taken for an event and becomes another one; a pass word or code is replaced
 * word for word, digit for digit.
 */
export const other = familyOf((surface): readonly Piece[] => {
  const words = surface.match(/\p{L}+/gu) ?? [];
  if (words.length >= LONG) {
    const article = /^(?:the|an?)\b/i.exec(surface)?.[0] ?? "";
    return [
      article,
      article === "" ? "" : " ",
      { kind: "event", value: fold(surface), write: (given) => inCaseOf(surface, given) },
    ];
  }
  return cut(surface, /\p{L}+|\d+/gu, (run): Piece => {
    if (/^\d/.test(run)) return { kind: "other-number", value: run, write: (given) => given };
    if (/^[NSEW]$/.test(run) && /\d/.test(surface)) return run; // a compass point of a position
    if (run.length === 1)
      return { kind: "other-letter", value: fold(run), write: (given) => layOver(run, given) };
    return { kind: "other-word", value: fold(run), write: (given) => phraseInCaseOf(run, given) };
  });
});

export const otherKinds: Readonly<Record<string, Kind>> = {
  event: {
    make: (_value, draws) => `${draws.pick(LEAD_WORDS)} ${draws.pick(TAIL_WORDS)} ${draws.pick(EVENTS)}`,
  },
  "other-word": {
    make: (value, draws) =>
      isEnglish(value)
        ? draws.pick(draws.below(3) === 0 ? TAIL_WORDS : LEAD_WORDS)
        : madeWord(value.length, draws),
  },
  "other-number": { small: true, make: drawCharacters },
  "other-letter": { small: true, make: drawCharacters },
};
