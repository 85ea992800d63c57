import { describe, expect, it } from "vitest";
import { processorTime } from "../../test/processor-time.js";
import { ScrubJayError } from "../errors.js";
import type { Note } from "../note.js";
import type { ReadOptions } from "./format.js";
import { jsonl } from "./jsonl.js";

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function read(text: string, options: ReadOptions = {}, size = 7): Promise<(Note | ScrubJayError)[]> {
  if (jsonl.layout !== "many-notes-per-file") throw new Error("layout");
  const context = { file: "n.jsonl", id: "n", options, companion: async () => undefined };
  const items: (Note | ScrubJayError)[] = [];
  for await (const item of jsonl.read(inPieces(text, size), context)) items.push(item);
  return items;
}

function write(note: Note, options = {}): string {
  if (jsonl.layout !== "many-notes-per-file") throw new Error("layout");
  return jsonl.record(note, options);
}

describe("jsonl", () => {
  it("reads all fields, and unknown ones into extra", async () => {
    const line =
      '{"id":"1","text":"on 3/4","patient":"p","type":"t","date":"d","spans":[{"start":3,"end":6,"type":"DATE","score":0.5,"source":"human","link":"L"}],"site":{"x":[1]}}';
    const [note] = await read(`${line}\n`);
    expect(note).toEqual({
      id: "1",
      text: "on 3/4",
      patient: "p",
      type: "t",
      date: "d",
      spans: [{ start: 3, end: 6, type: "DATE", score: 0.5, source: "human", link: "L" }],
      extra: { site: { x: [1] } },
    });
    expect(write(note as Note)).toBe(`${line}\n`);
  });

  it("counts code points for files made in Python, both ways", async () => {
    const line = '{"id":"1","text":"😀 3/4","spans":[{"start":2,"end":5,"type":"DATE"}]}\n';
    const [note] = await read(line, { offsets: "codepoints" });
    expect((note as Note).spans).toEqual([{ start: 3, end: 6, type: "DATE" }]);
    expect(write(note as Note, { offsets: "codepoints" })).toBe(line);
  });

  it("passes over blank lines, a byte order mark, CRLF and a missing last line end", async () => {
    const notes = await read('\ufeff{"id":"a","text":"x"}\r\n\r\n \n{"id":"b","text":"y"}');
    expect(notes.map((note) => (note as Note).id)).toEqual(["a", "b"]);
  });

  it("refuses a line with a key twice, names it where it is ours, and reads the others", async () => {
    const items = await read(
      [
        '{"id":"a","text":"Dr. Ostrander","text":""}',
        '{"id":"b","text":"x","spans":[{"start":0,"start":0,"end":1,"type":"DATE"}]}',
        '{"id":"c","text":"x","site":{"Ostrander":1,"Ostrander":2}}',
        '{"id":"d","text":"\\" {\\"text\\": 1, \\"text\\": 2}"}',
        "",
      ].join("\n"),
    );
    expect(items).toMatchObject([
      { code: "duplicate-key", file: "n.jsonl", line: 1, message: expect.stringContaining('"text"') },
      { code: "duplicate-key", file: "n.jsonl", line: 2, message: expect.stringContaining('"start"') },
      { code: "duplicate-key", file: "n.jsonl", line: 3 },
      { id: "d" },
    ]);
    expect(JSON.stringify(items.map((item) => (item as ScrubJayError).message))).not.toContain("Ostrander");
  });

  it("takes numbers for ids, null for absent, and gives a note without id the number of its line", async () => {
    const notes = await read('{"id":12,"text":"x","patient":null,"spans":null}\n{"text":"y"}\n');
    expect(notes).toEqual([
      { id: "12", text: "x", spans: [] },
      { id: "n#2", text: "y", spans: [] },
    ]);
  });

  it.each([
    ["not JSON", "secret", "broken-json"],
    ["a list", '["secret"]', "broken-json"],
    ["no text", '{"id":"1","note":"secret"}', "missing-text"],
    ["text that is no string", '{"text":["secret"]}', "missing-text"],
    ["an id that is no string", '{"id":{"secret":1},"text":"secret"}', "bad-field"],
    ["an empty id", '{"id":"","text":"secret"}', "invalid-note"],
    ["spans that are no list", '{"text":"secret","spans":{"start":0}}', "bad-spans"],
    ["a span that is no object", '{"text":"secret","spans":[3]}', "bad-spans"],
    ["a span without end", '{"text":"secret","spans":[{"start":0,"type":"DATE"}]}', "bad-spans"],
    ["a span outside", '{"text":"secret","spans":[{"start":0,"end":7,"type":"DATE"}]}', "bad-spans"],
    ["an empty span", '{"text":"secret","spans":[{"start":2,"end":2,"type":"DATE"}]}', "bad-spans"],
    ["half a character", '{"text":"secret😀","spans":[{"start":0,"end":7,"type":"DATE"}]}', "bad-spans"],
    ["a type that is no string", '{"text":"secret","spans":[{"start":0,"end":1,"type":1}]}', "bad-spans"],
    [
      "a score above one",
      '{"text":"secret","spans":[{"start":0,"end":1,"type":"X","score":2}]}',
      "bad-spans",
    ],
    [
      "a source that is no string",
      '{"text":"secret","spans":[{"start":0,"end":1,"type":"X","source":2}]}',
      "bad-spans",
    ],
  ])("names file and line of %s, quotes nothing, and goes on", async (_, line, code) => {
    const [before, error, after] = await read(`{"id":"a","text":"x"}\n${line}\n{"id":"b","text":"y"}\n`);
    expect(error).toBeInstanceOf(ScrubJayError);
    expect(error).toMatchObject({ code, file: "n.jsonl", line: 2 });
    expect((error as ScrubJayError).message + (error as ScrubJayError).hint).not.toContain("secret");
    expect([before, after]).toMatchObject([{ id: "a" }, { id: "b" }]);
  });

  it("refuses a second note with the same id by the lines of both, not by the id", async () => {
    const [, error] = await read('{"id":"Jo Ash","text":"x"}\n\n{"id":"Jo Ash","text":"y"}\n');
    expect((error as ScrubJayError).message).toBe("n.jsonl:3: the note has the id of the one on line 1");
  });

  it("keeps a field called __proto__, and refuses an extra field with a name of ours", async () => {
    const [note] = await read('{"id":"1","text":"x","spans":[],"__proto__":{"a":1}}');
    expect(write(note as Note)).toContain('"__proto__":{"a":1}');
    expect(() => write({ id: "1", text: "x", spans: [], extra: { type: "y" } })).toThrow(/"type"/);
  });

  it("reads a line of megabytes in time that grows with its length", async () => {
    const time = (size: number): Promise<number> => {
      const line = JSON.stringify({ id: "1", text: "x".repeat(size) });
      return processorTime(async () => expect(await read(line, {}, 65_536)).toHaveLength(1));
    };
    await time(1_000_000);
    const short = Math.min(await time(2_000_000), await time(2_000_000));
    expect(await time(16_000_000)).toBeLessThan(60 * Math.max(short, 1));
  });
});
