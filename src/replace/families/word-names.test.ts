import { expect, it } from "vitest";
import { parseInline } from "../../text/inline.js";
import { surrogates, surrogatesOf, testKey } from "../test-notes.js";
import { wordNamesOf } from "./word-names.js";

const note = (id: string, patient: string | undefined, marked: string) => ({
  id,
  ...(patient !== undefined && { patient }),
  ...parseInline(marked),
});

it("has first names that are words as often as patients have them, by sex", () => {
  const names = wordNamesOf([
    note("1", "p", "[[PATIENT:Grace Okafor]] and her aunt [[PATIENT:Faith]], Dr. [[DOCTOR:Will Ostrander]]"),
    note("2", "p", "[[PATIENT:GRACE]] at the grace of [[CITY:Hope]]"),
    note("3", undefined, "[[PATIENT:Okafor, Grace]], [[DOCTOR:Mary Hunt]]"),
  ]);
  expect(names).toEqual({ female: ["Faith", "Grace", "Grace"], male: ["Will"], either: [] });
});

it("leaves out what is rather a family name", () => {
  const names = wordNamesOf([
    note("1", "p", "[[DOCTOR:Ann Grace]], [[DOCTOR:Ruth Grace]], [[PATIENT:Grace Lee]]"),
  ]);
  expect(names.female).toEqual(["Ruth"]);
});

it("are what such a first name becomes, if they are many, and no other", () => {
  const female = [...Array<string>(60).fill("Faith"), ...Array<string>(60).fill("Joy")];
  const wordNames = { female, male: [], either: [] };
  const made = Array.from({ length: 40 }, (_, n) => {
    const replacement = surrogates("full", { key: testKey(n + 1), likest: true, wordNames });
    return surrogatesOf("[[PATIENT:Grace Okafor]] and [[PATIENT:Marisol]]", replacement);
  });
  const firsts = made.map(([name = ""]) => name.split(" ")[0]);
  expect(new Set(firsts)).toEqual(new Set(["Faith", "Joy"]));
  expect(made.filter(([, other = ""]) => female.includes(other))).toEqual([]);
});
