import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { CleanedNote, NoteToClean } from "../../model/index.js";
import type { NoteDone, NoteWorker } from "../task.js";
import { runBatch } from "./isolate.js";
import { unpackCleaned, unpackFound } from "./packed-notes.js";
import { openPool, type Pool } from "./pool.js";
import type { ReplaceMessage, TaggerSpec, TagMessage, ThreadOptions, WorkerSpec } from "./protocol.js";

/** Threads that find PHI. */
export function tagOnly(spec: TaggerSpec, threads: ThreadOptions): NoteWorker<NoteDone> {
  const taggers = openTaggers(spec, threads);
  return isolating([taggers], async (groups) => {
    const found = unpackFound(await taggers.run({ groups }));
    return groups.map((group, g) =>
      group.map(({ text }, n) => ({ text, ...(found[g]?.[n] as Omit<NoteDone, "text">) })),
    );
  });
}

/** Threads that find PHI and take it out. */
export function deidentifying(spec: WorkerSpec, threads: ThreadOptions): NoteWorker<CleanedNote> {
  const { small, programs } = threads;
  const inOne = programs ? programs.cleaner !== undefined : small;
  return inOne ? cleanInOne(spec, threads) : tagAndReplace(spec, threads);
}

/** One thread does both: to start another, and to read its code, takes longer than a few notes do. */
function cleanInOne(spec: WorkerSpec, threads: ThreadOptions): NoteWorker<CleanedNote> {
  const cleaner = openPool<TagMessage>({
    ...threads,
    workers: 1,
    patience: 0,
    spec,
    program: programAt("cleaner.js", threads.programs?.cleaner),
  });
  return isolating([cleaner], async (groups) => unpackCleaned(await cleaner.run({ groups })));
}

/**
 * Taggers find PHI, and replacers take it out. Replacing takes about a seventh of the time that finding does, so one
 * replacer is enough for several taggers, and the lists for surrogates are in memory once and not in every tagger.
 * Where it is not enough (many taggers, a model of rules alone), batches wait for it and another one is started.
 */
function tagAndReplace(spec: WorkerSpec, threads: ThreadOptions): NoteWorker<CleanedNote> {
  const { replace, ...tagging } = spec;
  const taggers = openTaggers(tagging, threads);
  const replacers = openPool<ReplaceMessage>({
    ...threads,
    patience: 4,
    spec: { config: spec.config, replace },
    program: programAt("replacer.js", threads.programs?.replacer),
  });
  return isolating([taggers, replacers], async (groups) => {
    const found = await taggers.run({ groups });
    return unpackCleaned(await replacers.run({ groups, found }));
  });
}

function openTaggers(spec: TaggerSpec, threads: ThreadOptions): Pool<TagMessage> {
  return openPool({
    ...threads,
    patience: 0,
    spec,
    program: programAt("tagger.js", threads.programs?.tagger),
  });
}

/** The first pool holds the model, which has the name. Notes on which a thread fails are found and left out. */
function isolating<Done extends object>(
  pools: readonly Pick<Pool<never>, "start" | "close">[],
  run: (groups: readonly (readonly NoteToClean[])[]) => Promise<readonly (readonly Done[])[]>,
): NoteWorker<Done> {
  return {
    async start() {
      const [name] = await Promise.all(pools.map((pool) => pool.start()));
      return name as string;
    },
    run: (groups) =>
      runBatch(
        run,
        groups.map((group) => group.map(({ note }) => bareNote(note))),
      ),
    async close() {
      await Promise.all(pools.map((pool) => pool.close()));
    },
  };
}

/** Only what the work needs crosses to the threads. */
function bareNote({ id, text, spans, patient, date }: NoteToClean): NoteToClean {
  return {
    ...(id !== undefined && { id }),
    text,
    spans,
    ...(patient !== undefined && { patient }),
    ...(date !== undefined && { date }),
  };
}

/** The compiled program; from the sources, where there is none beside this file, that of the last build. */
function programAt(name: string, other?: string): URL {
  if (other !== undefined) return new URL(other);
  const beside = new URL(name, import.meta.url);
  return existsSync(fileURLToPath(beside))
    ? beside
    : new URL(`../../../dist/job/threads/${name}`, import.meta.url);
}
