import { ScrubJayError } from "../errors.js";
import { makeNote, type Note, type Span } from "../note.js";
import { codePointMap } from "./code-points.js";
import type { Format, ReadContext } from "./format.js";
import { placeMention } from "./stand-off.js";

/**
 * brat stand-off: the text in NAME.txt, one mention per line in NAME.ann, offsets in code points. Only text
 * bounds (T lines) are spans; relations, events, attributes, normalisations and notes are read over and not
 * kept. A T line with several fragments becomes spans that share a link, and goes back to one line.
 */
export const brat: Format = {
  name: "brat",
  description: "brat stand-off, NAME.txt with NAME.ann beside it, offsets in code points",
  endings: [".txt"],
  layout: "one-note-per-file",
  keeps: {
    text: "exact",
    spans: "all",
    types: "any",
    // A link comes back under the name of its T line.
    fields: ["id", "link"],
    refuses: ["nul", "lone-surrogate"],
  },

  detect(fileName, head) {
    if (!/\.ann$/i.test(fileName)) return 0;
    return head === "" || /^T\d{1,15}\t\S{1,200} \d/m.test(head) ? 0.95 : 0.3;
  },

  async read(content, context) {
    const annotations = (await context.companion(".ann")) ?? "";
    return makeNote({ id: context.id, text: content, spans: readAnn(content, annotations, context) });
  },

  write(note) {
    return [
      { ending: ".txt", content: note.text },
      { ending: ".ann", content: writeAnn(note) },
    ];
  },
};

/** Lines that speak about T lines: relation, event, attribute, normalisation, note, equivalence. */
const OTHER_KIND = /^(?:[REAMN]\d{1,15}|#\d{0,15}|\*)\t/;

function readAnn(text: string, annotations: string, context: ReadContext): Span[] {
  const file = context.file.replace(/\.txt(\.gz)?$/i, ".ann$1");
  const map = codePointMap(text);
  const spans: Span[] = [];
  const seen = new Set<string>();
  const lines = annotations.replace(/^\uFEFF/, "").split("\n");
  let next = 0;
  for (const [index, raw] of lines.entries()) {
    const problem = (code: string, message: string): ScrubJayError =>
      new ScrubJayError(code, message, {
        file,
        line: index + 1,
        hint: "A mention reads 'T1<tab>TYPE START END<tab>TEXT'; offsets count code points of the .txt file.",
      });
    if (index < next) continue; // taken with the mention before it
    next = index + 1;
    let line = raw.endsWith("\r") ? raw.slice(0, -1) : raw;
    if (line === "" || OTHER_KIND.test(line)) continue;
    // Some tools repeat the text with its line breaks: the lines up to the next annotation belong to it.
    for (let missing = missingText(line); missing > 0 && next < lines.length; next++) {
      const more = lines[next] as string;
      if (ANNOTATION.test(more)) break;
      line += `\n${more}`;
      missing -= [...more].length + 1;
    }
    const { id, type, fragments, surface } = splitMention(line) ?? {};
    if (id === undefined || type === undefined || fragments === undefined) {
      throw problem("bad-line", "neither a mention (T) nor another kind of brat line");
    }
    if (seen.has(id)) throw problem("duplicate-id", "the id of this mention stands on an earlier line too");
    seen.add(id);
    const ranges = placeMention(text, map, fragments, surface, problem);
    const link = ranges.length > 1 ? { link: id } : {};
    for (const range of ranges) spans.push({ ...range, type, ...link });
  }
  return spans;
}

const ANNOTATION = /^(?:[TREAMN]\d{1,15}|#\d{0,15}|\*)\t/;

/** How many characters of a mention's repeated text are not on its line. */
function missingText(line: string): number {
  const { fragments, surface } = splitMention(line) ?? {};
  if (fragments === undefined || surface === undefined) return 0;
  const said = fragments.reduce(
    (sum, [start, end]) => sum + Number(end) - Number(start),
    fragments.length - 1,
  );
  return said - [...surface].length;
}

interface Mention {
  readonly id: string;
  readonly type: string;
  readonly fragments: readonly (readonly [string, string])[];
  /** Some tools leave the repeated text out. */
  readonly surface: string | undefined;
}

function splitMention(line: string): Mention | undefined {
  const [id = "", body = "", ...rest] = line.split("\t");
  const [type = "", ...offsets] = body.split(" ");
  if (!/^T\d{1,15}$/.test(id) || type === "") return undefined;
  const fragments: [string, string][] = [];
  for (const fragment of offsets.join(" ").split(";")) {
    const [start = "", end = "", more] = fragment.split(" ");
    if (start === "" || end === "" || more !== undefined) return undefined;
    fragments.push([start, end]);
  }
  return { id, type, fragments, surface: rest.length > 0 ? rest.join("\t") : undefined };
}

function writeAnn(note: Note): string {
  const map = codePointMap(note.text);
  const all = mentions(note.spans);
  const ids = mentionIds(all);
  const lines = all.map((fragments, index) => {
    const type = checkedType((fragments[0] as Span).type);
    const offsets = fragments.map(({ start, end }) => `${map.toCodePoint(start)} ${map.toCodePoint(end)}`);
    const surface = fragments.map(({ start, end }) => note.text.slice(start, end)).join(" ");
    return `${ids[index]}\t${type} ${offsets.join(";")}\t${surface.replace(LINE_END, " ")}\n`;
  });
  return lines.join("");
}

/** T1, T2, …, but a link that is such an id already keeps it, so that links survive another round. */
function mentionIds(all: readonly (readonly Span[])[]): string[] {
  const taken = new Set<string>();
  const claimed = all.map((fragments) => {
    const link = fragments.length > 1 ? (fragments[0] as Span).link : undefined;
    if (link === undefined || !/^T[1-9]\d{0,14}$/.test(link) || taken.has(link)) return undefined;
    taken.add(link);
    return link;
  });
  let next = 1;
  return claimed.map((id) => {
    if (id !== undefined) return id;
    while (taken.has(`T${next}`)) next++;
    return `T${next++}`;
  });
}

/** Everything that Python takes for the end of a line. */
const LINE_END = /[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/g;

/** Spans that share a link and a type are one mention, in its first span's place, fragments in reading order. */
function mentions(spans: readonly Span[]): Span[][] {
  const linked = new Map<string, Span[]>();
  const all: Span[][] = [];
  for (const span of spans) {
    const key = span.link === undefined ? undefined : JSON.stringify([span.link, span.type]);
    const known = key === undefined ? undefined : linked.get(key);
    if (known) known.push(span);
    else {
      const mention = [span];
      all.push(mention);
      if (key !== undefined) linked.set(key, mention);
    }
  }
  for (const mention of all) mention.sort((a, b) => a.start - b.start || a.end - b.end);
  return all;
}

function checkedType(type: string): string {
  if (!/[\s\x1c-\x1f\x85]/.test(type)) return type;
  throw new ScrubJayError("label-not-writable", "brat cannot hold a label with white space in it", {
    hint: "Rename the label, or write jsonl instead.",
  });
}
