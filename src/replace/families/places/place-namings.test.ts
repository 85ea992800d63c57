import { describe, expect, it } from "vitest";
import { fold } from "../../folding.js";
import { surrogates, surrogatesOf, testKey } from "../../test-notes.js";
import { isGenericPlaceWord } from "./generic-places.js";
import { COUNTED, COUNTS, NAMINGS } from "./place-dedications.js";
import { NAMING_WORDS } from "./place-words.js";

const BYTES = [1, 2, 3, 4, 5, 6, 7, 8];
const given = (name: string, type = "HOSPITAL", policy: "full" | "safe-harbor" = "full"): string[] =>
  BYTES.map(
    (byte) => surrogatesOf(`[[${type}:${name}]]`, surrogates(policy, { key: testKey(byte) }))[0] ?? "",
  );

const namesOf = (...kinds: readonly string[]): string =>
  NAMINGS.filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ names }) => names)
    .sort((a, b) => b.length - a.length)
    .join("|");
const WORD = /\p{L}{4,}/gu;
const namingWords = (name: string): string[] =>
  (name.match(WORD) ?? []).map(fold).filter((word) => !isGenericPlaceWord(word));

/** In angle brackets the kind of what names it; all else stays. */
const DEDICATIONS = [
  "Our Lady of <Mercy:our-lady> Hospital",
  "OUR LADY OF <PERPETUAL HELP:our-lady> MEDICAL CENTER",
  "Our Lady of <the Lake:our-lady> Regional",
  "Our Lady of <the Qeir:our-lady>",
  "Our Lady Queen of <Peace:our-lady> School",
  "Senhora da <Lapa:senhora-da>",
  "Nuestra Señora de <la Paz:nuestra-senora>",
  "St. <Qansgar:saint> Regional",
  "St. <Luke:saint>'s",
  "Saint <Olaf:saint> Memorial Hospital",
  "St. <Vincent de Paul:saint-in-full> Society",
  "Ste. <Rose:sainte> School",
  "Sts. <Peter and Paul:saints> Church",
  "San <Joaquin:san> Clinic",
  "Santa <Clara:santa> Hospital",
  "Sisters of <Charity:order>",
  "Sisters of <the Lantern:order>",
  "Little Sisters of <the Poor:order> Home",
  "Sisters of St. <Joseph:saint>",
  "Daughters of <Charity:order> Infirmary",
  "Sons of <Italy:sons-of> Lodge",
  "Holy <Trinity:holy> Church",
  "Holy <Cross:holy> Hospital",
  "HOLY <INNOCENTS:holy> CHILDREN'S HOSPITAL",
  "Good <Samaritan:good> Clinic",
  "Good <Shepherd:good> Home",
  "Queen of <Angels:queen-of> Hospital",
  "Christ the <King:christ-the> Parish",
  "<Sacred Heart:devotion> Medical Center",
  "<Immaculate Conception:devotion> School",
  "<Star of the Sea:devotion> Chapel",
  "<Trinity:mystery> Lutheran",
  "<Bethesda:biblical-place> Hospital",
  "<Mercy:virtue> Hospital",
  "<Providence:virtue> Medical Center",
  "Mount <Sinai:holy-mount> Hospital",
  "Mt. <Nebo:holy-mount> A.M.E.",
  "Mount <Pleasant:mount> Nursing Home",
  "Beth <Israel:beth> Hospital",
  "Congregation Shaare <Torah:shaare>",
  "Masjid <al-Qur:masjid>",
  "Wat Lao <Dhamma:wat>",
  "Iglesia <Roca Viva:iglesia>",
] as const;

