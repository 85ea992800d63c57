import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ScrubJayError } from "../errors.js";
import { splitsPair } from "../note.js";
import { parseInline } from "./inline.js";
import { TOKENIZERS, type TokenizerName, tokenizerNamed } from "./tokenize.js";

const NAMES = Object.keys(TOKENIZERS) as TokenizerName[];

function cut(name: TokenizerName, text: string): string {
  return TOKENIZERS[name](text)
    .map(({ start, end }) => text.slice(start, end))
    .join(" ");
}

// Text, plain tokens, and where they differ aggressive and dates-2006 tokens, parted by blanks.
type Row = readonly [text: string, plain: string, aggressive?: string | undefined, dates2006?: string];
const TABLE: readonly Row[] = [
  // names
  ["Hansen's note", "Hansen 's note"],
  ["HANSEN'S", "HANSEN 'S"],
  ["Hansen’s", "Hansen ’s"],
  ["the Hansens' son", "the Hansens ' son"],
  ["O'Brien-Smith", "O'Brien - Smith"],
  ["D'Angelo's", "D'Angelo 's"],
  ["van der Berg", "van der Berg"],
  ["de la O", "de la O"],
  ["McArthur", "McArthur", "Mc Arthur"],
  ["HANSEN, MARY K", "HANSEN , MARY K"],
  ["HANSEN^MARY", "HANSEN ^ MARY"],
  ["Mary K. Hansen", "Mary K . Hansen"],
  ["J.H.Smith", "J.H . Smith"],
  ["Hansen Jr.", "Hansen Jr ."],
  ["Dr. Okafor", "Dr . Okafor"],
  ["JH/mk", "JH / mk"],
  ["Robert 'Bob' Lee", "Robert ' Bob ' Lee"],
  ["José Muñoz", "José Muñoz"],
  ["Mary'll come", "Mary 'll come"],
  ["patientJohn", "patientJohn", "patient John"],
  ["____Smith____", "____ Smith ____"],
  // contractions, as part-of-speech taggers want them
  ["didn't, can’t, I'm", "did n't , ca n’t , I 'm"],
  ["they've rock'n'roll", "they 've rock'n'roll"],
  // abbreviations
  ["p.o. q.d.", "p.o . q.d ."],
  ["8 a.m.", "8 a.m ."],
  ["U.S.A.", "U.S.A ."],
  ["Ph.D.", "Ph . D ."],
  ["vs. St. Mary", "vs . St . Mary"],
  // numbers
  ["3.5", "3.5"],
  ["1,200", "1,200"],
  ["1,200,000.50", "1,200,000.50"],
  ["L3,4", "L3 , 4", "L 3 , 4"],
  ["2010,2011", "2010 , 2011"],
  ["5'4\"", "5 ' 4 \""],
  ["BP 120/80", "BP 120 / 80"],
  ["37.", "37 ."],
  ["1. ASA", "1 . ASA"],
  ["2.5mg", "2.5 mg"],
  ["54yo 54M 54y/o", "54 yo 54 M 54 y / o"],
  ["54-year-old", "54 - year - old"],
  ["in his 40s", "in his 40s", "in his 40 s"],
  ["the 3rd", "the 3rd", "the 3 rd"],
  ["the 1980's", "the 1980 's"],
  ["q4h", "q4h", "q 4 h"],
  ["HbA1c 7.1%", "HbA1c 7.1 %", "Hb A 1 c 7.1 %"],
  ["Rm412B", "Rm412B", "Rm 412 B"],
  ["Rm 412B", "Rm 412 B"],
  ["#12345", "# 12345"],
  ["00-48-17", "00 - 48 - 17"],
  ["10:30am", "10 : 30 am"],
  // contact
  ["617-555-0134 x22", "617 - 555 - 0134 x22", "617 - 555 - 0134 x 22"],
  ["(617) 555-0134", "( 617 ) 555 - 0134"],
  ["617.555.0134", "617 . 555 . 0134"],
  ["10.0.0.1", "10 . 0 . 0 . 1"],
  ["m.hansen@mail.example", "m . hansen @ mail . example"],
  ["https://a.example/x?y=1", "https : / / a . example / x ? y = 1"],
  // dates
  ["3/4/2012", "3 / 4 / 2012", undefined, "3/4 / 2012"],
  ["03-04-12", "03 - 04 - 12", undefined, "03-04 - 12"],
  ["14.02.2019", "14 . 02 . 2019", undefined, "14.02 . 2019"],
  ["2012-03-04", "2012 - 03 - 04", undefined, "2012 - 03-04"],
  ["2012-03-04T10:30", "2012 - 03 - 04 T10 : 30", "2012 - 03 - 04 T 10 : 30", "2012 - 03-04 T10 : 30"],
  ["20120304T1030", "20120304 T1030", "20120304 T 1030", "2012 0304 T1030"],
  ["3/4", "3 / 4", undefined, "3/4"],
  ["3/4-3/9/12", "3 / 4 - 3 / 9 / 12", undefined, "3/4 - 3/9 / 12"],
  ["3/2012", "3 / 2012"],
  ["02.2019", "02.2019", undefined, "02 . 2019"],
  ["14FEB2019", "14FEB2019", "14 FEB 2019", "14FEB 2019"],
  ["14FEB19", "14FEB19", "14 FEB 19", "14FEB 19"],
  ["14-Feb-2019", "14 - Feb - 2019", undefined, "14-Feb - 2019"],
  ["FEB2019", "FEB2019", "FEB 2019", "FEB 2019"],
  ["WINTER2019", "WINTER2019", "WINTER 2019", "WINTER 2019"],
  ["winterHx", "winterHx", "winter Hx"],
  ["20120304", "20120304", undefined, "2012 0304"],
  ["03042012", "03042012", undefined, "0304 2012"],
  ["20129904", "20129904"],
  ["Wednesday, 4/17/94", "Wednesday , 4 / 17 / 94", undefined, "Wednesday , 4/17 / 94"],
  ["3/4.10 mg", "3 / 4 . 10 mg", undefined, "3/4 . 10 mg"],
  ["1/2/3/4", "1 / 2 / 3 / 4"],
  ["1-2 tablets", "1 - 2 tablets"],
  ["900-12-3456", "900 - 12 - 3456"],
  // marks
  ["-----", "-----"],
  ["--", "- -"],
  ["wait... what", "wait ... what"],
  ["((617))", "( ( 617 ) )"],
  ["\ufeffName:\tLee\r\n", "Name : Lee"],
  ["a\u0000b", "a \u0000 b"],
  ["e\u0301te\u0301 x\u0301.\u0301", "e\u0301te\u0301 x\u0301 .\u0301"],
  ["re\u0301He e\u03015", "re\u0301He e\u03015", "re\u0301 He e\u0301 5"],
  ["👩\u200d⚕\ufe0f👍🏽!", "👩\u200d⚕\ufe0f 👍🏽 !"],
  ["\ud83d x", "\ud83d x"],
];

