import { describe, expect, it } from "vitest";
import { attributes } from "./attributes.js";

/** "name=value" for each pair. */
function seen(text: string): string[] {
  return attributes(text).map(
    ({ name, value }) => `${text.slice(name.start, name.end)}=${text.slice(value.start, value.end)}`,
  );
}

const found: Record<string, [string, string[]][]> = {
  "one pair on a line": [
    ["cocaine: no", ["cocaine=no"]],
    ["Referral source: Dr. Lee", ["Referral source=Dr. Lee"]],
    ["DOB:01/02/1980", ["DOB=01/02/1980"]],
    ["BP:120/80", ["BP=120/80"]],
    ["Name : Ann Poe  ", ["Name=Ann Poe"]],
    ["Name:     Ann Poe", ["Name=Ann Poe"]],
    ["Name          : Ann Poe\nMRN           : 0012", ["Name=Ann Poe", "MRN=0012"]],
    ["Time of call: 10:30", ["Time of call=10:30"]],
    ["Website: https://larch.example/a?b=c", ["Website=https://larch.example/a?b=c"]],
    [
      "Has the patient ever attempted suicide: yes, once",
      ["Has the patient ever attempted suicide=yes, once"],
    ],
    ["Is the patient a danger to self or others: no", ["Is the patient a danger to self or others=no"]],
    ["If yes, please describe: two stays", ["If yes, please describe=two stays"]],
    ["Any weapons at home?: no", ["Any weapons at home?=no"]],
    ["Date patient was last seen: 3/4", ["Date patient was last seen=3/4"]],
    ["City, State, Zip: Dover, NH 00000", ["City, State, Zip=Dover, NH 00000"]],
    ["Tel. no.: 555-0134", ["Tel. no.=555-0134"]],
    ["**Name:** Ann Poe", ["Name=Ann Poe"]],
    ["**Name**: Ann Poe", ["Name=Ann Poe"]],
    ["姓名：王", ["姓名=王"]],
    ["\uFEFFMRN: 0012\r\nSex: F\rAge: 44", ["MRN=0012", "Sex=F", "Age=44"]],
    ["Fundal height (cm): 32", ["Fundal height (cm)=32"]],
    ["PMH: HTN; DM2; CAD", ["PMH=HTN; DM2; CAD"]],
    ["HX OF SEIZURES: NONE.", ["HX OF SEIZURES=NONE."]],
    ["T: 98.6", ["T=98.6"]],
  ],
  "several pairs on a line": [
    ["Name: Ann Poe | DOB: 1/2/80 | MRN: 0012", ["Name=Ann Poe", "DOB=1/2/80", "MRN=0012"]],
    ["Name: Ann Poe   DOB: 1/2/80", ["Name=Ann Poe", "DOB=1/2/80"]],
    ["Name: Ann Poe\tDOB: 1/2/80\tSex:", ["Name=Ann Poe", "DOB=1/2/80", "Sex="]],
    ["alcohol: 3/wk; cocaine: no; thc: daily", ["alcohol=3/wk", "cocaine=no", "thc=daily"]],
    ["Sex:   DOB: 1/2/80", ["Sex=", "DOB=1/2/80"]],
    ["Name: Ann Poe DOB: 1/2/80 MRN: 0012", ["Name=Ann Poe", "DOB=1/2/80", "MRN=0012"]],
    ["T: 98.6 HR: 80 BP: 120/80", ["T=98.6", "HR=80", "BP=120/80"]],
    ["HR=80 BP=120/80 RR=16", ["HR=80", "BP=120/80", "RR=16"]],
    ["Address: 12 Larch St   Apt 4B", ["Address=12 Larch St   Apt 4B"]],
    ["Unit: 4 West | inpatient | Bed: 2", ["Unit=4 West", "Bed=2"]],
    ["| Name: Ann Poe | Sex: F |", ["Name=Ann Poe", "Sex=F"]],
    ["Mood: low; she said: never again", ["Mood=low; she said: never again"]],
  ],
  "leaders, equals signs and boxes": [
    ["Name ........ Ann Poe", ["Name=Ann Poe"]],
    ["Name........Ann Poe", ["Name=Ann Poe"]],
    ["Name . . . . . Ann Poe", ["Name=Ann Poe"]],
    ["Name     ...... Ann Poe", ["Name=Ann Poe"]],
    ["Signature ________", ["Signature="]],
    ["Tobacco use = never", ["Tobacco use=never"]],
    ["GCS=15", ["GCS=15"]],
    ["[x] smoker: yes", ["smoker=yes"]],
    ["[ ] asthma: no   [x] eczema: yes", ["asthma=no", "eczema=yes"]],
    ["☑ firearms at home: no", ["firearms at home=no"]],
    ["- Cannabis: weekly\n• Opioids: denies", ["Cannabis=weekly", "Opioids=denies"]],
    ["1) Sleep: 4 h", ["Sleep=4 h"]],
  ],
  "two columns over several lines": [
    ["Allergies      NKDA\nCode status    full", ["Allergies=NKDA", "Code status=full"]],
    ["cocaine    no\ncannabis   daily\nopioids    no", ["cocaine=no", "cannabis=daily", "opioids=no"]],
    ["Name\tAnn Poe\nDate of birth\t1/2/80", ["Name=Ann Poe", "Date of birth=1/2/80"]],
    [
      "Address    12 Larch Street\n           Dover\nPhone      555-0134",
      ["Address=12 Larch Street\n           Dover", "Phone=555-0134"],
    ],
  ],
  "values that go on below": [
    ["Allergies: penicillin,\n  sulfa\nDiet: regular", ["Allergies=penicillin,\n  sulfa", "Diet=regular"]],
    ["Address:\n  12 Larch Street\n  Dover\n\n  not this", ["Address=12 Larch Street\n  Dover"]],
    ["Substances:\n  cocaine: no\n  thc: yes", ["Substances=", "cocaine=no", "thc=yes"]],
    ["Meds:\r\n\t- aspirin\r\n\t- insulin\r\nnone", ["Meds=- aspirin\r\n\t- insulin"]],
    ["Diet: regular\nSeen with her aunt.", ["Diet=regular"]],
    ["Name: Ann | Sex: F |\n  see over", ["Name=Ann", "Sex=F"]],
  ],
};

