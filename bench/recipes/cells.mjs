/** Figures as table cells. */
export const NOT_RUN = "not run";

export const percent = (value, digits = 2) =>
  value === undefined || Number.isNaN(value) ? "–" : (100 * value).toFixed(digits);

/** "precision / recall / F1" in per cent. */
export const prf = (mode) =>
  mode === undefined
    ? NOT_RUN
    : [mode.precision, mode.recall, mode.f1].map((value) => percent(value, 1)).join(" / ");

/** Precision, recall and F1 in cells of their own. */
export const prfCells = (mode) =>
  mode === undefined
    ? [NOT_RUN, NOT_RUN, NOT_RUN]
    : [mode.precision, mode.recall, mode.f1].map((value) => percent(value));

/** p as the papers mark it: a star below 0.1. */
export const chanceCell = (p) => (p === undefined ? "" : `${p.toFixed(4)}${p < 0.1 ? " *" : ""}`);

/** A floor: `value` is undefined until all its units have run. Ways: at least, or at most. */
export const floor = (what, value, limit, way = "least") => ({
  what: `${what}, at ${way} ${limit}`,
  value,
  met: value === undefined ? undefined : way === "least" ? value >= limit : value <= limit,
});
