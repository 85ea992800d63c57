import { nearest } from "./edit-distance.js";
import { EXIT, ScrubJayError } from "./errors.js";

/** The names of all options of a kind: one that is left out does not compile. */
export type OptionNames<T> = Readonly<Record<keyof T, true>>;

/**
 * Refuses what is no set of options with these names: a name spelt wrong would leave its default in force in silence.
 * `whose` is the function that takes them.
 */
export function checkOptions<T extends object>(whose: string, given: T, names: OptionNames<T>): void {
  const known = Object.keys(names);
  if (typeof given !== "object" || given === null || Array.isArray(given))
    throw wrongOption(`${whose} takes its options as an object`, `Options: ${known.join(", ")}.`);
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(names, name));
  if (unknown === undefined) return;
  throw wrongOption(`${whose} has no option ${shownName(unknown)}`, namesLike(unknown, known, "Options"));
}

/** Refuses a value that is none of those an option can have. Undefined stands for the default. */
export function checkChoice(option: string, given: unknown, choices: readonly string[]): void {
  if (given === undefined || (typeof given === "string" && choices.includes(given))) return;
  const like = typeof given === "string" ? given : "";
  throw wrongOption(`the option "${option}" has another value than it can have`, namesLike(like, choices));
}

/** Which name was probably meant, and all there are. */
export function namesLike(given: string, names: readonly string[], all = "Choose one of"): string {
  const near = nearest(given, names);
  return `${near === undefined ? "" : `Did you mean "${near}"? `}${all}: ${names.join(", ")}.`;
}

/** A name stands in a message only if it looks like one: a value in the wrong place may be PHI. */
function shownName(name: string): string {
  return /^[A-Za-z$_][\w-]{0,30}$/.test(name) ? `"${name}"` : "of that name";
}

function wrongOption(message: string, hint: string): ScrubJayError {
  return new ScrubJayError("bad-option", message, { exitCode: EXIT.usage, hint });
}
