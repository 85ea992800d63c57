import type { Note, Span } from "../note.js";
import {
  birthAt,
  type DateContext,
  dateContext,
  drawShift,
  isBirthDate,
  type ShiftRange,
} from "./dates/index.js";
import type { Deriver } from "./draws.js";
import { hasBirths, learnAgeEvidence, shiftOfBirth } from "./families/ages/ages.js";
import { lazily } from "./lazily.js";
import type { Scope } from "./scope/scope.js";

type DatedNote = Pick<Note, "text" | "spans"> & Partial<Pick<Note, "date">>;

/**
 * Gives the dates of a note; `whose` names those whose dates move together. They are read once, though a note be learnt
 * first and replaced later with the same spans as `given`.
 */
export function datesReader(
  derive: Deriver,
  range: ShiftRange | undefined,
): (note: DatedNote, whose: string, given: readonly Span[]) => NoteDates {
  const read = new WeakMap<readonly Span[], NoteDates>();
  return (note, whose, given) => {
    const known = read.get(given);
    if (known?.areOf(note, whose)) return known;
    const dates = new NoteDates(note, whose, derive, range);
    read.set(given, dates);
    return dates;
  };
}

/** The dates of a note, read when they are asked for, and by how many days they move. */
export class NoteDates {
  readonly #note: DatedNote;
  readonly #context: () => DateContext;
  readonly #shift: () => number;

  constructor(
    note: DatedNote,
    readonly whose: string,
    derive: Deriver,
    range: ShiftRange | undefined,
  ) {
    this.#note = note;
    const { text, spans, date } = note;
    this.#context = lazily(() => dateContext(text, spans, date === undefined ? {} : { noteDate: date }));
    this.#shift = lazily(() => drawShift(derive("date-shift", whose), range));
  }

  areOf({ text, date }: DatedNote, whose: string): boolean {
    return this.#note.text === text && this.#note.date === date && this.whose === whose;
  }

  get context(): DateContext {
    return this.#context();
  }

  get shift(): number {
    return this.#shift();
  }

  /** Ages have to agree with dates of birth afterwards too, so days and births are learnt before the note's ages. */
  learn(scope: Scope): void {
    const { text, spans } = this.#note;
    const isAge = ({ type }: Span): boolean => type === "AGE";
    // Most notes tell neither, and are not read twice.
    if (!spans.some(isAge) && !spans.some((span) => span.type === "DATE" && isBirthDate(text, span))) return;
    const { births, days, anchor } = this.context;
    const seen = new Set(days.filter(({ at }) => !births.has(at)).map(({ day }) => day));
    if (anchor !== undefined) seen.add(anchor);
    const born = [...births].flatMap((at) => birthAt(this.context, at) ?? []);
    learnAgeEvidence({ days: [...seen], births: born, shift: born.length > 0 ? this.shift : 0 }, scope);
  }

  /** By how many days the date that starts at `at` moves. */
  shiftAt(at: number, scope: Scope): number {
    const birth = hasBirths(scope) ? birthAt(this.context, at) : undefined;
    return (birth && shiftOfBirth(birth, scope)) ?? this.shift;
  }
}
