import { EXIT, ScrubJayError } from "../errors.js";
import type { Format, FormatName } from "./format.js";
import { canRead, FORMATS } from "./registry.js";

export interface DetectOptions {
  /** Whether a file of the same name with the ending ".ann" stands beside this one. */
  readonly hasAnn?: boolean;
}

/**
 * The format of a file by its name and first 4,096 characters: the surest format wins. Where two are
 * equally sure, or none is, nothing is guessed.
 */
export function detectFormat(fileName: string, head: string, { hasAnn = false }: DetectOptions = {}): Format {
  const name = fileName.replace(/\.gz$/i, "");
  if (hasAnn && /\.txt$/i.test(name)) return FORMATS.brat;
  const start = head.slice(0, 4096);
  const scored = (Object.keys(FORMATS) as FormatName[])
    .filter((format) => format !== "brat") // known by its companion alone
    .map((format) => ({ format: FORMATS[format], certainty: FORMATS[format].detect(name, start) }))
    .sort((a, b) => b.certainty - a.certainty);
  const [best, next] = scored as [(typeof scored)[0], (typeof scored)[0]];
  if (best.certainty <= 0) throw undecided("unknown-format", "the format cannot be told", fileName);
  if (best.certainty === next.certainty) {
    throw undecided("ambiguous-format", `it could be ${best.format.name} or ${next.format.name}`, fileName);
  }
  if (!canRead(best.format)) {
    throw undecided(
      "write-only-format",
      `it looks like ${best.format.name}, which is only written`,
      fileName,
    );
  }
  return best.format;
}

function undecided(code: string, message: string, file: string): ScrubJayError {
  const readable = Object.values(FORMATS).filter(canRead);
  return new ScrubJayError(code, message, {
    file,
    hint: `Name the format with --from: ${readable.map(({ name }) => name).join(", ")}.`,
  });
}

/** The format that --from names, if it can be read. */
export function readableFormat(name: FormatName): Format {
  const format = FORMATS[name];
  if (format !== undefined && canRead(format)) return format;
  const readable = Object.values(FORMATS).filter(canRead);
  throw new ScrubJayError("cannot-read-format", `"${name}" is not a format that can be read`, {
    exitCode: EXIT.usage,
    hint: `Choose one of: ${readable.map((known) => known.name).join(", ")}.`,
  });
}
