import { remembered } from "../../../remembered.js";
import { isInitials } from "../../../schema/index.js";
import { fold } from "../../folding.js";
import { wordMatches } from "../words/matches.js";
import { isListedName, isUsualFirst, isUsualLast, sexOf } from "./name-lists.js";

/** "alone": the only word of the mention, which may be either. */
export type NameRole = "first" | "last" | "alone";

/** A piece of a name as written; joined, the texts are the name. */
export interface NameToken {
  readonly text: string;
  /** Folded; of what stays it is of no use and empty. */
  readonly value: string;
  /** `text` stays: marks, "de la", "Jr.", "Dr.". */
  readonly is: "text" | "word" | "initial";
  readonly role: NameRole;
}

/** What a name says by itself, wherever it stands. */
export interface NameReading {
  /** Letters that stand for names, and no name. */
  readonly isInitials: boolean;
  readonly tokens: readonly NameToken[];
  /** Words and initials. */
  readonly named: readonly NameToken[];
  readonly words: readonly NameToken[];
  /** What the lists rather take the first word for; undefined where they have it as both or as neither. */
  readonly likelyRole: "first" | "last" | undefined;
  /** A comma or the like parts family from first names. */
  readonly hasComma: boolean;
  /** What the parts of the name say of who bears others. */
  readonly sexes: readonly (readonly [name: string, sex: "female" | "male"])[];
}

