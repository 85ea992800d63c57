/**
 * File names, folder names and ids can hold PHI ("SMITH_JOHN_1951.txt"), so none leaves. Without a key they
 * become numbers in input order: the same input gives the same names.
 */
export interface NoteNames {
  /** A name for the next note of the input, which the input calls `original`. */
  note(original: string): string;
  /** The same patient gets the same name throughout the job. */
  patient(original: string): string;
  /** The folders of a path below the input: "" or "folder-000001/". */
  folder(original: string): string;
  /** A path below the input with neutral folders and file. */
  file(original: string): string;
}

export function neutralNames(): NoteNames {
  let notes = 0;
  const patients = new Map<string, string>();
  const files = new Map<string, string>();
  const folders = new Map<string, string>();
  const numbered = (known: Map<string, string>, original: string, kind: string): string => {
    const name = known.get(original) ?? `${kind}-${pad(known.size + 1)}`;
    known.set(original, name);
    return name;
  };
  const folder = (original: string): string =>
    folderParts(original)
      .map((path) => `${numbered(folders, path, "folder")}/`)
      .join("");
  return {
    note: () => `note-${pad(++notes)}`,
    patient: (original) => numbered(patients, original, "patient"),
    folder,
    file: (original) => folder(original) + numbered(files, original, "file"),
  };
}

/** Every folder on the way to a file, each with the way to it: "a/b/c.txt" has "a" and "a/b". */
export function folderParts(path: string): string[] {
  const parts = path.split(/[\\/]/).slice(0, -1);
  return parts.map((_part, depth) => parts.slice(0, depth + 1).join("/"));
}

function pad(number: number): string {
  return String(number).padStart(6, "0");
}
