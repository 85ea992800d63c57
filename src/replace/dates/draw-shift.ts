import { EXIT, ScrubJayError } from "../../errors.js";
import type { Draws } from "../draws.js";

export interface ShiftRange {
  /**
   * Fewest days, default 31: a shorter shift would leave most months and seasons as they are. Both ends count
   * in either direction.
   */
  readonly least?: number;
  /** Most days, default 730 in whole weeks and 365 else: notes stay about in their time. */
  readonly most?: number;
  /**
   * Only whole weeks, so that every weekday stays: visits fall on working days, as they did. Default: true. That leaves
   * 200 shifts; without it, 670 of a year.
   */
  readonly keepWeekday?: boolean;
}

/** The secret shift of one scope, in days: never 0, forward as likely as back. It takes one draw, so that all who share the stream have the same. */
export function drawShift(
  draws: Pick<Draws, "below">,
  { least = 31, keepWeekday = true, most = keepWeekday ? 730 : 365 }: ShiftRange = {},
): number {
  const step = keepWeekday ? 7 : 1;
  const first = Math.ceil(least / step);
  const last = Math.floor(most / step);
  if (!Number.isInteger(least) || !Number.isInteger(most) || first < 1 || last < first) {
    throw new ScrubJayError("invalid-shift-range", "the range of the date shift holds no shift", {
      hint: "Give whole days with 1 <= least <= most, and at least one multiple of 7 between them to keep weekdays.",
      exitCode: EXIT.usage,
    });
  }
  const choices = last - first + 1;
  const drawn = draws.below(choices * 2);
  const size = (first + (drawn % choices)) * step;
  return drawn < choices ? size : -size;
}
