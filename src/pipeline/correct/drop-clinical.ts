import { BRANDS, isClinicalTerm, isEponym } from "../../lexicon/index.js";
import { categoryOf } from "../../schema/index.js";
import { meansMedicine } from "../medical-context.js";
import { showsAPerson } from "../person-evidence.js";
import { type Judge, spanStep, surfaceOf } from "../span-step.js";

/** A voice that is as sure as this may call anything a name. */
const SURE = 0.9;
const DRUGS: ReadonlySet<string> = new Set(BRANDS.map((brand) => brand.toLowerCase()));
/** Shorter ones are initials and codes, which mean everything. */
const SHORTEST = 4;
const OWN_DICTIONARY = new Set(["STATE", "COUNTRY", "ZIP", "ROOM", "USERNAME"]);

/**
 * A single word that medicine uses and a model took for a name or a place: "Foley", "Lasix", "SOAP". It stays
 * when its voice is sure, when a title or label shows a person, or when a longer name in the note holds it.
 */
const judge: Judge = (span, note, spans) => {
  const category = categoryOf(span.type);
  if ((category !== "NAME" && category !== "LOCATION") || (span.score ?? 1) >= SURE) return undefined;
  if (OWN_DICTIONARY.has(span.type)) return undefined;
  const word = surfaceOf(note, span);
  if (!/^\p{L}[\p{L}'’-]+$/u.test(word)) return undefined;
  const bare = word.replace(/['’]s$/iu, "");
  if (bare.length < SHORTEST) return undefined;
  const clinical = isClinicalTerm(bare) || DRUGS.has(bare.toLowerCase());
  if (!clinical && !(isEponym(bare) && meansMedicine(note.text, span.end))) return undefined;
  if (showsAPerson(note, span)) return undefined;
  const inLongerName = spans.some(
    (other) =>
      other.end - other.start > word.length &&
      surfaceOf(note, other)
        .split(/[\s,]+/u)
        .includes(bare),
  );
  if (inLongerName) return undefined;
  return { did: "dropped", why: clinical ? "a clinical word" : "an eponym before a word of medicine" };
};

export const dropClinical = spanStep("correct:drop-clinical", judge);
