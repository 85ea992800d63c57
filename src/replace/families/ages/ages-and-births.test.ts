import { describe, expect, it } from "vitest";
import { parseInline } from "../../../text/inline.js";
import { unitsBetween } from "../../dates/age-units.js";
import { dayOfFull } from "../../dates/context.js";
import { readDate } from "../../dates/index.js";
import { surrogates, surrogatesOf, testKey } from "../../test-notes.js";
import { parseNumeral } from "../numbers/number-words.js";

const KEYS = Array.from({ length: 24 }, (_, n) => testKey(n + 1));
const eachKey = (marked: string, see: (given: string[]) => void): void => {
  for (const key of KEYS) see(surrogatesOf(marked, surrogates("full", { key })));
};
const dayOf = (date = ""): number => dayOfFull(readDate(date)?.items[0] as never) as number;
const years = (born = "", seen = ""): number => unitsBetween(dayOf(born), dayOf(seen), "year");
const yearOf = (date = ""): number => Number(/\d{4}/.exec(date)?.[0]);

describe("an age and a date of birth", () => {
  it.each([
    "[[AGE:14]] y/o girl, DOB [[DATE:3/9/1992]], seen [[DATE:12/20/2006]]",
    "an [[AGE:11]]-year-old, born [[DATE:March 9, 1992]], seen on [[DATE:June 1, 2003]]",
    "[[AGE:17]], DOB [[DATE:3/9/1992]], seen [[DATE:3/8/2010]]",
    "[[AGE:18]], DOB [[DATE:3/9/1992]], seen [[DATE:3/9/2010]]",
    "[[AGE:89]], born [[DATE:2/29/1916]], seen [[DATE:2/28/2006]]",
    "[[AGE:90]], born [[DATE:2/29/1916]], seen [[DATE:2/29/2006]]",
    "[[AGE:1]]-year-old\nBirth ....... [[DATE:12/31/2004]], seen [[DATE:1/2/2006]]",
    "[[AGE:2]] yo, DOB / age [[DATE:12/31/2003]], seen [[DATE:1/2/2006]]",
  ])("agree at the visit, and both change: %s", (marked) => {
    const { text, spans } = parseInline(marked);
    const before = spans.map(({ start, end }) => text.slice(start, end));
    const [told = "", born = "", seen = ""] = before;
    expect(years(born, seen)).toBe(Number(told));
    eachKey(marked, (after) => {
      expect(years(after[1], after[2])).toBe(Number(after[0]));
      expect(Number(after[0])).toBeGreaterThan(0);
      for (const [at, value] of after.entries()) expect(value).not.toBe(before[at]);
      expect(Math.abs(dayOf(after[1]) - dayOf(born))).toBeGreaterThan(20);
    });
  });

  it("agree at several visits, in figures and in words, and for everybody whose date of birth is told", () => {
    eachKey(
      `DOB [[DATE:3/9/1992]]. [[DATE:4/1/1998]]: [[AGE:six]]. [[DATE:12/20/2006]]: [[AGE:14]]. Her brother (b. [[DATE:7/4/1988]])
       is [[AGE:eighteen]]. [[DATE:3/8/2010]]: [[AGE:17]] and her brother [[AGE:twenty-one]].`,
      ([own, first, six, second, fourteen, brothers, eighteen, third, seventeen, twentyOne]) => {
        expect(years(own, first)).toBe(parseNumeral(six as string)?.number);
        expect(years(own, second)).toBe(Number(fourteen));
        expect(years(brothers, second)).toBe(parseNumeral(eighteen as string)?.number);
        expect(years(own, third)).toBe(Number(seventeen));
        expect(years(brothers, third)).toBe(parseNumeral(twentyOne as string)?.number);
      },
    );
  });

  it("agree in years where a year of birth stands alone, and it changes", () => {
    eachKey("born [[DATE:1941]], [[AGE:64]] on [[DATE:12/20/2005]]", ([born, age, seen]) => {
      expect([0, 1]).toContain(yearOf(seen) - yearOf(born) - Number(age));
      expect(yearOf(born)).not.toBe(1941);
    });
  });

  it("agree in a decade of life, which then may stay", () => {
    eachKey("in her [[AGE:40s]], born [[DATE:3/9/1961]], seen [[DATE:12/20/2005]]", ([decade, born, seen]) =>
      expect(`${Math.floor(years(born, seen) / 10)}0s`).toBe(decade),
    );
  });

  it.each([
    ["month", "[[AGE:7]]-month-old, born [[DATE:1/9/2012]], seen [[DATE:8/14/2012]]"],
    ["week", "[[AGE:10]] wk, born [[DATE:9/29/2023]], seen [[DATE:12/9/2023]]"],
    ["day", "DOL [[AGE:19]], born [[DATE:3/2/2016]], seen [[DATE:3/21/2016]]"],
  ] as const)("agree for infants in their %s", (unit, marked) => {
    eachKey(marked, ([age, born, seen]) =>
      expect(unitsBetween(dayOf(born), dayOf(seen), unit)).toBe(Number(age)),
    );
  });

  it("agree where a date in the head of the note is one of birth without saying so", () => {
    eachKey(
      "RIVERA, ANA  [[DATE:12/12/1987]]  F\nSeen [[DATE:6/1/2006]]\n\n[[AGE:18]] yo",
      ([born, seen, age]) => expect(years(born, seen)).toBe(Number(age)),
    );
  });

  it("leave a birth without an age where the visits go: nobody is born long before the delivery", () => {
    eachKey(
      "[[AGE:27]] yo, born [[DATE:10/12/1973]]. Delivered [[DATE:6/9/2001]]. Girl, born [[DATE:6/9/2001]].",
      ([, , delivered, born]) => expect(born).toBe(delivered),
    );
  });
});

