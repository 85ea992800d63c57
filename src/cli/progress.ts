import { Presets, SingleBar } from "cli-progress";

export interface Progress {
  /** One more note done, `spans` PHI found in it. */
  note(spans: number): void;
  /** One more input file done. */
  file(): void;
  stop(): void;
}

/** A bar on a terminal; nothing when piped. Shows counts only. */
export function progressOver(files: number, shown = process.stderr.isTTY === true): Progress {
  if (!shown) return { note() {}, file() {}, stop() {} };
  let notes = 0;
  let spans = 0;
  const bar = new SingleBar(
    {
      format:
        "{bar} {percentage}% | {value}/{total} files | {notes} notes | {spans} PHI | {duration_formatted}, {eta_formatted} to go",
      stream: process.stderr,
      hideCursor: true,
      clearOnComplete: true,
    },
    Presets.shades_classic,
  );
  bar.start(files, 0, { notes, spans });
  return {
    note(found) {
      notes++;
      spans += found;
      bar.update({ notes, spans });
    },
    file() {
      bar.increment(1, { notes, spans });
    },
    stop() {
      bar.stop();
    },
  };
}
