import { ScrubJayError } from "../errors.js";
import { makeNote } from "../note.js";
import { parseInline, writeInline } from "../text/index.js";
import type { Format } from "./format.js";

/** `Seen by Dr. [[DOCTOR:Okafor]].` See docs/spec/inline.md. */
export const inline: Format = {
  name: "inline",
  description: "text with [[TYPE:surface]] marks, one note per file",
  endings: [".inline", ".txt"],
  keeps: {
    text: "exact",
    spans: "disjoint",
    types: "any",
    fields: ["id"],
    refuses: ["nul", "lone-surrogate"],
  },
  layout: "one-note-per-file",

  detect(fileName, head) {
    if (/\.inline$/i.test(fileName)) return 0.9;
    return head.includes("[[") && MARK.test(head) ? (/\.txt$/i.test(fileName) ? 0.8 : 0.3) : 0;
  },

  read: (content, { id }) => makeNote({ id, ...parseInline(content) }),

  write(note) {
    for (const { type } of note.spans) {
      if (WRITABLE.test(type)) continue;
      throw new ScrubJayError("label-not-writable", `inline mark-up cannot hold the label "${type}"`, {
        hint: "A label is 1 to 77 characters without white space, ':', '[', ']' or '\\'. Write jsonl instead.",
      });
    }
    return [{ ending: ".inline", content: writeInline(note.text, note.spans) }];
  },
};

/** Capitals only: double brackets around small letters occur in plain notes. */
const MARK = /(?<!\\)\[\[[A-Z][A-Z0-9_-]{0,76}:/;

/** What the reader takes for a label. */
const WRITABLE = /^[^\s:[\]\\]{1,77}$/;
