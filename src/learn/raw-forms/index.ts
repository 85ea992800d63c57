import type { Note } from "../../note.js";
import { seededRandom } from "../../random.js";
import { hl7 } from "./hl7.js";
import { htmlFragment } from "./html.js";
import { capitals, smallLetters } from "./letter-case.js";
import { oneLine } from "./one-line.js";
import type { RawForm } from "./rewritten.js";
import { rtf } from "./rtf.js";
import { scan } from "./scan.js";

export const RAW_FORMS = {
  hl7,
  html: htmlFragment,
  rtf,
  scan,
  capitals,
  smallLetters,
  oneLine,
} as const satisfies Record<string, RawForm>;
export type RawFormName = keyof typeof RAW_FORMS;

/** Exports with tags come oftener than the rest. */
const WEIGHTS: Readonly<Record<RawFormName, number>> = {
  html: 2,
  hl7: 2,
  rtf: 1,
  scan: 1,
  capitals: 1,
  smallLetters: 1,
  oneLine: 1,
};

/**
 * A share of the notes once more, each in one raw form. Who learns from them as well knows names and dates again where tags,
 * carets, escapes or a scanner's errors stand around them.
 */
export function rawFormsOf(notes: readonly Note[], share: number, seed: number): Note[] {
  const random = seededRandom(seed);
  const names = (Object.keys(RAW_FORMS) as RawFormName[]).flatMap((name) =>
    Array.from({ length: WEIGHTS[name] }, () => name),
  );
  return notes.flatMap((note) => {
    const taken = random() < share;
    const name = names[Math.floor(random() * names.length)] as RawFormName;
    const own = seededRandom(Math.floor(random() * 2 ** 32));
    return taken ? [{ ...note, ...RAW_FORMS[name](note, own) }] : [];
  });
}
