import { bySpanOrder, makeSpan, type Span } from "../note.js";
import type { Rule, RuleFamily } from "./rule.js";

const BEFORE_WINDOW = 60;
const AFTER_WINDOW = 40;

/** All matches of one family, overlaps included, in reading order. */
export function findFamily(family: RuleFamily, text: string): Span[] {
  const found: Span[] = [];
  for (const rule of family.rules) findRule(family.name, rule, text, found);
  return found.sort(bySpanOrder);
}

function findRule(family: string, rule: Rule, text: string, found: Span[]): void {
  // lastIndex is state on a shared object: start afresh every time.
  rule.pattern.lastIndex = 0;
  for (let match = rule.pattern.exec(text); match !== null; match = rule.pattern.exec(text)) {
    if (match[0] === "") {
      rule.pattern.lastIndex++;
      continue;
    }
    const extent = match.indices?.groups?.value ?? [match.index, match.index + match[0].length];
    const [start, end] = extent;
    if (start === end || !contextAllows(rule, text, start, end)) continue;
    const value = text.slice(start, end);
    if (rule.accept && !rule.accept(value)) continue;
    found.push(
      makeSpan(text, {
        start,
        end,
        type: rule.type,
        score: scoreOf(rule, value),
        source: `rule:${family}/${rule.name}`,
      }),
    );
  }
}

function contextAllows(rule: Rule, text: string, start: number, end: number): boolean {
  if (rule.before || rule.notBefore) {
    const before = text.slice(Math.max(0, start - BEFORE_WINDOW), start);
    if (rule.before && !rule.before.test(before)) return false;
    if (rule.notBefore?.test(before)) return false;
  }
  if (rule.after || rule.notAfter) {
    const after = text.slice(end, end + AFTER_WINDOW);
    if (rule.after && !rule.after.test(after)) return false;
    if (rule.notAfter?.test(after)) return false;
  }
  return true;
}

function scoreOf(rule: Rule, value: string): number {
  const verdict = rule.validate?.(value) ?? "silent";
  if (verdict === "confirms") return 1 - (1 - rule.confidence) / 4;
  if (verdict === "doubts") return rule.confidence * 0.8;
  return rule.confidence;
}
