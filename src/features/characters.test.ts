import { expect, it } from "vitest";
import { characterDictionary, characterNgrams, characterPlace, characterWords } from "./characters.js";
import { featuresOf } from "./test-features.js";

const tokenizer = "characters";
const values = (rows: string[][]) => rows.map((names) => names.map((n) => n.slice(n.indexOf("=") + 1)));

it("makes runs of characters and of their kinds, digits hidden", () => {
  const [first = [], second = []] = featuresOf(characterNgrams, "A1\nb", { tokenizer });
  expect(first).toEqual(expect.arrayContaining(["ch[0]=a", "ch[1]=#", "ch[-1]=<s>", "ch[0,1,2]=a|#|b"]));
  expect(first).toContain("ck[0]=|A");
  expect(first).toContain("ck[2]=|a");
  expect(second).toContain("ck[0]=#");
  expect([...first, ...second].filter((name) => name.includes("1|") || name.endsWith("=1"))).toEqual([]);
});

it("tells a blank before a character from a line break", () => {
  const kinds = featuresOf(characterNgrams, "a b\nc", { tokenizer }).map((names) =>
    names.find((name) => name.startsWith("ck[0]=")),
  );
  expect(kinds).toEqual(["ck[0]=|a", "ck[0]=_a", "ck[0]=|a"]);
});

it("says where in its aggressive token the character stands", () => {
  expect(values(featuresOf(characterPlace, "McArthur 7", { tokenizer })).flat()).toEqual([
    "0/1",
    "1/0",
    "0/3",
    "1/3",
    "2/3",
    "3/2",
    "3/1",
    "3/0",
    "0/0",
  ]);
});

it("shows every character the words around and their shapes", () => {
  const seen = values(featuresOf(characterWords, "Ann saw 42", { tokenizer }));
  expect(seen[0]).toEqual(["0:ann", "1:saw", "2:##", "0:Aa", "1:a", "2:#"]);
  expect(seen[2]).toEqual(seen[0]);
  expect(seen[3]).toEqual(["-1:ann", "0:saw", "1:##", "-1:Aa", "0:a", "1:#"]);
});

it("looks words up in the dictionaries, in English alone", () => {
  const seen = values(featuresOf(characterDictionary, "Ohio xqzvk", { tokenizer }));
  expect(seen[0]?.[0]).toMatch(/^0:place/);
  expect(seen[0]?.[1]).toBe("1:none");
  expect(seen.at(-1)?.[1]).toBe("0:none");
  expect(featuresOf(characterDictionary, "Ohio", { tokenizer, language: "es" }).flat()).toEqual([]);
});
