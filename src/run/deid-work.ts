import { makeNote, type Note, type Span } from "../note.js";
import type { ModeName } from "../replace/index.js";
import type { Source } from "./job.js";
import type { Model } from "./model.js";
import { neutralNames } from "./neutral-names.js";

export interface DeidOptions {
  readonly model: Model;
  readonly mode: ModeName;
  /** Names and ids are known to be clean: keep them. */
  readonly keepNames?: boolean;
  /** Fields beside the text that are known to be clean (`type`, `date`, CSV columns, JSON keys). */
  readonly keepColumns?: readonly string[];
}

/**
 * What `deid` does to a note. Only the new text, the new spans and what the user named leave: ids and paths
 * become numbers, every other field is dropped.
 */
export function deidWork(
  options: DeidOptions,
): (note: Note, source: Source) => { note: Note; relative: string } {
  const names = neutralNames();
  const kept = new Set(options.keepColumns ?? []);
  return (note, source) => {
    const { text, spans } = options.model.deidentify(note, { mode: options.mode });
    const id = options.keepNames ? note.id : names.note();
    const patient =
      note.patient === undefined || options.keepNames ? note.patient : names.patient(note.patient);
    const extra = Object.entries(note.extra ?? {}).filter(([name]) => kept.has(name));
    return {
      note: makeNote({
        id,
        text,
        spans: spans.map(
          ({ output, type, score, source: finder }): Span => ({
            ...output,
            type,
            ...(score === undefined ? {} : { score }),
            ...(finder === undefined ? {} : { source: finder }),
          }),
        ),
        ...(patient === undefined ? {} : { patient }),
        ...(note.type !== undefined && kept.has("type") ? { type: note.type } : {}),
        ...(note.date !== undefined && kept.has("date") ? { date: note.date } : {}),
        ...(extra.length > 0 ? { extra: Object.fromEntries(extra) } : {}),
      }),
      relative: options.keepNames
        ? source.relative
        : source.manyNotes
          ? names.file(source.relative)
          : names.folder(source.relative) + id,
    };
  };
}
