import { expect, it } from "vitest";
import { symbol, symbolTable } from "./symbol.js";

it("gives equal texts equal hashes and different texts different ones", () => {
  expect(symbol("Okafor")).toEqual(symbol("Okafor"));
  const texts = ["", "a", "b", "ab", "ba", "aa", "A", "a ", "é", "e\u0301", "😀"];
  const hashes = texts.map(symbol).map(({ high, low }) => `${high}/${low}`);
  expect(new Set(hashes).size).toBe(texts.length);
});

it("keeps one object per text until the table is full, then starts afresh", () => {
  const intern = symbolTable(2);
  const first = intern("a");
  expect(intern("a")).toBe(first);
  intern("b");
  expect(intern("a")).toBe(first);
  intern("c");
  expect(intern("a")).not.toBe(first);
  expect(intern("a")).toEqual(first);
});
