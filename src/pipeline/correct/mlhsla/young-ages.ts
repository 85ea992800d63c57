import { isAgeOver89 } from "../../../schema/index.js";
import type { DroppingRule } from "./post-rule.js";

const EIGHTY_NINE = /(?<!\d)89(?!\d)|eighty[- ]?nine/iu;

/** Rule 8 for free text: of ages only those from 89 on identify a person. */
export const youngAges: DroppingRule = {
  name: "young-ages",
  why: "an age below 89",
  labels: "i2b2-2006",
  drops: (value, type) => type === "AGE" && !isAgeOver89(value) && !EIGHTY_NINE.test(value),
  cases: [
    { before: "a [[AGE:54]] year old, mother [[AGE:eighty]]", after: "a 54 year old, mother eighty" },
    { before: "a [[AGE:89]] year old with a brother of [[AGE:92]]" },
    { before: "in her [[AGE:nineties]], bed [[ID:54]]" },
  ],
};
