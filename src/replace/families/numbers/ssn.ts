import type { ValueKind } from "../../scope/scope.js";
import { familyOf, type SurfacePiece } from "../family.js";
import { layOver, wholeId } from "./ids.js";
import { drawCharacters } from "./number-forms.js";

/**
 * Numbers that begin with 9 are never given out as social security numbers, and those whose fourth digit is
 * below 5 not as taxpayer numbers either. The last four digits are a value of their own, since notes quote them.
 */
export const ssns = familyOf((surface): readonly SurfacePiece[] => {
  const digits = surface.replace(/\D/g, "");
  if (digits.length !== 9 || /\p{L}/u.test(surface))
    return [wholeId(surface, digits.length === 4 ? "ssn-last" : "id")];
  const cutAt = placeOfDigit(surface, 5);
  return [front(surface.slice(0, cutAt)), wholeId(surface.slice(cutAt), "ssn-last")];
});

function front(text: string): SurfacePiece {
  return { kind: "ssn-front", value: text.replace(/\D/g, ""), write: (given) => layOver(text, given) };
}

/** Where the digit with that index (from 0) stands. */
function placeOfDigit(text: string, index: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at++) if (/\d/.test(text.charAt(at)) && seen++ === index) return at;
  return text.length;
}

export const ssnKinds: Readonly<Record<string, ValueKind>> = {
  "ssn-front": {
    make: (_value, draws) => `9${draws.below(10)}${draws.below(10)}${draws.below(5)}${1 + draws.below(9)}`,
  },
  "ssn-last": { make: drawCharacters },
};
