import { FAMILIES } from "../rules/index.js";

/**
 * What the house brings for a language beside the layers that name it (`language` of a layer in `features/`: word lists, section
 * headers, parts of speech). Whoever adds a language starts here.
 */
export interface Language {
  /** Sources of the rules that hold in it; all of them where there is none to name. */
  readonly rules: ReadonlySet<string> | "all";
  /** The sentence splitter knows its abbreviations, and a list of its common words tells what is rare. */
  readonly sentences: boolean;
}

const LANGUAGES: Readonly<Record<string, Language>> = {
  en: { rules: "all", sentences: true },
};

/** Rules made of digits and marks alone: numeric dates, addresses on the net. */
const UNKNOWN: Language = {
  rules: new Set(
    FAMILIES.flatMap(({ name, rules }) =>
      rules.filter(({ anyLanguage }) => anyLanguage).map((rule) => `rule:${name}/${rule.name}`),
    ),
  ),
  sentences: false,
};

/** By its code, "en"; of a language that nobody has taught us only what holds in any. */
export function languageOf(code: string): Language {
  return LANGUAGES[code] ?? UNKNOWN;
}
