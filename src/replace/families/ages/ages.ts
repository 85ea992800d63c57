import type { Birth } from "../../dates/birth-shift.js";
import { phraseInCaseOf } from "../../folding.js";
import type { Scope } from "../../scope/scope.js";
import { cut, familyOf, memoryOf, type Phase, type Surroundings } from "../family.js";
import { NUMERALS, parseNumeral, spellNumber } from "../numbers/number-words.js";
import { endsWithOne } from "../words/word-before.js";
import { unitOf } from "./age-words.js";
import { PatientAges } from "./ages-of-one.js";

type Beside = Pick<Surroundings, "before" | "after">;

const FIGURE = /\d+(?:['’]?s\b)?(?![\d/])(?<!\/\d+)/g;

/** "54", "40s", "forty-four", "15 1/2", "six and a half": the figure or the words change, the writing stays. */
export const ages = familyOf((surface, around, scope, phase) => {
  const beside = (at: number, length: number): Beside => ({
    before: around.before + surface.slice(0, at),
    after: surface.slice(at + length) + (around.after ?? ""),
  });
  if (!/\d/.test(surface)) {
    const said = (words: string, at: number): string | undefined => {
      const numeral = parseNumeral(words);
      if (numeral === undefined) return undefined;
      const { number, form } = numeral;
      const joint = number < 100 && /\s/.test(words.trim()) && !/-/.test(words) ? " " : "-";
      const given =
        form === "decade"
          ? decade(number, scope, phase)
          : age(number, beside(at, words.length), scope, phase);
      return phraseInCaseOf(words, spellNumber(given, form, joint));
    };
    const whole = said(surface, 0);
    if (whole !== undefined) return [whole];
    const [, one = "", many = ""] = /^(.*?)(s?)$/is.exec(surface) ?? [];
    const called = CALLED[one.toLowerCase()];
    if (called !== undefined) return [phraseInCaseOf(one, called) + many];
    const number = surface.match(NUMERALS)?.some((words) => parseNumeral(words) !== undefined);
    // What says no number cannot say another.
    return number ? cut(surface, NUMERALS, (words, at) => said(words, at) ?? words) : ["[AGE]"];
  }
  return cut(surface, FIGURE, (figure, at) => {
    const number = Number.parseInt(figure, 10);
    if (figure.endsWith("s")) return decade(number, scope, phase) + figure.replace(/^\d+/, "");
    const width = figure.startsWith("0") ? figure.length : 0;
    return String(age(number, beside(at, figure.length), scope, phase)).padStart(width, "0");
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

/** What a note tells before its ages are learnt: the days on which something is, and who was born when. */
export interface AgeEvidence {
  readonly days: readonly number[];
  readonly births: readonly Birth[];
  /** By how many days the dates of the note move. */
  readonly shift: number;
}

/** Ages that are learnt from now on stand in this note. */
export function learnAgeEvidence({ days, births, shift }: AgeEvidence, scope: Scope): void {
  const own = agesOf(scope.learning, scope);
  own.open(days);
  for (const birth of births) own.addBirth(birth, shift);
}

export function hasBirths(scope: Scope): boolean {
  return agesOf(scope.replacing, scope).hasBirths;
}

/** By how many days a date of birth moves; undefined of one that was not learnt. */
export function shiftOfBirth(birth: Birth, scope: Scope): number | undefined {
  return agesOf(scope.replacing, scope).shiftOf(birth);
}

function agesOf(whose: string, scope: Scope): PatientAges {
  const all = memoryOf(scope, "ages", () => new Map<string, PatientAges>());
  const known = all.get(whose);
  if (known !== undefined) return known;
  const made = new PatientAges((unit) => scope.options.draws(`age-step ${unit}`, whose));
  all.set(whose, made);
  return made;
}

const isAfterArticle = endsWithOne(["a", "an"], "\\s+");

/** While ages are learnt they count for their patient, and for the scope as one where nobody says whose note it is. */
function age(number: number, { before, after = "" }: Beside, scope: Scope, phase: Phase): number {
  const unit = unitOf(before, after);
  if (phase === "render") return agesOf(scope.replacing, scope).age(number, unit);
  const afterArticle = isAfterArticle(before);
  agesOf("", scope).add(number, unit, afterArticle);
  agesOf(scope.learning, scope).add(number, unit, afterArticle);
  scope.forbid(String(number));
  return number;
}

function decade(tens: number, scope: Scope, phase: Phase): number {
  if (phase === "render") return agesOf(scope.replacing, scope).decade(tens);
  for (const whose of ["", scope.learning]) agesOf(whose, scope).addDecade(tens);
  return tens;
}
