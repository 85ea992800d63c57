import { brat } from "./brat.js";
import { conll } from "./conll.js";
import { csv } from "./csv.js";
import type { Format, FormatName } from "./format.js";
import { html } from "./html.js";
import { i2b22006 } from "./i2b2-2006.js";
import { i2b22014 } from "./i2b2-2014.js";
import { inline } from "./inline.js";
import { jsonl } from "./jsonl.js";
import { sgml } from "./sgml.js";
import { txt } from "./txt.js";

/** Every format by name, in the order in which the command line lists them. */
export const FORMATS: Readonly<Record<FormatName, Format>> = {
  txt,
  jsonl,
  "i2b2-2006": i2b22006,
  "i2b2-2014": i2b22014,
  brat,
  conll,
  csv,
  inline,
  sgml,
  html,
};

export function canRead(format: Format): boolean {
  return format.layout === "many-notes-per-file" || format.read !== undefined;
}
