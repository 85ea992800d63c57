import { stat } from "node:fs/promises";
import { EXIT, ScrubJayError } from "../errors.js";
import { checkApart } from "../formats/out-path.js";
import { type DeidJobOptions, jobFiles, keyFingerprint, settingsHash, VERSION } from "./deid-options.js";
import { type Fingerprint, type JournalRead, readJournal, refuseChanged } from "./journal.js";
import { type ModelIdentity, modelIdentity } from "./model-choice.js";
import { refuseExisting } from "./output/durable-file.js";
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
  readonly overwrite: boolean;
  readonly inputIsFolder: boolean;
  /** The job was finished before. */
  readonly finished: boolean;
}

/** Looks at input, output and journal, and refuses what cannot end well. */
export async function planJob(options: DeidJobOptions): Promise<JobPlan> {
  const { spec, out, inputs } = options;
  await checkApart(out, inputs);
  const files = jobFiles(out);
  const size = await measureInput(inputs, { ...options.read, onSkip: () => {} });
  const model = modelIdentity(spec.model);
  const shard = options.shard === undefined ? null : `${options.shard.index}/${options.shard.of}`;
  const fingerprint: Fingerprint = {
    version: VERSION,
    input: size.fingerprint,
    model: model.sha256 ?? `recipe ${model.recipe}`,
    key: keyFingerprint(spec.replace.key),
    config: settingsHash(options, model.recipe),
    shard: shard ?? "none",
  };
  const before = files && (await readJournal(files.journal));
  if (before && !options.resume && !options.overwrite) throw unfinished(files.journal);
  const resumed = options.resume ? before : undefined;
  if (resumed) refuseChanged(resumed.fingerprint, fingerprint);
  const overwrite = options.overwrite === true || resumed?.overwrite === true;
  const done = files !== undefined && (await isFile(files.manifest));
  const finished = done && options.resume === true;
  if (done && !finished) refuseExisting(files.manifest, overwrite);
  const folders = await Promise.all(inputs.map(async (input) => input !== "-" && !(await isFile(input))));
  return {
    files,
    size,
    fingerprint,
    model,
    shard,
    resumed,
    overwrite,
    inputIsFolder: folders.includes(true),
    finished,
  };
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => !found.isDirectory(),
    () => false,
  );
}

function unfinished(file: string): ScrubJayError {
  return new ScrubJayError("job-unfinished", "an unfinished job has this output", {
    file,
    exitCode: EXIT.usage,
    hint: "Go on with it with --resume, or start afresh with --overwrite.",
  });
}
