const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const SMALL_ORDINALS =
  "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth".split(
    " ",
  );

/** What a numeral names: a count, a place in an order, or a decade of life. */
export type NumeralForm = "cardinal" | "ordinal" | "decade";

/** 44 as "forty-four", "forty-fourth", "forties"; `joint` stands between tens and ones. */
export function spellNumber(number: number, form: NumeralForm, joint = "-"): string {
  if (number >= 100) {
    const rest = number % 100;
    if (rest === 0) return form === "ordinal" ? "hundredth" : "hundred";
    return `one hundred ${spellNumber(rest, form, joint)}`;
  }
  if (form === "decade" && number < 20) return "teens";
  const small = form === "ordinal" ? SMALL_ORDINALS : SMALL;
  if (number < 20) return small[number] ?? "";
  const tens = TENS[Math.floor(number / 10) - 2] ?? "";
  const ones = number % 10;
  if (form === "decade") return tens.replace(/y$/, "ies");
  if (ones === 0) return form === "ordinal" ? tens.replace(/y$/, "ieth") : tens;
  return tens + joint + (small[ones] ?? "");
}

const BY_WORDS = new Map<string, { readonly number: number; readonly form: NumeralForm }>();
for (const form of ["decade", "ordinal", "cardinal"] as const) {
  for (let number = 0; number <= 119; number++) {
    if (form === "decade" && (number % 10 > 0 || number < 20 || number > 90)) continue;
    BY_WORDS.set(spellNumber(number, form, " "), { number, form });
  }
}
BY_WORDS.set("teens", { number: 10, form: "decade" });
BY_WORDS.set("a hundred", { number: 100, form: "cardinal" });
BY_WORDS.set("one hundred", { number: 100, form: "cardinal" });

const GAPS = /[\s-]+/g;
const HUNDRED_AND = /^(?:one|a) hundred and /;
const ONE = [...SMALL, ...TENS, "hundred"].toSorted((a, b) => b.length - a.length).join("|");
/** Numerals among other words: the "six" of "six and a half". */
export const NUMERALS = new RegExp(`\\b(?:${ONE})(?:[\\s-]+(?:${ONE}))*\\b`, "gi");

/** The number that a numeral names; undefined when it is none up to 119. */
export function parseNumeral(
  words: string,
): { readonly number: number; readonly form: NumeralForm } | undefined {
  const plain = words.toLowerCase().replace(GAPS, " ").trim();
  return BY_WORDS.get(plain) ?? BY_WORDS.get(plain.replace(HUNDRED_AND, "one hundred "));
}
