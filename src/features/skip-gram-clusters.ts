import { clusterLayer } from "./clusters/cluster-layer.js";
import { ngrams } from "./template.js";

const layer = clusterLayer("skip-gram", (cluster) => cluster);

/** Skip-gram clusters of the token and its neighbours. */
export const skipGramClusters = ngrams("skip-gram", layer, { window: [-1, 1] });
