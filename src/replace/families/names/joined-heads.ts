import type { Scope } from "../../scope/scope.js";
import { memoryOf } from "../family.js";
import type { NameReading, NameToken } from "./name-pattern.js";

/** Only a capital inside tells the head of a name from the beginning of any. */
const HEAD = /^(?:La|Le|De|Di|Da|Mc|Mac|[OD]['’])(?=\p{Lu}\p{Ll})/u;

/** How the names of a scope begin, where that stays: "La" of "LaShonda", "Mc" of "McIntosh", "O'" of "O'Dea". */
function headsOf(scope: Scope): Map<string, string> {
  return memoryOf(scope, "heads of names", () => new Map());
}

/** Notes the heads of a name. What stands behind one may not be a surrogate: it would make the name again. */
export function noteHeads({ words }: NameReading, scope: Scope): void {
  // They are letters of the value, by which nothing may go then.
  if (scope.options.byOrder) return;
  for (const { text, value } of words) {
    const head = HEAD.exec(text)?.[0];
    if (head === undefined) continue;
    headsOf(scope).set(value, head);
    scope.forbid(text.slice(head.length));
  }
}

/** The head of this name as the mention writes it, "LA" of "LASHONDA" too; empty where it has none. */
export function headOf({ text, value }: NameToken, scope: Scope): string {
  return text.slice(0, headsOf(scope).get(value)?.length ?? 0);
}
