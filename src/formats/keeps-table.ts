import type { Format, Keeps } from "./format.js";
import { canRead, FORMATS } from "./registry.js";

const TEXT: Readonly<Record<Keeps["text"], string>> = {
  exact: "exact",
  words: "words and offsets",
  none: "write only",
};
const SPANS: Readonly<Record<Keeps["spans"], string>> = {
  all: "all",
  disjoint: "no overlaps",
  none: "none",
};
const REFUSES: Readonly<Record<Keeps["refuses"][number], string>> = {
  nul: "NUL",
  "xml-control": "control characters",
  "lone-surrogate": "lone surrogates",
};

function row(format: Format): string {
  const { text, spans, types, fields, refuses } = format.keeps;
  const labels = types === "any" || types === "none" ? types : `${types} names`;
  const cells = [
    `\`${format.name}\``,
    format.endings.map((ending) => `\`${ending}\``).join(" "),
    format.layout === "one-note-per-file" ? "one" : "many",
    TEXT[text],
    canRead(format) ? SPANS[spans] : "shown",
    labels,
    fields.join(", ").replace("extra-as-text", "extra (as text)") || "none",
    refuses.map((what) => REFUSES[what]).join(", ") || "nothing",
  ];
  return `| ${cells.join(" | ")} |`;
}

/** What every format keeps, as a Markdown table: docs/guide/formats.md holds this very text. */
export function keepsTable(): string {
  const head = ["format", "endings", "notes in a file", "text", "spans", "labels", "fields", "refuses"];
  return [
    `| ${head.join(" | ")} |`,
    `|${head.map(() => "---").join("|")}|`,
    ...Object.values(FORMATS).map(row),
  ].join("\n");
}
