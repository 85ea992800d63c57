export { applyConfig } from "./apply-config.js";
export { type Config, configSchema, configWarnings, parseConfig } from "./config.js";
export { type ConfigVoice, type Customiser, customiser } from "./customiser.js";
export { readConfig } from "./read-config.js";
