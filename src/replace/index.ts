export { label, MODES, type ModeName, mask, modeNamed, redact } from "./modes.js";
export { type ReplacedSpan, type Replacer, replaceSpans } from "./replace.js";
