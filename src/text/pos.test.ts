import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { posTags } from "./pos.js";
import { TOKENIZERS } from "./tokenize.js";

function tagged(text: string): string {
  const tokens = TOKENIZERS.plain(text);
  const tags = posTags(text, tokens);
  return tokens.map(({ start, end }, index) => `${text.slice(start, end)}/${tags[index]}`).join(" ");
}

describe("partOfSpeech", () => {
  it("tags an ordinary sentence", () => {
    expect(tagged("The nurse gave him two tablets.")).toBe(
      "The/DT nurse/NN gave/VBD him/PRP two/CD tablets/NNS ./.",
    );
  });

  it("knows the possessive and the negation that the tokenizer cuts off", () => {
    expect(tagged("Hansen's son didn't call")).toBe("Hansen/NNP 's/POS son/NN did/VBD n't/RB call/VB");
  });

  it("tags numbers and dates of every tokenizer as numbers", () => {
    const text = "1,200 3.5 3/4/2012";
    expect(posTags(text, TOKENIZERS["dates-2006"](text))).toEqual(["CD", "CD", "CD", "SYM", "CD"]);
  });

  it("tags names of object properties, marks, emoji and broken characters like any other token", () => {
    const odd = [
      ..."constructor __proto__ toString hasOwnProperty valueOf unconstructor / @ % + _ ' ’ & -- --- ...".split(
        " ",
      ),
      "😀",
      "👩\u200d⚕\ufe0f",
      "\u0301",
      "\ud800",
      "\u0000",
      "\u200b",
      "'''",
    ];
    for (const token of odd) {
      const tags = posTags(token, [{ start: 0, end: token.length }]);
      expect(tags).toHaveLength(1);
      expect(tags[0]).toMatch(/^[A-Z]+\$?$|^-[LR]RB-$|^[.,:"]$/);
    }
  });

  it("gives one tag per token for any text and tokenizer, empty tokens included", () => {
    const anyTokenizer = fc.constantFrom(...Object.values(TOKENIZERS));
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), anyTokenizer, (text, tokenize) => {
        const tokens = [...tokenize(text), { start: 0, end: 0 }];
        const tags = posTags(text, tokens);
        expect(tags).toHaveLength(tokens.length);
        expect(tags.every((tag) => typeof tag === "string" && tag !== "")).toBe(true);
      }),
    );
    expect(posTags("", [])).toEqual([]);
  });
});
