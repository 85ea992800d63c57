import { describe, expect, it } from "vitest";
import { processorTime } from "../../test/processor-time.js";
import { ScrubJayError } from "../errors.js";
import type { Note } from "../note.js";
import { csv } from "./csv.js";
import type { ReadOptions, WriteOptions } from "./format.js";

if (csv.layout !== "many-notes-per-file") throw new Error("layout");
const { read: readStream, header, record } = csv;

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function read(
  text: string,
  options: ReadOptions = {},
  { file = "n.csv", size = 5 } = {},
): Promise<(Note | ScrubJayError)[]> {
  const context = { file, id: "n", options, companion: async () => undefined };
  const items: (Note | ScrubJayError)[] = [];
  for await (const item of readStream(inPieces(text, size), context)) items.push(item);
  return items;
}

describe("csv", () => {
  it("refuses spans in which a key stands twice", async () => {
    const spans = '[{""start"":0,""end"":1,""end"":2,""type"":""DATE""}]';
    expect(await read(`text,spans\nab,"${spans}"\nab,\n`)).toMatchObject([
      { code: "duplicate-key", line: 2 },
      { text: "ab" },
    ]);
  });

  it("takes the text from the chosen column and the others into extra, in order", async () => {
    const table = 'ROW,WHO,BODY,z,a\n7,p1,"Dr. ""Q""\r\n,x\r",1,\n';
    expect(await read(table, { columns: { text: "BODY", id: "ROW", patient: "WHO" } })).toEqual([
      { id: "7", patient: "p1", text: 'Dr. "Q"\r\n,x\r', spans: [], extra: { z: "1", a: "" } },
    ]);
  });

  it("reads tabs in .tsv, another delimiter when told, and passes over a byte order mark", async () => {
    expect(await read("id\ttext\n1\ta,b\n", {}, { file: "n.tsv.gz" })).toMatchObject([{ text: "a,b" }]);
    expect(await read("\ufeffid;text\r\n1;a,b\r\n", { delimiter: ";" })).toMatchObject([
      { id: "1", text: "a,b" },
    ]);
  });

  it("names rows without an id column after the file and line", async () => {
    const notes = await read('text\n"two\nlines"\n\nx\n');
    expect(notes).toEqual([
      { id: "n#2", text: "two\nlines", spans: [] },
      { id: "n#5", text: "x", spans: [] },
    ]);
  });

  it("reads spans from their column, in code points when told", async () => {
    const table = 'id,text,spans\n1,😀 3/4,"[{""start"":2,""end"":5,""type"":""DATE""}]"\n';
    expect(await read(table, { offsets: "codepoints" })).toMatchObject([
      { spans: [{ start: 3, end: 6, type: "DATE" }] },
    ]);
  });

  it.each([
    ["no text column", "id,secret\n1,x\n", "missing-column", 1],
    ["a column twice", "text,a,a\nx,1,2\n", "bad-header", 1],
    ["too many fields", 'id,text\n1,"a\nb"\n2,secret,more\n', "ragged-row", 4],
    ["too few fields", "id,text\nsecret\n", "ragged-row", 2],
    ["an empty id", "id,text\n,secret\n", "missing-id", 2],
    ["spans that are not JSON", "text,spans\nx,secret\n", "bad-spans", 2],
    ["a quote that never closes", 'id,text\n1,a\n\n2,"secret\n\n\n', "broken-csv", 4],
    ["a quote inside a field", 'id,text\n1,a\n2,sec"ret\n', "broken-csv", 3],
    ["text behind a quote", 'id,text\n1,"a" secret\n', "broken-csv", 2],
    ["an id twice", "id,text\nsecret,a\nx,b\nsecret,c\n", "duplicate-id", 4],
  ])("names file and line of %s and quotes nothing", async (_, table, code, line) => {
    const errors = (await read(table)).filter((item) => item instanceof ScrubJayError);
    expect(errors).toMatchObject([{ code, line, file: "n.csv" }]);
    expect(errors[0]?.message + String(errors[0]?.hint)).not.toContain("secret");
  });

  it("goes on after a row of the wrong length, and yields what stood before a broken quote", async () => {
    expect(await read("id,text\n1\n2,b\n")).toMatchObject([{ code: "ragged-row" }, { id: "2" }]);
    const broken = await read('id,text\n1,a\n2,b\n3,"c', {}, { size: 1000 });
    expect(broken).toMatchObject([{ id: "1" }, { id: "2" }, { code: "broken-csv" }]);
  });

  it("writes the columns of the first note and refuses a field that has none", () => {
    const like: Note = { id: "1", text: "a", spans: [], extra: { b: "x", a: "y" } };
    expect(header({ like })).toBe("id,patient,type,date,text,b,a,spans\n");
    expect(record(like, { like })).toBe("1,,,,a,x,y,\n");
    expect(record({ ...like, extra: { a: 3 } }, { like })).toBe("1,,,,a,,3,\n");
    expect(() => record({ ...like, extra: { c: "z" } }, { like })).toThrow(/"c" has no column/);
    expect(() => header({ like: { ...like, extra: { text: "z" } } })).toThrow(/"text"/);
  });

  it("writes under the names it is given, and leaves spans out when told", () => {
    const options: WriteOptions = { columns: { text: "BODY", id: "ROW" }, spans: false, delimiter: "\t" };
    expect(header(options)).toBe("ROW\tpatient\ttype\tdate\tBODY\n");
    expect(record({ id: "1", text: " a,b", spans: [] }, options)).toBe('1\t\t\t\t" a,b"\n');
    expect(() => header({ columns: { text: "id" } })).toThrow(/two fields/);
  });

  it("reads a field of megabytes in time that grows with its length", async () => {
    const time = (size: number): Promise<number> => {
      const table = `id,text\n1,"${'x""y\n,'.repeat(size / 6)}"\n`;
      return processorTime(async () => expect(await read(table, {}, { size: 65_536 })).toHaveLength(1));
    };
    await time(500_000);
    const short = Math.min(await time(1_000_000), await time(1_000_000));
    expect(await time(8_000_000)).toBeLessThan(60 * short);
  });
});
