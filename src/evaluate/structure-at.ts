import { type Section, sections } from "../text/sections.js";
import { type Structure, structureOf } from "../text/structure.js";

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
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle] as Section).start <= offset) low = middle + 1;
    else high = middle;
  }
  return all[low - 1];
}
