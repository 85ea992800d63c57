import { AGE_UNITS, type AgeUnit, unitsBetween } from "../../dates/age-units.js";
import {
  type AgeFact,
  type AgeStep,
  agesOn,
  type Birth,
  birthShift,
  daysTooNear,
} from "../../dates/birth-shift.js";
import type { Draws } from "../../draws.js";
import type { StatedUnit } from "./age-words.js";
import { AgesOfUnit } from "./ages-of-unit.js";
import { inOrder } from "./in-order.js";

/** What it costs a step to leave a date of birth by a day nearer to where it was than it should be. */
const HARDLY_MOVED = 1_000_000;

interface NoteOfAges {
  readonly days: readonly number[];
  readonly ages: Map<AgeUnit, Set<number>>;
  readonly decades: Set<number>;
}

interface KnownBirth {
  readonly birth: Birth;
  /** By how many days the dates of its notes move. */
  readonly shift: number;
  /** By how many it moves itself, once that is settled. */
  moved?: number;
}

/**
 * The ages of one patient, and what they became. Where the notes tell a date of birth, all ages that it makes on a day of
 * their note move by one step, and the date of birth by as many years the other way.
 */
export class PatientAges {
  readonly #draws: (unit: StatedUnit) => Draws;
  readonly #units = new Map<StatedUnit, AgesOfUnit>();
  readonly #decades = new Set<number>();
  readonly #fixedDecades = new Map<number, number>();
  #givenDecades = new Map<number, number>();
  readonly #notes: NoteOfAges[] = [];
  readonly #births = new Map<string, KnownBirth>();
  #isSettled = true;

  constructor(draws: (unit: StatedUnit) => Draws) {
    this.#draws = draws;
  }

  /** A note in which something is on these days: ages that are added from now on stand there. */
  open(days: readonly number[]): void {
    this.#notes.push({ days, ages: new Map(), decades: new Set() });
    this.#isSettled = false;
  }

  addBirth(birth: Birth, shift: number): void {
    const name = nameOf(birth);
    if (!this.#births.has(name)) this.#births.set(name, { birth, shift });
    this.#isSettled = false;
  }

  add(age: number, unit: StatedUnit, afterArticle: boolean): void {
    this.#ofUnit(unit).add(age, afterArticle);
    const ages = this.#notes.at(-1)?.ages;
    if (ages === undefined || unit === "hour") return;
    ages.set(unit, (ages.get(unit) ?? new Set()).add(age));
  }

  addDecade(tens: number): void {
    this.#decades.add(tens);
    this.#notes.at(-1)?.decades.add(tens);
  }

  age(age: number, unit: StatedUnit): number {
    this.#settle();
    return this.#ofUnit(unit).age(age);
  }

  decade(tens: number): number {
    this.#settle();
    this.#decades.add(tens);
    if (!this.#givenDecades.has(tens)) {
      const given = inOrder([...this.#decades], (one) => this.#decadesFor(one));
      this.#givenDecades = new Map([...given, ...this.#givenDecades]);
    }
    return this.#givenDecades.get(tens) as number;
  }

  get hasBirths(): boolean {
    return this.#births.size > 0;
  }

  /** By how many days a date of birth moves: as others do where no age hangs on it. Undefined of one that is unknown. */
  shiftOf(birth: Birth): number | undefined {
    this.#settle();
    const known = this.#births.get(nameOf(birth));
    if (known !== undefined) known.moved ??= known.shift;
    return known?.moved;
  }

  #ofUnit(unit: StatedUnit): AgesOfUnit {
    let known = this.#units.get(unit);
    if (known === undefined) {
      known = new AgesOfUnit(unit, () => this.#draws(unit));
      this.#units.set(unit, known);
    }
    return known;
  }

  #decadesFor(tens: number): { value: number; cost: number }[] {
    const fixed = this.#fixedDecades.get(tens);
    if (fixed !== undefined) return [{ value: fixed, cost: 0 }];
    const up = this.#ofUnit("year").step > 0;
    return neighboursOf(tens).map((other) => ({ value: other, cost: other > tens === up ? 0 : 1 }));
  }

  #settle(): void {
    if (this.#isSettled) return;
    this.#isSettled = true;
    const fitting = [...this.#births.values()].flatMap((known) => {
      const facts = this.#factsOf(known.birth);
      const unit = AGE_UNITS.find((one) => facts.some((fact) => fact.unit === one));
      return unit === undefined ? [] : [{ known, unit, facts }];
    });
    for (const unit of AGE_UNITS) {
      const births = fitting.filter((one) => one.unit === unit);
      if (births.length === 0) continue;
      const ages = births.flatMap(({ facts }) =>
        facts.flatMap((fact) => (fact.unit === unit ? fact.age : [])),
      );
      const tooNear = (step: number): number =>
        births.reduce((sum, { known }) => sum + daysTooNear(known.birth, known.shift, { unit, step }), 0);
      const step = this.#ofUnit(unit).stepForAll(new Set(ages), (one) => HARDLY_MOVED * tooNear(one));
      for (const { known, facts } of births) this.#move(known, { unit, step }, facts);
    }
  }

  /** What of the notes this birth makes on their days. */
  #factsOf(birth: Birth): Fact[] {
    const facts: Fact[] = [];
    for (const { days, ages, decades } of this.#notes) {
      for (const [unit, told] of ages) {
        const made = agesOn(birth, days, unit);
        for (const age of told) if (made.has(age)) facts.push({ unit, age, days });
      }
      const years = decades.size === 0 ? [] : [...agesOn(birth, days, "year")].sort((a, b) => a - b);
      for (const decade of decades) {
        const age = years.find((one) => decadeOf(one) === decade);
        if (age !== undefined) facts.push({ unit: "year", age, days, decade });
      }
    }
    return facts;
  }

  #move(known: KnownBirth, by: AgeStep, facts: readonly Fact[]): void {
    const { birth, shift } = known;
    const inUnit = facts.filter(({ unit }) => unit === by.unit);
    known.moved ??= birthShift(birth, shift, by, inUnit);
    for (const { unit, age, days, decade } of facts) {
      if (decade !== undefined) {
        const to = decadeOf(age + by.step);
        this.#fixedDecades.set(decade, Math.min(to, this.#fixedDecades.get(decade) ?? to));
        continue;
      }
      const day = Math.min(...days.filter((one) => agesOn(birth, [one], unit).has(age)));
      const to = unit === by.unit ? age + by.step : unitsBetween(birth.day + known.moved, day + shift, unit);
      this.#ofUnit(unit).fix(age, Math.max(0, to));
    }
  }
}

interface Fact extends AgeFact {
  /** Where it was told as a decade of life. */
  readonly decade?: number;
}

function nameOf({ day, tells }: Birth): string {
  return `${tells} ${day}`;
}

function decadeOf(age: number): number {
  return age - (age % 10);
}

/** Nobody is "in his 10s", and the very old stay old; "teens" become twenties, having no other neighbour. */
function neighboursOf(tens: number): number[] {
  if (tens <= 20) return [tens + 10];
  if (tens >= 80) return [tens - 10];
  return [tens - 10, tens + 10];
}
