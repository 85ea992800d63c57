export { attend } from "./attention";
export { addRows, unpackRow } from "./embed";
export { gelu } from "./gelu";
export { addAndNormalise } from "./layer-norm";
export { multiply } from "./multiply";
export { quantise } from "./quantise";
