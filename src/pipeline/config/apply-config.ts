import { Analysis } from "../../text/index.js";
import { resolveTraced } from "../merge/index.js";
import { noteView, openLog } from "../step.js";
import type { NoteToTag, Tagged } from "../system.js";
import type { Customiser } from "./customiser.js";

/**
 * What a model found as a config wants it: own rules, denied terms and known PHI are merged with it as more voices,
 * then the config's steps are done. No spans overlap, they come in reading order, and history tells what the config did.
 */
export function applyConfig({ voices, steps }: Customiser, note: NoteToTag, tagged: Tagged): Tagged {
  const log = openLog();
  const own = voices.flatMap(({ find }) => find(note));
  let spans = resolveTraced(note.text, [...tagged.spans, ...own], "config:merge", log);
  const view = noteView(note, () => new Analysis(note.text, "plain"));
  for (const step of steps) spans = step.apply(view, spans, log);
  return { ...tagged, spans, dropped: [...tagged.dropped, ...log.dropped] };
}
