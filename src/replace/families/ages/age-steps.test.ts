import { describe, expect, it } from "vitest";
import { type Draws, deriver } from "../../draws.js";
import { testKey } from "../../test-notes.js";
import { AGE_STEPS, drawStep } from "./age-steps.js";

const derive = deriver(testKey());
type Fits = (age: number, step: number) => boolean;

/** How likely each step is for somebody of these ages: what the draws pick from. */
function sharesOf(ages: readonly number[], fits: Fits = () => true): number[] {
  let all: readonly unknown[] = [];
  const seeing: Draws = {
    below: () => 0,
    pick: (list) => {
      all = list;
      return list[0] as never;
    },
  };
  drawStep(seeing, "year", ages, fits);
  return AGE_STEPS.map((step) => all.filter((one) => one === step).length / all.length);
}

/** Bits of doubt that are left to who sees the new ages, knows how steps are drawn and takes all ages for equally likely. */
function bitsLeft(ages: readonly number[]): number {
  const shares = sharesOf(ages);
  let bits = 0;
  for (const [at, step] of AGE_STEPS.entries()) {
    const seen = ages.map((age) => age + step);
    const likely = AGE_STEPS.map((other, which) => sharesOf(seen.map((age) => age - other))[which] as number);
    const all = likely.reduce((sum, one) => sum + one, 0);
    for (const one of likely)
      if (one > 0) bits -= (shares[at] as number) * (one / all) * Math.log2(one / all);
  }
  return bits;
}

describe("a step of ages", () => {
  it("is drawn as often as people write the age that it makes", () => {
    const [, forty = 0, fortyOne = 0, fortyThree = 0, fortyFour = 0] = sharesOf([42]);
    expect(fortyFour).toBeGreaterThan(fortyOne);
    expect(fortyOne).toBeGreaterThan(forty);
    expect(forty).toBeGreaterThan(fortyThree);
  });

  it("is even where nothing is known", () => {
    for (const share of sharesOf([1200])) expect(share).toBe(1 / 6);
  });

  it("hardly ever carries an age where it does not fit", () => {
    const shares = sharesOf([18], (age, step) => age + step >= 18);
    expect(shares.slice(0, 3).every((share) => share < 0.05)).toBe(true);
  });

  it("is the same whatever order the ages come in", () => {
    const ages = [19, 44, 3, 71, 58, 26];
    for (let n = 0; n < 50; n++) {
      const step = (all: readonly number[]): number =>
        drawStep(derive("test", `${n}`), "year", all, () => true);
      expect(step(ages.toReversed())).toBe(step(ages));
    }
  });

  it.each([[[42]], [[19]], [[17, 58]], [[3, 9, 34, 67]], [Array.from({ length: 60 }, (_, n) => 20 + n)]])(
    "leaves a bit and a half of doubt, for ages %j",
    (ages) => expect(bitsLeft(ages)).toBeGreaterThan(1.5),
  );
});
