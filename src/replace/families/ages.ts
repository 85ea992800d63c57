import type { Draws } from "../draws.js";
import { phraseInCaseOf } from "../folding.js";
import type { Kind, Scope } from "../scope.js";
import { cut, familyOf, memoryOf, type Piece } from "./family.js";
import { hearNumber, sayNumber } from "./number-words.js";

/** Ages that no surrogate leaves: a minor stays one, and so does who is 90. */
const STAGES: readonly (readonly [number, number])[] = [
  [1, 17],
  [18, 89],
  [90, 119],
];
const FURTHEST = 3;
const STEPS = [-2, -1, 1, 2];

/** "54", "40s", "forty-four", "15 1/2": the figure or the words change, the writing stays. */
export const ages = familyOf((surface, { before }, scope) => {
  const heard = hearNumber(surface);
  if (heard !== undefined && !/\d/.test(surface)) {
    const joint = /-/.test(surface) ? "-" : /\s/.test(surface.trim()) ? " " : "-";
    const { number, saying } = heard;
    noteArticle(number, before, scope);
    return [
      saying === "decade"
        ? decade(number, (tens) => phraseInCaseOf(surface, sayNumber(tens, "decade")))
        : age(number, (years) => phraseInCaseOf(surface, sayNumber(years, saying, joint))),
    ];
  }
  return cut(surface, /\d+(?:['’]?s\b)?(?![\d/])(?<!\/\d+)/g, (figure): Piece => {
    const number = Number.parseInt(figure, 10);
    if (/s$/.test(figure)) return decade(number, (tens) => String(tens) + figure.replace(/^\d+/, ""));
    noteArticle(number, before, scope);
    const width = figure.startsWith("0") ? figure.length : 0;
    return age(number, (years) => String(years).padStart(width, "0"));
  });
});

function age(number: number, write: (years: number) => string): Piece {
  return { kind: "age", value: String(number), write: (given) => write(Number(given)) };
}

function decade(number: number, write: (tens: number) => string): Piece {
  return { kind: "age-decade", value: String(number), write: (given) => write(Number(given)) };
}

/** Ages that stand after "a" or "an" somewhere in the scope. */
const afterArticle = (scope: Scope): Set<number> => memoryOf(scope, "ages after an article", () => new Set());

function noteArticle(number: number, before: string, scope: Scope): void {
  if (/(?<!\p{L})an?\s+$/iu.test(before)) afterArticle(scope).add(number);
}

/** All ages of a scope move by the same step, so that who is older stays older. */
function drawAge(value: string, _draws: Draws, scope: Scope): string {
  const age = Number(value);
  const stage = STAGES.find(([from, to]) => age >= from && age <= to);
  if (stage === undefined) return String(age === 0 ? 1 : age - 1);
  const step = memoryOf(scope, "age step", () => scope.options.draws("age-step", "").pick(STEPS));
  const fits = (other: number): boolean =>
    other !== age &&
    other >= stage[0] &&
    other <= stage[1] &&
    // "an 84-year-old" must not become "an 79-year-old".
    (!afterArticle(scope).has(age) || takesAn(other) === takesAn(age));
  const way = Math.sign(step);
  if (fits(age + step)) return String(age + step);
  for (let far = 1; far <= FURTHEST; far++) {
    if (fits(age + far * way)) return String(age + far * way);
    if (fits(age - far * way)) return String(age - far * way);
  }
  return String(age - way);
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
