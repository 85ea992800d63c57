import type { Draws } from "../../draws.js";
import { fold } from "../../folding.js";
import type { Scope } from "../../scope/scope.js";
import { isEnglish } from "../names/name-lists.js";
import { COMPOUND_HEADS, COMPOUND_TAILS } from "./place-words.js";

/** Shorter halves are found in words that are no compounds. */
const LEAST_HALF = 3;
const HEADS = new Set(COMPOUND_HEADS.map(fold));
const TAILS = new Set(COMPOUND_TAILS);

/** "Harborlight", "Saltmarsh": two English words in one. */
export function isCompound(value: string): boolean {
  for (let at = LEAST_HALF; at <= value.length - LEAST_HALF; at++) {
    const [head, tail] = [value.slice(0, at), value.slice(at)];
    if ((HEADS.has(head) || isLong(head)) && (TAILS.has(tail) || isLong(tail))) return true;
  }
  return false;
}

function isLong(half: string): boolean {
  return half.length > LEAST_HALF && isEnglish(half);
}

/** This many are looked at for one of the original's length. */
const COMPOUNDS = 4;

/** "Birchmere", "Northgate": about as long as the original, and of none of the scope's words. */
export function drawCompound(value: string, draws: Draws, scope: Scope): string {
  let best = "";
  let least = Number.POSITIVE_INFINITY;
  for (let some = 0; some < COMPOUNDS || best === ""; some++) {
    const [head, tail] = [draws.pick(COMPOUND_HEADS), draws.pick(COMPOUND_TAILS)];
    const off = Math.abs(head.length + tail.length - value.length);
    if (off >= least || head.endsWith(tail.charAt(0)) || scope.isOriginal(head)) continue;
    [best, least] = [head + tail, off];
  }
  return best;
}
