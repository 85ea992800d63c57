import type { Around } from "./family.js";
import { isUsualFirst, isUsualLast, sexOf } from "./name-lists.js";
import type { NameToken } from "./name-pattern.js";

/** One way in which a name stands in the scope. */
export interface Mention {
  readonly tokens: readonly NameToken[];
  /** What a word that stands alone rather is. */
  readonly hint: "first" | "last";
  /** A title or "née" stands before it: a word alone is then surely a family name. */
  readonly titled: boolean;
  readonly sex: "female" | "male" | undefined;
  /** "Ola Mae", "(“Luca Antonio”)": two first names and no family name. */
  readonly givenOnly: boolean;
}

const MAN =
  /(?<!\p{L})(?:mr|mister|master|señor|husband|father|dad|son|brother|uncle|nephew|grandfather|grandson|grandpa|boyfriend|fiancé|stepson|stepfather|twin brother|fr)\.?[:,]?\s{0,2}["“(]?$/iu;
const WOMAN =
  /(?<!\p{L})(?:mrs|ms|miss|señora|doña|wife|mother|mom|mum|daughter|dtr|dau|sister|aunt|niece|grandmother|granddaughter|grandma|girlfriend|fiancée|stepdaughter|stepmother|sr)\.?[:,]?\s{0,2}["“(]?$/iu;
const KIN =
  /(?<!\p{L})(?:husband|wife|spouse|partner|father|dad|mother|mom|mum|son|daughter|dtr|dau|brother|sister|uncle|aunt|nephew|niece|cousin|roommate|grand(?:mother|father|son|daughter|ma|pa)|step(?:mother|father|son|daughter)|fiancée?|(?:boy|girl)?friend|twin)[:,]?\s{0,2}["“(]?$/iu;
const TITLE =
  /(?<!\p{L})(?:drs?|doctor|prof|professor|mr|mister|mrs|ms|mx|miss|señora?|judge|officer|ofc|attorney|sgt|lt|capt|cpl|det|detective|deputy|sheriff|patrolman|hon|coach|pastor|rev|reverend|nurse|née|nee|maiden(?: name)?)[.:]?\s*$/iu;
/** Titles that stand before first names too. */
const HOMELY = /(?<!\p{L})(?:miss|nurse|coach|pastor)\.?\s*$/iu;
/** Usual second given names of women, which are seldom family names. */
const SECOND = new Set("mae ann anne jean lynn lou sue jo marie beth kay rae".split(" "));

export function mentionOf(tokens: readonly NameToken[], { type, before }: Around): Mention {
  const words = tokens.filter(({ is }) => is === "word");
  const titled = TITLE.test(before) && !(HOMELY.test(before) && isRatherFirst(words[0]?.text ?? ""));
  return {
    tokens,
    hint: hintFor(words[0]?.text ?? "", titled, type, before),
    titled,
    sex: MAN.test(before) ? "male" : WOMAN.test(before) ? "female" : undefined,
    givenOnly: type === "PATIENT" && isGivenOnly(tokens, words, before),
  };
}

/** Whether a word that stands alone is rather a first name or a family name. */
function hintFor(word: string, titled: boolean, type: string, before: string): "first" | "last" {
  if (titled) return "last";
  if (KIN.test(before)) return "first";
  const first = isUsualFirst(word);
  const last = isUsualLast(word);
  if (first !== last) return first ? "first" : "last";
  return type === "DOCTOR" ? "last" : "first";
}

function isRatherFirst(word: string): boolean {
  return isUsualFirst(word) && !isUsualLast(word);
}

function isGivenOnly(tokens: readonly NameToken[], words: readonly NameToken[], before: string): boolean {
  const [first, second] = words;
  if (words.length !== 2 || first === undefined || second === undefined) return false;
  if (tokens.some(({ is, text }) => is === "initial" || (is === "text" && text.trim() !== ""))) return false;
  if (/["“]$/.test(before) && isUsualFirst(first.text) && isUsualFirst(second.text)) return true;
  return SECOND.has(second.value) && sexOf(first.text) !== "male";
}

/** Settles what a mention alone leaves open by the other mentions of the scope. */
export interface ScopeRoles {
  resolve(tokens: readonly NameToken[]): readonly NameToken[];
}

export function rolesInScope(mentions: readonly Mention[]): ScopeRoles {
  const surely = { first: new Set<string>(), last: new Set<string>() };
  const pairs = new Set<string>();
  for (const { tokens, titled, givenOnly } of mentions) {
    const named = tokens.filter(({ is }) => is !== "text");
    const words = named.filter(({ is }) => is === "word");
    const inRole = (role: string): string[] =>
      words.filter((one) => one.role === role).map(({ value }) => value);
    if (tokens.some(({ is, text }) => is === "text" && /[,^]/.test(text))) {
      for (const role of ["first", "last"] as const) for (const word of inRole(role)) surely[role].add(word);
    } else if (words.length === 1 && words[0] !== undefined) {
      // "Mr. Sandhu", "K. Tamang"
      if (titled || (named[0]?.is === "initial" && words[0].role === "last")) surely.last.add(words[0].value);
    }
    const given = inRole("first");
    if (given.length > 1 && inRole("last").length > 0) pairs.add(given.slice(0, 2).join(" "));
    if (givenOnly) pairs.add(words.map(({ value }) => value).join(" "));
  }
  return { resolve: (tokens) => resolve(tokens, surely, pairs) };
}

function resolve(
  tokens: readonly NameToken[],
  surely: { readonly first: ReadonlySet<string>; readonly last: ReadonlySet<string> },
  pairs: ReadonlySet<string>,
): readonly NameToken[] {
  if (surely.last.size === 0 && pairs.size === 0) return tokens;
  const words = tokens.filter(({ is }) => is === "word");
  const [first, second] = words;
  if (first === undefined || second === undefined || tokens.some(({ text }) => /[,^]/.test(text)))
    return tokens;
  const values = words.map(({ value }) => value);
  const [lead = ""] = values;
  // "SANDHU RAJWINDER S" where a Mr. Sandhu is known.
  const flipped =
    first.role === "first" &&
    surely.last.has(lead) &&
    !surely.first.has(lead) &&
    !isUsualFirst(lead) &&
    !values.slice(1).some((word) => surely.last.has(word));
  if (flipped) {
    return tokens.map((token) =>
      token.is === "text" ? token : { ...token, role: token === first ? "last" : "first" },
    );
  }
  if (words.length !== 2 || !pairs.has(values.join(" ")) || surely.last.has(values[1] ?? "")) return tokens;
  return tokens.map((token) => (token === second ? { ...token, role: "first" } : token));
}
