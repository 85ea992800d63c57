import { expect, it } from "vitest";
import { parseInline } from "../../../text/inline.js";
import { surrogates, surrogatesOf, testKey } from "../../test-notes.js";
import { wordNamesOf } from "./word-names.js";

const note = (id: string, patient: string | undefined, marked: string) => ({
  id,
  ...(patient !== undefined && { patient }),
  ...parseInline(marked),
});

/** Enough others, one patient each. */
const OTHERS =
  "Amber Autumn Charity Crystal Daisy Dawn Fern Ginger Hazel Ivy Joy Melody Olive Opal Pearl Ruby".split(" ");
const others = OTHERS.map((name, n) => note(`o${n}`, `o${n}`, `[[PATIENT:${name} Okafor]]`));

it("has first names that are words as often as patients have them", () => {
  const { female, male } = wordNamesOf([
    ...others,
    note("1", "p", "[[PATIENT:Grace Okafor]] and her aunt [[PATIENT:Faith]], Dr. [[DOCTOR:Will Ostrander]]"),
    note("2", "p", "[[PATIENT:GRACE]] at the grace of [[CITY:Hope]]"),
    note("3", undefined, "[[PATIENT:Okafor, Grace]], [[DOCTOR:Mary Hunt]]"),
  ]);
  expect(female).toEqual([...OTHERS, "Faith", "Grace", "Grace"].sort());
  expect(male).toEqual([]);
});

it("leaves out what is rather a family name", () => {
  const families = note("1", "p", "[[DOCTOR:Ann Grace]], [[DOCTOR:Lee Grace]], [[PATIENT:Grace Lee]]");
  expect(wordNamesOf([...others, families]).female).toEqual(OTHERS.toSorted());
});

it("are what such a first name becomes, and no other", () => {
  const female = ["Faith", "Faith", "Joy"];
  const wordNames = { female, male: [], either: [] };
  const made = Array.from({ length: 40 }, (_, n) => {
    const replacement = surrogates("full", { key: testKey(n + 1), closest: true, wordNames });
    return surrogatesOf("[[PATIENT:Grace Okafor]] and [[PATIENT:Marisol]]", replacement);
  });
  const firsts = made.map(([name = ""]) => name.split(" ")[0]);
  expect(new Set(firsts)).toEqual(new Set(["Faith", "Joy"]));
  expect(made.filter(([, other = ""]) => female.includes(other))).toEqual([]);
});
