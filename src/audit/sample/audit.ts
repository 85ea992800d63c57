import { EXIT, ScrubJayError } from "../../errors.js";
import { type ManifestNote, readManifests } from "../../job/index.js";
import type { SecretKey } from "../../replace/index.js";
import { demandRelease } from "../released.js";
import { sampleSize, upperBound } from "./bound.js";
import { type Drawable, drawable, drawSample } from "./draw.js";
import { type AuditPlan, demandSheetSeal, readAnswers } from "./sheet.js";

export interface DrawnSample {
  readonly plan: AuditPlan;
  /** Notes that were written, all of which could have been drawn. */
  readonly population: number;
  readonly sample: readonly Drawable[];
}

/** Draws as many written notes of a job as a claim needs. With a key, its manifest must carry the seal. */
export async function drawAudit(
  outputs: readonly string[],
  wanted: Omit<AuditPlan, "manifest">,
  key?: SecretKey,
): Promise<DrawnSample> {
  const notes: Drawable[] = [];
  const take = (note: ManifestNote): void => {
    const one = drawable(note);
    if (one !== undefined) notes.push(one);
  };
  const { head, jobs } = await readManifests(outputs, take, key);
  for (const job of jobs) demandRelease(job);
  const shards = Number(jobs[0]?.shard?.split("/")[1] ?? 1);
  if (jobs.length < shards) throw shardsMissing(jobs.length, shards);
  if (notes.length === 0) {
    throw new ScrubJayError("nothing-to-draw", "the job wrote no note", {
      hint: "There is nothing to audit.",
    });
  }
  const size = sampleSize(wanted, wanted.endless ? Infinity : notes.length);
  if (size > notes.length) {
    throw new ScrubJayError("too-few-notes", `${size} notes are needed and ${notes.length} were written`, {
      hint: "Leave --endless out to speak about these notes alone, or raise --bound.",
    });
  }
  const sample = drawSample(notes, size, wanted.seed, head);
  return { plan: { ...wanted, manifest: head }, population: notes.length, sample };
}

/** Who may choose the shards to draw from chooses what the sample finds. */
function shardsMissing(named: number, shards: number): ScrubJayError {
  return new ScrubJayError("several-jobs", `${named} of the job's ${shards} shards are named`, {
    hint: "Name the outputs of all of them: the claim is about the job.",
    exitCode: EXIT.usage,
  });
}

export interface AuditResult {
  readonly read: number;
  readonly leaks: number;
  readonly population: number;
  readonly plan: AuditPlan;
  /** At the plan's confidence, no larger share of notes than this holds a leak. */
  readonly upperBound: number;
  /** True when that is not above the bound that was to be supported. */
  readonly supported: boolean;
}

/** What a filled-in sheet says, after drawing the sample again to see that the sheet is the one. */
export async function auditResult(
  outputs: readonly string[],
  sheet: { readonly text: string; readonly file: string },
  plan: AuditPlan,
  key?: SecretKey,
): Promise<AuditResult> {
  if (key !== undefined) demandSheetSeal(plan, key, sheet.file);
  const { sample, population, plan: drawn } = await drawAudit(outputs, plan, key);
  if (drawn.manifest !== plan.manifest) {
    throw new ScrubJayError("other-manifest", "the sheet was drawn from another manifest", {
      file: sheet.file,
      hint: "Name the output that the sheet was drawn from, as it was then.",
    });
  }
  const leaks = readAnswers(sheet.text, sheet.file, plan, sample);
  const bound = upperBound(leaks, sample.length, plan.confidence, plan.endless ? Infinity : population);
  return {
    read: sample.length,
    leaks,
    population,
    plan,
    upperBound: bound,
    supported: bound <= plan.bound + 1e-9,
  };
}
