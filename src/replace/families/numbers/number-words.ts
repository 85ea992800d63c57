const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const SMALL_ORDINALS =
  "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth".split(
    " ",
  );

/** How a number is said: cardinal, ordinal, or as a decade of life. */
export type Saying = "cardinal" | "ordinal" | "decade";

/** 44 as "forty-four", "forty-fourth", "forties"; `joint` stands between tens and ones. */
export function sayNumber(number: number, saying: Saying, joint = "-"): string {
  if (number >= 100) {
    const rest = number % 100;
    if (rest === 0) return saying === "ordinal" ? "hundredth" : "hundred";
    return `one hundred ${sayNumber(rest, saying, joint)}`;
  }
  if (saying === "decade" && number < 20) return "teens";
  const small = saying === "ordinal" ? SMALL_ORDINALS : SMALL;
  if (number < 20) return small[number] ?? "";
  const tens = TENS[Math.floor(number / 10) - 2] ?? "";
  const ones = number % 10;
  if (saying === "decade") return tens.replace(/y$/, "ies");
  if (ones === 0) return saying === "ordinal" ? tens.replace(/y$/, "ieth") : tens;
  return tens + joint + (small[ones] ?? "");
}

const SPOKEN = new Map<string, { readonly number: number; readonly saying: Saying }>();
for (const saying of ["decade", "ordinal", "cardinal"] as const) {
  for (let number = 0; number <= 119; number++) {
    if (saying === "decade" && (number % 10 > 0 || number < 20 || number > 90)) continue;
    SPOKEN.set(sayNumber(number, saying, " "), { number, saying });
  }
}
SPOKEN.set("teens", { number: 10, saying: "decade" });
SPOKEN.set("a hundred", { number: 100, saying: "cardinal" });
SPOKEN.set("one hundred", { number: 100, saying: "cardinal" });

const GAPS = /[\s-]+/g;
const HUNDRED_AND = /^(?:one|a) hundred and /;
const ONE = [...SMALL, ...TENS, "hundred"].toSorted((a, b) => b.length - a.length).join("|");
/** Words that say a number, among others: the "six" of "six and a half". */
export const NUMBER_WORDS = new RegExp(`\\b(?:${ONE})(?:[\\s-]+(?:${ONE}))*\\b`, "gi");

/** What number words say; undefined when they say none up to 119. */
export function hearNumber(words: string): { readonly number: number; readonly saying: Saying } | undefined {
  const plain = words.toLowerCase().replace(GAPS, " ").trim();
  return SPOKEN.get(plain) ?? SPOKEN.get(plain.replace(HUNDRED_AND, "one hundred "));
}
