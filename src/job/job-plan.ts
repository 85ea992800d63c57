import { stat } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { EXIT, ScrubJayError } from "../errors.js";
import { filesBelow } from "../formats/files-below.js";
import { checkApart, refuseLongName } from "../formats/out-path.js";
import { refuseExisting } from "../formats/output/durable-file.js";
import { type ModelIdentity, modelIdentity } from "../load/model-choice.js";
import { type DeidJobOptions, jobFiles, keyFingerprint, settingsHash, VERSION } from "./deid-options.js";
import { finishedAs } from "./finished-job.js";
import { type Fingerprint, type JournalRead, readJournal, refuseChanged, refuseForged } from "./journal.js";
import { type ManifestEnds, readWholeManifest } from "./manifest-lines.js";
import { lockOutput } from "./output-lock.js";
import { type InputSize, measureInput } from "./read-input.js";

/** What is settled before the first note is read. */
export interface JobPlan {
  readonly files: ReturnType<typeof jobFiles>;
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
export async function planJob(options: DeidJobOptions): Promise<JobPlan> {
  const { spec, out, inputs } = options;
  await checkApart(out, inputs);
  if (out !== "-") refuseLongName(dirname(out), basename(out));
  const files = jobFiles(out);
  for (const file of files ? [files.manifest, files.journal, files.lock] : [])
    refuseLongName(files?.folder as string, basename(file));
  const size = await measureInput(inputs, { ...options.read, onSkip: () => {} });
  const model = modelIdentity(spec.model);
  const shard = options.shard === undefined ? null : `${options.shard.index}/${options.shard.of}`;
  const { key } = spec.replace;
  const fingerprint: Fingerprint = {
    version: VERSION,
    input: size.fingerprint,
    model: model.sha256 ?? `recipe ${model.recipe}`,
    key: keyFingerprint(key),
    config: settingsHash(options, model.recipe),
    shard: shard ?? "none",
  };
  const folders = await Promise.all(inputs.map(async (input) => input !== "-" && !(await isFile(input))));
  const unlock = files ? await lockOutput(files.folder, files.lock) : async () => {};
  try {
    const left = await leftBefore(options, { files, fingerprint, model, shard });
    return { files, size, fingerprint, model, shard, inputIsFolder: folders.includes(true), unlock, ...left };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** What an earlier job left at the output, and what that means for this one. */
async function leftBefore(
  { spec, out, ...options }: DeidJobOptions,
  { files, fingerprint, model, shard }: Pick<JobPlan, "files" | "fingerprint" | "model" | "shard">,
): Promise<Pick<JobPlan, "resumed" | "givenUp" | "overwrite" | "finished">> {
  const { resume } = options;
  const { key } = spec.replace;
  const before = files && (await readJournal(files.journal));
  // What has written nothing stands in nobody's way: the command may have been mended since.
  const unfinished = before && !(await wroteNothing(before, out)) ? before : undefined;
  if (unfinished && !resume && !options.overwrite) throw jobUnfinished(files?.journal as string);
  const done =
    files !== undefined && (await isFile(files.manifest)) && !(await isEmptyHanded(files.manifest));
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
