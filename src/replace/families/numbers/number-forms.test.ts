import { expect, it } from "vitest";
import { surrogates, surrogatesOf, testKey } from "../../test-notes.js";

const KEYS = Array.from({ length: 12 }, (_, n) => testKey(n + 1));

it.each([
  ["IDNUM", "S-24-11832", /^[A-Z]-(?:[12]\d|3[01])-\d{5}$/],
  ["IDNUM", "2206-07-4418", /^[1-9]\d{3}-0[1-9]-\d{4}$/],
  ["DEVICE", "(01)00844588003288(17)260531", /^\(01\)\d{14}\(17\)\d{6}$/],
  ["DEVICE", "(415) 5501", /^\(\d{3}\) \d{4}$/],
])("%s %s keeps what a reader sees in its groups", (type, value, form) => {
  for (const key of KEYS) {
    const [made = ""] = surrogatesOf(`[[${type}:${value}]]`, surrogates("full", { key }));
    expect(made).toMatch(form);
    expect(made).not.toBe(value);
  }
});

it("gives the same letters for the same letters, and others", () => {
  for (const key of KEYS) {
    const marked = "[[DEVICE:SNQ-44712]] [[DEVICE:SNQ-90015]] [[IDNUM:SNQ 7731-5]]";
    const fronts = surrogatesOf(marked, surrogates("full", { key })).map((made) => made.slice(0, 3));
    expect(new Set(fronts).size).toBe(1);
    expect(fronts[0]).not.toBe("SNQ");
  }
});
