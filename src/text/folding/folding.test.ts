import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldText, inFolded, inOriginal } from "./index.js";

const read = (text: string): string => foldText(text)?.text ?? text;

describe("a text as it is read", () => {
  it.each([
    [
      "characters that are not seen",
      "Oka\u200bfor\ufeff, M\u00adRN\u2060: 00\u200e48\u0000177",
      "Okafor, MRN: 0048177",
    ],
    ["half a character", "Oka\ud83dfor", "Okafor"],
    ["terminal codes", "\u001b[31mOkafor\u001b[0m", "Okafor"],
    ["marks of direction", "\u202a93\u202c \u206793\u2069", "93 93"],
    ["blanks of all kinds", "617\u00a0555\u20090134\u3000x", "617 555 0134 x"],
    ["Unicode's line ends", "a one\u2028Two\u0085Three", "a one\nTwo\nThree"],
    ["digits of other scripts and styles", "９３ ٩٣ 𝟗𝟑 9\u03013\u0301", "93 93 93 93"],
    ["dashes inside numbers", "617–555−0134, 3⁄14", "617-555-0134, 3/14"],
    ["letters of another script inside a word", "Оkаfоr", "Okafor"],
    ["letters for digits in a date", "03/l4/2O12", "03/14/2012"],
    ["references of HTML", "617&#45;555&nbsp;0134 Caf&eacute; &amp;nbsp;x", "617-555 0134 Café  x"],
    [
      "escapes of mail and of addresses",
      "617=2D555%2D0134 ada%40oak.example",
      "617-555-0134 ada@oak.example",
    ],
    ["tags and emphasis", "**93** O<b></b>kafor <i>Ada</i>", "93 Okafor Ada"],
    ["words and numbers set apart", "O k a f o r, 123  45  6789", "Okafor, 123 45 6789"],
    [
      "line ends inside a value",
      "Oka-\nfor 617-\n555-0134 (617)\n555-0134",
      "Okafor 617-555-0134 (617) 555-0134",
    ],
    ["line ends inside an address", "ada\n@oak.example ada@\noak.example", "ada@oak.example ada@oak.example"],
    [
      "line ends inside a code or a date",
      "BRX-\n4471 1EG4-\nTE5-\nMK73 14-\nMar-\n12",
      "BRX-4471 1EG4-TE5-MK73 14-Mar-12",
    ],
    ["blanks round the joints of a date", "2012 - 03 - 14, 14 - Mar - 12", "2012-03-14, 14-Mar-12"],
    [
      "letters that stand apart",
      "M A R G A R E T   Q U I L L, u s e r   j d o e 8 4",
      "MARGARET QUILL, user jdoe84",
    ],
    ["figures that stand apart", "MRN: 0 0 4 8 1 7 7, 6 1 7 - 5 5 5 - 0 1 3 4", "MRN: 0048177, 617-555-0134"],
    ["several of these at once", "&#8203;**9&#x200b;３**", "93"],
  ])("is without %s", (_what, written, expected) => {
    expect(read(written)).toBe(expected);
  });

  it.each([
    "Seen on 3/14/2012 by Dr. Okafor, 617-555-0134.\r\nBP 120/80;  Hgb  12.1   13.4\n",
    "Renée Müller, José",
    "Лекарство, 薬, دواء",
    "x – y, that — he thinks — is it\u2019s",
    "Dose 2 * 3 * 4; a_b_c; 50% = 40%; a\\b",
    "3/14/12\n4/15/12\n10-\nfold",
    "x² + 10⁹/L",
    "I I I, A B C D, 1 2 3 4 5 6 7",
    "Pain 2 3 5 4 6 3 2; S R S S R I; a b c d e f; Y N Y N Y",
    "Take 1 - 2 - 1, 3 / 4 of it; 12 - 14 hours",
    "PLAN-\n1. Rest\nHEENT-\n2 small nodes; vitamin B-\n12 and K",
  ])("is the text itself, to the letter, where it says what it says: %j", (text) => {
    expect(read(text)).toBe(text);
  });

  it("is not made where there is nothing to fold", () => {
    expect(foldText("Seen on 3/14/2012 by Dr. Okafor.\n\tCall 617-555-0134.\r\n")).toBeUndefined();
  });
});

const PIECES = [
  ..."aO9- .\n@/*&;#=%_(",
  "\u200b",
  "\u00ad",
  "\ufe0f",
  "\u0301",
  "\ud83d",
  "😀",
  "ﬁ",
  "９",
  "𝟗",
  "&#45;",
  "&amp;nbsp;",
  "=2D",
  "<b>",
  "**",
  "\r\n",
  "-\n",
  "\u001b[1m",
  "Okafor",
  "617-555-0134",
];

const written = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join(""));

describe("places in it", () => {
  it("stand where they are read, in order, inside the text as it was written", () => {
    fc.assert(
      fc.property(written, (text) => {
        const folded = foldText(text);
        if (folded === undefined) return;
        const { starts, ends } = folded;
        expect([starts.length, ends.length]).toEqual([folded.text.length, folded.text.length]);
        for (let at = 0; at < starts.length; at++) {
          expect(starts[at]).toBeLessThan(ends[at] as number);
          if (at > 0) {
            expect(starts[at]).toBeGreaterThanOrEqual(starts[at - 1] as number);
            expect(ends[at]).toBeGreaterThanOrEqual(ends[at - 1] as number);
          }
        }
        expect(ends.at(-1) ?? 0).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 1000 },
    );
  });

  it("come back when they go to the text as it was written", () => {
    fc.assert(
      fc.property(written, fc.nat(), fc.nat(), (text, a, b) => {
        const folded = foldText(text);
        if (folded === undefined || folded.text === "") return;
        const [start = 0, last = 0] = [a % folded.text.length, b % folded.text.length].sort((x, y) => x - y);
        const back = inFolded(folded, inOriginal(folded, { start, end: last + 1 }));
        expect(back.start).toBeLessThanOrEqual(start);
        expect(back.end).toBeGreaterThanOrEqual(last + 1);
      }),
      { numRuns: 1000 },
    );
  });

  it("never lie inside a character", () => {
    fc.assert(
      fc.property(written, fc.nat(), (text, a) => {
        const folded = foldText(text);
        if (folded === undefined || folded.text === "") return;
        const at = a % folded.text.length;
        const { start, end } = inOriginal(folded, { start: at, end: at + 1 });
        const isPair = (n: number): boolean =>
          /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(n - 1, n + 1));
        const isHalf = /[\ud800-\udfff]/.test(folded.text.charAt(at));
        if (!isHalf) expect([isPair(start), isPair(end)]).toEqual([false, false]);
      }),
      { numRuns: 1000 },
    );
  });
});

it("folding what is folded changes nothing", () => {
  fc.assert(
    fc.property(written, (text) => {
      const once = read(text);
      expect(read(once)).toBe(once);
    }),
    { numRuns: 1000 },
  );
});