const WORD = /[\p{L}\p{M}]+(?:['’](?!s(?![\p{L}\p{M}]))[\p{L}\p{M}]+)*/gu;
const STAYS = new Set(
  "jr sr ii iii iv md rn np phd mr mrs ms miss dr prof sister brother father fr rev and or nee née aka st ste baby boy girl".split(
    " ",
  ),
);
/** Degrees that are names too: they stay only where they cannot be one. */
const DEGREES = new Set(["do", "pa"]);
/** In front of a name: "Big Walt". */
const EPITHETS = new Set("big old ol lil".split(" "));
/** Stand inside a family name; with a capital at the very front only those of the second list do. */
const PARTICLES = new Set(
  "de la las los del della di da dos das do du van von der den ter ten zu zur bin ibn bint al el le y e saint".split(
    " ",
  ),
);
const LEADING_PARTICLES = new Set("de dos das von van ibn saint".split(" "));

/** Most names stand in several notes. */
const REMEMBERED = 10_000;

export const readName = remembered((surface: string): NameReading => {
  const tokens = isOneWord(surface) ? [alone(surface)] : parseName(surface);
  // Most names have nothing but words, of which one list is enough to keep.
  const named = tokens.every(isNamed) ? tokens : tokens.filter(isNamed);
  const words = named.every(isWord) ? named : named.filter(isWord);
  return {
    isInitials: isOnlyInitials(surface),
    tokens,
    named,
    words,
    likelyRole: likelyRoleOf(words[0]?.text ?? ""),
    hasComma: tokens.some(({ is, text }) => is === "text" && COMMA.test(text)),
    sexes: hyphenatedSexes(tokens),
  };
}, REMEMBERED);

function likelyRoleOf(word: string): NameReading["likelyRole"] {
  const isFirst = isUsualFirst(word);
  return isFirst === isUsualLast(word) ? undefined : isFirst ? "first" : "last";
}

const COMMA = /[,^]/;
const ONE_WORD = /^[A-Za-z]{2,}$/;

/** As most names are that stand alone. */
function isOneWord(surface: string): boolean {
  return ONE_WORD.test(surface);
}

function alone(text: string): NameToken {
  return { text, value: fold(text), is: "word", role: "alone" };
}

function isNamed({ is }: NameToken): boolean {
  return is !== "text";
}

function isWord({ is }: NameToken): boolean {
  return is === "word";
}

const HYPHENATED = /^(?!\p{Lu}\p{Ll}-)\p{L}{1,2}-\p{L}{1,2}$/u;
const THREE_OF_A_CASE = /^(?:\p{Lu}{3}|\p{Ll}{3})$/u;

/** "JH", "j.h.", "jcw", "pt-e": letters that stand for names, and no name. "Ji-ho" is one. */
function isOnlyInitials(surface: string): boolean {
  if (surface.length > LONGEST_INITIALS) return isInitials(surface);
  if (isInitials(surface) || HYPHENATED.test(surface)) return true;
  return THREE_OF_A_CASE.test(surface) && !isListedName(surface);
}

/** Two pairs of letters, which may be of two units each, and a hyphen. */
const LONGEST_INITIALS = 9;
const NONE: NameReading["sexes"] = [];

/** "Jean-Rony": what the second name says of the bearer counts for the first too. */
function hyphenatedSexes(tokens: readonly NameToken[]): NameReading["sexes"] {
  if (!tokens.some(({ text }) => text === "-")) return NONE;
  return tokens.flatMap((token, at) => {
    const [hyphen, second] = [tokens[at + 1], tokens[at + 2]];
    if (token.role !== "first" || hyphen?.text !== "-" || second?.role !== "first") return [];
    const sex = sexOf(second.text);
    return sex === "female" || sex === "male" ? [[token.value, sex] as const] : [];
  });
}

/** Takes a name apart: which words are first names, which are family names, what stays. */
function parseName(surface: string): readonly NameToken[] {
  const raw = split(surface);
  const named = raw.filter(({ is }) => is !== "text");
  const roles = new Map<number, NameRole>();
  const comma = raw.findIndex(({ is, text }) => is === "text" && COMMA.test(text));
  const after = comma < 0 ? [] : named.filter(({ at }) => at > (raw[comma]?.at ?? 0));
  if (after.length > 0 && after.length < named.length) {
    for (const token of named) roles.set(token.at, after.includes(token) ? "first" : "last");
  } else {
    for (const [at, role] of plainRoles(raw, surface)) roles.set(at, role);
  }
  const tokens: NameToken[] = [];
  for (const { text, is, at } of raw)
    tokens.push(
      is === "text" ? staying(text) : { text, value: fold(text), is, role: roles.get(at) ?? "last" },
    );
  return tokens;
}

/** What stays is the same in most names, a blank: one serves all. */
const staying = remembered(
  (text: string): NameToken => ({ text, value: "", is: "text", role: "last" }),
  REMEMBERED,
);

interface RawToken {
  readonly text: string;
  readonly is: NameToken["is"];
  readonly at: number;
}

function split(surface: string): RawToken[] {
  const tokens: RawToken[] = [];
  let done = 0;
  const words = wordMatches(WORD, surface);
  for (const [index, { text, at }] of words.entries()) {
    if (at > done) tokens.push({ text: surface.slice(done, at), is: "text", at: done });
    done = at + text.length;
    const lower = text.toLowerCase();
    const followed = index < words.length - 1;
    const particle =
      PARTICLES.has(lower) &&
      followed &&
      text.length > 1 &&
      (at > 0 || text === lower || LEADING_PARTICLES.has(lower));
    const isDegree =
      DEGREES.has(lower) &&
      text === text.toUpperCase() &&
      index > 0 &&
      (surface !== surface.toUpperCase() || /,\s*$/.test(surface.slice(0, at)));
    const stays =
      particle ||
      isDegree ||
      (EPITHETS.has(lower) && index === 0 && followed) ||
      (STAYS.has(lower) && words.length > 1 && !(lower === "nee" && text !== lower)) ||
      (lower === "s" && at > 0 && /['’]/.test(surface[at - 1] ?? ""));
    tokens.push({ text, at, is: stays ? "text" : text.length === 1 ? "initial" : "word" });
  }
  if (done < surface.length) tokens.push({ text: surface.slice(done), is: "text", at: done });
  return tokens;
}

/** Roles of a name without comma, by group: words that a hyphen joins are one. */
function plainRoles(raw: readonly RawToken[], surface: string): Map<number, NameRole> {
  const groups: RawToken[][] = [];
  let joined = false;
  let bracketed = false;
  let familyFrom = Number.POSITIVE_INFINITY;
  const nicknames: RawToken[] = [];
  for (const token of raw) {
    if (token.is === "text") {
      joined = token.text === "-";
      if (/[(["“]/.test(token.text)) bracketed = true;
      if (/[)\]”]/.test(token.text)) bracketed = false;
      if (PARTICLES.has(token.text.toLowerCase())) familyFrom = Math.min(familyFrom, token.at);
      continue;
    }
    if (bracketed) nicknames.push(token);
    else if (joined) groups.at(-1)?.push(token);
    else groups.push([token]);
    joined = false;
  }
  const roles = new Map<number, NameRole>(nicknames.map(({ at }) => [at, "first"]));
  const give = (group: readonly RawToken[] | undefined, role: NameRole): void => {
    for (const { at } of group ?? []) roles.set(at, role);
  };
  const words = groups.filter((group) => group[0]?.is === "word");
  const only = words.length === 1 ? words[0] : undefined;
  if (only !== undefined) {
    const place = groups.indexOf(only);
    if (groups.length === 1) give(only, familyFrom < (only[0]?.at ?? 0) ? "last" : "alone");
    else if (place > 0) give(only, "last");
    else give(only, startsWithFirst(only[0]?.text ?? "", surface) ? "first" : "last");
    for (const group of groups)
      if (group !== only) give(group, roles.get(only[0]?.at ?? 0) === "first" ? "last" : "first");
    return roles;
  }
  const reversed = isReversed(words, surface === surface.toUpperCase());
  for (const group of groups) {
    const isLast = reversed ? group === words[0] : group === words.at(-1) || (group[0]?.at ?? 0) > familyFrom;
    give(group, isLast ? "last" : "first");
  }
  return roles;
}

/** "Shoshana W." but "OKONJO D", as lists write it. */
function startsWithFirst(word: string, surface: string): boolean {
  if (isUsualFirst(word) && !isUsualLast(word)) return true;
  return surface !== surface.toUpperCase() && !(isUsualLast(word) && !isUsualFirst(word));
}

/** "PRUETT JOY ANN", "Park Soon-ja": the family name stands first, and the lists say so. */
function isReversed(words: readonly (readonly RawToken[])[], allCapitals: boolean): boolean {
  const first = words[0]?.[0]?.text ?? "";
  const last = words.at(-1)?.[0]?.text ?? "";
  if (isUsualFirst(first)) return false;
  return allCapitals ? isUsualFirst(last) : isUsualLast(first) && !isUsualLast(last);
}
