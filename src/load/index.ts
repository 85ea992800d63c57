export { findKey, keyFileWarning } from "./key-file.js";
export { type LoadOptions, loadModel } from "./load-model.js";
export { openMapping, unmapText } from "./mapping-file.js";
export { bundledModel } from "./model-choice.js";
export { readModelFile, writeModelFile } from "./model-file.js";
export { readConfig } from "./read-config.js";