describe("the table of cases", () => {
  it.each(TABLE.map((row) => ({ row, text: row[0] })))("cuts $text as written", ({ row }) => {
    const [text, plain, aggressive = plain, dates2006 = plain] = row;
    expect(cut("plain", text)).toBe(plain);
    expect(cut("aggressive", text)).toBe(aggressive);
    expect(cut("dates-2006", text)).toBe(dates2006);
  });
});

/** Spans of the annotation guide that each tokenizer must be able to express. */
const GUIDE: readonly string[] = [
  "dictated [[DOCTOR:JH]]/[[DOCTOR:mk]]",
  "Rm [[ROOM:412B]], [[HOSPITAL:MGH]]",
  "a [[AGE:54]]-year-old, [[AGE:54]]yo, [[AGE:54]]M, in his [[AGE:40s]], [[AGE:3]] years [[AGE:6]] months",
  "[[PATIENT:Hansen]]'s, [[PATIENT:Mary K. Hansen]], [[PATIENT:HANSEN, MARY K]], [[PATIENT:Lee Hansen Jr.]] here",
  "Drs. [[DOCTOR:Lee]] and [[DOCTOR:Park]]; [[DOCTOR:Reid]], PA-C",
  "[[DATE:3/4]] - [[DATE:3/9/12]], [[DATE:Wednesday, 4/17/94]], the [[DATE:1980s]], the [[DATE:3rd]]",
  "[[DATE:2012-03-04]]T10:30, [[DATE:fall of 2017]], mid-[[DATE:March]]",
  "[[CITY:Dover]],[[STATE:NH]] [[ZIP:03820]]-",
  "Tel:[[PHONE:(617) 555-0134 x22]]. Mail:[[EMAIL:m.hansen@mail.example]].",
  "MRN:[[MEDICALRECORD:00481-7723]], SSN ending [[SSN:0199]], #[[IDNUM:12345]]",
  "plate [[STATE:NH]]-[[VEHICLE:412 0K7]]; seen at [[URL:https://portal.larkfield.example/a]]",
];

