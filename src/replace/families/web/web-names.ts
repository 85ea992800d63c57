import { fold, inCaseOf } from "../../folding.js";
import type { Scope } from "../../scope/scope.js";
import { NameBook } from "../names/name-book.js";
import { initialFor, lettersFor, nameFor } from "../names/names.js";

/** What stands beside a run of letters in an address or user name. */
export interface RunSurroundings {
  readonly before: string;
  readonly after: string;
}

/** Ends that a user name keeps: "elongjr". */
const ENDING = /^(.{4,}?)(jr|sr|ii|iii|md|do|rn|np|pa)$/;
/** Shorter beginnings of a name say too little to be taken for it. */
const LEAST_PREFIX = 4;
const LEAST_NAME = 4;

/**
 * A run of letters that holds a name of the scope, written with its surrogate: "mhansen", "hansenm", "maryhansen",
 * "hansjr", "mhanse" (cut off), "mh", "hansenlaw". Undefined when it holds none.
 */
export function nameInRun(run: string, { before, after }: RunSurroundings, scope: Scope): string | undefined {
  const written = new RunReader(scope, before, after).read(fold(run));
  // One letter may stay where the surrogate begins with it too: it tells nothing.
  if (written === undefined || (run.length > 1 && fold(written) === fold(run))) return undefined;
  return run === run.toLowerCase() ? written.toLowerCase() : inCaseOf(run, written);
}

class RunReader {
  readonly #scope: Scope;
  readonly #book: NameBook;
  readonly #before: string;
  readonly #after: string;

  constructor(scope: Scope, before: string, after: string) {
    this.#scope = scope;
    this.#book = NameBook.of(scope);
    this.#before = before;
    this.#after = after;
  }

  read(run: string): string | undefined {
    if (run.length === 1) return this.#besideName(run);
    const ending = ENDING.exec(run);
    return (
      this.#name(run) ??
      this.#twoNames(run) ??
      this.#withInitial(run) ??
      (run.length <= 3 ? lettersFor(run, this.#book, this.#scope) : undefined) ??
      this.#cutOff(run) ??
      (ending === null ? undefined : this.#withEnding(ending)) ??
      this.#among(run)
    );
  }

  #withEnding([, head = "", ending = ""]: RegExpExecArray): string | undefined {
    const written = this.read(head);
    return written === undefined ? undefined : written + ending;
  }

  #name(word: string): string | undefined {
    const role = word.length < 3 ? undefined : this.#book.roleKnown(word);
    return role === undefined ? undefined : nameFor(role, word, this.#book, this.#scope);
  }

  #twoNames(run: string): string | undefined {
    for (let at = 2; at <= run.length - 3; at++) {
      const tail = this.#name(run.slice(at));
      const head = tail === undefined ? undefined : this.#name(run.slice(0, at));
      if (tail !== undefined && head !== undefined) return head + tail;
    }
    return undefined;
  }

  /** "mhansen", "hansenm" */
  #withInitial(run: string): string | undefined {
    const [front, back] = [run.slice(1), run.slice(0, -1)];
    if (this.#isLast(front)) return this.#initial(run.charAt(0), front) + this.#last(front);
    if (this.#isLast(back)) return this.#last(back) + this.#initial(run.slice(-1), back);
    return undefined;
  }

  /** "tbellric", "ballm10", "barn5": the beginning of one family name, as long as it was. */
  #cutOff(run: string): string | undefined {
    const beginning = (letters: string, least: number): string | undefined =>
      letters.length < least ? undefined : this.#book.lastBeginning(letters);
    const numbered = /^[.\d]/.test(this.#after);
    const whole = beginning(run, numbered ? LEAST_PREFIX - 1 : LEAST_PREFIX);
    if (whole !== undefined) return this.#last(whole).slice(0, run.length);
    const behind = beginning(run.slice(1), LEAST_PREFIX);
    if (behind !== undefined)
      return this.#initial(run.charAt(0), behind) + this.#last(behind).slice(0, run.length - 1);
    const front = numbered ? beginning(run.slice(0, -1), LEAST_PREFIX) : undefined;
    if (front === undefined) return undefined;
    return this.#last(front).slice(0, run.length - 1) + this.#initial(run.slice(-1), front);
  }

  /** "hansenlaw", "joyridehansen": a name at one end, a made-up word for the rest. */
  #among(run: string): string | undefined {
    for (let length = run.length - 3; length >= LEAST_NAME; length--) {
      const front = this.#name(run.slice(0, length));
      if (front !== undefined) return front + this.#scope.surrogate("web-word", run.slice(length));
      const back = this.#name(run.slice(-length));
      if (back !== undefined) return this.#scope.surrogate("web-word", run.slice(0, -length)) + back;
    }
    return undefined;
  }

  /** The "m" of "m.hansen" and "mary.h" */
  #besideName(letter: string): string | undefined {
    const next = fold(/^[._-](\p{L}{3,})/u.exec(this.#after)?.[1] ?? "");
    if (this.#isLast(next)) return this.#initial(letter, next);
    const previous = fold(/(\p{L}{3,})[._-]$/u.exec(this.#before)?.[1] ?? "");
    if (this.#book.roleKnown(previous) !== "first") return undefined;
    return initialFor("last", letter, [previous], this.#book, this.#scope);
  }

  #isLast(word: string): boolean {
    return word.length >= 3 && this.#book.roleKnown(word) === "last";
  }

  #last(word: string): string {
    return nameFor("last", word, this.#book, this.#scope);
  }

  #initial(letter: string, last: string): string {
    const only =
      this.#book.firstByInitial(letter, [last]) === undefined ? this.#book.onlyFirstFrom(letter) : undefined;
    if (only !== undefined) return nameFor("first", only, this.#book, this.#scope).charAt(0);
    return initialFor("first", letter, [last], this.#book, this.#scope);
  }
}
