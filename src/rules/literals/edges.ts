/**
 * What can stand at the border where a match begins: by the first unit of the match, the units that may stand before
 * it; undefined where no match begins with that unit. To look at two characters costs far less than to start a
 * regular expression. ASCII only: characters beyond it may stand anywhere.
 */
export type Edges = readonly (Uint8Array | undefined)[];

const ASCII = 128;

/** What a part of a pattern matches, as far as its edges go. */
type Part =
  | { readonly kind: "unit"; readonly units: Uint8Array }
  | { readonly kind: "sequence" | "choice"; readonly parts: readonly Part[] }
  | { readonly kind: "optional"; readonly part: Part }
  | { readonly kind: "behind"; readonly not: boolean; readonly part: Part }
  /** Has no width and tells nothing: anchors, what must follow. */
  | { readonly kind: "border" };

const ALL = new Uint8Array(ASCII).fill(1);
const BORDER: Part = { kind: "border" };

/** Reads a regular expression with the flags that rules may have. */
export function readEdges({ source, flags }: Pick<RegExp, "source" | "flags">): Edges {
  const { heads, nothing } = begin(choice({ source, at: 0, flags: flags.replace(/[dgy]/g, "") }), ALL);
  return Array.from(ALL, (_, unit) => {
    if (nothing !== undefined) return ALL;
    const ways = heads.filter(({ first }) => first[unit] === 1);
    return ways.length === 0 ? undefined : ways.map(({ before }) => before).reduce(either);
  });
}

/** May a match begin at `at`? */
export function mayBegin(text: string, at: number, edges: Edges): boolean {
  const unit = text.charCodeAt(at);
  if (unit >= ASCII) return true;
  const before = edges[unit];
  if (before === undefined || at === 0) return before !== undefined;
  const behind = text.charCodeAt(at - 1);
  return behind >= ASCII || before[behind] === 1;
}

interface Reader {
  readonly source: string;
  readonly flags: string;
  at: number;
}

function choice(reader: Reader): Part {
  const parts = [sequence(reader)];
  while (reader.source[reader.at] === "|") {
    reader.at++;
    parts.push(sequence(reader));
  }
  return { kind: "choice", parts };
}

function sequence(reader: Reader): Part {
  const parts: Part[] = [];
  while (reader.at < reader.source.length && !"|)".includes(reader.source[reader.at] as string))
    parts.push(quantified(reader, atom(reader)));
  return { kind: "sequence", parts };
}

const QUANTIFIER = /(?:([*?])|\+|\{(\d+)(?:,\d*)?\})\??/y;

function quantified(reader: Reader, part: Part): Part {
  QUANTIFIER.lastIndex = reader.at;
  const match = QUANTIFIER.exec(reader.source);
  if (match === null) return part;
  reader.at += match[0].length;
  if (match[1] !== undefined || match[2] === "0") return { kind: "optional", part };
  // "(?<!\\d{2})" bars nothing behind one digit: that there are several has to show.
  return Number(match[2]) > 1 ? { kind: "sequence", parts: [part, part] } : part;
}

const HEAD = /\((?:\?(?:<?[=!]|:|<[^>]+>))?/y;
const ATOM =
  /\[(?:[^\]\\]|\\.)*\]|\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|c[A-Za-z]|k<[^>]*>|\d+|.)|./suy;

function atom(reader: Reader): Part {
  if (reader.source[reader.at] === "(") {
    HEAD.lastIndex = reader.at;
    const head = HEAD.exec(reader.source)?.[0] as string;
    reader.at += head.length;
    const part = choice(reader);
    reader.at++; // the closing bracket
    if (head === "(?=" || head === "(?!") return BORDER;
    return head === "(?<=" || head === "(?<!" ? { kind: "behind", not: head === "(?<!", part } : part;
  }
  ATOM.lastIndex = reader.at;
  const text = ATOM.exec(reader.source)?.[0] as string;
  reader.at += text.length;
  if (/^(?:\^|\$|\\[bB])$/.test(text)) return BORDER;
  // What an earlier group matched may be anything, or nothing.
  if (/^\\(?:k|[1-9])/.test(text)) return { kind: "optional", part: { kind: "unit", units: ALL } };
  return { kind: "unit", units: unitsOf(text, reader.flags) };
}

