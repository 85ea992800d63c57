export { chunkerMaker } from "./chunker.js";
export { createCounts, type HmmCounts, learnNote } from "./counts.js";
export { decodeCounts, encodeCounts } from "./file.js";
export { MOST_TYPES } from "./states.js";
