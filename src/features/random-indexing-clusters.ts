import { clusterLayer } from "./clusters/cluster-layer.js";
import { ngrams } from "./template.js";

const layer = clusterLayer("random-indexing", (cluster) => cluster);

/** Random-indexing clusters of the token and its neighbours. */
export const randomIndexingClusters = ngrams("random-indexing", layer, { window: [-1, 1] });
