import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ScrubJayError } from "../errors.js";
import { bySpanOrder, makeNote, type Note, type Span, splitsPair } from "../note.js";
import { MAPPINGS } from "../schema/mappings.js";
import { PHI_TYPE_NAMES } from "../schema/types.js";
import { overlaps } from "../spans.js";
import { decodeStream } from "./decode.js";
import { encode } from "./encode.js";
import { loneSurrogate } from "./encoding.js";
import type { Format, ReadContext } from "./format.js";
import { readNotes } from "./read.js";
import { canRead, FORMATS } from "./registry.js";
import { openWriter } from "./write.js";

const readable = Object.values(FORMATS).filter(canRead);

/** The span of `surface` in `text`, every field of it. */
function span(text: string, surface: string, type = "DATE", fields: Partial<Span> = {}): Span {
  const start = text.indexOf(surface);
  return { start, end: start + surface.length, type, ...fields };
}

function note(text: string, spans: readonly Span[] = [], fields: Partial<Note> = {}): Note {
  return makeNote({ id: "note-1", text, spans, ...fields });
}

const VISIT = "Seen by Dr. Ada Quill at Elm Ward, Elm Hospital on 3/4/2012, again 3/9/2012.";

const FIXTURES: Readonly<Record<string, Note>> = {
  "plain text": note(VISIT, [span(VISIT, "Ada Quill", "DOCTOR"), span(VISIT, "3/4/2012")]),
  "empty text": note(""),
  "one line end": note("\n"),
  "blank lines at both ends": note("\n\n  Mr. Ash\n\n\n", [span("\n\n  Mr. Ash", "Ash", "PATIENT")]),
  "CRLF line ends": note("Mr. Ash\r\nfell\r\n3/4\r\n", [span("Mr. Ash\r\nfell\r\n3/4", "3/4")]),
  "a lone CR": note("a\rb 3/4\r", [span("a\rb 3/4", "3/4")]),
  "a span over a line end": note("on 3\r\n/4 he", [span("on 3\r\n/4 he", "3\r\n/4")]),
  "tabs and blanks at line ends": note("\tHR\t80 \t\n 3/4 \t", [span("\tHR\t80 \t\n 3/4", "3/4")]),
  "an emoji inside a span": note("😀 Dr. 😀Li😀 ok 😀 3/4", [
    span("😀 Dr. 😀Li😀", "😀Li😀", "DOCTOR"),
    span("😀 Dr. 😀Li😀 ok 😀 3/4", "3/4"),
  ]),
  "combining marks": note("Zoe\u0308 A\u030angstro\u0308m 3/4", [span("Zoe\u0308", "Zoe\u0308", "PATIENT")]),
  "a byte order mark at the start": note("\ufeffMr. Ash", [span("\ufeffMr. Ash", "Ash", "PATIENT")]),
  "a byte order mark inside": note("Mr.\ufeff Ash", [span("Mr.\ufeff Ash", "Ash", "PATIENT")]),
  "odd white space": note("a\u00a0b\u2028c\u0085d\u2003e\u3000f"),
  NUL: note("a\0b 3/4", [span("a\0b 3/4", "3/4")]),
  "control characters": note("a\x01b\x1f\x0c3/4", [span("a\x01b\x1f\x0c3/4", "3/4")]),
  "a noncharacter": note("a\ufffeb\uffff"),
  "the first half of a pair alone": note("x\ud83dy 3/4", [span("x\ud83dy 3/4", "3/4")]),
  "the second half of a pair alone": note("\ude00y"),
  "the end of CDATA": note("a ]]> b ]] > 3/4 ]]>", [span("a ]]> b ]] > 3/4", "3/4")]),
  "double brackets": note("see [[ and [[DATE:x]] \\[ \\\\ [3/4] [", [
    span("see [[ and [[DATE:x]] \\[ \\\\ [3/4] [", "[3/4]"),
  ]),
  "entities and tags": note("a &lt; b <PHI> & &amp; </TEXT> \"q\" 'r' <DATE>3/4</DATE>"),
  "CSV's own characters": note('a,"b"";c\n"3/4",\n,', [span('a,"b"";c\n"3/4"', "3/4")]),
  "JSON's own characters": note('{"text": "\\n\\u0000"}\n{'),
  "lines that look like stand-off": note("T1\tDATE 0 3\t3/4\n# id = x\n\n3/4\t0\t3\tB-DATE\n"),
  "overlapping spans": note(VISIT, [
    span(VISIT, "Elm Ward, Elm", "DEPARTMENT"),
    span(VISIT, "Elm Hospital", "HOSPITAL"),
  ]),
  "nested spans": note(VISIT, [span(VISIT, "Dr. Ada Quill", "DOCTOR"), span(VISIT, "Ada", "PATIENT")]),
  "the same span twice": note(VISIT, [span(VISIT, "3/4/2012"), span(VISIT, "3/4/2012")]),
  "one place, two types": note(VISIT, [span(VISIT, "3/4/2012"), span(VISIT, "3/4/2012", "IDNUM")]),
  "spans that touch": note("3/4Ash", [span("3/4Ash", "3/4"), span("3/4Ash", "Ash", "PATIENT")]),
  "linked spans": note(VISIT, [
    span(VISIT, "3/4", "DATE", { link: "T1" }),
    span(VISIT, "3/9", "DATE", { link: "T1" }),
    span(VISIT, "Ada", "DOCTOR", { link: "other" }),
    span(VISIT, "Quill", "DOCTOR", { link: "other" }),
  ]),
  "score and source": note(VISIT, [
    span(VISIT, "Ada Quill", "DOCTOR", { score: 0.8125, source: "crf:names" }),
    span(VISIT, "3/4/2012", "DATE", { score: 1, source: 'rule:"date", us' }),
  ]),
  "every field": note(VISIT, [span(VISIT, "3/4/2012")], {
    id: "ward 1/näme-7",
    patient: "p, 1",
    type: "discharge summary",
    date: "2012-03-04",
    extra: { site: 'B "east"', "": "no name", n: 3, deep: { list: [1, null, "x\r\n"] }, __proto__x: "y" },
  }),
  "labels of an open set": note("3/4 at noon", [
    { start: 0, end: 3, type: "Datum_1.a" },
    { start: 7, end: 11, type: "Zeit" },
  ]),
};

