/** What the system says when a file cannot be written, in our words. */
const WHY: Readonly<Record<string, string>> = {
  EACCES: "it may not be written",
  EPERM: "it may not be written",
  EROFS: "the disk cannot be written",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full",
  EFBIG: "the file is larger than the system allows",
  ENOTDIR: "part of the path is a file, not a folder",
  EEXIST: "part of the path is a file, not a folder",
  EISDIR: "it is a folder",
  ENAMETOOLONG: "the name is too long",
  ENOENT: "its folder has gone",
  EMFILE: "too many files are open",
  EIO: "the disk reports an error",
};

/** Why it failed and under which code; undefined when the error did not come from the system. */
export function writeTrouble(error: unknown): { code: "bad-name" | "cannot-write"; why: string } | undefined {
  const { code = "", syscall } = error as NodeJS.ErrnoException;
  const why = WHY[code] ?? (syscall === undefined ? undefined : `the system says ${code}`);
  if (why === undefined) return undefined;
  // A name too long is this note's trouble; the rest would stop every note.
  return { code: code === "ENAMETOOLONG" ? "bad-name" : "cannot-write", why };
}
