import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { PART_NAME } from "../../formats/output/index.js";

/** Takes away the half-written files that a job left below its output folder when it was cut off. */
export async function removeParts(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (entry.isFile() && PART_NAME.test(entry.name))
      await rm(join(entry.parentPath, entry.name), { force: true });
  }
}
