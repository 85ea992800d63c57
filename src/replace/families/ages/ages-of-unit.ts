import type { Draws } from "../../draws.js";
import { AGE_STEPS, drawStep } from "./age-steps.js";
import { type StatedUnit, takesAn } from "./age-words.js";
import { inOrder } from "./in-order.js";

/** Ages that no surrogate leaves: a minor stays one, and so does who is 90. */
const STAGES: readonly (readonly [number, number])[] = [
  [1, 17],
  [18, 89],
  [90, 119],
];
const ANY_STAGE = [1, Number.MAX_SAFE_INTEGER] as const;
/** What it costs to write "an 79-year-old". */
const WRONG_ARTICLE = 30;
/** What it costs ages that all have to move by one step: to leave a stage of life, to be none, to be another than was given. */
const OUT_OF_STAGE = 1000;
const NO_AGE = 10_000;
const GIVEN_OTHERWISE = 100_000;

/** A patient's ages in years, or in months, and what they became. */
export class AgesOfUnit {
  readonly #unit: StatedUnit;
  readonly #draws: () => Draws;
  #step: number | undefined;
  #isStepForAll = false;
  /** Every age with whether it stands after "a" or "an" somewhere. */
  readonly #ages = new Map<number, boolean>();
  readonly #fixed = new Map<number, number>();
  #given = new Map<number, number>();

  /** Of most it is only asked once all ages are learnt, of some never: the step is drawn then. */
  constructor(unit: StatedUnit, draws: () => Draws) {
    this.#unit = unit;
    this.#draws = draws;
  }

  get step(): number {
    this.#step ??= drawStep(
      this.#draws(),
      this.#unit,
      [...this.#ages.keys()],
      (age, step) => this.#staysInStage(age, step) && this.#articleCost(age, step) === 0,
    );
    return this.#step;
  }

  add(age: number, afterArticle: boolean): void {
    this.#ages.set(age, afterArticle || this.#ages.get(age) === true);
  }

  /** The step by which all of these ages can move, as far as there is one; `costOf` is what else speaks against it. */
  stepForAll(ages: ReadonlySet<number>, costOf: (step: number) => number): number {
    if (this.#isStepForAll) return this.step;
    this.#isStepForAll = true;
    const drawn = this.step;
    const cost = (step: number): number => {
      let sum = Math.abs(step - drawn) + costOf(step);
      for (const age of ages) {
        const given = this.#given.get(age) ?? age + step;
        sum += this.#articleCost(age, step) + (given === age + step ? 0 : GIVEN_OTHERWISE);
        if (!this.#staysInStage(age, step)) sum += age + step > 0 ? OUT_OF_STAGE : NO_AGE;
      }
      return sum;
    };
    const costs = AGE_STEPS.map(cost);
    this.#step = AGE_STEPS[costs.indexOf(Math.min(...costs))] as number;
    return this.#step;
  }

  /** This age becomes that one, or the least that is asked for, unless it was given before. */
  fix(age: number, to: number): void {
    this.#fixed.set(age, Math.min(to, this.#fixed.get(age) ?? to));
  }

  age(age: number): number {
    if (!this.#ages.has(age)) this.add(age, false);
    if (!this.#given.has(age)) {
      const given = inOrder([...this.#ages.keys()], (one) => this.#choices(one));
      this.#given = new Map([...given, ...this.#given]);
    }
    return this.#given.get(age) as number;
  }

  #choices(age: number): { value: number; cost: number }[] {
    const fixed = this.#fixed.get(age);
    if (fixed !== undefined) return [{ value: fixed, cost: 0 }];
    if (this.#stageOf(age) === undefined) return [{ value: age === 0 ? 1 : age - 1, cost: 0 }];
    return AGE_STEPS.filter((step) => this.#staysInStage(age, step)).map((step) => ({
      value: age + step,
      cost: Math.abs(step - this.step) + this.#articleCost(age, step),
    }));
  }

  #articleCost(age: number, step: number): number {
    return this.#ages.get(age) === true && takesAn(age) !== takesAn(age + step) ? WRONG_ARTICLE : 0;
  }

  #stageOf(age: number): readonly [number, number] | undefined {
    if (this.#unit !== "year") return age > 0 ? ANY_STAGE : undefined;
    return STAGES.find(([from, to]) => age >= from && age <= to);
  }

  #staysInStage(age: number, step: number): boolean {
    const stage = this.#stageOf(age);
    return stage !== undefined && age + step >= stage[0] && age + step <= stage[1];
  }
}