describe("a dedication becomes another of its kind", () => {
  it.each(DEDICATIONS)("%s", (marked) => {
    const [, before = "", own = "", kind = "", after = ""] = /^(.*?)<(.*):(.*)>(.*)$/.exec(marked) ?? [];
    const kinds = kind === "saint" ? ["saint", "saint-in-full"] : [kind];
    const pattern = new RegExp(`^${escaped(before)}(?:${namesOf(...kinds)})${escaped(after)}$`, "i");
    const original = before + own + after;
    for (const type of ["HOSPITAL", "ORGANIZATION"])
      for (const name of given(original, type)) {
        expect(name).toMatch(pattern);
        expect(namingWords(own).filter((word) => namingWords(name).includes(word))).toEqual([]);
      }
  });

  it("under safe-harbor too where a word in front tells it; others are words like any", () => {
    for (const name of given("Our Lady of Mercy Hospital", "HOSPITAL", "safe-harbor"))
      expect(name).toMatch(new RegExp(`^Our Lady of (?:${namesOf("our-lady")}) Hospital$`));
    for (const [listed, other] of [
      ["Our Lady of Mercy", "Our Lady of Qeirs"],
      ["St. Luke's", "St. Qansgar's"],
      ["Sons of Italy Lodge", "Sons of Qeir Lodge"],
      ["Mount Sinai Hospital", "Mount Zorvel Hospital"],
      ["Good Samaritan Clinic", "Good Zorvel Clinic"],
      ["Three Rivers Mobility", "Three Kettles Mobility"],
      ["West Virginia Mobility", "West Kettle Mobility"],
      ["Sacred Heart Hospital", "Copper Heart Hospital"],
      ["Mercy Hospital", "Memorial Hospital"],
      ["SkyLark", "ZorVel"],
    ])
      expect(given(listed as string, "HOSPITAL", "safe-harbor")).toEqual(
        given(other as string, "HOSPITAL", "safe-harbor"),
      );
  });
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

describe("other ways of naming", () => {
  it.each(["Three Rivers Mobility", "3 Forks Clinic", "Twin Maples Care Center"])("%s is counted", (name) => {
    const counted = new RegExp(`^(?:${[...COUNTS, "\\d"].join("|")}) (?:${COUNTED.join("|")}) `);
    for (const made of given(name)) {
      expect(made).toMatch(counted);
      expect(made.split(" ").slice(0, 2).join(" ")).not.toBe(name.split(" ").slice(0, 2).join(" "));
      expect(/^\d/.test(made)).toBe(/^\d/.test(name));
    }
  });

  it.each([
    ["Tri-County Paving", /^Tri-(?!County)[A-Z][a-z]+ Paving$/],
    ["North Hospital", /^(?:South|East|West) Hospital$/],
    ["Western State Hospital", /^(?:Northern|Southern|Eastern) State Hospital$/],
    ["Children's Hospital", /^(?:Women|Men|Mothers|Veterans)'s Hospital$/],
    ["Department of Labor", /^(?!Department of Labor$)/],
    ["Dock Six", /^Dock (?!Six)[A-Z][a-z]+$/],
    ["BadgerCare", /^(?!Badger)[A-Z][a-z]+Care$/],
    ["Rhode Island Medicaid", /^(?!Rhode)[A-Z][a-z]+(?: [A-Z][a-z]+)? Medicaid$/],
    ["U.S. Army", /^U\.S\. (?:Navy|Air Force|Marines|Marine Corps|Coast Guard|National Guard|Army Reserve)$/],
    ["Sparrow St FP", /^[A-Z][a-z]+ St [A-Z]{2}$/],
  ])("%s", (name, pattern) => {
    for (const made of given(name, "ORGANIZATION")) expect(made).toMatch(pattern);
  });

  it.each(["Dry Qorrel Clinic", "Eagle Ridge Rehab", "Copper Kettle", "Cedar Fork Community Hospital"])(
    "%s is named by words that places are named by",
    (name) => {
      const words = new Set(NAMING_WORDS.map(fold));
      const first = name.split(" ")[0] ?? "";
      for (const made of given(name)) {
        expect(words.has(fold(made.split(" ")[0] ?? ""))).toBe(true);
        expect(made).not.toContain(first);
      }
    },
  );
});
