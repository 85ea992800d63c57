export { type LinearPattern, linearPattern, patternProblem, wholePattern } from "./pattern.js";
