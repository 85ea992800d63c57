export { findKey, keyFileWarning } from "./key-file.js";
export { type LoadOptions, loadModel } from "./load-model.js";
export { mappingSealer, type OriginalsMapping, openMapping, unmapText } from "./mapping-file.js";
export { bundledModel, type ModelIdentity, modelIdentity } from "./model-choice.js";
export { readModelFile, writeModelFile } from "./model-file.js";
export { readConfig } from "./read-config.js";
