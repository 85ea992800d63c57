import type { Format } from "./format.js";

/** The ending of `path` that is one of the format's, with ".gz" behind it if it is there; "" if none. */
export function endingOf(path: string, format: Format): string {
  const packed = /\.gz$/i.exec(path)?.[0] ?? "";
  const name = path.slice(0, path.length - packed.length);
  const ending = format.endings
    .filter((known) => name.toLowerCase().endsWith(known))
    .reduce((longest, known) => (known.length > longest.length ? known : longest), "");
  return ending === "" ? "" : path.slice(name.length - ending.length);
}

/** The path without the format's ending. A name that is nothing but an ending stays whole. */
export function withoutEnding(path: string, format: Format): string {
  const ending = endingOf(path, format);
  const stem = path.slice(0, path.length - ending.length);
  return stem === "" || stem.endsWith("/") ? path : stem;
}
