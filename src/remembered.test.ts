import { expect, it } from "vitest";
import { remembered } from "./remembered.js";

it("asks once for each word, whatever the answer", () => {
  const asked: string[] = [];
  const answer = remembered((word) => {
    asked.push(word);
    return word === "a" ? undefined : word.length;
  }, 4);
  expect(["a", "bb", "a", "bb"].map(answer)).toEqual([undefined, 2, undefined, 2]);
  expect(asked).toEqual(["a", "bb"]);
});

it("forgets what was not asked for while as many others came as it has room for", () => {
  const asked: string[] = [];
  const answer = remembered((word) => {
    asked.push(word);
    return word.length;
  }, 4);
  for (const word of ["often", "1", "often", "2", "often", "3", "often", "4", "often", "5"]) answer(word);
  expect(asked).toEqual(["often", "1", "2", "3", "4", "5"]);
  expect(answer("1")).toBe(1);
  expect(asked.at(-1)).toBe("1");
});