const known = new Map<string, Uint8Array>();

/** The engine itself says what a character or class matches. */
function unitsOf(text: string, flags: string): Uint8Array {
  const key = `${flags} ${text}`;
  let units = known.get(key);
  if (units === undefined) {
    const one = new RegExp(`^${text}$`, flags);
    units = ALL.map((_, unit) => (one.test(String.fromCharCode(unit)) ? 1 : 0));
    known.set(key, units);
  }
  return units;
}

const either = (a: Uint8Array, b: Uint8Array): Uint8Array => a.map((one, unit) => one | (b[unit] as number));
const both = (a: Uint8Array, b: Uint8Array): Uint8Array => a.map((one, unit) => one & (b[unit] as number));
const NONE = new Uint8Array(ASCII);

interface Head {
  readonly first: Uint8Array;
  readonly before: Uint8Array;
}

/** The ways a part can begin behind one of `before`, and what may stand before it where it matches nothing. */
function begin(part: Part, before: Uint8Array): { heads: readonly Head[]; nothing?: Uint8Array } {
  switch (part.kind) {
    case "unit":
      return { heads: [{ first: part.units, before }] };
    case "optional":
      return { heads: begin(part.part, before).heads, nothing: before };
    case "border":
      return { heads: [], nothing: before };
    case "behind":
      return {
        heads: [],
        nothing: both(before, part.not ? barred(part.part).map((one) => 1 - one) : ends(part.part)),
      };
    case "choice": {
      const ways = part.parts.map((one) => begin(one, before));
      const empty = ways.flatMap(({ nothing }) => (nothing === undefined ? [] : [nothing]));
      const heads = merged(ways.flatMap((way) => way.heads));
      return empty.length === 0 ? { heads } : { heads, nothing: empty.reduce(either) };
    }
    case "sequence": {
      const heads: Head[] = [];
      let behind: Uint8Array = before;
      for (const one of part.parts) {
        const next = begin(one, behind);
        heads.push(...next.heads);
        if (next.nothing === undefined) return { heads };
        behind = next.nothing;
      }
      return { heads, nothing: behind };
    }
  }
}

/** Alternatives are often hundreds of words with the same before them. */
function merged(heads: readonly Head[]): Head[] {
  const firsts = new Map<Uint8Array, Uint8Array>();
  for (const { first, before } of heads) firsts.set(before, either(firsts.get(before) ?? NONE, first));
  return [...firsts].map(([before, first]) => ({ first, before }));
}

/** The characters with which what a look-behind matches can end; all where it may match nothing. */
function ends(part: Part): Uint8Array {
  const last = ending(part);
  return last.empty ? ALL : last.units;
}

function ending(part: Part): { units: Uint8Array; empty: boolean } {
  if (part.kind === "unit") return { units: part.units, empty: false };
  if (part.kind === "optional") return { units: ending(part.part).units, empty: true };
  if (part.kind === "choice") {
    const all = part.parts.map(ending);
    return {
      units: all.map(({ units }) => units).reduce(either, NONE),
      empty: all.some(({ empty }) => empty),
    };
  }
  let units: Uint8Array = NONE;
  if (part.kind === "sequence")
    for (const one of part.parts.toReversed()) {
      const next = ending(one);
      units = either(units, next.units);
      if (!next.empty) return { units, empty: false };
    }
  return { units, empty: true };
}

/** The characters behind which a negative look-behind never lets anything begin. */
function barred(part: Part): Uint8Array {
  if (part.kind === "unit") return part.units;
  if (part.kind === "choice") return part.parts.map(barred).reduce(either, NONE);
  return part.kind === "sequence" && part.parts.length === 1 ? barred(part.parts[0] as Part) : NONE;
}
