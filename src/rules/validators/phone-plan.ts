import type { Validation } from "../rule.js";

/**
 * North American numbering plan: area code and exchange start with 2 to 9; neither is N11; the middle digit of
 * an area code is not 9. Other lengths and other countries are none of ours.
 */
export function phonePlan(value: string): Validation {
  // An extension is no part of the plan.
  const main = value.replace(/(?:,|e?xt?(?:ension|n)?)[\s.:#]{0,6}\d{1,6}$/i, "");
  if (/^\+(?!1)/.test(main)) return "silent";
  const digits = main.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  if (digits.length !== 10) return "silent";
  const area = digits.slice(0, 3);
  const exchange = digits.slice(3, 6);
  const plausible = /^[2-9][0-8]\d$/.test(area) && /^[2-9]\d\d$/.test(exchange);
  if (!plausible || area.endsWith("11") || exchange.endsWith("11")) return "doubts";
  return "confirms";
}
