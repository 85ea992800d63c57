import { describe, expect, it } from "vitest";
import { createFinder, findFamilySlowly } from "./find.js";
import { FAMILIES } from "./index.js";
import { isPlainLatin, latinStandIn, latinTwin, takesStandIns } from "./latin-pattern.js";

it.each([
  ["Zoë Núñez-O’Brien, 3½ mg → ≥ 4 😀", true],
  ["Seen by Dr. Wałęsa", false], // a letter beyond Latin-1
  ["Nun\u0303ez", false], // a mark of its own
  ["٣ mg", false],
  ["\ue000", false],
])("knows what is beyond Latin-1: %j", (text, plain) => {
  expect(isPlainLatin(text)).toBe(plain);
});

describe("the twin", () => {
  const every = Array.from({ length: 0x100 }, (_, code) => String.fromCharCode(code)).concat(
    "😀",
    "→",
    "\u2028",
  );

  it.each([
    "\\p{Lu}",
    "[^\\p{L}\\p{M}]",
    "[\\p{M}^]",
    "[\\p{L}'’-]",
    "\\p{M}",
    "[\\p{N}[]",
    "\\\\p|\\p{Ll}",
    "\\P{L}",
  ])("of %s finds the same in every plain character", (source) => {
    const twin = latinTwin(source, "u");
    const full = new RegExp(source, "u");
    expect(every.filter((character) => twin.test(character))).toEqual(
      every.filter((character) => full.test(character)),
    );
  });

  it("stays the pattern itself where case does not count: \\p{Lu} then reaches letters whose capitals are elsewhere", () => {
    expect(latinTwin("\\p{Lu}", "iu").source).toBe("\\p{Lu}");
    expect(latinTwin("\\p{Lu}", "iu").test("ÿ")).toBe(true);
  });
});

describe("a stand-in", () => {
  it.each([
    ["Dr. Wałęsa → Ω²", "Dr. Waþþsa → Þ²"],
    ["Nun\u0303ez ٣", "Nun\ue000ez ²"],
    ["ʻOkina", "ªOkina"],
    ["𝒜da", undefined], // one letter of two units
    ["ł \ue000", undefined],
  ])("of %j belongs to the same classes, letter by letter", (text, standIn) => {
    expect(latinStandIn(text)).toBe(standIn);
  });

  it.each<[source: string, flags: string, takes: boolean]>([
    ["\\p{Lu}[\\p{Ll}'’-]+[-‐–][\\u2010-\\u2013]µ\\u00a0", "u", true],
    ["\\p{Lu}", "iu", false],
    ["[a-z]", "", false],
    ["ł", "u", false],
    ["[a-\\u024f]", "u", false],
    ["[\\u00c0-\\u024f]", "u", false],
    ["[\\u2000-\\u{2fff}]", "u", false],
    ["\\xfe", "u", false],
  ])("does for /%s/%s: %s", (source, flags, takes) => {
    expect(takesStandIns({ source, flags })).toBe(takes);
  });
});

it("changes nothing of what is found, within Latin-1 and beyond", () => {
  const find = createFinder(FAMILIES);
  const note =
    "Mrs. Núñez saw Dr. Zoë Brontë-Lund, MD on 3/4/2012 at 12 Quarry Lane, Millbrook, MA 02139 (617-555-0134).";
  for (const text of [note, note.replace("Lund", "Wałęsa"), `${note} ½ → 😀`, note.normalize("NFD")])
    expect(find(text)).toEqual(FAMILIES.flatMap((family) => findFamilySlowly(family, text)));
});
