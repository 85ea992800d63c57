import { digitsIn } from "../../../text/index.js";
import type { Draws } from "../../draws.js";
import type { ValueKind } from "../../scope/scope.js";
import { type SurfacePiece, steadyFamilyOf } from "../family.js";
import { AREA_CODES, TOLL_FREE } from "./area-codes.js";
import { layOver, wholeId } from "./ids.js";
import { drawCharacters } from "./number-forms.js";

const NORTH_AMERICAN = /^(\+?1[\s.-]{0,2})?(\(?\d{3}\)?[\s./-]{0,3})(\d{3}[\s.-]{0,2}\d{4})(?!\d)/;
const LOCAL = /^(\d{3}[\s.-]{0,2}\d{4})(?!\d)/;

/**
 * Area code, local number and extension are values of their own, so that "555-0134" and "(617) 555-0134" keep
 * the same line. Area codes are real ones. A number kept for stories (555-01xx) becomes another of these, an exchange that cannot be (it
 * begins with 0 or 1) stays, any other becomes one that could be. Exchanges that no original has would tell every surrogate from every
 * number that was missed.
 */
export const phones = steadyFamilyOf((surface): readonly SurfacePiece[] => {
  const full = NORTH_AMERICAN.exec(surface);
  if (full !== null) {
    const [whole, country = "", area = "", local = ""] = full;
    return [
      country,
      value("phone-area", area),
      value("phone-local", local),
      ...extension(surface.slice(whole.length)),
    ];
  }
  const local = LOCAL.exec(surface)?.[1];
  if (local !== undefined) return [value("phone-local", local), ...extension(surface.slice(local.length))];
  const abroad = /^\+\d{1,2}(?=\D)/.exec(surface)?.[0] ?? "";
  return [abroad, ...extension(surface.slice(abroad.length))];
});

function value(kind: string, text: string): SurfacePiece {
  return { kind, value: digitsIn(text), write: (given) => layOver(text, given) };
}

/** What follows or stands alone: words such as "ext" stay, every other run is a value. */
function extension(text: string): SurfacePiece[] {
  const label =
    /^[\s,;()-]*(?:(?:ext(?:ension)?|pager|beeper|pgr|cell|home|work|option)\b\.?|x(?=[\s.]*\d))?[\s#:.]*/i.exec(
      text,
    )?.[0] ?? "";
  const rest = text.slice(label.length);
  return rest === "" ? [label] : [label, wholeId(rest, "phone-other")];
}

/** A hundred numbers in every area, kept for books and films. */
const STORIES = "55501";
/** After this many refusals there are none of them left. */
const USED_UP = 40;

function digits(count: number, draws: Draws): string {
  return String(draws.below(10 ** count)).padStart(count, "0");
}

export const phoneKinds: Readonly<Record<string, ValueKind>> = {
  "phone-area": {
    small: true,
    make: (value, draws) => draws.pick(TOLL_FREE.includes(value) ? TOLL_FREE : AREA_CODES),
  },
  "phone-local": {
    make(value: string, draws: Draws, _scope, tries) {
      // Nobody has such a number: its exchange says nothing of anybody.
      if ((value < "2" || value.startsWith(STORIES)) && tries < USED_UP) {
        const kept = value.slice(0, value.startsWith("01", 3) ? 5 : 3);
        return kept + digits(7 - kept.length, draws);
      }
      return `${2 + draws.below(8)}${digits(6, draws)}`;
    },
  },
  "phone-other": { make: drawCharacters },
};
