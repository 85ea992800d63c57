import type { Draws } from "../../draws.js";
import type { Scope } from "../../scope/scope.js";

/** Letters as often as words in names of institutions begin with them. */
const INITIALS = [
  ..."sssssssssccccccccmmmmmmmmbbbbbbbhhhhhhhpppppprrrrrllllllwwwwwtttttgggggfffffnnnnaaaadddeeeoookkjjvviiuqyz",
];
/** Ends that say what it is, the longer first; two letters at least are others. */
const ENDS = ["ems", "mc", "gh", "rh", "mh", "ch", "uh", "hc", "pd", "fd", "hs", "cc", "h", "c"];
const LEAST_OTHERS = 2;

/** Letters that may stand for another such institution: "CFCH" becomes "LRCH". */
export function drawAcronym(value: string, draws: Draws, scope: Scope): string {
  const saysWhat = (end: string): boolean =>
    value.endsWith(end) && value.length - end.length >= LEAST_OTHERS && !scope.options.byOrder;
  const end = ENDS.find(saysWhat) ?? "";
  let drawn = "";
  for (const letter of value.slice(0, value.length - end.length)) {
    let other = draws.pick(INITIALS);
    while (other === letter) other = draws.pick(INITIALS);
    drawn += other;
  }
  return drawn + end;
}
