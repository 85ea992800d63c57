import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitsPair } from "../note.js";
import { sentences } from "./sentences.js";

const cut = (text: string): string[] => sentences(text).map(({ start, end }) => text.slice(start, end));

/** Each case is a note cut the way it should be; the splitter gets it joined. */
const CASES: Readonly<Record<string, readonly string[]>> = {
  "two plain sentences": ["She feels well. ", "No pain today."],
  "question and exclamation": ["Any pain? ", "None! ", "Good."],
  "a question about a diagnosis": ["CT chest: ? pneumonia vs. atelectasis."],
  "a title": ["Seen by Dr. Okafor today. ", "He agrees."],
  "several titles": ["Mr. Lee and Mrs. Park met Prof. Reid."],
  "a title before a word that starts sentences": ["Referred by Dr. There is no such name."],
  "Latin dosing": ["Aspirin 81 mg p.o. q.d. with food."],
  "Latin dosing at a sentence's end": ["Given 5 mg p.o. ", "The patient slept."],
  "a.m. inside": ["Seen at 8 a.m. by the team."],
  "a list number at the head": ["1. ASA 81 mg daily. ", "2. Metoprolol 25 mg."],
  "a list that runs on in one line": ["Plan: 1. ASA 2. Metoprolol 3. Follow up in clinic."],
  "a number that ends a sentence": ["Her temperature was 37. ", "She felt warm."],
  "an extension": ["Call 617-555-0134 ext. 22 after noon."],
  "an initial": ["Seen by J. Smith in clinic."],
  "a middle initial": ["Mary K. Hansen was here."],
  "several initials": ["Seen by J. R. Smith. ", "Stable."],
  "an initial before a word that starts sentences": ["Signed by Mary K. ", "The patient left."],
  "a letter that is no initial": ["He has hepatitis C. ", "Patient is on treatment."],
  versus: ["Viral vs. Bacterial cause unclear."],
  approximately: ["It lasted approx. 20 minutes."],
  "a saint": ["Transferred to St. Mary's for care."],
  "a street before a new sentence": ["Lives at 12 Larch St. ", "She walks daily."],
  "a decimal": ["Creatinine 1.2 and rising. ", "INR 2.4."],
  "a decimal at a sentence's end": ["Creatinine was 1.2. ", "Recheck in the morning."],
  "an ellipsis": ["Pain on and off ... then gone."],
  "an ellipsis before a capital": ["He said he was fine... Mary did not agree."],
  "a number sign in words": ["Room No. 5 is free. ", "Serial no. KX-209 noted."],
  "no as an answer": ["Smoker: no. ", "Drinks wine."],
  "a unit before a capital": ["Took 40 mg. ", "Slept well."],
  "a unit before a small letter": ["Took 40 mg. of lasix."],
  "a month": ["Seen on Jan. 5 in clinic."],
  "a degree": ["Signed, Ilse Brandt, M.D. on call."],
  "a country": ["Came from the U.S. Navy hospital."],
  "a closing quote": ['She said "I am fine." ', "Then she left."],
  "a closing bracket": ["Stable (see below.) ", "Discharged."],
  "an opening bracket": ["Stable. ", "(See below.)"],
  "a note all in small letters": ["no cp. ", "took lasix this am. ", "will call."],
  "a long word before a small letter": ["No fever. ", "no chills."],
  "an unknown short abbreviation": ["Left fem. line placed."],
  "an address with points": ["Write to m.hansen@mail.example or see https://a.example/x.y today."],
  "a colon at the line's end": ["Medications:\n", "Aspirin 81 mg\n"],
  "a colon at the line's end before small letters": ["Findings:\n", "mild edema"],
  "a colon inside a line": ["Plan: rest and fluids."],
  "a blank line": ["Follow up with the\n\n", "clinic in June."],
  "a blank line that holds blanks": ["Admitted for\n \t \n", "observation."],
  "a wrapped line that goes on in lower case": ["The patient was seen in the clinic\ntoday and felt well."],
  "a wrapped line near the width that goes on with a capital": [
    "She was brought in after a fall at home and asked at once for her daughter\nElena, who came. ",
    "Stable.",
  ],
  "an attribute below a line near the width": [
    "She was brought in after a fall at home and asked at once for her daughter\n",
    "Allergies: penicillin",
  ],
  "a short line before a capital": ["Chest pain resolved\n", "Troponin negative\n"],
  "a line that ends in a word that goes on": ["Admitted from\nLarkfield House. ", "Stable."],
  "a line that ends in a comma": ["Lives in Dover,\nNH with her son."],
  "a line that ends in a title": ["Admitted by Dr.\nOkafor."],
  "OR is a place": ["Taken to the OR\n", "Tolerated well"],
  "wrapped after an abbreviation": [
    "Continue metoprolol at the same dose and give furosemide forty milligrams p.o.\nq.d. until seen.",
  ],
  "list items with hyphens": ["- aspirin\n", "- metoprolol 25 mg,\n", "- lisinopril"],
  "list items with bullets": ["• rest\n", "• fluids"],
  "list items with numbers": ["1) rest\n", "2) fluids\n", "(3) sleep"],
  "problems with number signs": ["#1 CHF\n", "#2 HTN\n", "# Gout"],
  "an item that goes on": ["- aspirin 81 mg every morning with\n  food\n", "- rest"],
  "items without marks": ["Meds:\n", "aspirin 81 mg daily\n", "metoprolol 25 mg bid\n", "lisinopril 10 mg"],
  "attribute lines": ["Name: Mary Hansen\n", "Age: 60\n", "MRN: 00481"],
  "an attribute line before small letters": ["Allergies: none\n", "denies smoking"],
  "attributes in small letters": ["caller: wife\n", "pt: earl\n", "call back: 207-555-0162"],
  "a heading in capitals": ["HISTORY OF PRESENT ILLNESS\n", "Came in with pain."],
  "a heading in capitals before small letters": ["MEDICATIONS\n", "aspirin daily"],
  "a rule across the page": ["Discharged home\n", "----------\n", "signed by"],
  "Windows line ends": ["Medications:\r\n", "- aspirin\r\n", "- rest\r\n\r\n", "Seen with\r\nher son."],
  "old line ends": ["Plan:\r", "Rest. ", "Fluids."],
  "a byte order mark and white space first": ["\ufeff \n  Well today. ", "No pain.\n\n"],
  "nothing but white space": [" \r\n\t "],
  "nothing but a mark": ["."],
  "letters beyond ASCII": ["État stable. ", "Élodie est là."],
};

