import { modelIdentity } from "../load/index.js";
import { taggedNote } from "../model/index.js";
import { configWarnings } from "../pipeline/config/index.js";
import type { NoteDone, Task } from "./task.js";
import type { TaggerSpec } from "./threads/protocol.js";
import { tagOnly } from "./threads/stages.js";

/** Finds PHI and changes no text: the spans that `deid` would take out, in place of those that the notes came with. */
export function tagTask(spec: TaggerSpec): Task<NoteDone> {
  const { model, config, bias } = spec;
  return {
    settings: { mode: "tag", config, bias },
    plain: true,
    identify: () => modelIdentity(model),
    open: (threads, sha256) => tagOnly({ ...spec, ...(sha256 !== null && { modelSha256: sha256 }) }, threads),
    leaving: (note, done) => taggedNote(note, done ?? { spans: [], confidence: null }),
    warnings: configWarnings(config),
  };
}
