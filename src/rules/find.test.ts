import fc from "fast-check";
import { expect, it } from "vitest";
import { FAMILIES } from "./families/index.js";
import { createFinder, findFamily, findFamilySlowly } from "./find.js";

const plain = (text: string): string => text.replace(/\[\[[A-Z-]+:|\]\]/g, "");
const texts = FAMILIES.flatMap(({ cases }) => cases.map(plain));
const all = texts.join("\n");
const rules = FAMILIES.flatMap((family) => family.rules.map((rule) => ({ family: family.name, rule })));

it.each(rules.map((one) => [`${one.family}/${one.rule.name}`, one] as const))(
  "looks in all places where %s matches",
  (_, { family, rule }) => {
    const alone = { name: family, description: "", rules: [rule], cases: [] };
    expect(findFamily(alone, all)).toEqual(findFamilySlowly(alone, all));
  },
);

it("finds the same in any mixture of cases, letters of other alphabets included", () => {
  const find = createFinder(FAMILIES);
  const piece = fc.oneof(fc.constantFrom(...texts), fc.string({ unit: "grapheme", maxLength: 8 }));
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), (pieces) => {
      const text = pieces.join("\n");
      expect(find(text)).toEqual(FAMILIES.flatMap((family) => findFamilySlowly(family, text)));
    }),
    { numRuns: 60 },
  );
});
