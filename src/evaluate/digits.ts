/**
 * A number with so many significant digits, as Python's `{:.4}` prints it: no trailing zeros, but always one
 * digit after the point; "nan" where there is no answer. The official scripts print this way.
 */
export function significant(value: number, digits: number): string {
  if (Number.isNaN(value)) return "nan";
  if (value === 0) return "0.0";
  const rounded = Number(value.toPrecision(digits));
  const exponent = Math.floor(Math.log10(Math.abs(rounded)));
  if (exponent < -4 || exponent >= digits) {
    const [mantissa, power] = rounded.toExponential().split("e") as [string, string];
    return `${mantissa}e${power[0]}${power.slice(1).padStart(2, "0")}`;
  }
  return Number.isInteger(rounded) ? `${rounded}.0` : `${rounded}`;
}

/** Four decimals for our own tables; "–" where there is no answer. */
export function fixed(value: number, decimals = 4): string {
  return Number.isNaN(value) ? "–" : value.toFixed(decimals);
}

export function percent(part: number, whole: number): string {
  return whole === 0 ? "–" : `${((100 * part) / whole).toFixed(2)} %`;
}

/** A p-value never prints as 0. */
export function pValue(p: number): string {
  return p < 0.0001 ? "<0.0001" : p.toFixed(4);
}
