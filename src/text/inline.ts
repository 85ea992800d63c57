import { ScrubJayError } from "../errors.js";
import { bySpanOrder, type Span } from "../note.js";

/** The reader looks no further for the colon. */
const LONGEST_LABEL = 77;
const HEAD = /^\[\[([^\s:[\]\\]+):/;
const LABEL = /^[^\s:[\]\\]+$/;

/**
 * Inline mark-up: `Seen by Dr. [[DOCTOR:Okafor]].` A backslash before `[`, `]` or `\` makes it an ordinary
 * character; any other backslash is itself. See docs/spec/inline.md.
 */
export function parseInline(marked: string): { text: string; spans: Span[] } {
  const pieces: string[] = [];
  const spans: Span[] = [];
  let length = 0; // of the plain text so far
  let copied = 0; // marked text up to here is in `pieces`
  let open: { start: number; type: string; at: number } | undefined;
  const copyTo = (end: number): void => {
    pieces.push(marked.slice(copied, end));
    length += end - copied;
  };
  const special = /\\[[\]\\]|\[\[|\]\]/g;
  for (let match = special.exec(marked); match; match = special.exec(marked)) {
    const at = match.index;
    if (match[0].startsWith("\\")) {
      copyTo(at);
      copied = at + 1;
      continue;
    }
    if (match[0] === "[[") {
      if (open) throw problem(marked, at, "a tag opens inside another tag");
      const head = HEAD.exec(marked.slice(at, at + LONGEST_LABEL + 3));
      if (!head) throw problem(marked, at, "'[[' is not followed by TYPE and a colon");
      copyTo(at);
      copied = at + head[0].length;
      special.lastIndex = copied;
      open = { start: length, type: head[1] as string, at };
      continue;
    }
    if (!open) continue; // "]]" outside a tag is text
    copyTo(at);
    copied = at + 2;
    if (length === open.start) throw problem(marked, open.at, "a tag is empty");
    spans.push({ start: open.start, end: length, type: open.type });
    open = undefined;
  }
  if (open) throw problem(marked, open.at, "a tag is not closed with ']]'");
  copyTo(marked.length);
  return { text: pieces.join(""), spans };
}

/** The way back. Spans may not overlap: inline mark-up cannot hold that. */
export function writeInline(text: string, spans: readonly Span[]): string {
  let marked = "";
  let at = 0;
  for (const span of [...spans].sort(bySpanOrder)) {
    if (span.start < at) {
      throw new ScrubJayError(
        "overlapping-spans",
        `inline mark-up cannot hold overlapping spans (offset ${span.start})`,
        {
          hint: "Write jsonl, brat or i2b2-2014 instead, or resolve the overlaps first.",
        },
      );
    }
    if (!LABEL.test(span.type) || span.type.length > LONGEST_LABEL) {
      throw new ScrubJayError(
        "label-not-writable",
        `inline mark-up cannot hold the label of the span at offset ${span.start}`,
        {
          hint: `A label has 1 to ${LONGEST_LABEL} characters and no blank, colon, bracket or backslash; write jsonl instead.`,
        },
      );
    }
    marked += `${escapeInline(text.slice(at, span.start), false)}[[${span.type}:${escapeInline(text.slice(span.start, span.end), true)}]]`;
    at = span.end;
  }
  return marked + escapeInline(text.slice(at), false);
}

/** Inside a tag every bracket is escaped; outside, only what the reader would take for mark-up. */
function escapeInline(text: string, inside: boolean): string {
  return text.replace(inside ? /[[\]\\]/g : /\\(?=[[\]\\]|$)|\[(?=\[|$)/g, "\\$&");
}

function problem(marked: string, at: number, what: string): ScrubJayError {
  const line = marked.slice(0, at).split("\n").length;
  return new ScrubJayError("broken-inline", `line ${line}: ${what}`, {
    hint: "Write a literal '[[' as '\\[\\['.",
  });
}
