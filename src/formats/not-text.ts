import { ScrubJayError } from "../errors.js";
import { TEXT_OUT } from "../text/index.js";

/** What files begin with that are no text. Read as single bytes they would come out as rubbish, their names hidden in it. */
const BEGINNINGS: readonly (readonly [start: string, kind: string])[] = [
  ["PK\x03\x04", "a ZIP archive, as are Word, Excel and OpenDocument files"],
  ["PK\x05\x06", "a ZIP archive"],
  ["\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "an old Word, Excel or Outlook file"],
  ["\x1f\x8b", "packed twice"],
  ["BZh", "packed with bzip2"],
  ["\xfd7zXZ\x00", "packed with xz"],
  ["\x28\xb5\x2f\xfd", "packed with zstd"],
  ["7z\xbc\xaf\x27\x1c", "a 7-Zip archive"],
  ["Rar!\x1a\x07", "a RAR archive"],
  ["\x89PNG\r\n\x1a\n", "a PNG image"],
  ["\xff\xd8\xff", "a JPEG image"],
  ["GIF87a", "a GIF image"],
  ["GIF89a", "a GIF image"],
  ["II*\x00", "a TIFF image"],
  ["MM\x00*", "a TIFF image"],
];

/** bzip2 says how large its blocks are, then the digits of pi. */
const BZIP2 = /^BZh[1-9]1AY&SY/;
/** Something else may stand before it. */
const PDF = "%PDF-";
const PDF_WITHIN = 1024;

/** Refuses bytes that begin a file of another kind, whatever encoding they are said to be in. */
export function refuseBinary(head: Buffer, file: string): void {
  const start = head.toString("latin1", 0, PDF_WITHIN);
  const kind = start.includes(PDF)
    ? "a PDF"
    : BEGINNINGS.find(([known]) => start.startsWith(known) && (known !== "BZh" || BZIP2.test(start)))?.[1];
  if (kind !== undefined) throw notText(`the file is ${kind}, not text`, file);
}

/** No text holds NUL: files of other kinds do, and UTF-16 that is read as something else. */
export function refuseNul(text: string, file: string, lineOf: (at: number) => number): void {
  const at = text.indexOf("\0");
  if (at >= 0) throw notText("there is a NUL, so the file is not text in this encoding", file, lineOf(at));
}

function notText(message: string, file: string, line?: number): ScrubJayError {
  return new ScrubJayError("not-text", message, {
    file,
    ...(line !== undefined && { line }),
    hint: TEXT_OUT,
  });
}
