import { expect, it } from "vitest";
import { Analysis } from "../text/analysis.js";
import { generalNameLayer, generalNames } from "./general-names.js";
import { layerReader } from "./packing/note-features.js";
import { namingSink } from "./packing/sink.js";

/** The names found, as "KIND text". */
function namesIn(text: string): string[] {
  const analysis = new Analysis(text, "plain");
  const values = generalNameLayer.of(analysis);
  const found: string[] = [];
  for (let t = 0; t < analysis.count; t++) {
    if (!String(values[t]).startsWith("B-")) continue;
    let last = t;
    while (String(values[last + 1]).startsWith("I-")) last++;
    found.push(`${String(values[t]).slice(2)} ${text.slice(analysis.start(t), analysis.end(last))}`);
  }
  return found;
}

it.each([
  ["Dr. Alma O'Brien-Quist, M.D. saw him.", ["PERSON Alma O'Brien-Quist"]],
  ["Seen with Mr. J. R. Tolland.", ["PERSON J. R. Tolland"]],
  ["Patient Karen Whitfield was seen.", ["PERSON Karen Whitfield"]],
  ["Discussed with Susan Okafor RN.", ["PERSON Susan Okafor"]],
  ["Her aunt June Whitfield called in June.", ["PERSON June Whitfield"]],
  ["Attending: WHITFIELD, KAREN", ["PERSON WHITFIELD", "PERSON KAREN"]],
  ["Her mother's name is Anna.", ["PERSON Anna"]],
  ["John's wife called.", ["PERSON John"]],
  ["She moved from Boston to Ohio.", ["LOCATION Boston", "LOCATION Ohio"]],
  ["He lives in Fairmont, VT.", ["LOCATION Fairmont", "LOCATION VT"]],
  ["Transferred from Mercy General Hospital.", ["ORGANISATION Mercy General Hospital"]],
  ["Seen at St. Brenda's Hospital.", ["ORGANISATION St. Brenda's Hospital"]],
  ["She works at Kettle & Sons Inc.", ["ORGANISATION Kettle & Sons Inc"]],
  ["Studied at University of Springfield.", ["ORGANISATION University of Springfield"]],
])("%s", (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

it.each([
  "Past Medical History: Hypertension.",
  "HISTORY OF PRESENT ILLNESS",
  "Hospital Course: stable.",
  "Will follow. Foley placed. Started on Lipitor.",
  "Seen on Monday in March.",
  "no capital in boston or karen",
])("finds no name in %s", (text) => {
  expect(namesIn(text)).toEqual([]);
});

it("does not join names over lines", () => {
  expect(namesIn("Karen Whitfield\nBoston")).toEqual(["PERSON Karen Whitfield", "LOCATION Boston"]);
});

it("takes the neighbours' names into a token's features", () => {
  const sink = namingSink();
  const note = layerReader()(new Analysis("saw Karen Whitfield", "plain"), { language: "en" });
  generalNames.at(note)(1, sink);
  expect(sink.take()).toEqual(["generalNames[0]=B-PERSON", "generalNames[1]=I-PERSON"]);
});
