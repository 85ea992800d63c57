import { Presets, SingleBar } from "cli-progress";
import type { TrainProgress } from "../learn/index.js";

/** A bar on a terminal; nothing when piped. */
export function progressBar() {
  if (!process.stderr.isTTY) return { show: () => {}, stop: () => {} };
  const bar = new SingleBar(
    {
      format: "{stage} {bar} {value}/{total} | objective {objective} | {duration_formatted}",
      stream: process.stderr,
      hideCursor: true,
      clearOnComplete: true,
    },
    Presets.shades_classic,
  );
  let stage = "";
  return {
    show(progress: TrainProgress): void {
      const objective = progress.objective?.toFixed(1) ?? "";
      if (progress.stage !== stage) {
        stage = progress.stage;
        bar.start(progress.of, progress.iteration, { stage, objective });
      } else bar.update(progress.iteration, { stage, objective });
    },
    stop: () => bar.stop(),
  };
}
