import type { Analysis } from "../../text/index.js";
import type { TrainingFilter } from "../recipe.js";
import type { TokenRange } from "../token-range.js";

/**
 * What is left of a range when parts that teach nothing are taken out (paper 000, section 3.3.1): section headers,
 * and attribute-value pairs without PHI. Only training leaves them out; tagging reads the whole note, so that a name
 * in a header is still found.
 */
export function taught(
  analysis: Analysis,
  { first, last }: TokenRange,
  gold: ArrayLike<number>,
  filters: readonly TrainingFilter[],
): TokenRange[] {
  if (filters.length === 0) return [{ first, last }];
  const leave = new Uint8Array(analysis.count);
  const cover = (start: number, end: number): void => {
    const from = analysis.firstTokenAt(start);
    let to = from;
    let phi = false;
    for (; to < analysis.count && analysis.start(to) < end; to++) phi ||= gold[to] !== 0;
    if (!phi) leave.fill(1, from, to);
  };
  if (filters.includes("headers"))
    for (const { header } of analysis.sections) if (header) cover(header.start, header.end);
  if (filters.includes("phi-free-attributes"))
    for (const { name, value } of analysis.attributes) cover(name.start, Math.max(name.end, value.end));
  const kept: TokenRange[] = [];
  let from = first;
  for (let t = first; t <= last; t++) {
    if (t < last && leave[t] === 0) continue;
    if (t > from) kept.push({ first: from, last: t });
    from = t + 1;
  }
  return kept;
}
