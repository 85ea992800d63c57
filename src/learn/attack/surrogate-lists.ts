import { classMask, wordClasses } from "../../lexicon/index.js";
import { isListedName, nameLists, surrogateTowns } from "../../replace/families/index.js";
import { fold, POLICIES } from "../../replace/index.js";
import { categoryOf, checksOut } from "../../schema/index.js";

/*
 * What an attacker knows who has this program: which values it makes and which it never makes. Everything here is
 * public; a release that is safe only as long as nobody looks here is not safe.
 */

/** Why a value is no surrogate of ours: it is impossible, a list has it and we never use it, or no list has it. */
export type Giveaway = "impossible" | "listed-not-used" | "unlisted";

export function giveawayOf(type: string, value: string): Giveaway | undefined {
  if (type === "PATIENT" || type === "DOCTOR") return nameGiveaway(value);
  if (type === "CITY") return cityGiveaway(value);
  return isImpossible(type, value) ? "impossible" : undefined;
}

let usedNames: ReadonlySet<string> | undefined;

function isUsedName(word: string): boolean {
  if (usedNames === undefined) {
    const { first, last } = nameLists(POLICIES.full.nameFloor);
    const lists = [first.female, first.male, first.either, last];
    usedNames = new Set(
      lists
        .flatMap((list) => [
          list.plain,
          list.english,
          list.words,
          list.moreWords,
          list.placeOrTime,
          list.countries,
          // Of the rare names a share only: the others are never given.
          list.rare,
        ])
        .flatMap(({ all }) => all)
        .map(fold),
    );
  }
  return usedNames.has(word);
}

function nameGiveaway(value: string): Giveaway | undefined {
  // Shorter words are initials as often as names.
  const words = (value.match(/\p{L}[\p{L}\p{M}'’]{3,}/gu) ?? []).map(fold);
  const odd = words.filter((word) => !isUsedName(word));
  if (odd.length === 0) return undefined;
  return odd.some(isListedName) ? "listed-not-used" : "unlisted";
}

const CITY = classMask("city", "city-rare");

/**
 * Surrogates are towns of the gazetteer with a count, here or abroad, small ones without one, or made up. A town that is an
 * English word is none, nor is what the gazetteer has besides towns (mines, camps, firms).
 */
function cityGiveaway(value: string): Giveaway | undefined {
  if (surrogateTowns().has(fold(value))) return undefined;
  return (wordClasses(value) & CITY) !== 0 ? "listed-not-used" : "unlisted";
}

/** Numbers and addresses that somebody could have been given: surrogates are made so that nobody can. */
function isImpossible(type: string, value: string): boolean {
  const digits = value.replace(/\D/g, "");
  switch (type) {
    case "SSN":
      return digits.length === 9 && !/^9\d\d[0-4]/.test(digits);
    case "EMAIL":
    case "URL": {
      const top = /^[^/?#]*?\.([a-z]{2,})(?:[/?#:]|$)/i.exec(value.replace(/^[a-z]+:\/\/|^.*@/i, ""))?.[1];
      return top !== undefined && !/^(?:example|invalid|test|localhost)$/i.test(top);
    }
    default:
      return categoryOf(type) === "ID" && checksOut(fold(value).replace(/[^a-z\d]/g, ""));
  }
}
