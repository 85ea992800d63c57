export { ageFitsBirth } from "./age-at.js";
export { isBirthDate } from "./birth.js";
export { type ContextOptions, type DateContext, dateContext, type KnownDay } from "./context.js";
export type { DateItem, ItemPart, ItemValues } from "./date-item.js";
export { type Draws, drawShift, type ShiftRange } from "./draws.js";
export { generaliseDate, revealsOldAge } from "./generalise.js";
export { type ReadDate, readDate } from "./read.js";
export { redrawDate } from "./redraw.js";
export { type ShiftOptions, shiftDate } from "./shift.js";
