import type { Scope } from "../scope/scope.js";
import { allMatches, type TextMatch } from "./words/matches.js";

/** What a family sees of a span's surroundings. */
export interface Surroundings {
  readonly type: string;
  /** The 24 characters before the span. */
  readonly before: string;
  /** As many behind it. */
  readonly after?: string;
}

/** How originals of one sort are taken apart, and put together again from surrogates of their parts. */
export interface Family {
  /**
   * Notes every value of the original that will need a surrogate. Answers with what it read and `render` would read
   * again, undefined where that depends on what is learnt later.
   */
  learn(surface: string, around: Surroundings, scope: Scope): unknown;
  /** What takes the original's place. Everything in it was learnt before; `read` is what `learn` answered. */
  render(surface: string, around: Surroundings, scope: Scope, read?: unknown): string;
}

/** A piece of an original: text that stays, or a value of a kind with the way to write its surrogate. */
export type SurfacePiece = string | ValuePiece;

export interface ValuePiece {
  readonly kind: string;
  /** Folded, so that all writings of one value meet. */
  readonly value: string;
  readonly write: (surrogate: string) => string;
  /** How the value is usually written, where the shuffle strategy may give it to another note. */
  readonly display?: string;
}

/** While originals are learnt, the rest of the scope is not known yet. */
export type Phase = "learn" | "render";

/** A family whose originals are taken apart one by one. */
export function familyOf(
  parse: (surface: string, around: Surroundings, scope: Scope, phase: Phase) => readonly SurfacePiece[],
): Family {
  return {
    learn(surface, around, scope) {
      notePieces(parse(surface, around, scope, "learn"), scope);
    },
    render: (surface, around, scope) => writePieces(parse(surface, around, scope, "render"), scope),
  };
}

/** A family whose originals are always taken apart in the same way. */
export function steadyFamilyOf(
  parse: (surface: string, around: Surroundings, scope: Scope) => readonly SurfacePiece[],
): Family {
  return {
    learn(surface, around, scope) {
      const pieces = parse(surface, around, scope);
      notePieces(pieces, scope);
      return pieces;
    },
    render: (surface, around, scope, read = parse(surface, around, scope)) =>
      writePieces(read as readonly SurfacePiece[], scope),
  };
}

/** A family whose originals are read in one way, and taken apart as the rest of the scope tells. */
export function readingFamilyOf<R>(
  readAlone: (surface: string) => R,
  parse: (read: R, around: Surroundings, scope: Scope, phase: Phase) => readonly SurfacePiece[],
): Family {
  return {
    learn(surface, around, scope) {
      const read = readAlone(surface);
      notePieces(parse(read, around, scope, "learn"), scope);
      return read;
    },
    render: (surface, around, scope, read = readAlone(surface)) =>
      writePieces(parse(read as R, around, scope, "render"), scope),
  };
}

function notePieces(pieces: readonly SurfacePiece[], scope: Scope): void {
  for (const piece of pieces)
    if (typeof piece !== "string") scope.note(piece.kind, piece.value, piece.display);
}

function writePieces(pieces: readonly SurfacePiece[], scope: Scope): string {
  let written = "";
  for (const piece of pieces)
    written += typeof piece === "string" ? piece : piece.write(scope.surrogate(piece.kind, piece.value));
  return written;
}

/** Cuts a text at the matches of a pattern (flag g): what matches goes through `piece`, the rest stays. */
export function cut(
  surface: string,
  pattern: RegExp,
  piece: (match: string, at: number) => SurfacePiece,
): SurfacePiece[] {
  return cutAt(surface, allMatches(pattern, surface), ({ text, at }) => piece(text, at));
}

/** The same at matches that are known. */
export function cutAt<M extends TextMatch>(
  surface: string,
  matches: readonly M[],
  piece: (match: M) => SurfacePiece,
): SurfacePiece[] {
  const pieces: SurfacePiece[] = [];
  let done = 0;
  for (const match of matches) {
    const { text, at } = match;
    if (at > done) pieces.push(surface.slice(done, at));
    pieces.push(piece(match));
    done = at + text.length;
  }
  if (done < surface.length) pieces.push(surface.slice(done));
  return pieces;
}

/** What a family keeps of a scope under a name, made when first asked for. */
export function memoryOf<T>(scope: Scope, name: string, make: () => T): T {
  const known = scope.memory.get(name) as T | undefined;
  if (known !== undefined) return known;
  const made = make();
  scope.memory.set(name, made);
  return made;
}
