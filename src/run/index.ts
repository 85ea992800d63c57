export { type DeidOptions, deidWork } from "./deid-work.js";
export { type JobOptions, type JobSummary, runJob, type Source, type Withheld } from "./job.js";
export { type Deidentified, type DeidentifyOptions, loadModel, type Model } from "./model.js";
