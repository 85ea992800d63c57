import type { NoteLayer } from "../layer.js";
import type { ClusterKind } from "./index.js";
import { normaliseWord } from "./normalise-word.js";

/** Looks every token up in the clusters of one kind; silent where there are none and on unknown words. */
export function clusterLayer(
  kind: ClusterKind,
  valuesOf: (cluster: string) => string | readonly string[],
): NoteLayer {
  return {
    kind: "note",
    name: kind,
    of(analysis, resources) {
      const clusters = resources.clusters?.[kind];
      return analysis.words.map((word) => {
        const cluster = clusters?.get(normaliseWord(word));
        return cluster === undefined ? undefined : valuesOf(cluster);
      });
    },
  };
}
