import { describe, expect, it } from "vitest";
import { loadModel } from "../src/index.js";

const policy = { config: { policy: "safe-harbor" } } as const;
const MODELS = [
  ["the default model", await loadModel(), await loadModel(undefined, policy)],
  ["rules alone", await loadModel("rules"), await loadModel("rules", policy)],
] as const;

describe.each(MODELS)("%s", (_name, model, underSafeHarbor) => {
  it.each([
    "She is a [nonagenarian] who lives alone.",
    "The [centenarian] and her daughter came.",
    "HPI: pt is y/o [97] male with a cough.",
    "Seen today. [92]F. Lives alone.",
    "This **[93]**-year-old woman fell at home.",
    "This [９３]-year-old woman fell at home.",
    "This [９３]‐year‐old woman fell at home.",
    "This \u202a[93]\u202c-year-old woman fell at home.",
    "This \u200e[93]-year-old woman fell at home.",
    "This \u2067[93]\u2069-year-old woman fell at home.",
    "This woman, age \u200f[93], fell at home.",
  ])("tells under safe-harbor no age over 89: %s", async (marked) => {
    const { text } = await underSafeHarbor.deidentify(marked.replace(/[[\]]/g, ""), { mode: "label" });
    expect(text).toBe(marked.replace(/\[.+\]/u, "90+"));
  });

  it("takes no heat for an age", async () => {
    for (const text of ["Temp 98F. Alert.", "Oral temperature 101F today."])
      expect((await underSafeHarbor.deidentify(text, { mode: "label" })).text).toBe(text);
  });

  const GAPS = [
    "  ",
    "   ",
    "\t",
    "\u00a0",
    "\u2009",
    "\u202f",
    "\u3000",
    "\u2002\u2002",
    "-\n",
    "-\r\n    ",
  ];
  it.each(GAPS.map((gap) => [JSON.stringify(gap), gap] as const))(
    "takes out numbers whose groups stand apart by %s",
    async (_gap, gap) => {
      const redacted = async (text: string): Promise<string> => (await model.deidentify(text)).text;
      expect(await redacted(`His SSN ${["123", "45", "6789"].join(gap)} was confirmed.`)).toBe(
        "His SSN [SSN] was confirmed.",
      );
      expect(await redacted(`Call her at ${["617", "555", "0134"].join(gap)} today.`)).toBe(
        "Call her at [PHONE] today.",
      );
    },
  );

  it.each([
    ["His SSN 123-45-\n6789 was confirmed.", "His SSN [SSN] was confirmed."],
    ["His SSN 1\n23-45-6789 was confirmed.", "His SSN [SSN] was confirmed."],
    ["Call (617)\n555-0134 with the results.", "Call [PHONE] with the results."],
    ["Call (617)\r\n  555-0134 with the results.", "Call [PHONE] with the results."],
    ["Seen by Dr. Oka-\nfor for chest pain.", "Seen by Dr. [DOCTOR] for chest pain."],
    ["Seen by Dr. Oka\u00ad\r\n  for for chest pain.", "Seen by Dr. [DOCTOR] for chest pain."],
    ["MRN: 004\n8177. Stable.", "MRN: [MEDICALRECORD]. Stable."],
    ["MRN: 0048\n177. Stable.", "MRN: [MEDICALRECORD]. Stable."],
    ["Admitted on 03/\n14/2012 with a cough.", "Admitted on [DATE] with a cough."],
    ["Write to ada.q\n@oak.example for this.", "Write to [EMAIL] for this."],
    ["Write to ada.q@\noak.example for this.", "Write to [EMAIL] for this."],
    ["Write to ada.q@oak.\nexample for this.", "Write to [EMAIL] for this."],
  ])("takes out a value that a line end divides: %j", async (text, expected) => {
    expect((await model.deidentify(text)).text).toBe(expected);
  });

  it.each([
    "MRN on file\n120/80, pulse 72",
    "Dose 1\n2 mg at night, 3 tablets in all",
    "Weights 123  45  67 as before",
    "Given 10-\n20 mg; seen at 3-\n4 p.m.",
    "Well-\nappearing, x-\nray clear, follow-\nup as needed",
  ])("joins no lines that are none: %j", async (text) => {
    expect((await model.deidentify(text)).text).toBe(text);
  });

  /** What a value leaves when it stands in a sentence, without what is not seen. */
  async function leftOf(written: string, before: string, after: string): Promise<string> {
    const { text } = await model.deidentify(before + written + after);
    expect(text.startsWith(before) && text.endsWith(after)).toBe(true);
    const left = text.slice(before.length, text.length - after.length);
    return left.replace(/\[[A-Z]+\]|[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, "");
  }

  const SENTENCES = [
    ["MRN: ", "0048177", ". Patient is stable."],
    ["His SSN ", `123-${"45"}-6789`, " was confirmed."],
    ["Call ", "617-555-0134", " with the results."],
    ["Admitted on ", "03/14/2012", " with a cough."],
    ["Seen by Dr. ", "Okafor", " for chest pain."],
    ["Patient: ", "Quillfeather, Margaret", " is well."],
    ["Her email: ", "mquillfeather@oak.example", " for this."],
  ] as const;
  const codeOf = (mark: string): string => `U+${mark.charCodeAt(0).toString(16).padStart(4, "0")}`;

  const INVISIBLE = [..."\u200b\u200c\u200d\u2060\ufeff\u00ad\u200e\ufe0e\ufe0f\0\x07"];
  it.each(INVISIBLE.map((mark) => [codeOf(mark), mark] as const))(
    "leaves nothing of values with %s in them, wherever it stands",
    async (_code, mark) => {
      for (const [before, value, after] of SENTENCES)
        for (let at = 1; at < value.length; at++)
          expect(
            await leftOf(value.slice(0, at) + mark + value.slice(at), before, after),
            `${value} ${at}`,
          ).toBe("");
    },
  );

  const PARTING = [..."\v\f\x1f\u0085\u2028\u2029"];
  it.each(PARTING.map((mark) => [codeOf(mark), mark] as const))(
    "leaves no piece of values with %s in them, which parts lines elsewhere",
    async (_code, mark) => {
      for (const [before, value, after] of SENTENCES) {
        const middle = Math.floor(value.length / 2);
        for (const at of new Set([2, middle, value.length - 2]))
          expect(
            (await leftOf(value.slice(0, at) + mark + value.slice(at), before, after)).replace(
              /[^\p{L}\p{N}]/gu,
              "",
            ).length,
            `${value} ${at}`,
          ).toBeLessThan(3);
      }
    },
  );
});
