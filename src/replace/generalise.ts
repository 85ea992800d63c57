import { isAgeOver89 } from "../schema/index.js";
import { type DateContext, generaliseDate } from "./dates/index.js";
import { generaliseZip } from "./restricted-zip3.js";

/** Safe Harbor's reading of an age, a ZIP code or a date; undefined when nothing of it may stay. */
export function generalise(
  type: string,
  surface: string,
  dates: { readonly context: DateContext; readonly at: number },
): string | undefined {
  if (type === "AGE") return isAgeOver89(surface) ? "90+" : surface;
  if (type === "ZIP") return generaliseZip(surface);
  return type === "DATE" ? generaliseDate(surface, dates) : undefined;
}
