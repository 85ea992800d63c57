import { lookUp } from "../errors.js";
import type { Replacer } from "./replace.js";

/** `[DATE]`: the type and nothing else. */
export function redact(): Replacer {
  return (_surface, span) => `[${span.type}]`;
}

/** `[DATE-1]`: the same value has the same number within the note. Make a new one for every note. */
export function label(): Replacer {
  const numbers = new Map<string, Map<string, number>>();
  return (surface, span) => {
    const seen = numbers.get(span.type) ?? new Map<string, number>();
    numbers.set(span.type, seen);
    const value = surface.normalize("NFKC").toLowerCase().replace(/\s+/g, " ");
    const number = seen.get(value) ?? seen.size + 1;
    seen.set(value, number);
    return `[${span.type}-${number}]`;
  };
}

/** Asterisks of the same length in UTF-16 units; line breaks stay, so that offsets and lines do not move. */
export function mask(): Replacer {
  return (surface) => surface.replace(/[^\r\n]/g, "*");
}

/** "xxx-xx-xxxx": what stands between digits and letters stays. */
export function letterMask(): Replacer {
  return (surface) => surface.replace(/[\p{L}\p{N}]/gu, (sign) => "x".repeat(sign.length));
}

/** Each entry makes a fresh replacer for one note. */
export const KEYLESS_MODES: Readonly<Record<"redact" | "label" | "mask", () => Replacer>> = {
  redact,
  label,
  mask,
};

export type ModeName = keyof typeof KEYLESS_MODES;

/** An unknown mode answers with the modes that exist. */
export function modeNamed(name: string): () => Replacer {
  return lookUp("mode", KEYLESS_MODES, name);
}
