import { expect, it } from "vitest";
import { mayBegin, readEdges } from "./edges.js";

it.each<[pattern: RegExp, text: string, places: number[]]>([
  [/Dr/, "Dr dr", [0]],
  [/dr/i, "Dr dr x", [0, 3]],
  [/(?<!\d)\d+/, "12 a3", [0, 4]],
  [/(?<![a-z])(?:No|\d)/, "No 1 a1", [0, 3]],
  [/(?<value>(?<!\d)\d|(?<![a-z])x)/, "12 xax 1x", [0, 3, 7, 8]],
  [/(?<=, ?)[A-Z]/, "A,B, C D", [0, 2, 5, 7]],
  [/(?<=x|ab)\d/, "1 x2 b3 c4", [0, 3, 6]],
  [/(?<![\d.]|\d-)\d/, "1.2 -3", [0, 5]],
  [/(?:Mr )?[A-Z]/, "aM 1B", [1, 4]],
  [/(?=x)\w/, "a 1", [0, 2]],
  [/a*/, "b1", [0, 1]],
  [/(a)\1b/, "ab", [0]],
  [/(?<!\d{2})x/, "1x", [1]],
  [/\cIa/, "\ta", [0]],
  [/\p{Lu}/u, "aÉB", [1, 2]],
])("%s can begin in %o at %o and nowhere else", (pattern, text, places) => {
  const edges = readEdges(pattern);
  const found = Array.from(text, (_, at) => at).filter((at) => mayBegin(text, at, edges));
  expect(found).toEqual(places);
});
