import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { CleanedNote, NoteToClean } from "../../model/index.js";
import { unpackCleaned } from "./packed-notes.js";
import { openPool, type PoolOptions } from "./pool.js";
import type { ReplaceMessage, TagMessage, WorkerSpec } from "./protocol.js";

/** URLs of the threads' programs. Tests give their own. */
export interface Programs {
  readonly tagger?: string;
  readonly replacer?: string;
}

export interface StagesOptions extends Pick<PoolOptions, "workers" | "timeout"> {
  readonly spec: WorkerSpec;
  readonly programs?: Programs | undefined;
}

/** A batch's way through the threads. */
export interface Stages {
  /** Starts a thread of each kind and gives the model's name. Throws what is wrong with the model or the settings. */
  start(): Promise<string>;
  /** Throws `WorkFailed` when a thread says so, dies or hangs. */
  run(groups: readonly (readonly NoteToClean[])[]): Promise<readonly (readonly CleanedNote[])[]>;
  close(): Promise<void>;
}

/**
 * Taggers find PHI, and replacers take it out. Replacing takes about a seventh of the time that finding does, so one
 * replacer is enough for several taggers, and the lists for surrogates are in memory once and not in every tagger.
 * Where it is not enough (many taggers, a model of rules alone), batches wait for it and another one is started.
 */
export function openStages({ workers, spec, timeout, programs = {} }: StagesOptions): Stages {
  const { replace, ...tagging } = spec;
  const taggers = openPool<TagMessage>({
    workers,
    patience: 0,
    spec: tagging,
    timeout,
    program: programAt("tagger.js", programs.tagger),
  });
  const replacers = openPool<ReplaceMessage>({
    workers,
    patience: 4,
    spec: { config: spec.config, replace },
    timeout,
    program: programAt("replacer.js", programs.replacer),
  });
  return {
    async start() {
      const [name] = await Promise.all([taggers.start(), replacers.start()]);
      return name;
    },
    async run(groups) {
      const found = await taggers.run({ groups });
      return unpackCleaned(await replacers.run({ groups, found }));
    },
    async close() {
      await Promise.all([taggers.close(), replacers.close()]);
    },
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
