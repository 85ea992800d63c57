import { gzipSync } from "node:zlib";
import { noteWithSentinels } from "../kit.mjs";

const NOTE = noteWithSentinels(1);
const utf16le = (text) => Buffer.from(text, "utf16le");
const utf16be = (text) => utf16le(text).swap16();
const utf32 = (text, big) => {
  const bytes = Buffer.alloc(4 * [...text].length);
  for (const [at, one] of [...text].entries())
    big ? bytes.writeUInt32BE(one.codePointAt(0), 4 * at) : bytes.writeUInt32LE(one.codePointAt(0), 4 * at);
  return bytes;
};
const latin1 = (text) => Buffer.from(text, "latin1");
const packed = gzipSync(NOTE.repeat(50));
const manyMb = (unit, mb) => gzipSync(Buffer.from(unit.repeat((mb * 1e6) / unit.length)), { level: 1 });
const xml = (inside, head = "") =>
  `<?xml version="1.0"?>${head}<deIdi2b2><TEXT>${inside}</TEXT><TAGS></TAGS></deIdi2b2>`;

/** Codes by which a file may be withheld; "written" where its text is read. */
const WRITTEN = "written";

/**
 * What lies in a file that is called a note: its name, its bytes, what has to become of it, and the arguments it takes.
 * Whatever becomes of it, no value may come out.
 */
