import fc from "fast-check";
import { ScrubJayError } from "../src/errors.js";
import type { Format, ReadContext, ReadOptions, WriteOptions } from "../src/formats/format.js";
import { bySpanOrder, type Note, type Span, splitsPair } from "../src/note.js";
import { processorTime } from "./processor-time.js";

/** Texts that formats like to break, each by what is awkward about it. */
export const AWKWARD: Readonly<Record<string, string>> = {
  empty: "",
  "one blank": " ",
  "leading and trailing line ends": "\n\n  Seen today.\n\n",
  CRLF: "Name: Okafor\r\nDOB: 3/4/1950\r\n",
  "a lone CR": "old Mac\rline ends\r",
  "CR LF CR": "\r\n\r",
  tabs: "Na\t138\tK\t4.1\t",
  "a byte order mark": "\uFEFFSeen by Dr. Okafor",
  emoji: "mood 🙂 then 👩‍⚕️ and 𝒳 end",
  "combining marks": "Jose\u0301 Nu\u0301n\u0303ez",
  "the end of CDATA": "a]]>b ]]]>c ]]",
  "CDATA next to CR": "]]\r>]]>\r]]>",
  "a whole CDATA": "<![CDATA[x]]>",
  entities: "R&D &amp; &lt;b&gt; &#13; AT&T &bogus;",
  tags: "<PHI TYPE='DOCTOR'>x</PHI> <TEXT> </TEXT> <!-- y --> <?z?>",
  brackets: "[[DOCTOR:x]] [[ ]] \\[[",
  "less and greater": "BP <120 and >60, <3 days",
  quotes: `"a" 'b' \`c\``,
  "comment signs": "# id = 7\n#\t0\t1\tO\n",
  "line separators": "a\u2028b\u2029c\u0085d",
  "blanks of other kinds": "a\u00A0b\u3000c\u200Bd",
};

const PIECE = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...Object.values(AWKWARD)) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 12 }) },
  {
    weight: 1,
    arbitrary: fc.string({ unit: fc.constantFrom("<", ">", "&", "]", "[", "\r", "\n", " ", "a", "🙂") }),
  },
);

/** Awkward texts without lone surrogates. `xml` leaves out what XML cannot hold. */
export function anyText(xml = false): fc.Arbitrary<string> {
  return fc.array(PIECE, { maxLength: 5 }).map((pieces) => {
    const text = pieces.join("");
    return xml ? text.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, "") : text;
  });
}

const TYPES: fc.Arbitrary<string> = fc.constantFrom("DOCTOR", "DATE", "LOCATION-OTHER", "patient", "Foo_1");

/** Spans that fit `text`: in any arrangement, or without overlaps. */
function anySpans(text: string, disjoint: boolean, types = TYPES): fc.Arbitrary<Span[]> {
  const place = fc.nat(text.length).map((at) => (splitsPair(text, at) ? at - 1 : at));
  const filled = (spans: Span[]): Span[] => spans.filter(({ start, end }) => start < end);
  if (!disjoint) {
    const span = fc
      .tuple(place, place, types)
      .map(([a, b, type]) => ({ start: Math.min(a, b), end: Math.max(a, b), type }));
    return fc.array(span, { maxLength: 6 }).map(filled);
  }
  return fc
    .tuple(fc.array(place, { maxLength: 12 }), fc.array(types, { minLength: 6 }))
    .map(([places, names]) => {
      const sorted = places.sort((a, b) => a - b);
      const spans: Span[] = [];
      for (let i = 0; i + 1 < sorted.length; i += 2) {
        spans.push({
          start: sorted[i] as number,
          end: sorted[i + 1] as number,
          type: names[i / 2] as string,
        });
      }
      return filled(spans);
    });
}

/** A note with awkward text and spans. */
export function anyNote(disjoint: boolean, xml = false, types?: fc.Arbitrary<string>): fc.Arbitrary<Note> {
  return anyText(xml).chain((text) =>
    anySpans(text, disjoint, types).map((spans) => ({ id: "n1", text, spans })),
  );
}

export function contextFor(
  file: string,
  options: ReadOptions = {},
  companions: Readonly<Record<string, string>> = {},
): ReadContext {
  return { file, id: "n1", options, companion: async (ending) => companions[ending] };
}

export async function* chunksOf(content: string, size = 65_536): AsyncGenerator<string> {
  for (let at = 0; at < content.length; at += size) yield content.slice(at, at + size);
}

/** Reads a whole file of either layout. */
export async function readAll(
  format: Format,
  content: string,
  { size = 65_536, options = {} as ReadOptions, companions = {} as Readonly<Record<string, string>> } = {},
): Promise<(Note | ScrubJayError)[]> {
  const context = contextFor(`f${format.endings[0]}`, options, companions);
  if (format.layout === "many-notes-per-file") {
    const all: (Note | ScrubJayError)[] = [];
    for await (const one of format.read(chunksOf(content, size), context)) all.push(one);
    return all;
  }
  return [(await format.read?.(content, context)) as Note];
}

/** Writes notes as one file (the first file of the first note in formats with one note per file). */
export function writeAll(format: Format, notes: readonly Note[], options: WriteOptions = {}): string {
  if (format.layout === "many-notes-per-file") {
    return (
      format.header(options) +
      notes.map((note) => format.record(note, options)).join("") +
      format.footer(options)
    );
  }
  return format.write(notes[0] as Note, options)[0]?.content ?? "";
}

/** The note after the way out and back, its spans in reading order. */
export async function thereAndBack(format: Format, note: Note, size?: number): Promise<Note> {
  const companions =
    format.layout === "one-note-per-file"
      ? Object.fromEntries(format.write(note, {}).map(({ ending, content }) => [ending, content]))
      : {};
  const [back, ...more] = await readAll(format, writeAll(format, [note]), {
    ...(size !== undefined && { size }),
    companions,
  });
  if (more.length > 0 || back === undefined) throw new Error(`${more.length + 1} notes came back`);
  if (back instanceof ScrubJayError) throw back;
  return inOrder(back);
}

export function inOrder(note: Note): Note {
  return { ...note, spans: [...note.spans].sort(bySpanOrder) };
}

/** The error that `work` ends in, thrown or given back as the only result. */
export async function errorOf(work: () => unknown): Promise<ScrubJayError> {
  let result: unknown;
  try {
    result = await work();
  } catch (error) {
    result = error;
  }
  const one = Array.isArray(result) ? result.find((item) => item instanceof ScrubJayError) : result;
  if (one instanceof ScrubJayError) return one;
  throw new Error("there was no ScrubJayError", { cause: result });
}

/**
 * How many times the processor time `work` takes on an input `factor` times as long, best of three runs each. Below two
 * milliseconds the figure says nothing, so the short run counts as that long at least.
 */
export async function growth(work: (size: number) => unknown, size: number, factor: number): Promise<number> {
  const best = async (n: number): Promise<number> => {
    let least = Number.POSITIVE_INFINITY;
    for (let run = 0; run < 3; run++) {
      least = Math.min(least, await processorTime(() => work(n)));
    }
    return least;
  };
  await work(size);
  return (await best(size * factor)) / Math.max(2, await best(size));
}
