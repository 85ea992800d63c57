import type { Draws } from "../../draws.js";
import type { Scope, ValueKind } from "../../scope/scope.js";
import { nameLists } from "../names/name-lists.js";
import { isGenericPlaceWord } from "./generic-places.js";
import { COUNTED, COUNTS, NAMINGS } from "./place-dedications.js";
import { SAINTS } from "./place-saints.js";

const WORD = /\p{L}{4,}/gu;
const TRIES = 20;
const USED_UP = 40;

/** A name none of whose words names anything in the scope. */
function drawFree(draw: () => string, scope: Scope): string {
  let drawn = draw();
  for (let tries = 0; tries < TRIES && holdsOriginal(drawn, scope); tries++) drawn = draw();
  return drawn;
}

function holdsOriginal(name: string, scope: Scope): boolean {
  return (name.match(WORD) ?? []).some((word) => !isGenericPlaceWord(word) && scope.isOriginal(word));
}

/** A kind for every way of naming: one name of its list becomes another. */
export const namingKinds: Readonly<Record<string, ValueKind>> = {
  ...Object.fromEntries(
    NAMINGS.map(({ kind, names }) => [
      kind,
      {
        small: true,
        make: (_value: string, draws: Draws, scope: Scope) => drawFree(() => draws.pick(names), scope),
      },
    ]),
  ),
  counted: {
    small: true,
    make: (_value, draws, scope) => drawFree(() => `${draws.pick(COUNTS)} ${draws.pick(COUNTED)}`, scope),
  },
  saint: {
    // When all the usual saints are taken, any first name may be one.
    make: (_value, draws, scope, tries) =>
      drawFree(
        () =>
          draws.pick(tries < USED_UP ? SAINTS : nameLists(scope.options.nameFloor).first.female.plain.all),
        scope,
      ),
  },
};
