/**
 * A number with so many significant digits, as Python's `{:.4}` prints it: no trailing zeros, but always one
 * digit after the point; "nan" where there is no answer. The official scripts print this way.
 */
export function significant(value: number, digits: number): string {
  if (Number.isNaN(value)) return "nan";
  if (value === 0) return "0.0";
  const rounded = roundHalfEven(value, digits);
  const exponent = Math.floor(Math.log10(Math.abs(rounded)));
  if (exponent < -4 || exponent >= digits - 1) {
    const [mantissa, power] = rounded.toExponential().split("e") as [string, string];
    return `${mantissa}e${power[0]}${power.slice(1).padStart(2, "0")}`;
  }
  return Number.isInteger(rounded) ? `${rounded}.0` : `${rounded}`;
}

/** `toPrecision` takes ties away from zero; Python takes them to the even digit. Only exact ties differ. */
function roundHalfEven(value: number, digits: number): number {
  const [mantissa, power] = value.toExponential(digits - 1).split("e") as [string, string];
  const rest = value.toExponential(40).split("e")[0]?.replace(/[-.]/g, "").slice(digits) ?? "";
  const whole = Number(mantissa.replace(".", ""));
  const isTie = /^50*$/.test(rest);
  const even = isTie && whole % 2 !== 0 ? whole - Math.sign(whole) : whole;
  return Number(`${even}e${Number(power) - digits + 1}`);
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