describe("the clinical cases", () => {
  it.each(Object.entries(CASES))("cuts %s", (_, parts) => {
    expect(cut(parts.join(""))).toEqual(parts);
  });
});

describe("the tiling", () => {
  it("has no sentence in an empty text", () => {
    expect(sentences("")).toEqual([]);
  });

  it("covers any text from its first to its last character and cuts before something written", () => {
    const piece = fc.oneof(
      fc.string({ unit: "binary", maxLength: 4 }),
      fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
      fc.constantFrom(
        ...'. |.|... |! |? |:|\n|\r\n|\r|\n\n| |\t|\ufeff|\u2028|\f|Dr. |p.o. |1. |- |J. |He |the |Name: x|😀|\ud83d|\u0301|A|a|5|No. |mg. |"|)|,'.split(
          "|",
        ),
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const text = pieces.join("");
        let at = 0;
        for (const { start, end } of sentences(text)) {
          expect(start).toBe(at);
          expect(end).toBeGreaterThan(start);
          expect(splitsPair(text, start)).toBe(false);
          if (start > 0) expect(text.slice(start - 1, start + 1)).toMatch(/^\s\S/);
          at = end;
        }
        expect(at).toBe(text.length);
      }),
      { numRuns: 3000 },
    );
  });

  it("always cuts at a blank line and behind a colon that ends a line", () => {
    const words = fc.stringMatching(/^[A-Za-z]{1,8}( [a-z]{1,8}){0,5}$/);
    fc.assert(
      fc.property(
        words,
        words,
        fc.constantFrom("\n\n", "\r\n\r\n", "\n \t\n", ":\n", ": \r\n"),
        (a, b, gap) => {
          expect(cut(a + gap + b)).toEqual([a + gap, b]);
        },
      ),
    );
  });
});
