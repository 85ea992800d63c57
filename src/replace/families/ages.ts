import type { Draws } from "../draws.js";
import { phraseInCaseOf } from "../folding.js";
import type { Kind } from "../scope.js";
import { cut, familyOf, type Piece } from "./family.js";
import { hearNumber, sayNumber } from "./number-words.js";

/** Ages move within a stage of life, so that what the note says of the person stays likely. */
const STAGES: readonly (readonly [number, number])[] = [
  [1, 4],
  [5, 12],
  [13, 17],
  [18, 29],
  [30, 49],
  [50, 64],
  [65, 79],
  [80, 89],
  [90, 99],
];
const FURTHEST = 3;

/** "54", "40s", "forty-four", "15 1/2": the figure or the words change, the writing stays. */
export const ages = familyOf((surface) => {
  const heard = hearNumber(surface);
  if (heard !== undefined && !/\d/.test(surface)) {
    const joint = /-/.test(surface) ? "-" : /\s/.test(surface.trim()) ? " " : "-";
    const { number, saying } = heard;
    return [
      saying === "decade"
        ? decade(number, (tens) => phraseInCaseOf(surface, sayNumber(tens, "decade")))
        : age(number, (years) => phraseInCaseOf(surface, sayNumber(years, saying, joint))),
    ];
  }
  return cut(surface, /\d+(?:['’]?s\b)?(?![\d/])(?<!\/\d+)/g, (figure): Piece => {
    const number = Number.parseInt(figure, 10);
    if (/s$/.test(figure)) return decade(number, (tens) => String(tens) + figure.replace(/^\d+/, ""));
    return age(number, (years) => String(years).padStart(figure.length, "0"));
  });
});

function age(number: number, write: (years: number) => string): Piece {
  return { kind: "age", value: String(number), write: (given) => write(Number(given)) };
}

function decade(number: number, write: (tens: number) => string): Piece {
  return { kind: "age-decade", value: String(number), write: (given) => write(Number(given)) };
}

function drawAge(value: string, draws: Draws): string {
  const age = Number(value);
  const stage = STAGES.find(([from, to]) => age >= from && age <= to);
  if (stage === undefined) return String(age === 0 ? 1 : 100 + draws.below(4));
  const near: number[] = [];
  for (let other = Math.max(stage[0], age - FURTHEST); other <= Math.min(stage[1], age + FURTHEST); other++) {
    // "an 84-year-old" must not become "an 79-year-old".
    if (other !== age && takesAn(other) === takesAn(age)) near.push(other);
  }
  return String(near.length > 0 ? draws.pick(near) : age === stage[1] ? age - 1 : age + 1);
}

function takesAn(age: number): boolean {
  return age === 8 || age === 11 || age === 18 || (age >= 80 && age <= 89);
}

export const ageKinds: Readonly<Record<string, Kind>> = {
  age: { small: true, make: drawAge },
  "age-decade": {
    small: true,
    make(value, draws) {
      const tens = Number(value);
      if (tens >= 80 || tens <= 10) return String(tens >= 80 ? tens - 10 : tens + 10);
      return String(tens + draws.pick(tens === 70 ? [-10] : [-10, 10]));
    },
  },
};