describe("over the notes of a patient", () => {
  const notes = [
    "DOB [[DATE:3/9/1992]]",
    "[[AGE:14]] on [[DATE:12/20/2006]]",
    "[[AGE:16]] on [[DATE:5/2/2008]]; (birthday [[DATE:March 9, 1992]])",
    "her mother, [[AGE:40]], on [[DATE:5/2/2008]]",
  ].map((marked, n) => ({ id: `n${n}`, patient: "p", ...parseInline(marked) }));
  const all = (order: readonly number[], key = testKey()): string[] => {
    const replacement = surrogates("full", { key });
    for (const at of order) replacement.learn(notes[at]!, notes[at]!.spans);
    const made = order.map((at) => [at, replacement.replace(notes[at]!, notes[at]!.spans).text] as const);
    return made.sort(([a], [b]) => a - b).map(([, text]) => text);
  };
  const numbers = (text = ""): string[] => text.match(/[\d/]+/g) ?? [];

  it("they agree, and the date of birth is the same however it is written", () => {
    for (const key of KEYS) {
      const [first, second, third] = all([0, 1, 2, 3], key);
      const [born] = numbers(first);
      expect(years(born, numbers(second)[1])).toBe(Number(numbers(second)[0]));
      expect(years(born, numbers(third)[1])).toBe(Number(numbers(third)[0]));
      expect(dayOf(/birthday (.*)\)/.exec(third as string)?.[1])).toBe(dayOf(born));
    }
  });

  it("the order of the notes does not show", () => {
    for (const key of KEYS) expect(all([3, 2, 0, 1], key)).toEqual(all([0, 1, 2, 3], key));
  });

  it("a note that comes later changes nothing that was given", () => {
    const replacement = surrogates("full");
    const give = (at: number): string => replacement.replace(notes[at]!, notes[at]!.spans).text;
    const [first, second] = [give(0), give(1)];
    give(2);
    expect([give(0), give(1)]).toEqual([first, second]);
  });
});

it("on a roster the ages of hundreds agree", () => {
  const rows = Array.from({ length: 300 }, (_, n) => {
    const [born, seen] = [1920 + (n % 80), 2001 + (n % 9)];
    return `DOB [[DATE:${1 + (n % 5)}/${1 + (n % 28)}/${born}]] seen [[DATE:${6 + (n % 6)}/7/${seen}]], age [[AGE:${seen - born}]]`;
  });
  const given = surrogatesOf(rows.join("\n"));
  for (let at = 0; at < given.length; at += 3)
    expect(years(given[at], given[at + 1])).toBe(Number(given[at + 2]));
});
