import { type NoteLayer, perToken } from "./layer.js";
import { ngrams } from "./template.js";

/** The canonical name of the section the token stands in; headers found by layout alone count as "unknown". */
export const section: NoteLayer = {
  kind: "note",
  name: "section",
  english: true,
  of(analysis) {
    const names = analysis.sections.map(({ name }) => name ?? "unknown");
    return perToken(analysis.count, (t) => names[analysis.sectionOf[t] as number] || "opening");
  },
};

export const sectionHeader = ngrams("section", section);