for (const [kind, cases] of Object.entries(found)) {
  describe(`finds ${kind}`, () => {
    it.each(cases)("%j", (text, expected) => expect(seen(text)).toEqual(expected));
  });
}

describe("takes none of these for a pair", () => {
  it.each([
    "10:30",
    "Seen at 10:30 today",
    "1:1 sitter, ratio 1:100,000",
    "https://larch.example",
    "see http://larch.example:8080/a",
    "mailto:ann@mail.example",
    "She said: go home",
    "He takes the following: aspirin, insulin",
    "Patient states: I feel sad",
    "Her mother, who had come in from Dover by bus that same morning, told us one thing: he had not slept.",
    "When she came in she had one complaint: pain",
    "and the mother: she agreed",
    "The lungs are clear.  The heart is regular.",
    "feeling sad :( today",
    "I:E of 1:2",
    "C:\\temp",
    "a::b",
    "x == y, x >= 2, x := 3",
    "He paused ... then went on",
    "Allergies      NKDA",
    "Na    138    135\nK     4.1    4.0",
    ":",
    ": no",
    "12: 13",
    "=====",
    "plain words",
    "",
  ])("%j", (text) => expect(seen(text)).toEqual([]));
});

it("puts an empty value right after its separator", () => {
  expect(attributes("Sex:   | Age:")).toEqual([
    { name: { start: 0, end: 3 }, value: { start: 4, end: 4 } },
    { name: { start: 9, end: 12 }, value: { start: 13, end: 13 } },
  ]);
});
