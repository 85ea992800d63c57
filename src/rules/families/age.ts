import type { RuleFamily } from "../rule.js";
import { inAHeaderRules } from "./age/in-a-header.js";
import { inAppositionRules } from "./age/in-apposition.js";
import { over89Rules } from "./age/over-89.js";
import { spelledOutRules } from "./age/spelled-out.js";
import { statedOfAPersonRules } from "./age/stated-of-a-person.js";
import { withSexRules } from "./age/with-sex.js";
import { ageCases, ageKnownFailures } from "./age.cases.js";

/** Ages of persons, the number only; durations, gestational weeks and quantities stay. */
export const age: RuleFamily = {
  name: "age",
  description: "Ages of persons: the number or number word only",
  rules: [
    ...spelledOutRules,
    ...statedOfAPersonRules,
    ...withSexRules,
    ...inAppositionRules,
    ...inAHeaderRules,
    ...over89Rules,
  ],
  cases: ageCases,
  knownFailures: ageKnownFailures,
};
