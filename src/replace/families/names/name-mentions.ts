import type { Surroundings } from "../family.js";
import { endsWithOne, lastWord, lastWordsOf } from "../words/word-before.js";
import { isUsualFirst, sexOf } from "./name-lists.js";
import type { NameReading, NameRole, NameToken } from "./name-pattern.js";

/** One way in which a name stands in the scope. */
export interface NameMention {
  readonly name: NameReading;
  /** What a word that stands alone rather is. */
  readonly hint: "first" | "last";
  /** A title or "née" stands before it: a word alone is then surely a family name. */
  readonly titled: boolean;
  readonly sex: "female" | "male" | undefined;
  /** "Ola Mae", "(“Luca Antonio”)": two first names and no family name. */
  readonly givenOnly: boolean;
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const MAN = words(`
mr mister master señor husband father dad son brother uncle nephew grandfather grandson grandpa boyfriend fiancé stepson
stepfather fr
`);
const isAfterMan = endsWithOne(MAN, `\\.?[:,]?\\s{0,2}["“(]?`);
const WOMAN = words(`
mrs ms miss señora doña wife mother mom mum daughter dtr dau sister aunt niece grandmother granddaughter grandma girlfriend
fiancée stepdaughter stepmother sr
`);
const isAfterWoman = endsWithOne(WOMAN, `\\.?[:,]?\\s{0,2}["“(]?`);
const KIN = words(`
husband wife spouse partner father dad mother mom mum son daughter dtr dau brother sister uncle aunt nephew niece cousin
roommate grandmother grandfather grandson granddaughter grandma grandpa stepmother stepfather stepson stepdaughter fiancé
fiancée friend boyfriend girlfriend twin
`);
const isAfterKin = endsWithOne(KIN, `[:,]?\\s{0,2}["“(]?`);
const TITLE = [
  ...words(`
dr drs doctor prof professor mr mister mrs ms mx miss señor señora judge officer ofc attorney sgt lt capt cpl det detective
deputy sheriff patrolman hon coach pastor rev reverend nurse née nee maiden
`),
  "maiden name",
];
const isAfterTitle = endsWithOne(TITLE, "[.:]?\\s*");
/** Titles that stand before first names too. */
const isAfterHomely = endsWithOne(words("miss nurse coach pastor"), "\\.?\\s*");
/** Behind all other words nothing is said of a name; the homely titles are among the titles. */
const CUES = lastWordsOf([...MAN, ...WOMAN, ...KIN, ...TITLE]);
/** Usual second given names of women, which are seldom family names. */
const SECOND = new Set(words("mae ann anne jean lynn lou sue jo marie beth kay rae"));

export function mentionOf(name: NameReading, { type, before }: Surroundings): NameMention {
  const last = lastWord(before);
  const givenOnly = type === "PATIENT" && isGivenOnly(name, before);
  // What a word that stands alone is, where nothing before it tells.
  const alone = name.likelyRole ?? (type === "DOCTOR" ? "last" : "first");
  if (last !== undefined && !CUES.has(last))
    return { name, hint: alone, titled: false, sex: undefined, givenOnly };
  const titled = isAfterTitle(before, last) && !(isAfterHomely(before, last) && name.likelyRole === "first");
  return {
    name,
    hint: titled ? "last" : isAfterKin(before, last) ? "first" : alone,
    titled,
    sex: isAfterMan(before, last) ? "male" : isAfterWoman(before, last) ? "female" : undefined,
    givenOnly,
  };
}

function isGivenOnly({ tokens, words }: NameReading, before: string): boolean {
  const [first, second] = words;
  if (words.length !== 2 || first === undefined || second === undefined) return false;
  if (tokens.some(({ is, text }) => is === "initial" || (is === "text" && text.trim() !== ""))) return false;
  if (/["“]$/.test(before) && isUsualFirst(first.text) && isUsualFirst(second.text)) return true;
  return SECOND.has(second.value) && sexOf(first.text) !== "male";
}

/** Settles what a mention alone leaves open by the other mentions of the scope. */
export interface ScopeRoles {
  resolve(name: NameReading): readonly NameToken[];
}

interface CertainRoles {
  readonly first: Set<string>;
  readonly last: Set<string>;
}

export function rolesInScope(mentions: readonly { readonly mention: NameMention }[]): ScopeRoles {
  const surely: CertainRoles = { first: new Set(), last: new Set() };
  const pairs = new Set<string>();
  for (const { mention } of mentions) {
    const { name, titled, givenOnly } = mention;
    const { named, words } = name;
    if (name.hasComma) {
      for (const { role, value } of words) if (role !== "alone") surely[role].add(value);
    } else if (words.length === 1 && words[0] !== undefined) {
      // "Mr. Sandhu", "K. Tamang"
      if (titled || (named[0]?.is === "initial" && words[0].role === "last")) surely.last.add(words[0].value);
    } else if (words.length < 2) continue;
    if (words.length > 2) {
      const given = words.filter(({ role }) => role === "first");
      if (given.length > 1 && words.some(({ role }) => role === "last"))
        pairs.add(`${given[0]?.value} ${given[1]?.value}`);
    }
    if (givenOnly) pairs.add(words.map(({ value }) => value).join(" "));
  }
  return { resolve: (name) => resolve(name, surely, pairs) };
}

function resolve(name: NameReading, surely: CertainRoles, pairs: ReadonlySet<string>): readonly NameToken[] {
  const { tokens, words } = name;
  if (surely.last.size === 0 && pairs.size === 0) return tokens;
  const first = words[0];
  const second = words[1];
  if (first === undefined || second === undefined || name.hasComma) return tokens;
  // "SANDHU RAJWINDER S" where a Mr. Sandhu is known.
  const flipped =
    first.role === "first" &&
    surely.last.has(first.value) &&
    !surely.first.has(first.value) &&
    !isUsualFirst(first.value) &&
    !words.some((word) => word !== first && surely.last.has(word.value));
  const given: NameToken[] = [];
  if (flipped) {
    for (const token of tokens)
      given.push(token.is === "text" ? token : inRole(token, token === first ? "last" : "first"));
    return given;
  }
  if (words.length !== 2 || surely.last.has(second.value) || !pairs.has(`${first.value} ${second.value}`))
    return tokens;
  for (const token of tokens) given.push(token === second ? inRole(token, "first") : token);
  return given;
}

function inRole({ text, value, is }: NameToken, role: NameRole): NameToken {
  return { text, value, is, role };
}
