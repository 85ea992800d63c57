import { expect, it } from "vitest";
import { collapsedShape, collapsedShapeNgrams, shape, shapeNgrams, shapeOf, tokenShape } from "./shape.js";
import { featuresOf } from "./test-features.js";

it.each([
  ["Okafor-7", "Aaaaaa-#", "Aa-#"],
  ["ÉLAN", "AAAA", "A"],
  ["McArthur", "AaAaaaaa", "AaAa"],
  ["12/05", "##/##", "#/#"],
  ["٤٢", "##", "#"],
  ["x".repeat(25), "long", "a"],
])("%s has the shape %s, collapsed %s", (word, whole, collapsed) => {
  expect(shape.of(word)).toBe(whole);
  expect(collapsedShape.of(word)).toBe(collapsed);
});

it("keeps marks as they are, whatever their width", () => {
  expect(shapeOf("a😀1")).toBe("a😀#");
});

it("makes features of the token's shape, and of shapes in runs", () => {
  expect(featuresOf(tokenShape, "Ann 42")).toEqual([["shape[0]=Aaa"], ["shape[0]=##"]]);
  expect(featuresOf(shapeNgrams, "Ann 42")[0]).toContain("sh[0,1]=Aaa|##");
  expect(featuresOf(collapsedShapeNgrams, "Ann 42")[0]).toContain("cs[-1,0,1]=<s>|Aa|#");
  expect(featuresOf(collapsedShapeNgrams, "Ann")).toEqual(featuresOf(collapsedShapeNgrams, "Okafor"));
});
