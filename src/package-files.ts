import { readFileSync } from "node:fs";

/** Files that come with the package, by their addresses. */
export type PackageFiles = ReadonlyMap<string, SharedArrayBuffer>;

const files = new Map<string, SharedArrayBuffer>();

/** A file that comes with the package. It is in memory once, however many threads read it. */
export function packageFile(place: URL): Buffer<SharedArrayBuffer> {
  const known = files.get(place.href);
  if (known !== undefined) return Buffer.from(known);
  const bytes = readFileSync(place);
  const shared = new SharedArrayBuffer(bytes.length);
  const file = Buffer.from(shared);
  file.set(bytes);
  files.set(place.href, shared);
  return file;
}

/** What this thread has read so far, for another one. */
export function packageFilesRead(): PackageFiles {
  return files;
}

/** Takes over what another thread has read. */
export function usePackageFiles(read: PackageFiles): void {
  for (const [place, bytes] of read) files.set(place, bytes);
}
