import type { Draws } from "../../draws.js";
import { fold, inCaseOf } from "../../folding.js";
import type { Scope, ValueKind } from "../../scope/scope.js";
import { cut, type Family, familyOf, type Phase, type SurfacePiece } from "../family.js";
import { isEnglish } from "../names/name-lists.js";
import { LEAD_WORDS, TAIL_WORDS } from "../places/place-words.js";
import { madeWord } from "../words/altered-letters.js";
import { nameInRun } from "./web-names.js";

/** Never given to anybody (RFC 2606): what stands under them cannot exist. */
const RESERVED = /^(?:example|invalid|test|localhost)$/i;
const STAYS = /^(?:https?|ftp|www|html?|pdf|aspx?|php)$/i;

/** Letters and digits by runs: names of the scope become their surrogates, other runs made-up words and numbers. */
function runs(text: string, scope: Scope, phase: Phase): SurfacePiece[] {
  return cut(text, /\p{L}+|\d+/gu, (run, at) => {
    if (STAYS.test(run)) return run;
    const value = fold(run);
    if (/^\d/.test(run)) return { kind: "web-number", value, write: (given) => given };
    const neighbours = { before: text.slice(0, at), after: text.slice(at + run.length) };
    const named = phase === "render" ? nameInRun(run, neighbours, scope) : undefined;
    if (named !== undefined) return named;
    const kind = run.length === 1 ? "initial" : "web-word";
    return { kind, value, write: (given) => inCaseOf(run, given) };
  });
}

/** Random letters for letters, as a policy may want them; the end of an address says what it is and nobody's. */
const letters: typeof runs = (text) =>
  cut(text, /\p{L}+|\d+/gu, (run) => ({
    kind: /^\d/.test(run) ? "web-number" : "mail-letters",
    value: fold(run),
    write: (given) => inCaseOf(run, given),
  }));

/** Labels of a host; the last becomes one that nobody can have. */
function host(text: string, scope: Scope, phase: Phase, read = runs): SurfacePiece[] {
  const cutAt = text.lastIndexOf(".");
  const top = text.slice(cutAt + 1);
  if (cutAt < 0) return read(text, scope, phase);
  return [
    ...read(text.slice(0, cutAt + 1), scope, phase),
    RESERVED.test(top) ? top : inCaseOf(top, "example"),
  ];
}

export const emails = familyOf((surface, _around, scope, phase): readonly SurfacePiece[] => {
  const at = surface.lastIndexOf("@");
  const read = scope.options.letterMail ? letters : runs;
  if (at < 0) return read(surface, scope, phase);
  return [
    ...read(surface.slice(0, at), scope, phase),
    "@",
    ...host(surface.slice(at + 1), scope, phase, read),
  ];
});

export const urls = familyOf((surface, _around, scope, phase): readonly SurfacePiece[] => {
  const scheme = /^[a-z]+:\/\//i.exec(surface)?.[0] ?? "";
  const rest = surface.slice(scheme.length);
  const end = /[/?#:\s]|$/.exec(rest)?.index ?? rest.length;
  return [scheme, ...host(rest.slice(0, end), scope, phase), ...runs(rest.slice(end), scope, phase)];
});

export const usernames: Family = familyOf((surface, _around, scope, phase) => runs(surface, scope, phase));

const ADDRESS = /^\d{1,3}(?:\.\d{1,3}){3}/;

/**
 * Private addresses stay in their private range; others come from the ranges for documentation and, when these
 * are used up, from 240.0.0.0/4, which is never routed. IPv6 addresses come from 2001:db8::/32.
 */
export const ipAddresses = familyOf((surface): readonly SurfacePiece[] => {
  const four = ADDRESS.exec(surface)?.[0];
  if (four !== undefined) {
    const rest = surface.slice(four.length);
    const port = cut(rest, /\d+/g, (run) => ({ kind: "web-number", value: run, write: (given) => given }));
    return [{ kind: "ip4", value: four, write: (given) => given }, ...port];
  }
  return [
    {
      kind: "ip6",
      value: surface.toLowerCase(),
      write: (given) => inCaseOf(surface.replace(/\d/g, ""), given),
    },
  ];
});

const DOCUMENTATION = ["192.0.2", "198.51.100", "203.0.113"];

function drawAddress(value: string, draws: Draws): string {
  const [a = 0, b = 0] = value.split(".").map(Number);
  const byte = (): number => 1 + draws.below(254);
  if (a === 10) return `10.${byte()}.${byte()}.${byte()}`;
  if (a === 172 && b >= 16 && b < 32) return `172.${16 + draws.below(16)}.${byte()}.${byte()}`;
  if (a === 192 && b === 168) return `192.168.${byte()}.${byte()}`;
  if (draws.below(8) > 0) return `${draws.pick(DOCUMENTATION)}.${byte()}`;
  return `${240 + draws.below(15)}.${byte()}.${byte()}.${byte()}`;
}

function hex(text: string, draws: Draws): string {
  return text.replace(/[\da-f]/g, () => draws.pick([..."0123456789abcdef"]));
}

/** Longer words are seldom made up: people join two. */
const JOINED = 8;

function drawWebWord(value: string, draws: Draws, scope: Scope): string {
  const lead = (): string => draws.pick(draws.below(3) === 0 ? TAIL_WORDS : LEAD_WORDS).toLowerCase();
  if (value.length > 3 && isEnglish(value) && !scope.options.byOrder) return lead();
  if (value.length < JOINED) return madeWord(Math.max(2, value.length), draws);
  return lead() + draws.pick(TAIL_WORDS).toLowerCase();
}

export const webKinds: Readonly<Record<string, ValueKind>> = {
  "web-word": { make: drawWebWord },
  "web-number": {
    small: true,
    make: (value, draws) =>
      value.replace(/\d/g, (digit, at) =>
        String(at === 0 && digit !== "0" ? 1 + draws.below(9) : draws.below(10)),
      ),
  },
  "mail-letters": {
    make: (value, draws) => value.replace(/./gu, () => draws.pick([..."abcdefghijklmnopqrstuvwxyz"])),
  },
  ip4: { make: drawAddress },
  ip6: {
    make(value, draws) {
      const isMac = /^(?:[\da-f]{2}[:-]){5}[\da-f]{2}$/.test(value);
      const head =
        /^2001:db8/.exec(value)?.[0] ??
        (isMac ? "" : (/^[\da-f]{1,4}:[\da-f]{1,4}(?=:)/.exec(value)?.[0] ?? ""));
      // The local bit marks a hardware address that no maker gave.
      if (isMac) return `02${hex(value.slice(2), draws)}`;
      return (head === "" ? "" : "2001:db8") + hex(value.slice(head.length), draws);
    },
  },
};
