/** A regular expression taken apart as far as its repeats need it. */
export type Part =
  | { readonly kind: "one"; readonly characters: ReadonlySet<string> }
  /** Borders and looks ahead or behind: they take no characters; what is inside them is judged too. */
  | { readonly kind: "border"; readonly inner?: Part }
  | { readonly kind: "sequence"; readonly parts: readonly Part[] }
  | { readonly kind: "choice"; readonly branches: readonly Part[] }
  | { readonly kind: "repeat"; readonly part: Part; readonly min: number; readonly max: number }
  | { readonly kind: "reference" };

/**
 * Stand-ins for all characters: what two classes have in common shows on ASCII and on one character each of
 * the kinds beyond it (letters, marks, digits, blanks, dashes, quotes, symbols).
 */
const ALPHABET = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ..."éÉßǅªλΛжЖ中ا\u0301٣²Ⅷ\u00a0\u2028–—’“€😀",
];

const GROUP = /^\((?:\?(?::|<?[=!]|<[\p{L}\p{N}_$]+>))?/u;
const ESCAPE =
  /^\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[0-9a-fA-F]{4}(?:\\u[0-9a-fA-F]{4})?|x[0-9a-fA-F]{2}|c[A-Za-z]|k<[^>]*>|\d+|.)/su;
const CLASS = /^\[(?:\\.|[^\]\\])*\]/u;
const QUANTIFIER = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/;

/** Takes apart a pattern that is known to compile under `flags`. */
export function partsOf(source: string, flags: string): Part {
  let at = 0;
  const sets = new Map<string, ReadonlySet<string>>();
  const charactersOf = (atom: string): ReadonlySet<string> => {
    const known = sets.get(atom);
    if (known) return known;
    const pattern = new RegExp(`^(?:${atom})$`, flags.replace("g", ""));
    const set = new Set(ALPHABET.filter((character) => pattern.test(character)));
    // A character beyond the alphabet, such as one Chinese letter, stands for itself.
    sets.set(atom, set.size > 0 ? set : set.add(atom));
    return set;
  };
  const take = (pattern: RegExp): string | undefined => {
    const match = pattern.exec(source.slice(at))?.[0];
    at += match?.length ?? 0;
    return match;
  };

  const readChoice = (): Part => {
    const branches = [readSequence()];
    while (source[at] === "|") {
      at++;
      branches.push(readSequence());
    }
    return branches.length === 1 ? (branches[0] as Part) : { kind: "choice", branches };
  };
  const readSequence = (): Part => {
    const parts: Part[] = [];
    while (at < source.length && source[at] !== "|" && source[at] !== ")") {
      const part = readAtom();
      const quantifier = take(QUANTIFIER);
      parts.push(quantifier === undefined ? part : { kind: "repeat", part, ...limitsOf(quantifier) });
    }
    return { kind: "sequence", parts };
  };
  const readAtom = (): Part => {
    const opening = take(GROUP);
    if (opening !== undefined) {
      const inner = readChoice();
      at++; // the closing bracket
      return /^\(\?<?[=!]/.test(opening) ? { kind: "border", inner } : inner;
    }
    if (/[\^$]/.test(source[at] as string)) {
      at++;
      return { kind: "border" };
    }
    const atom = take(ESCAPE) ?? take(CLASS) ?? (take(/^./su) as string);
    if (/^\\[bB]$/.test(atom)) return { kind: "border" };
    if (/^\\(?:k<|[1-9])/.test(atom)) return { kind: "reference" };
    return { kind: "one", characters: charactersOf(atom) };
  };
  return readChoice();
}

function limitsOf(quantifier: string): { min: number; max: number } {
  if (quantifier.startsWith("*")) return { min: 0, max: Number.POSITIVE_INFINITY };
  if (quantifier.startsWith("+")) return { min: 1, max: Number.POSITIVE_INFINITY };
  if (quantifier.startsWith("?")) return { min: 0, max: 1 };
  const [, min = "0", comma, max = ""] = /^\{(\d+)(,?)(\d*)\}/.exec(quantifier) ?? [];
  const most = comma === "" ? Number(min) : max === "" ? Number.POSITIVE_INFINITY : Number(max);
  return { min: Number(min), max: most };
}