describe.each(NAMES)("the %s tokenizer", (name) => {
  it.each(GUIDE)("has borders where the guide's spans end: %s", (marked) => {
    const { text, spans } = parseInline(marked);
    const tokens = TOKENIZERS[name](text);
    for (const span of spans) {
      expect(tokens.map(({ start }) => start)).toContain(span.start);
      expect(tokens.map(({ end }) => end)).toContain(span.end);
    }
  });

  it("gives no token for an empty or blank text", () => {
    expect(TOKENIZERS[name]("")).toEqual([]);
    expect(TOKENIZERS[name](" \r\n\t\u00a0\ufeff\u2028")).toEqual([]);
  });

  it("covers every character but white space exactly once, in order, whatever the text", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let at = 0;
        for (const { start, end } of TOKENIZERS[name](text)) {
          expect(start).toBeGreaterThanOrEqual(at);
          expect(text.slice(at, start)).toMatch(/^\s*$/);
          expect(text.slice(start, end)).toMatch(/^\S+$/);
          at = end;
        }
        expect(text.slice(at)).toMatch(/^\s*$/);
      }),
      { numRuns: 2000 },
    );
  });

  it("never splits a surrogate pair or parts a combining mark from its base", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const { start } of TOKENIZERS[name](text)) {
          expect(splitsPair(text, start)).toBe(false);
          const hasBase = start > 0 && !/\s/.test(text.charAt(start - 1));
          const character = String.fromCodePoint(text.codePointAt(start) as number);
          if (hasBase) expect(character).not.toMatch(/\p{M}/u);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("gives the same offsets in both forms", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const flat = TOKENIZERS[name](text).flatMap(({ start, end }) => [start, end]);
        expect([...TOKENIZERS[name].offsets(text)]).toEqual(flat);
      }),
    );
  });
});

describe("refinement", () => {
  it("keeps every border of plain in aggressive", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const fine = TOKENIZERS.aggressive(text);
        const starts = new Set(fine.map(({ start }) => start));
        const ends = new Set(fine.map(({ end }) => end));
        for (const { start, end } of TOKENIZERS.plain(text)) {
          expect(starts.has(start) && ends.has(end)).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("leaves no letter beside a digit and no capital behind a small letter in an aggressive token", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const { start, end } of TOKENIZERS.aggressive(text)) {
          expect(text.slice(start, end)).not.toMatch(/\p{L}\p{N}|\p{N}\p{L}|\p{Ll}[\p{Lu}\p{Lt}]/u);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("sets the year of any numeric date apart in dates-2006", () => {
    const date = fc.tuple(
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 31 }),
      fc.integer({ min: 1900, max: 2099 }),
      fc.constantFrom("/", "-", "."),
    );
    fc.assert(
      fc.property(date, ([month, day, year, mark]) => {
        const written = `on ${month}${mark}${day}${mark}${year}, seen`;
        expect(cut("dates-2006", written)).toBe(`on ${month}${mark}${day} ${mark} ${year} , seen`);
      }),
    );
  });
});

describe("the registry", () => {
  it("answers a name with its tokenizer", () => {
    for (const name of NAMES) expect(tokenizerNamed(name)).toBe(TOKENIZERS[name]);
  });

  it("answers an unknown name with the names that exist", () => {
    for (const name of ["treebank", "constructor", "__proto__"]) {
      try {
        tokenizerNamed(name);
        expect.unreachable();
      } catch (error) {
        expect(error).toBeInstanceOf(ScrubJayError);
        expect((error as ScrubJayError).hint).toBe(
          "Choose one of: plain, aggressive, dates-2006, characters.",
        );
      }
    }
  });
});

/** Unicode of every kind, mixed with the pieces that the rules are about, so that they meet each other. */
const anyText = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.string({ unit: "binary", maxLength: 4 }) },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) },
      {
        weight: 6,
        arbitrary: fc.constantFrom(
          ..."\r\n|\t| |\u00a0|\ufeff|\u0000|\ud83d|\ude00|\u0301|\u200d|\ufe0f|😀|🏽|👩|’|'s|'|n't|'ll|.|,|-|/|_|---|...|T10".split(
            "|",
          ),
          ..."3|14|120|2012|1,200|3.5|20120304|FEB|winterHx|Rm|é|É|ß|中|٣|½|a|B|p.o|J.|Dr.|x@y|https://|1. |3/4/12".split(
            "|",
          ),
        ),
      },
    ),
    { maxLength: 14 },
  )
  .map((pieces) => pieces.join(""));
