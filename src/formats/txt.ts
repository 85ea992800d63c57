import { makeNote } from "../note.js";
import type { Format } from "./format.js";

/** The text and nothing else. */
export const txt: Format = {
  name: "txt",
  description: "plain text, one note per file, without spans",
  endings: [".txt", ".text"],
  keeps: { text: "exact", spans: "none", types: "none", fields: ["id"], refuses: ["nul", "lone-surrogate"] },
  layout: "one-note-per-file",
  detect: (fileName) => (/\.(txt|text)$/i.test(fileName) ? 0.4 : 0),
  read: (content, { id }) => makeNote({ id, text: content }),
  write: (note) => [{ ending: ".txt", content: note.text }],
};