/** Labels that some formats cannot spell: they come back as they were or are refused by name. */
const ODD_LABELS = [
  "a b",
  "x:y",
  "[[",
  "]]",
  "\\",
  'quo"te',
  "<b>",
  "&amp;",
  "日付",
  "B-DATE",
  "#",
  "O",
  "tab\there",
];

function refused(format: Format, { text, spans }: Note): boolean {
  const { keeps } = format;
  const holds = {
    nul: text.includes("\0"),
    "xml-control": /[\x01-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/.test(text),
    "lone-surrogate": loneSurrogate(text) >= 0,
  };
  if (keeps.refuses.some((what) => holds[what])) return true;
  const overlap = spans.some((a, i) => spans.some((b, j) => i < j && overlaps(a, b)));
  return keeps.spans === "disjoint" && overlap;
}

/** What the table says must come back of a note. */
function kept({ keeps }: Format, { id, text, spans, ...rest }: Note): unknown {
  const has = (field: string): boolean => (keeps.fields as readonly string[]).includes(field);
  const extra = rest.extra ?? {};
  return {
    id: has("id") && id,
    text: keeps.text === "exact" ? text : text.replace(/\s/g, " "),
    patient: has("patient") && rest.patient,
    type: has("type") && rest.type,
    date: has("date") && rest.date,
    extra: has("extra")
      ? extra
      : has("extra-as-text") &&
        Object.fromEntries(
          Object.entries(extra).map(([name, value]) => [
            name,
            typeof value === "string" ? value : JSON.stringify(value),
          ]),
        ),
    spans: keeps.spans !== "none" && keptSpans(spans, has),
  };
}

/** In reading order; a link counts as the set of spans that share it, since brat gives links names of its own. */
function keptSpans(spans: readonly Span[], has: (field: string) => boolean): unknown[] {
  const plain = ({ start, end, type }: Span): string => `${start}-${end} ${type}`;
  return [...spans].sort(bySpanOrder).map((span) => ({
    span: plain(span),
    score: has("score") && span.score,
    source: has("source") && span.source,
    link:
      has("link") &&
      span.link &&
      spans
        .filter(({ link }) => link === span.link)
        .map(plain)
        .sort(),
  }));
}

describe.each(readable.map((format) => [format.name, format] as const))("%s on disk", (_, format) => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "scrubjay-contract-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const roundTrip = async (original: Note, place: string, schema: "phi" | "open" = "open"): Promise<Note> => {
    const out =
      format.layout === "one-note-per-file"
        ? join(folder, place)
        : join(folder, place, `all${format.endings[0]}`);
    const writer = await openWriter(out, { to: format.name, schema });
    try {
      await writer.write(original, `${original.id}.txt`);
      await writer.close();
    } finally {
      await writer.abort();
    }
    const notes: Note[] = [];
    for await (const read of readNotes([out], { from: format.name, schema })) notes.push(read.note);
    expect(notes).toHaveLength(1);
    return notes[0] as Note;
  };

  for (const [index, [name, fixture]] of Object.entries(FIXTURES).entries()) {
    if (refused(format, fixture)) {
      it(`refuses ${name} without a word of the note, and leaves nothing behind`, async () => {
        const error = await roundTrip(fixture, `refused-${index}`).catch((thrown) => thrown);
        expect(error).toBeInstanceOf(ScrubJayError);
        for (const word of fixture.text.split(/\s+/).filter((part) => part.length > 3)) {
          expect(error.message).not.toContain(word);
        }
        expect(await readdir(join(folder, `refused-${index}`)).catch(() => [])).toEqual([]);
      });
    } else {
      it(`keeps of ${name} what its table says`, async () => {
        expect(kept(format, await roundTrip(fixture, `kept-${index}`))).toEqual(kept(format, fixture));
      });
    }
  }

  it.each(PHI_TYPE_NAMES)("under schema phi brings %s back as its mapping says", async (type) => {
    const original = note("on 3/4/2012 he", [{ start: 3, end: 11, type }]);
    const mapping = MAPPINGS[format.keeps.types];
    const expected = mapping
      ? original.spans
          .flatMap((span) => mapping.toTheirs(original.text, span))
          .flatMap((span) => mapping.toOurs(original.text, span))
      : original.spans;
    const back = await roundTrip(original, `type-${type}`, "phi");
    expect(kept(format, back)).toEqual(kept(format, { ...original, spans: expected }));
  });

  it.each(ODD_LABELS)("keeps the label %j or refuses it", async (type) => {
    const fixture = note("on 3/4 he", [{ start: 3, end: 6, type }]);
    const back = await roundTrip(fixture, `label-${ODD_LABELS.indexOf(type)}`).catch((thrown) => thrown);
    if (back instanceof Error) expect(back).toBeInstanceOf(ScrubJayError);
    else expect(kept(format, back)).toEqual(kept(format, fixture));
  });
});

