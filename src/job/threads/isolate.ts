import type { NoteToClean } from "../../model/index.js";
import { WorkFailed } from "./pool.js";

type Groups = readonly (readonly NoteToClean[])[];
type Run<Done> = (groups: Groups) => Promise<readonly (readonly Done[])[]>;
type Failed = { readonly code: string };

/**
 * Runs a batch. When it fails, the guilty notes are found and only they are lost: first group by group, then note by
 * note, and the rest of a group once more together, so that its notes come out as if the guilty had never been there.
 */
export async function runBatch<Done extends object>(
  run: Run<Done>,
  groups: Groups,
): Promise<(Done | Failed)[][]> {
  if (groups.length === 0) return [];
  const all = await attempt(run, groups);
  if (!("code" in all)) return all.map((group) => [...group]);
  const outcomes: (Done | Failed)[][] = [];
  for (const group of groups) outcomes.push(await runGroup(run, group));
  return outcomes;
}

async function runGroup<Done extends object>(
  run: Run<Done>,
  group: readonly NoteToClean[],
): Promise<(Done | Failed)[]> {
  const together = await attempt(run, [group]);
  if (!("code" in together)) return [...(together[0] as readonly Done[])];
  if (group.length === 1) return [together];
  const guilty = new Map<number, Failed>();
  for (const [index, note] of group.entries()) {
    const alone = await attempt(run, [[note]]);
    if ("code" in alone) guilty.set(index, alone);
  }
  const rest = group.filter((_, index) => !guilty.has(index));
  const again = rest.length === 0 ? [[]] : await attempt(run, [rest]);
  // No single note is to blame: none of them is safe.
  if ("code" in again) return group.map((_, index) => guilty.get(index) ?? again);
  const results = [...(again[0] as readonly Done[])];
  return group.map((_, index) => guilty.get(index) ?? (results.shift() as Done));
}

async function attempt<Done>(run: Run<Done>, groups: Groups): Promise<readonly (readonly Done[])[] | Failed> {
  try {
    return await run(groups);
  } catch (error) {
    if (error instanceof WorkFailed) return { code: error.code };
    throw error;
  }
}
