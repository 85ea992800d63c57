import { type Part, partsOf } from "./pattern-parts.js";

/** Flags of a pattern in a config: Unicode, and any case unless it is told to match case. */
export function patternFlags(matchCase: boolean | undefined): string {
  return matchCase ? "u" : "iu";
}

/**
 * What is wrong with a pattern, or undefined. Refuses what could take ages on an unlucky note: repeats whose
 * rounds can be cut in several ways (`(\w+\s?)+`, `(a|ab)*`), and neighbours that can share one stretch (`\d+\d+`).
 */
export function patternProblem(source: string, matchCase?: boolean, mayBeEmpty = false): string | undefined {
  const flags = patternFlags(matchCase);
  let whole: RegExp;
  try {
    whole = new RegExp(`^(?:${source})$`, flags);
    new RegExp(source, flags); // "a)(?:b" compiles only inside other brackets
  } catch {
    return "is no regular expression (JavaScript's, with the flag u)";
  }
  if (!mayBeEmpty && whole.test("")) return "can match nothing at all; let it need at least one character";
  return slowness(partsOf(source, flags));
}

function slowness(part: Part): string | undefined {
  switch (part.kind) {
    case "one":
      return undefined;
    case "reference":
      return "refers back to a group, which can take ages on long notes; write the part out again";
    case "border":
      return part.inner && slowness(part.inner);
    case "choice":
      return firstProblem(part.branches);
    case "sequence":
      return firstProblem(part.parts) ?? neighbours(part.parts);
    case "repeat":
      return slowness(part.part) ?? rounds(part.part, part.max);
  }
}

function firstProblem(parts: readonly Part[]): string | undefined {
  for (const part of parts) {
    const problem = slowness(part);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** More ways than this to cut a stretch into rounds are too many. */
const FEW_WAYS = 1000;

/** A repeated group is safe where each round begins and ends at a place that only one reading gives. */
function rounds(round: Part, max: number): string | undefined {
  if (max <= 1 || power(waysOf(round), max) <= FEW_WAYS) return undefined;
  if (isFenced(round) && isDetermined(round)) return undefined;
  return (
    "repeats a part that itself varies in length or has alternatives that begin alike, which can take ages on " +
    "long notes; put a character between the rounds that cannot stand inside them, or limit the repeats with {n,m}"
  );
}

/** In how many ways one round may match at one place, at most. */
function waysOf(part: Part): number {
  switch (part.kind) {
    case "one":
    case "border":
      return 1;
    case "reference":
      return Number.POSITIVE_INFINITY;
    case "sequence":
      return part.parts.reduce((ways, one) => ways * waysOf(one), 1);
    case "choice": {
      const ways = part.branches.map(waysOf);
      return beginApart(part.branches) ? Math.max(...ways) : ways.reduce((sum, one) => sum + one, 0);
    }
    case "repeat":
      return (part.min === part.max ? 1 : part.max - part.min + 1) * power(waysOf(part.part), part.max);
  }
}

/** `ways` for each of `times` rounds; one way stays one, also without end. */
function power(ways: number, times: number): number {
  return ways === 1 ? 1 : ways ** times;
}

/** True when the round begins or ends with one character that can stand nowhere else in it. */
function isFenced(round: Part): boolean {
  const parts = (round.kind === "sequence" ? round.parts : [round]).filter(({ kind }) => kind !== "border");
  return [parts[0], parts.at(-1)].some((fence) => {
    if (fence?.kind !== "one" || parts.length < 2) return false;
    const others = parts.filter((part) => part !== fence).map(charactersIn);
    return others.every((characters) => apart(characters, fence.characters));
  });
}

/** True when at every place the next character alone tells how the match goes on. */
function isDetermined(part: Part): boolean {
  switch (part.kind) {
    case "one":
    case "border":
      return true;
    case "reference":
      return false;
    case "choice":
      return beginApart(part.branches) && part.branches.every(isDetermined);
    case "repeat":
      return isDetermined(part.part) && (part.max <= 1 || waysOf(part.part) === 1 || isFenced(part.part));
    case "sequence":
      return part.parts.every((one, i) => {
        if (!isDetermined(one)) return false;
        const after = firstOf({ kind: "sequence", parts: part.parts.slice(i + 1) }).characters;
        return waysOf(one) === 1 || apart(charactersIn(one), after);
      });
  }
}

function beginApart(branches: readonly Part[]): boolean {
  const firsts = branches.map(firstOf);
  return firsts.every(
    ({ characters, empty }, i) =>
      !empty && firsts.slice(i + 1).every((other) => apart(characters, other.characters)),
  );
}

/** Two open-ended repeats side by side, of characters that either could take. */
function neighbours(parts: readonly Part[]): string | undefined {
  let open: ReadonlySet<string>[] = [];
  for (const part of parts) {
    const endless = part.kind === "repeat" && part.max === Number.POSITIVE_INFINITY;
    if (endless && open.some((before) => !apart(before, firstOf(part).characters))) {
      return "has two open-ended repeats side by side that can share their characters, which can take ages on long notes; limit them with {n,m}";
    }
    if (!firstOf(part).empty) open = [];
    if (endless) open.push(charactersIn(part));
  }
  return undefined;
}

/** The characters a match may begin with, and whether it may be empty. */
function firstOf(part: Part): { characters: ReadonlySet<string>; empty: boolean } {
  switch (part.kind) {
    case "one":
      return { characters: part.characters, empty: false };
    case "border":
    case "reference":
      return { characters: new Set(), empty: true };
    case "choice": {
      const firsts = part.branches.map(firstOf);
      return {
        characters: union(firsts.map((first) => first.characters)),
        empty: firsts.some(({ empty }) => empty),
      };
    }
    case "repeat": {
      const first = firstOf(part.part);
      return { characters: first.characters, empty: first.empty || part.min === 0 };
    }
    case "sequence": {
      const sets: ReadonlySet<string>[] = [];
      for (const one of part.parts) {
        const first = firstOf(one);
        sets.push(first.characters);
        if (!first.empty) return { characters: union(sets), empty: false };
      }
      return { characters: union(sets), empty: true };
    }
  }
}

function charactersIn(part: Part): ReadonlySet<string> {
  switch (part.kind) {
    case "one":
      return part.characters;
    case "border":
    case "reference":
      return new Set();
    case "choice":
      return union(part.branches.map(charactersIn));
    case "sequence":
      return union(part.parts.map(charactersIn));
    case "repeat":
      return charactersIn(part.part);
  }
}

function apart(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  for (const character of a) if (b.has(character)) return false;
  return true;
}

function union(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set(sets.flatMap((set) => [...set]));
}
