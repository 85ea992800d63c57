import type { Draws } from "../draws.js";
import { fold, inCaseOf, phraseInCaseOf } from "../folding.js";
import type { ValueKind } from "../scope/scope.js";
import { cut, type Family, familyOf, type SurfacePiece } from "./family.js";
import { isEnglish } from "./names/name-lists.js";
import { layOver } from "./numbers/ids.js";
import { drawCharacters } from "./numbers/number-forms.js";
import { LEAD_WORDS, TAIL_WORDS } from "./places/place-words.js";
import { places } from "./places/places.js";
import { madeWord } from "./words/altered-letters.js";

/** Words that say what sort of event it is; one becomes another of its row. */
const EVENTS: readonly (readonly string[])[] = [
  "collapse derailment explosion fire flood landslide outbreak pile-up rescue robbery storm stampede".split(
    " ",
  ),
  "accident attack blast blizzard bombing crash cyclone drowning hurricane incident killing massacre murder raid riot shooting spill standoff stabbing tornado wildfire wreck".split(
    " ",
  ),
  "auction carnival championship concert conference derby fair festival fete game gala marathon match parade picnic race rally regatta reunion rodeo strike tournament trial".split(
    " ",
  ),
];
const ALL_EVENTS = new Set(EVENTS.flat());
/** Whom the papers wrote of: says nothing alone. */
const PERSONS =
  /^(?:baby|boy|boys|brothers|child|children|girl|girls|man|men|sisters|triplets|twins|woman|women)$/i;
const LONG = 4;
/** "36.7719 N 96.4402 W", "36.7719, -96.4402" */
const POSITION = /^(\d{1,2}\.\d+)(\W*(?:[NS]\b)?[\s,]*-?)(\d{2,3}\.\d+)(?=\D*$)/;

/** A place on the globe, within the United States where the original has as many digits as those have. */
function drawDegrees(value: string, from: number, to: number, draws: Draws): string {
  const [whole = "", rest = ""] = value.split(".");
  const degrees = String(from + draws.below(to - from + 1));
  const kept = degrees.length === whole.length ? degrees : drawCharacters(whole, draws);
  return `${kept}.${rest.replace(/\d/g, () => String(draws.below(10)))}`;
}

/** Of a phrase: what stands before its last word, and that word where it says what the whole is. */
interface Phrase {
  readonly article: string;
  readonly named: string;
  readonly said: string;
}

/** Two or three words without a digit: an event or a thing that has a name. */
function phraseOf(surface: string): Phrase | undefined {
  const words = surface.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  if (words.length < 2 || words.length >= LONG || !/\s/.test(surface) || /\d/.test(surface)) return undefined;
  const [, article = "", rest = ""] = /^((?:the|an?)\s+)?(.*)$/is.exec(surface) ?? [];
  const [, named = "", last = ""] = /^(.*\s)?(\S+)$/s.exec(rest) ?? [];
  const isSaid = ALL_EVENTS.has(fold(last)) || (PERSONS.test(last) && named !== "");
  return { article, named: isSaid ? named : rest, said: isSaid ? last : "" };
}

/** What has no family: phrases are events and things, all else pass words and codes. */
export const other: Family = {
  learn(surface, around, scope) {
    const phrase = phraseOf(surface);
    if (phrase === undefined) {
      word.learn(surface, around, scope);
      return;
    }
    if (phrase.named !== "") places.learn(phrase.named, around, scope);
    if (ALL_EVENTS.has(fold(phrase.said))) scope.note("event-word", fold(phrase.said));
  },
  render(surface, around, scope) {
    const phrase = phraseOf(surface);
    if (phrase === undefined) return word.render(surface, around, scope);
    const { article, named, said } = phrase;
    const given = ALL_EVENTS.has(fold(said))
      ? phraseInCaseOf(said, scope.surrogate("event-word", fold(said)))
      : said;
    return article + (named === "" ? "" : places.render(named, around, scope)) + given;
  },
};

/**
 * A long phrase is taken for an event and becomes another one; a pass word or code is replaced word for word, digit for
 * digit.
 */
const word = familyOf((surface): readonly SurfacePiece[] => {
  const words = surface.match(/\p{L}+/gu) ?? [];
  if (words.length >= LONG) {
    const article = /^(?:the|an?)\b/i.exec(surface)?.[0] ?? "";
    return [
      article,
      article === "" ? "" : " ",
      { kind: "event", value: fold(surface), write: (given) => inCaseOf(surface, given) },
    ];
  }
  const position = POSITION.exec(surface);
  if (position !== null) {
    const [, north = "", mark = "", east = ""] = position;
    return [
      { kind: "latitude", value: north, write: (given) => given },
      mark,
      { kind: "longitude", value: east, write: (given) => given },
      surface.slice(position[0].length),
    ];
  }
  return cut(surface, /\p{L}+|\d+/gu, (run): SurfacePiece => {
    if (/^\d/.test(run)) return { kind: "other-number", value: run, write: (given) => given };
    if (/^[NSEW]$/.test(run) && /\d/.test(surface)) return run; // a compass point of a position
    if (run.length === 1)
      return { kind: "other-letter", value: fold(run), write: (given) => layOver(run, given) };
    return { kind: "other-word", value: fold(run), write: (given) => phraseInCaseOf(run, given) };
  });
});

export const otherKinds: Readonly<Record<string, ValueKind>> = {
  event: {
    make: (_value, draws) =>
      `${draws.pick(LEAD_WORDS)} ${draws.pick(TAIL_WORDS)} ${draws.pick(EVENTS[0] ?? [])}`,
  },
  "event-word": {
    small: true,
    othersFirst: true,
    make: (value, draws) => draws.pick(EVENTS.find((row) => row.includes(value)) ?? [...ALL_EVENTS]),
  },
  "other-word": {
    make: (value, draws, scope) =>
      isEnglish(value) && !scope.options.byOrder
        ? draws.pick(draws.below(3) === 0 ? TAIL_WORDS : LEAD_WORDS)
        : madeWord(value.length, draws),
  },
  latitude: { small: true, make: (value, draws) => drawDegrees(value, 30, 48, draws) },
  longitude: {
    small: true,
    make: (value, draws) => {
      const far = value.indexOf(".") === 3;
      return drawDegrees(value, far ? 100 : 72, far ? 122 : 99, draws);
    },
  },
  "other-number": { small: true, make: drawCharacters },
  "other-letter": { small: true, make: drawCharacters },
};
