import { describe, expect, it } from "vitest";
import { processorTime } from "../../test/processor-time.js";
import { posTags } from "./pos.js";
import { sentences } from "./sentences.js";
import { TOKENIZERS } from "./tokenize.js";

/** Texts of one kind that lead careless scanners into quadratic time. */
const HOSTILE: Readonly<Record<string, string>> = {
  letters: "a",
  digits: "1",
  points: ".",
  blanks: " ",
  "line ends": "\n",
  "blanks and line ends": " \n",
  hyphens: "-",
  apostrophes: "x'",
  initials: "p.",
  "dotted numbers": "1.",
  "grouped numbers": ",123",
  "dates without end": "3/",
  "glued words": "aB1",
  "combining marks": "\u0301",
  "joined emoji": "👩\u200d",
  "list numbers": "1. ",
  "closing brackets": ".)",
  "lines that go on": "the patient was\n",
  "one line of sentences": "He was seen by Dr. J. Lee at 8 a.m. today. ",
};

/** The shortest of three runs, in milliseconds: the machine is shared. */
async function time(work: () => void): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3; run++) best = Math.min(best, await processorTime(work));
  return best;
}

describe("time grows with length, not with its square", () => {
  const SHORT = 20_000;
  const TIMES = 8;
  const work: Readonly<Record<string, (text: string) => unknown>> = {
    plain: TOKENIZERS.plain.offsets,
    aggressive: TOKENIZERS.aggressive.offsets,
    "dates-2006": TOKENIZERS["dates-2006"].offsets,
    sentences,
    "part of speech": (text) => posTags(text, TOKENIZERS.plain(text)),
  };
  for (const [name, run] of Object.entries(work)) {
    it.each(Object.entries(HOSTILE))(`${name} on a text of %s`, async (_, unit) => {
      const short = unit.repeat(SHORT / unit.length);
      const long = unit.repeat((SHORT * TIMES) / unit.length);
      // Eight times the length takes 64 times as long in quadratic time; a few milliseconds are noise.
      expect(await time(() => run(long))).toBeLessThan(30 * (await time(() => run(short))) + 30);
    });
  }
});
