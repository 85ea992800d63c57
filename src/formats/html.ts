import { bySpanOrder, type Note, type Span } from "../note.js";
import { CATEGORIES, type Category, categoryOf } from "../schema/index.js";
import type { Format } from "./format.js";

/** A page for looking at a note's spans: one file, no scripts, nothing from elsewhere. It cannot be read back. */
export const html: Format = {
  name: "html",
  description: "page for looking at the spans of one note; write only",
  endings: [".html"],
  keeps: { text: "none", spans: "none", types: "none", fields: [], refuses: [] },
  needsSpans: true,
  layout: "one-note-per-file",
  detect: (fileName) => (/\.html?$/i.test(fileName) ? 0.9 : 0),
  write: (note) => [{ ending: ".html", content: page(note) }],
};

const COLOURS: Readonly<Record<Category, string>> = {
  NAME: "#ffd2c9",
  PROFESSION: "#e6d5f7",
  LOCATION: "#cfe8c9",
  AGE: "#fbe3a6",
  DATE: "#c9e1fb",
  CONTACT: "#f9cfe6",
  ID: "#c6ebe6",
  OTHER: "#dddddd",
};

const STYLE = `
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; font: 1rem/1.8 ui-monospace, monospace; color: #111; background: #fff; }
h1, .legend { font-family: system-ui, sans-serif; }
h1 { font-size: 1.1rem; }
.legend { display: flex; flex-wrap: wrap; gap: .5rem; padding: 0; list-style: none; font-size: .85rem; }
.note { white-space: pre-wrap; overflow-wrap: anywhere; }
mark { color: inherit; padding: .1rem 0; }
mark mark { padding: 0; box-shadow: inset 0 -2px #1118; }
mark.last::after { content: attr(data-type); font: .65rem system-ui, sans-serif; vertical-align: super; padding-left: .15rem; color: #444; }
${CATEGORIES.map((category) => `.${category} { background: ${COLOURS[category]}; }`).join("\n")}
`;

function page(note: Note): string {
  const title = escapeHtml(note.id);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${title}</h1>
${legend(note.spans)}
<div class="note">${markedText(note)}</div>
</body>
</html>
`;
}

/** The categories that occur, each with its count. */
function legend(spans: readonly Span[]): string {
  const counts = new Map<Category, number>();
  for (const { type } of spans) counts.set(categoryOf(type), (counts.get(categoryOf(type)) ?? 0) + 1);
  if (counts.size === 0) return '<p class="legend">No spans.</p>';
  const items = CATEGORIES.filter((category) => counts.has(category)).map(
    (category) => `<li><mark class="${category}">${category}</mark> ${counts.get(category)}</li>`,
  );
  return `<ul class="legend">${items.join("")}</ul>`;
}

/** Deeper levels are named in the tooltip, not drawn, so that the page stays linear in the note. */
const LEVELS = 4;

/** The text cut at every border of a span; each piece stands in the marks of the spans over it, outermost first. */
function markedText({ text, spans }: Note): string {
  const opening = [...spans].sort(bySpanOrder);
  const borders = [...new Set([0, ...spans.flatMap(({ start, end }) => [start, end]), text.length])];
  borders.sort((a, b) => a - b);
  const closing = [...opening].sort((a, b) => a.end - b.end);
  const active = new Set<Span>();
  const pieces: string[] = [];
  let opened = 0;
  let closed = 0;
  for (const [index, start] of borders.entries()) {
    const end = borders[index + 1];
    if (end === undefined) break;
    while (closed < closing.length && (closing[closed] as Span).end <= start) {
      active.delete(closing[closed++] as Span);
    }
    while (opened < opening.length && (opening[opened] as Span).start <= start) {
      active.add(opening[opened++] as Span);
    }
    pieces.push(piece(escapeHtml(text.slice(start, end)), end, active));
  }
  return pieces.join("");
}

function piece(content: string, end: number, active: ReadonlySet<Span>): string {
  const shown: Span[] = [];
  for (const span of active) {
    if (shown.push(span) === LEVELS) break;
  }
  const hidden = active.size - shown.length;
  return shown.reduceRight((inner, span, level) => {
    const more = level === shown.length - 1 && hidden > 0 ? ` (and ${hidden} more)` : "";
    const last = span.end === end ? " last" : "";
    const type = escapeHtml(span.type);
    const title = escapeHtml(describe(span) + more);
    return `<mark class="${categoryOf(span.type)}${last}" data-type="${type}" title="${title}">${inner}</mark>`;
  }, content);
}

function describe({ type, source, score }: Span): string {
  const certainty = score === undefined ? "" : `, ${(100 * score).toFixed(1)} %`;
  return `${type}${source === undefined ? "" : `, found by ${source}`}${certainty}`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  "\r": "&#13;",
};

/** Controls become their pictures (U+2400 and on) and half pairs U+FFFD: a page can show neither. */
function escapeHtml(text: string): string {
  return text
    .replace(/[\x00-\x08\x0b\x0c\x0e-\x1f]/g, (control) =>
      String.fromCharCode(0x2400 + control.charCodeAt(0)),
    )
    .replace(/[&<>"'\r]/g, (character) => ENTITIES[character] as string)
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "\ufffd");
}
