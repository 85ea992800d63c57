export type { FileProblem } from "./output-bytes.js";
export * from "./report/index.js";
export * from "./sample/index.js";
export type { Standing } from "./stray-files.js";
export { type OutputProblem, type Verified, verifyOutput } from "./verify.js";
