export * from "./report/index.js";
export * from "./sample/index.js";
export { type Verified, verifyOutput } from "./verify.js";
