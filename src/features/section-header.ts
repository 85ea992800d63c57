import type { NoteLayer } from "./layer.js";
import { ngrams } from "./template.js";

/** The canonical name of the section the token stands in; headers found by layout alone count as "unknown". */
export const section: NoteLayer = {
  kind: "note",
  name: "section",
  english: true,
  of(analysis) {
    const names = analysis.sections.map(({ name }) => name ?? "unknown");
    return Array.from(analysis.sectionOf, (s) => names[s] || "opening");
  },
};

export const sectionHeader = ngrams("section", section);
