import type { CleanedNote, NoteToClean } from "../../model/index.js";
import { WorkFailed } from "./pool.js";
import type { Stages } from "./stages.js";

/** What became of a note: its result, or the code of what went wrong. */
export type Outcome = CleanedNote | { readonly code: string };

/**
 * Runs a batch. When it fails, the guilty notes are found and only they are lost: first group by group, then note by
 * note, and the rest of a group once more together, so that its notes come out as if the guilty had never been there.
 */
export async function runBatch(
  stages: Pick<Stages, "run">,
  groups: readonly (readonly NoteToClean[])[],
): Promise<Outcome[][]> {
  if (groups.length === 0) return [];
  const all = await attempt(stages, groups);
  if (!("code" in all)) return all.map((group) => [...group]);
  const outcomes: Outcome[][] = [];
  for (const group of groups) outcomes.push(await runGroup(stages, group));
  return outcomes;
}

async function runGroup(stages: Pick<Stages, "run">, group: readonly NoteToClean[]): Promise<Outcome[]> {
  const together = await attempt(stages, [group]);
  if (!("code" in together)) return [...(together[0] as readonly CleanedNote[])];
  if (group.length === 1) return [together];
  const guilty = new Map<number, { readonly code: string }>();
  for (const [index, note] of group.entries()) {
    const alone = await attempt(stages, [[note]]);
    if ("code" in alone) guilty.set(index, alone);
  }
  const rest = group.filter((_, index) => !guilty.has(index));
  const again = rest.length === 0 ? [[]] : await attempt(stages, [rest]);
  // No single note is to blame: none of them is safe.
  if ("code" in again) return group.map((_, index) => guilty.get(index) ?? again);
  const results = [...(again[0] as readonly CleanedNote[])];
  return group.map((_, index) => guilty.get(index) ?? (results.shift() as CleanedNote));
}

async function attempt(
  stages: Pick<Stages, "run">,
  groups: readonly (readonly NoteToClean[])[],
): Promise<readonly (readonly CleanedNote[])[] | { readonly code: string }> {
  try {
    return await stages.run(groups);
  } catch (error) {
    if (error instanceof WorkFailed) return { code: error.code };
    throw error;
  }
}
