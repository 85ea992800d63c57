export { type PipelineOptions, pipeline } from "./pipeline.js";
export { reconcile } from "./reconcile.js";
export { ruleTagger, type Tagger } from "./tagger.js";
