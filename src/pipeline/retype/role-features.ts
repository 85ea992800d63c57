import { normaliseWord } from "../../features/clusters/normalise-word.js";
import { roleFinder } from "../../features/role-context.js";
import type { Analysis } from "../../text/analysis.js";
import { type Place, tokensAfter, tokensBefore } from "./span-place.js";

const LEFT = 12;
const RIGHT = 8;
const kindOf = roleFinder("title", "relation", "profession", "department");

/** On each side the nearest title, kin, job and department: "her cousin Guerline", "Worker T. Oglesby of Intake". */
export function roleFeatures(analysis: Analysis, place: Place): string[] {
  const { words, sentenceOf } = analysis;
  const features: string[] = [];
  const look = (side: string, tokens: readonly number[]): void => {
    const seen = new Set<string>();
    for (const [n, t] of tokens.entries()) {
      const kind = kindOf(words[t] as string);
      if (kind === undefined || seen.has(kind)) continue;
      seen.add(kind);
      const near = n < 2 ? "near" : n < 5 ? "middle" : "far";
      const sentence = sentenceOf[t] === sentenceOf[place.first] ? "same" : "other";
      const word = normaliseWord(words[t] as string);
      features.push(
        `role${side}:${kind}:${near}:${sentence}`,
        `role-word${side}:${word}`,
        `role-word${side}:${near}:${word}`,
      );
    }
  };
  look("L", tokensBefore(analysis, place, LEFT));
  look("R", tokensAfter(analysis, place, RIGHT));
  return features;
}
