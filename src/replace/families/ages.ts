import { phraseInCaseOf } from "../folding.js";
import type { Scope } from "../scope.js";
import { cut, familyOf, memoryOf, type Phase } from "./family.js";
import { inOrder } from "./in-order.js";
import { hearNumber, NUMBER_WORDS, sayNumber } from "./number-words.js";
import { endsWithOne } from "./word-before.js";

/** Ages that no surrogate leaves: a minor stays one, and so does who is 90. */
const STAGES: readonly (readonly [number, number])[] = [
  [1, 17],
  [18, 89],
  [90, 119],
];
/** The secret step of a patient is one of the usual ones; further only where an article asks for it. */
const USUAL_STEPS = [-2, -1, 1, 2];
const STEPS = [...USUAL_STEPS, -3, 3];
/** What it costs to go three years, and to write "an 79-year-old". */
const FAR = 6;
const WRONG_ARTICLE = 30;

const FIGURE = /\d+(?:['’]?s\b)?(?![\d/])(?<!\/\d+)/g;

/** "54", "40s", "forty-four", "15 1/2", "six and a half": the figure or the words change, the writing stays. */
export const ages = familyOf((surface, { before }, scope, phase) => {
  if (!/\d/.test(surface)) {
    const said = (words: string): string | undefined => {
      const heard = hearNumber(words);
      if (heard === undefined) return undefined;
      const joint = /-/.test(words) ? "-" : /\s/.test(words.trim()) ? " " : "-";
      const { number, saying } = heard;
      const given = saying === "decade" ? decade(number, scope, phase) : age(number, before, scope, phase);
      return phraseInCaseOf(words, sayNumber(given, saying, joint));
    };
    const whole = said(surface);
    if (whole !== undefined) return [whole];
    const [, one = "", many = ""] = /^(.*?)(s?)$/is.exec(surface) ?? [];
    const called = CALLED[one.toLowerCase()];
    if (called !== undefined) return [phraseInCaseOf(one, called) + many];
    const number = surface.match(NUMBER_WORDS)?.some((words) => hearNumber(words) !== undefined);
    // What says no number cannot say another.
    return number ? cut(surface, NUMBER_WORDS, (words) => said(words) ?? words) : ["[AGE]"];
  }
  return cut(surface, FIGURE, (figure) => {
    const number = Number.parseInt(figure, 10);
    if (figure.endsWith("s")) return decade(number, scope, phase) + figure.replace(/^\d+/, "");
    const width = figure.startsWith("0") ? figure.length : 0;
    return String(age(number, before, scope, phase)).padStart(width, "0");
  });
});

/** Ages by other names become the next of them, on the same side of 90. */
const CALLED: Readonly<Record<string, string>> = {
  sexagenarian: "septuagenarian",
  septuagenarian: "octogenarian",
  octogenarian: "septuagenarian",
  nonagenarian: "centenarian",
  centenarian: "nonagenarian",
  century: "hundred",
};

/** The ages of one patient, and what they became. */
class AgesOfOne {
  readonly #draw: () => number;
  #drawn: number | undefined;
  /** Every age with whether it stands after "a" or "an" somewhere. */
  readonly #ages = new Map<number, boolean>();
  readonly #decades = new Set<number>();
  #given = new Map<number, number>();
  #givenDecades = new Map<number, number>();

  /** Of most it is only asked once all ages are learnt, of some never: the step is drawn then. */
  constructor(draw: () => number) {
    this.#draw = draw;
  }

  get #step(): number {
    this.#drawn ??= this.#draw();
    return this.#drawn;
  }

  add(number: number, afterArticle: boolean): void {
    this.#ages.set(number, afterArticle || this.#ages.get(number) === true);
  }

  addDecade(tens: number): void {
    this.#decades.add(tens);
  }

  age(number: number): number {
    if (!this.#ages.has(number)) this.add(number, false);
    if (!this.#given.has(number)) {
      const given = inOrder([...this.#ages.keys()], (age) => this.#choices(age));
      this.#given = new Map([...given, ...this.#given]);
    }
    return this.#given.get(number) as number;
  }

  decade(tens: number): number {
    this.#decades.add(tens);
    if (!this.#givenDecades.has(tens)) {
      const given = inOrder([...this.#decades], (one) =>
        decadesFor(one).map((other) => ({
          value: other,
          cost: Math.sign(other - one) === Math.sign(this.#step) ? 0 : 1,
        })),
      );
      this.#givenDecades = new Map([...given, ...this.#givenDecades]);
    }
    return this.#givenDecades.get(tens) as number;
  }

  #choices(age: number): { value: number; cost: number }[] {
    const stage = STAGES.find(([from, to]) => age >= from && age <= to);
    if (stage === undefined) return [{ value: age === 0 ? 1 : age - 1, cost: 0 }];
    const needsArticle = this.#ages.get(age) === true;
    return STEPS.filter((step) => age + step >= stage[0] && age + step <= stage[1]).map((step) => ({
      value: age + step,
      cost:
        Math.abs(step - this.#step) +
        (USUAL_STEPS.includes(step) ? 0 : FAR) +
        (needsArticle && takesAn(age) !== takesAn(age + step) ? WRONG_ARTICLE : 0),
    }));
  }
}

/** Nobody is "in his 10s", and the very old stay old; "teens" become twenties, having no other neighbour. */
function decadesFor(tens: number): number[] {
  if (tens <= 20) return [tens + 10];
  if (tens >= 80) return [tens - 10];
  return [tens - 10, tens + 10].filter((other) => other >= 20);
}

function agesOf(whose: string, scope: Scope): AgesOfOne {
  const all = memoryOf(scope, "ages", () => new Map<string, AgesOfOne>());
  const known = all.get(whose);
  if (known !== undefined) return known;
  const made = new AgesOfOne(() => scope.options.draws("age-step", whose).pick(USUAL_STEPS));
  all.set(whose, made);
  return made;
}

const isAfterArticle = endsWithOne(["a", "an"], "\\s+");

/** While ages are learnt they count for their patient, and for the scope as one where nobody says whose note it is. */
function age(number: number, before: string, scope: Scope, phase: Phase): number {
  if (phase === "render") return agesOf(scope.replacing, scope).age(number);
  const afterArticle = isAfterArticle(before);
  agesOf("", scope).add(number, afterArticle);
  agesOf(scope.learning, scope).add(number, afterArticle);
  scope.forbid(String(number));
  return number;
}

function decade(tens: number, scope: Scope, phase: Phase): number {
  if (phase === "render") return agesOf(scope.replacing, scope).decade(tens);
  for (const whose of ["", scope.learning]) agesOf(whose, scope).addDecade(tens);
  return tens;
}

function takesAn(age: number): boolean {
  return age === 8 || age === 11 || age === 18 || (age >= 80 && age <= 89);
}
