import { expect, it } from "vitest";
import { parseGlob } from "./glob.js";

it.each([
  ["notes/*.txt", "notes", ["a.txt"], ["b/a.txt", "a.txt.gz", "atxt"]],
  ["notes/**/*.txt", "notes", ["a.txt", "b/c/a.txt"], ["a.xml"]],
  ["notes/20??/*", "notes", ["2012/a"], ["201/a", "2012/b/a"]],
  ["*.{txt,xml}", ".", ["a.txt", "a.xml"], ["a.csv", "a.txt,xml"]],
  ["/data/[a-c]*/n.txt", "/data", ["b1/n.txt"], ["d1/n.txt"]],
  ["n/[!a]*", "n", ["b"], ["a", "ab", "b/c"]],
  ["a+b/(x)*.txt", "a+b", ["(x)1.txt"], ["x1.txt"]],
])("reads %s", (pattern, base, named, others) => {
  const glob = parseGlob(pattern);
  expect(glob?.base).toBe(base);
  expect(named.filter((path) => !glob?.matches(path))).toEqual([]);
  expect(others.filter((path) => glob?.matches(path))).toEqual([]);
});

it("takes a path without such characters for a path", () => {
  expect(parseGlob("notes/a.txt")).toBeUndefined();
});
