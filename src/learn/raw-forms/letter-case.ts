import { insideSpans, type RawForm, substituted } from "./rewritten.js";

/** A form in one case, with more or fewer of its marks dropped outside of spans. */
function inCase(change: (unit: string) => string, marks: string, joinLines: number): RawForm {
  return (note, random) => {
    const dropped = [0, 0.5, 0.95][Math.floor(random() * 3)] as number;
    const inside = insideSpans(note);
    return substituted(note, (unit, at) => {
      if (marks.includes(unit) && inside[at] === 0 && random() < dropped) return "";
      if (unit === "\n" && random() < joinLines) return " ";
      const changed = change(unit);
      // Some letters become two in capitals: they stay as they are.
      return changed.length === 1 ? changed : unit;
    });
  };
}

/** A page of capitals, as old systems print them. */
export const capitals: RawForm = inCase((unit) => unit.toUpperCase(), ".,;:", 0.5);

/** All in small letters, as who types fast writes. */
export const smallLetters: RawForm = inCase((unit) => unit.toLowerCase(), ".;", 0);
