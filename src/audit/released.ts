import { EXIT, ScrubJayError } from "../errors.js";
import type { ManifestJob } from "../job/index.js";
import { DEID_MODES } from "../replace/index.js";

/** Refuses the manifest of a job that took nothing out: what is said of a release would be wrong of it. */
export function demandRelease({ mode }: ManifestJob): void {
  if ((DEID_MODES as readonly string[]).includes(mode)) return;
  throw new ScrubJayError("no-release", "the job of this manifest took nothing out of its notes", {
    exitCode: EXIT.usage,
    hint: "Name what `scrubjay deid --out` named; `scrubjay verify` checks outputs of other commands too.",
  });
}
