import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";

const SRC = resolve(import.meta.dirname, "../src");

/** Files that have the same exports on purpose: twins by machine, code for the kernels' compiler, helpers of tests. */
const TWINS = /^platform\/|^crf\/kernels\/assembly\/|(?:^|\/)test-|\.test\.ts$/;

/** Names that every file of a kind exports. */
const CONTRACTS = new Set(["cases", "knownFailures"]);

/** Things of several rooms that are called after the corpus or system they belong to. */
const NAMESAKES = new Set(["carafeLexicon", "cchmc", "i2b22006", "i2b22014"]);

/** Names that still mean two things. The list may only grow shorter. */
const TO_BE_PARTED = new Set(`Found Model Transitions chunksOf folded kindOf wholeNumber`.split(/\s+/));

const EXPORT =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:const|let|function\*?|type|interface|class|enum) (\w+)/gm;

it("an exported name means one thing: one file declares it", () => {
  const filesOf = new Map<string, Set<string>>();
  for (const file of readdirSync(SRC, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".ts") || TWINS.test(file)) continue;
    for (const [, name = ""] of readFileSync(resolve(SRC, file), "utf8").matchAll(EXPORT))
      filesOf.set(name, (filesOf.get(name) ?? new Set()).add(file));
  }
  expect(filesOf.size).toBeGreaterThan(1000);
  const ambiguous = [...filesOf].filter(
    ([name, files]) =>
      files.size > 1 && !CONTRACTS.has(name) && !NAMESAKES.has(name) && !TO_BE_PARTED.has(name),
  );
  expect(ambiguous.map(([name, files]) => `${name}: ${[...files].sort().join(", ")}`)).toEqual([]);
});
