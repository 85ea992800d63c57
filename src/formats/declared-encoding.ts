import { ScrubJayError } from "../errors.js";
import type { Encoding } from "./encoding.js";

/** Names that XML files give to what we call otherwise. Plain ASCII reads the same in all but UTF-16. */
const ALIASES: Readonly<Record<string, readonly Encoding[]>> = {
  "utf-8": ["utf-8"],
  utf8: ["utf-8"],
  "us-ascii": ["utf-8", "windows-1252", "latin1"],
  ascii: ["utf-8", "windows-1252", "latin1"],
  "iso-8859-1": ["latin1", "windows-1252"],
  latin1: ["latin1", "windows-1252"],
  "windows-1252": ["windows-1252"],
  cp1252: ["windows-1252"],
  "utf-16": ["utf-16", "utf-16le", "utf-16be"],
  "utf-16le": ["utf-16le"],
  "utf-16be": ["utf-16be"],
};

/** Refuses XML whose own first line names another encoding than the one in use. */
export function checkDeclared(start: string, encoding: Encoding, file: string): void {
  const declared = /^\ufeff?<\?xml\s[^>]{0,100}?encoding\s?=\s?["']([\w.:-]{1,40})["']/.exec(start)?.[1];
  if (declared === undefined) return;
  const fitting = ALIASES[declared.toLowerCase()];
  if (fitting?.includes(encoding)) return;
  throw new ScrubJayError("encoding-mismatch", `the file says that it is ${declared}, not ${encoding}`, {
    file,
    hint: fitting ? `Give --encoding ${fitting[0]}.` : "Change the file to UTF-8 first, its first line too.",
  });
}
