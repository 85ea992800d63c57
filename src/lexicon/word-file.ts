import { readAsset } from "#platform";
import { broken } from "./lexicon-file.js";

/** The lines of a list of words: a group, then its words. */
export function readWords(name: "clinical-terms" | "number-parts" | "word-frequencies"): string[][] {
  const bytes = readAsset(name);
  if (bytes === undefined) throw broken(`data/${name}.txt`);
  return new TextDecoder()
    .decode(bytes.slice())
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split(" "));
}
