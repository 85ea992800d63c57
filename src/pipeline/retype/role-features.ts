import type { Analysis } from "../../text/analysis.js";
import { type Kind, kind, type Namer } from "./namer.js";
import { nextBeside, type Place } from "./span-place.js";
import type { WordAround } from "./span-words.js";

interface Side {
  readonly step: 1 | -1;
  readonly most: number;
  readonly role: Kind;
  readonly word: Kind;
}

const LEFT: Side = { step: -1, most: 12, role: kind("roleL:"), word: kind("role-wordL:") };
const RIGHT: Side = { step: 1, most: 8, role: kind("roleR:"), word: kind("role-wordR:") };

/** On each side the nearest title, kin, job and department: "her cousin Guerline", "Worker T. Oglesby of Intake". */
export function addRoles<T>(
  namer: Namer<T>,
  to: T[],
  analysis: Analysis,
  around: readonly WordAround<T>[],
  place: Place,
): void {
  look(namer, to, analysis, around, place.first, place.first, LEFT);
  look(namer, to, analysis, around, place.first, place.last - 1, RIGHT);
}

function look<T>(
  namer: Namer<T>,
  to: T[],
  analysis: Analysis,
  around: readonly WordAround<T>[],
  first: number,
  from: number,
  side: Side,
): void {
  const { sentenceOf, count } = analysis;
  const seen: string[] = [];
  let t = nextBeside(analysis, from, side.step);
  for (let n = 0; n < side.most && t >= 0 && t < count; n++, t = nextBeside(analysis, t, side.step)) {
    const { role, normal } = around[t] as WordAround<T>;
    if (role === undefined || seen.includes(role)) continue;
    seen.push(role);
    const near = n < 2 ? "near" : n < 5 ? "middle" : "far";
    namer.add(to, side.role, role, ":", near, sentenceOf[t] === sentenceOf[first] ? ":same" : ":other");
    namer.add(to, side.word, normal);
    namer.add(to, side.word, near, ":", normal);
  }
}