export const CONTENTS = [
  { what: "empty", name: "a.txt", bytes: "", becomes: WRITTEN },
  { what: "empty, packed", name: "a.txt.gz", bytes: gzipSync(""), becomes: WRITTEN },
  { what: "only a byte order mark", name: "a.txt", bytes: "\ufeff", becomes: WRITTEN },
  { what: "a byte order mark and a note", name: "a.txt", bytes: `\ufeff${NOTE}`, becomes: WRITTEN },
  { what: "only a UTF-16 mark", name: "a.txt", bytes: latin1("\xff\xfe"), becomes: "looks-like-utf-16" },
  { what: "only NULs", name: "a.txt", bytes: "\0".repeat(999), becomes: "not-text" },
  { what: "a NUL in a name", name: "a.txt", bytes: NOTE.replace("Quill", "Quill\0"), becomes: "not-text" },
  { what: "UTF-16LE, mark", name: "a.txt", bytes: utf16le(`\ufeff${NOTE}`), becomes: "looks-like-utf-16" },
  { what: "UTF-16BE, mark", name: "a.txt", bytes: utf16be(`\ufeff${NOTE}`), becomes: "looks-like-utf-16" },
  { what: "UTF-16LE, no mark", name: "a.txt", bytes: utf16le(NOTE), becomes: "looks-like-utf-16" },
  { what: "UTF-16BE, no mark", name: "a.txt", bytes: utf16be(NOTE), becomes: "looks-like-utf-16" },
  { what: "UTF-32LE, mark", name: "a.txt", bytes: utf32(`\ufeff${NOTE}`), becomes: "looks-like-utf-16" },
  { what: "UTF-32BE, no mark", name: "a.txt", bytes: utf32(NOTE, true), becomes: "not-text" },
  {
    what: "UTF-16 read as UTF-16",
    name: "a.txt",
    bytes: utf16be(`\ufeff${NOTE}`),
    becomes: WRITTEN,
    args: ["--encoding", "utf-16"],
  },
  {
    what: "UTF-16 that ends inside a character",
    name: "a.txt",
    bytes: utf16le(`\ufeff${NOTE}`).subarray(0, -1),
    becomes: "invalid-encoding",
    args: ["--encoding", "utf-16"],
  },
  {
    what: "UTF-32 read as UTF-16",
    name: "a.txt",
    bytes: utf32(`\ufeff${NOTE}`),
    becomes: "not-text",
    args: ["--encoding", "utf-16"],
  },
  {
    what: "a lone surrogate in UTF-16",
    name: "a.txt",
    bytes: utf16le(`\ufeff${NOTE}\ud83d.`),
    becomes: "invalid-encoding",
    args: ["--encoding", "utf-16"],
  },
  {
    what: "a lone surrogate in bytes",
    name: "a.txt",
    bytes: Buffer.concat([Buffer.from(NOTE), latin1("\xed\xa0\xbd")]),
    becomes: "invalid-encoding",
  },
  {
    what: "Latin-1 taken for UTF-8",
    name: "a.txt",
    bytes: latin1(NOTE.replace("Ada", "Zo\xeb")),
    becomes: "invalid-encoding",
  },
  {
    what: "UTF-8 and UTF-16 mixed",
    name: "a.txt",
    bytes: Buffer.concat([Buffer.from(NOTE), utf16le(NOTE)]),
    becomes: "not-text",
  },
  {
    what: "5 MB in one line",
    name: "a.txt",
    bytes: NOTE.replaceAll("\n", " ").repeat(2e4),
    becomes: WRITTEN,
  },
  { what: "5 MB of one letter", name: "a.txt", bytes: NOTE + "a".repeat(5e6), becomes: WRITTEN },
  { what: "5 MB of one digit", name: "a.txt", bytes: NOTE + "1".repeat(5e6), becomes: WRITTEN },
  { what: "half a MB of brackets", name: "a.txt", bytes: NOTE + "[**".repeat(2e5), becomes: WRITTEN },
  { what: "gzip cut short", name: "a.txt.gz", bytes: packed.subarray(0, -20), becomes: "broken-gzip" },
  {
    what: "gzip with a wrong sum",
    name: "a.txt.gz",
    bytes: Buffer.concat([packed.subarray(0, -8), Buffer.alloc(8)]),
    becomes: "broken-gzip",
  },
  {
    what: "gzip with more behind it",
    name: "a.txt.gz",
    bytes: Buffer.concat([packed, Buffer.from(NOTE)]),
    becomes: "broken-gzip",
  },
  {
    what: "gzip of several members",
    name: "a.txt.gz",
    bytes: Buffer.concat([packed, gzipSync(NOTE)]),
    becomes: WRITTEN,
  },
  { what: "gzip named as text", name: "a.txt", bytes: packed, becomes: WRITTEN },
  { what: "gzip in gzip", name: "a.txt.gz", bytes: gzipSync(packed), becomes: "not-text" },
  {
    what: "a gzip bomb as text",
    name: "a.txt.gz",
    bytes: () => manyMb("word ".repeat(20), 200),
    becomes: "too-long",
  },
  {
    what: "a gzip bomb as JSON",
    name: "a.jsonl.gz",
    bytes: () => manyMb('{"text":"word '.padEnd(50, "x"), 200),
    becomes: "too-long",
  },
  {
    what: "a gzip bomb as records",
    name: "a.xml.gz",
    bytes: () =>
      gzipSync(`<ROOT><RECORD ID="1"><TEXT>${"word ".repeat(4e7)}</TEXT></RECORD></ROOT>`, { level: 1 }),
    becomes: "too-long",
    args: ["--from", "i2b2-2006"],
  },
  {
    what: "a gzip bomb as CSV",
    name: "a.csv.gz",
    bytes: () => gzipSync(`id,text\n1,"${"word ".repeat(4e7)}"\n`, { level: 1 }),
    becomes: "broken-csv",
  },
  { what: "a ZIP archive", name: "a.txt", bytes: latin1(`PK\x03\x04${NOTE}`), becomes: "not-text" },
  { what: "a tar archive", name: "a.txt", bytes: latin1(`a.txt\0\0\0\0${NOTE}`), becomes: "not-text" },
  {
    what: "a packed tar archive",
    name: "a.txt",
    bytes: gzipSync(latin1(`a.txt\0\0\0\0${NOTE}`)),
    becomes: "not-text",
  },
  { what: "a PDF", name: "a.txt", bytes: `%PDF-1.7\n${NOTE}`, becomes: "not-text" },
  {
    what: "an old Word file",
    name: "a.txt",
    bytes: latin1(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${NOTE}`),
    becomes: "not-text",
  },
  { what: "a PNG", name: "a.txt", bytes: latin1(`\x89PNG\r\n\x1a\n${NOTE}`), becomes: "not-text" },
  { what: "rich text", name: "a.txt", bytes: `{\\rtf1\\ansi ${NOTE}}`, becomes: "not-text" },
  {
    what: "rich text in JSON",
    name: "a.jsonl",
    bytes: JSON.stringify({ text: `{\\rtf1 MRN:\\~0048177}` }),
    becomes: "not-text",
  },
  {
    what: "a lone surrogate in JSON",
    name: "a.jsonl",
    bytes: `{"text":"Dr. Ostrander \\ud83d saw Ada Quillfeather, MRN: 0048177"}`,
    becomes: WRITTEN,
  },
  {
    what: "JSON without a bottom",
    name: "a.jsonl",
    bytes: `{"text":"x","a":${"[".repeat(1e5)}${"]".repeat(1e5)}}`,
    becomes: "nested-too-deep",
  },
  {
    what: "JSON with a key twice",
    name: "a.jsonl",
    bytes: `{"text":"x","text":"Quillfeather"}`,
    becomes: "duplicate-key",
  },
  {
    what: "JSON with keys of JavaScript",
    name: "a.jsonl",
    bytes: `{"text":"x","__proto__":{"text":"Quillfeather"},"constructor":"Ostrander"}`,
    becomes: WRITTEN,
  },
  {
    what: "XML that names a file",
    name: "a.xml",
    bytes: xml("&x;", '<!DOCTYPE deIdi2b2 [<!ENTITY x SYSTEM "file:///etc/hostname">]>'),
    becomes: "broken-xml",
  },
  {
    what: "XML that grows",
    name: "a.xml",
    bytes: xml(
      "&e9;",
      `<!DOCTYPE deIdi2b2 [<!ENTITY e0 "ha">${Array.from({ length: 9 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join("")}]>`,
    ),
    becomes: "broken-xml",
  },
  {
    what: "CSV with a quote that never closes",
    name: "a.csv",
    bytes: `id,text\n1,"Dr. Ostrander\n2,Quillfeather\n`,
    becomes: "broken-csv",
  },
  {
    what: "CSV with a column twice",
    name: "a.csv",
    bytes: "id,text,text\n1,Dr. Ostrander,Quillfeather\n",
    becomes: "bad-header",
  },
  { what: "no format at all", name: "Quillfeather", bytes: NOTE, becomes: "unknown-format" },
];