/** Out to bytes and back, the bytes cut anywhere. */
async function throughBytes(format: Format, original: Note, cut: number): Promise<Note> {
  const files =
    format.layout === "one-note-per-file"
      ? format.write(original, {}).map(({ ending, content }) => [ending, encode(content, "utf-8")] as const)
      : [
          [
            format.endings[0] as string,
            encode(
              format.header({ like: original }) +
                format.record(original, { like: original }) +
                format.footer({ like: original }),
              "utf-8",
            ),
          ] as const,
        ];
  const chunks = (bytes: Buffer): AsyncIterable<string> =>
    decodeStream(inPieces(bytes, cut), "utf-8", "file");
  const context: ReadContext = {
    file: "file",
    id: original.id,
    options: {},
    companion: async (ending) => {
      const found = files.find(([name]) => name === ending);
      return found && joined(chunks(found[1]));
    },
  };
  const content = chunks((files[0] as (typeof files)[0])[1]);
  if (format.layout === "one-note-per-file") {
    if (format.read === undefined) throw new Error("the format cannot be read");
    return format.read(await joined(content), context);
  }
  for await (const item of format.read(content, context)) {
    if (item instanceof ScrubJayError) throw item;
    return item;
  }
  throw new Error("no note came back");
}

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function joined(chunks: AsyncIterable<string>): Promise<string> {
  let all = "";
  for await (const chunk of chunks) all += chunk;
  return all;
}

const TRICKY = [
  ..."aZ3 \n\r\t,;:\"'<>&[]{}\\/#|",
  "😀",
  "e\u0301",
  "\ufeff",
  "\u2028",
  "]]>",
  "[[DATE:",
  "&#13;",
  "</",
  "\0",
  "\x1b",
  "\ud83d",
];

const anyNote: fc.Arbitrary<Note> = fc
  .record({
    pieces: fc.array(fc.oneof(fc.constantFrom(...TRICKY), fc.string({ maxLength: 5 })), { maxLength: 30 }),
    cuts: fc.array(fc.tuple(fc.nat(60), fc.nat(20), fc.constantFrom("DATE", "PATIENT", "LOCATION-OTHER")), {
      maxLength: 4,
    }),
  })
  .map(({ pieces, cuts }) => {
    const text = pieces.join("");
    const spans = cuts
      .map(([start, length, type]) => ({ start, end: Math.min(start + length, text.length), type }))
      .filter(({ start, end }) => start < end && !splitsPair(text, start) && !splitsPair(text, end));
    return makeNote({ id: "note-1", text, spans });
  });

describe("any note", () => {
  it.each(readable.map((format) => [format.name, format] as const))(
    "goes to %s and back, or is refused where the table says so",
    async (_, format) => {
      await fc.assert(
        fc.asyncProperty(anyNote, fc.integer({ min: 1, max: 9 }), async (original, cut) => {
          const back = await throughBytes(format, original, cut).catch((error) => error);
          if (refused(format, original)) expect(back).toBeInstanceOf(ScrubJayError);
          else expect(kept(format, back)).toEqual(kept(format, original));
        }),
        { numRuns: 300 },
      );
    },
  );
});
