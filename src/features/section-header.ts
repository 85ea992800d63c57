import { remembered } from "../remembered.js";
import { type NoteLayer, perToken } from "./layer.js";
import { type Sym, symbol } from "./packing/symbol.js";
import { ngrams } from "./template.js";

const alone = remembered((name): readonly Sym[] => [symbol(name)]);
const OPENING = alone("opening");

/** The canonical name of the section the token stands in; headers found by layout alone count as "unknown". */
export const section: NoteLayer = {
  kind: "note",
  name: "section",
  language: "en",
  of({ sections, sectionOf, count }) {
    const names = sections.map(({ name }) => (name === "" ? OPENING : alone(name ?? "unknown")));
    return perToken(count, (t) => names[sectionOf[t] as number] ?? OPENING);
  },
};

export const sectionHeader = ngrams("section", section);
