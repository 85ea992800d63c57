import { expect, it } from "vitest";
import type { RuleVoice } from "../src/pipeline/index.js";
import { RECIPES } from "../src/recipes/index.js";
import { FAMILIES, findFamily, PAPER_FAMILIES } from "../src/rules/index.js";
import { resolveOverlaps } from "../src/spans.js";
import { parseInline, writeInline } from "../src/text/inline.js";

/** What the rule voice of paper 000's recipe finds. */
const [voice] = (RECIPES.uthealth?.voices ?? []).filter((one): one is RuleVoice => one.kind === "rules");
const families = [...FAMILIES, ...PAPER_FAMILIES].filter(({ name }) => voice?.families?.includes(name));

/** The examples that paper 000 prints in its table 1, in as much text as its expressions look at; telephone and mail as nobody has them. */
it.each([
  "[[URL:www.womensmentalhealth.org]]",
  "[[EMAIL:akilj@hospital.example]]",
  "[[PHONE:617-555-0156]]",
  "pager [[PHONE:07516]]",
  "\\[[[USERNAME:hpp2]]]",
  "MRN: [[MEDICALRECORD:2418195]]",
  "Devon Pharm ID: [[IDNUM:50970046433]]",
  "[[LICENSE:XF-1747210-9837]]",
  "[[STATE:Texas]]",
  "in [[STATE:FL]]",
  "to [[STATE:FL]]",
  "from [[STATE:FL]]",
  "[[STREET:82 Brook Drive]]",
  "Aged [[AGE:82]] years",
  "[[DATE:Sunday]]",
  "[[DATE:Sundays]]",
  "[[DATE:Christmas]]",
  "[[DATE:christmas]]",
])("the rules of uthealth find %s", (example) => {
  const { text } = parseInline(example);
  const found = resolveOverlaps(
    text,
    families.flatMap((family) => findFamily(family, text)),
  );
  expect(parseInline(writeInline(text, found))).toEqual(parseInline(example));
});

it("a licence of a member is none, as table 1 has it", () => {
  const text = "member XF-1747210-9837";
  const found = families.flatMap((family) => findFamily(family, text)).map(({ type }) => type);
  expect(found).not.toContain("LICENSE");
});
