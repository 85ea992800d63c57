import { type DateForm, FIGURE_FORMS } from "./forms.js";
import type { Field } from "./parts.js";

const [ZERO, NINE] = [0x30, 0x39];
const MOST_NUMBERS = 3;

/**
 * "3/14/2022", "2022-03-14", "3/14", "2019": the form of figures with single marks between them and its fields, read
 * without a regular expression. No form that comes before it fits such a surface.
 */
export function plainFigures(surface: string): { form: DateForm; fields: Field[] } | undefined {
  const fields: Field[] = [];
  let numbers = 0;
  let start = 0;
  for (let at = 0; at <= surface.length; at++) {
    const unit = surface.charCodeAt(at);
    if (unit >= ZERO && unit <= NINE) continue;
    if (at === start || at - start > 4 || ++numbers > MOST_NUMBERS) return undefined;
    fields.push({ name: NAMES[numbers - 1] as string, text: surface.slice(start, at) });
    if (at === surface.length) break;
    const mark = surface.charAt(at);
    if (mark !== "/" && mark !== "-" && mark !== ".") return undefined;
    fields.push({ name: "literal", text: mark });
    start = at + 1;
  }
  const form = formOf(fields);
  return form && { form, fields };
}

const NAMES = ["a", "b", "c"];

/** By how many figures each number has. */
function formOf(fields: readonly Field[]): DateForm | undefined {
  const a = fields[0]?.text.length ?? 0;
  const b = fields[2]?.text.length ?? 0;
  const c = fields[4]?.text.length ?? 0;
  const { three, yearFirst, monthYear, yearMonth, monthAndDay, alone } = FIGURE_FORMS;
  if (a === 3 || b === 3 || c === 3) return undefined;
  if (b === 0) return alone;
  if (c === 0) return a === 4 ? (b < 4 ? yearMonth : undefined) : b === 4 ? monthYear : monthAndDay;
  if (b === 4) return undefined;
  if (a === 4) return c < 4 ? yearFirst : undefined;
  return c === 1 ? undefined : three;
}
