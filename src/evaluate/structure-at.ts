import { partitionPoint } from "../partition-point.js";
import { type Section, type Structure, sections, structureOf } from "../text/index.js";

/** What kind of section a place lies in. Each section is judged once, when first asked for. */
export function structureAt(text: string): (offset: number) => Structure {
  const all = sections(text);
  const judged = new Map<Section, Structure>();
  return (offset) => {
    const section = sectionAt(all, offset);
    if (section === undefined) return "unstructured";
    let structure = judged.get(section);
    if (structure === undefined) {
      structure = structureOf(text, section);
      judged.set(section, structure);
    }
    return structure;
  };
}

/** The last section that starts at or before the place. Sections are in order and cover the text. */
function sectionAt(all: readonly Section[], offset: number): Section | undefined {
  return all[partitionPoint(all.length, (at) => (all[at] as Section).start <= offset) - 1];
}
