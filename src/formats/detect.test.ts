import { describe, expect, it } from "vitest";
import { detectFormat, readableFormat } from "./detect.js";
import type { FormatName } from "./format.js";

describe("detectFormat", () => {
  it.each<[name: string, head: string, format: FormatName]>([
    ["a.txt", "A note.", "txt"],
    ["a.txt", "", "txt"],
    ["A.TXT.gz", "A note.", "txt"],
    ["a.txt", "Dr. [[DOCTOR:Ash]]", "inline"],
    ["a.inline", "no marks", "inline"],
    ["a.jsonl", "", "jsonl"],
    ["a.ndjson.gz", "", "jsonl"],
    ["a.dat", '{"id": "1", "text": "x"}', "jsonl"],
    ["a.csv", "id,text", "csv"],
    ["a.tsv", "id\ttext", "csv"],
    ["a.xml", '<?xml version="1.0"?>\n<deIdi2b2>\n<TEXT><![CDATA[x]]></TEXT>', "i2b2-2014"],
    ["a.xml", '<ROOT>\n<RECORD ID="1">\n<TEXT>on <PHI TYPE="DATE">3/4</PHI>', "i2b2-2006"],
    ["a.sgml", "on <DATE>3/4</DATE>", "sgml"],
    ["a.conll", "", "conll"],
    ["a.bio", "Ash\t0\t3\tB-PATIENT\n", "conll"],
  ])("takes %s that begins %j for %s", (name, head, format) => {
    expect(detectFormat(name, head).name).toBe(format);
  });

  it("takes a text with annotations beside it for brat, whatever it holds", () => {
    expect(detectFormat("a.txt", "Dr. [[DOCTOR:Ash]]", { hasAnn: true }).name).toBe("brat");
    expect(detectFormat("a.txt.gz", "", { hasAnn: true }).name).toBe("brat");
  });

  it.each([
    ["a.pdf", "%PDF", "unknown-format"],
    ["README", "Some words.", "unknown-format"],
    ["a.xml", "<other/>", "unknown-format"],
    ["a.html", "<p>x</p>", "write-only-format"],
  ])("guesses nothing about %s", (name, head, code) => {
    expect(() => detectFormat(name, head)).toThrow(expect.objectContaining({ code, file: name }));
    expect(() => detectFormat(name, head)).toThrow(
      expect.objectContaining({ hint: expect.stringContaining("--from") }),
    );
  });

  it("sends a format that cannot be read away by name", () => {
    expect(() => readableFormat("html")).toThrow(/"html"/);
    expect(() => readableFormat("pdf" as FormatName)).toThrow(/"pdf"/);
    expect(readableFormat("brat").name).toBe("brat");
  });
});
