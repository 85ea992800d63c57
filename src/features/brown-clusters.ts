import { clusterLayer } from "./clusters/cluster-layer.js";
import { ngrams } from "./template.js";

const PREFIXES = [4, 6, 10];

/** Coarse to fine: prefixes of the path, as far as they are shorter than the path itself, and the whole of it. */
const layer = clusterLayer("brown", (path) => [
  ...PREFIXES.filter((length) => length < path.length).map((length) => `p${length}:${path.slice(0, length)}`),
  `whole:${path}`,
]);

/** Brown clusters of the token and its neighbours. */
export const brownClusters = ngrams("brown", layer, { window: [-1, 1] });
