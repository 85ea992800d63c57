import { stat } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { EXIT, ScrubJayError } from "../errors.js";
import { checkApart, filesBelow, refuseLongName } from "../formats/index.js";
import { refuseExisting } from "../formats/output/index.js";
import type { ModelIdentity } from "../load/index.js";
import {
  type JobSetup,
  jobFiles,
  keepsManifest,
  keyFingerprint,
  settingsHash,
  VERSION,
} from "./job-options.js";
import {
  type Fingerprint,
  type JournalRead,
  jobChanged,
  readJournal,
  refuseChanged,
  refuseForged,
} from "./journal.js";
import { type ManifestEnds, readWholeManifest } from "./manifest-lines.js";
import { lockOutput } from "./output-lock.js";
import { type InputSize, measureInput } from "./read-input.js";

/** What is settled before the first note is read. */
export interface JobPlan {
  readonly files: ReturnType<typeof jobFiles>;
  /** A manifest is kept, and a journal. */
  readonly keeps: boolean;
  readonly size: InputSize;
  readonly fingerprint: Fingerprint;
  readonly model: ModelIdentity;
  readonly shard: string | null;
  /** The journal of the job that is gone on with. */
  readonly resumed: JournalRead | undefined;
  /** An unfinished job is given up for this one: what it left hidden is to go. */
  readonly givenUp: boolean;
  readonly overwrite: boolean;
  readonly inputIsFolder: boolean;
  /** The job was finished before: nothing is left to do but to see whether the input is still the same. */
  readonly finished: ManifestEnds | undefined;
  /** Lets another job write there. */
  readonly unlock: () => Promise<void>;
}

/** Looks at input, output and journal, and refuses what cannot end well. From then on the output is this job's alone. */
export async function planJob(options: JobSetup): Promise<JobPlan> {
  const { task, out, inputs } = options;
  await checkApart(out, inputs);
  if (out !== "-") refuseLongName(dirname(out), basename(out));
  const files = jobFiles(out);
  const keeps = keepsManifest(options);
  for (const file of files && keeps ? [files.manifest, files.journal, files.lock] : [])
    refuseLongName(files?.folder as string, basename(file));
  const size = await measureInput(inputs, { ...options.read, onSkip: () => {} });
  const model = task.identify?.() ?? { recipe: "none", sha256: null };
  const shard = options.shard === undefined ? null : `${options.shard.index}/${options.shard.of}`;
  const fingerprint: Fingerprint = {
    version: VERSION,
    input: size.fingerprint,
    model: model.sha256 ?? `recipe ${model.recipe}`,
    key: keyFingerprint(task.key),
    config: settingsHash(options, model.recipe),
    shard: shard ?? "none",
  };
  const folders = await Promise.all(inputs.map(async (input) => input !== "-" && !(await isFile(input))));
  const unlock = files ? await lockOutput(files.folder, files.lock) : async () => {};
  try {
    const settled = { files, keeps, fingerprint, model, shard };
    const left = await leftBefore(options, settled);
    return { ...settled, size, inputIsFolder: folders.includes(true), unlock, ...left };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** What an earlier job left at the output, and what that means for this one. */
async function leftBefore(
  { out, resume, task: { key }, ...options }: JobSetup,
  {
    files,
    keeps,
    fingerprint,
    model,
    shard,
  }: Pick<JobPlan, "files" | "keeps" | "fingerprint" | "model" | "shard">,
): Promise<Pick<JobPlan, "resumed" | "givenUp" | "overwrite" | "finished">> {
  const before = files && (await readJournal(files.journal));
  // What has written nothing stands in nobody's way: the command may have been mended since.
  const unfinished = before && !(await wroteNothing(before, out)) ? before : undefined;
  if (unfinished && !resume && !options.overwrite) throw jobUnfinished(files?.journal as string);
  const done =
    files !== undefined && keeps && (await isFile(files.manifest)) && !(await isEmptyHanded(files.manifest));
  const resumed = resume && !done ? unfinished : undefined;
  if (resumed) {
    refuseChanged(resumed.fingerprint, fingerprint);
    if (resumed.last) refuseForged(resumed.last, key, files?.journal as string);
  }
  const overwrite = options.overwrite === true || resumed?.overwrite === true;
  if (done && !resume) refuseExisting(files.manifest, overwrite);
  const now = { ...fingerprint, shard, model: model.sha256 };
  const finished = done && resume ? await finishedAs(files.manifest, now, key !== undefined) : undefined;
  const givenUp = before !== undefined && resumed === undefined && finished === undefined;
  return { resumed, givenUp, overwrite, finished };
}

/** Refuses to take a finished job for this one where it was run with something else. */
async function finishedAs(
  manifest: string,
  now: Readonly<Record<"version" | "config" | "shard" | "model", string | null>>,
  keyed: boolean,
): Promise<ManifestEnds> {
  const read = await readWholeManifest(manifest);
  const { job } = read;
  const changed = [
    job.scrubjay !== now.version && "version",
    job.config !== now.config && "config",
    job.model.sha256 !== now.model && "model",
    job.shard !== now.shard && "shard",
    job.keyed !== keyed && "key",
  ].filter((what) => what !== false);
  if (changed.length > 0) throw jobChanged(changed.join(", "));
  return read;
}

/** Whether an unfinished job has left nothing but its own hidden files. */
async function wroteNothing({ last }: JournalRead, out: string): Promise<boolean> {
  if (Object.keys(last?.files ?? {}).length > 0 || (await isFile(out))) return false;
  try {
    for await (const _ of filesBelow(out)) return false;
  } catch (error) {
    if (!(error instanceof ScrubJayError && error.code === "missing-input")) throw error;
  }
  return true;
}

/** Whether a finished job wrote no note at all. One that cannot be read is taken for one that did. */
async function isEmptyHanded(manifest: string): Promise<boolean> {
  return readWholeManifest(manifest).then(
    ({ end }) => end.written === 0,
    () => false,
  );
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => !found.isDirectory(),
    () => false,
  );
}

function jobUnfinished(file: string): ScrubJayError {
  return new ScrubJayError("job-unfinished", "an unfinished job has this output", {
    file,
    exitCode: EXIT.usage,
    hint: "Go on with it with --resume, or start afresh with --overwrite.",
  });
}
