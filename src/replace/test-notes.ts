import { readFileSync } from "node:fs";
import type { Note } from "../note.js";
import { parseInline } from "../text/index.js";
import { deriver } from "./draws.js";
import { VALUE_KINDS } from "./families/index.js";
import { actionsOf, POLICIES, type PolicyName } from "./policies.js";
import { createReplacement } from "./replacement.js";
import type { Replacement, ReplacementOptions } from "./replacement-options.js";
import { Scope } from "./scope/scope.js";
import type { SecretKey } from "./secret-key.js";

const CORPUS = new URL("../../corpus/", import.meta.url);
const INSTITUTIONS = ["brendan", "calloway", "larkfield", "meridian", "osagebend", "tamarack"];

interface Entry {
  readonly id: string;
  readonly patient: string;
  readonly split: string;
}

/** The training notes of our corpus with their annotations. */
export function trainingNotes(): Note[] {
  return INSTITUTIONS.flatMap((institution) => {
    const folder = new URL(`${institution}/`, CORPUS);
    const entries = JSON.parse(readFileSync(new URL("index.json", folder), "utf8")) as Entry[];
    return entries
      .filter(({ split }) => split === "train")
      .map(({ id, patient }) => ({
        id,
        patient,
        ...parseInline(readFileSync(new URL(`notes/${id}.txt`, folder), "utf8")),
      }));
  });
}

export function testKey(byte = 7): SecretKey {
  return new Uint8Array(32).fill(byte);
}

/** A replacement with surrogates under a policy. */
export function surrogates(
  name: PolicyName = "full",
  options: Partial<ReplacementOptions> = {},
): Replacement {
  const policy = POLICIES[name];
  return createReplacement({
    actionFor: actionsOf({ mode: "surrogate", policy }),
    key: testKey(),
    policy,
    ...options,
  });
}

/** The text of one note, given with inline marks, after replacement. */
export function replaced(marked: string, replacement: Replacement = surrogates()): string {
  return replacement.replace({ id: "n", ...parseInline(marked) }, parseInline(marked).spans).text;
}

/** Surrogates of the marked spans, in their order. */
export function surrogatesOf(marked: string, replacement: Replacement = surrogates()): string[] {
  const { text, spans } = parseInline(marked);
  const done = replacement.replace({ id: "n", text }, spans);
  return done.spans.map(({ output }) => done.text.slice(output.start, output.end));
}

/**
 * Surrogates of each note's marked spans, all notes in one corpus. Every note is another patient's, unless it is told whose
 * it is; undefined stands for a note that names no patient.
 */
export function ofCorpus(
  marked: readonly string[],
  policy: PolicyName = "full",
  options: Partial<ReplacementOptions> = {},
  patientOf: (note: number) => string | undefined = (note) => `p-${marked[note]}`,
): string[][] {
  const replacement = surrogates(policy, { scope: "corpus", ...options });
  const notes = marked.map((text, n) => {
    const patient = patientOf(n);
    return { id: `n-${n}`, ...(patient !== undefined && { patient }), ...parseInline(text) };
  });
  for (const note of notes) replacement.learn(note, note.spans);
  return notes.map((note) => {
    const { text, spans } = replacement.replace(note, note.spans);
    return spans.map(({ output }) => text.slice(output.start, output.end));
  });
}

/** A scope as a whole corpus has it, before anything is learnt. */
export function corpusScope(key: SecretKey = testKey()): Scope {
  const derive = deriver(key);
  return new Scope({
    id: "corpus",
    ...POLICIES.full,
    draws: (kind, about) => derive(kind, "corpus", about),
    kinds: VALUE_KINDS,
    settle: () => undefined,
  });
}
