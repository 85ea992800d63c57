import { inReadingOrder } from "../../../note.js";
import { coveredRanges } from "../../../spans.js";
import { type RecordCut, type RecordPart, recordParts } from "../../../text/index.js";
import type { DropLog, NoteView, Step } from "../../step.js";
import { found, type TracedSpan } from "../../traced-span.js";
import type { DroppingRule, FindingRule, PostRule, RuleLabels } from "./post-rule.js";
import { FREE_RULES, STRUCTURED_RULES } from "./rules.js";

/** The rules of paper 003 that follow its tagger: in each part of a record those for its kind, in order. */
export function sectionRules(name: string, cut: RecordCut, labels: RuleLabels): Step {
  return {
    name,
    apply(note, spans, log) {
      const parts = recordParts({ text: note.text, sections: note.analysis.sections }, cut);
      const forms = within(parts.filter(({ structured }) => structured));
      const free = within(parts.filter(({ structured }) => !structured));
      let all = [...spans];
      for (const rule of STRUCTURED_RULES) all = applyRule(rule, name, labels, note, forms, all, log);
      for (const rule of FREE_RULES) all = applyRule(rule, name, labels, note, free, all, log);
      return all;
    },
  };
}

/** Some rules everywhere, as their cases are told. */
export function rulesAlone(name: string, rules: readonly PostRule[], labels: RuleLabels): Step {
  return {
    name,
    apply: (note, spans, log) =>
      rules.reduce((all, rule) => applyRule(rule, name, labels, note, () => true, all, log), [...spans]),
  };
}

type IsWithin = (at: number) => boolean;

const within =
  (parts: readonly RecordPart[]): IsWithin =>
  (at) =>
    parts.some(({ start, end }) => start <= at && at < end);

function applyRule(
  rule: PostRule,
  step: string,
  labels: RuleLabels,
  note: NoteView,
  isWithin: IsWithin,
  spans: TracedSpan[],
  log: DropLog,
): TracedSpan[] {
  if ("pattern" in rule) return marked(rule, labels, note.text, isWithin, spans);
  if ("drops" in rule && rule.labels === labels) return kept(rule, step, note.text, isWithin, spans, log);
  return spans;
}

/** What is outside so far and the rule says is not. What a tagger found stays as it is. */
function marked(
  rule: FindingRule,
  labels: RuleLabels,
  text: string,
  isWithin: IsWithin,
  spans: TracedSpan[],
): TracedSpan[] {
  const added: TracedSpan[] = [];
  for (const match of text.matchAll(rule.pattern)) {
    const after = match.index + match[0].length;
    if (!isWithin(match.index) || rule.accept?.(match.groups ?? {}, text.slice(after, after + 40)) === false)
      continue;
    for (const [group, type] of Object.entries(rule.marks[labels])) {
      const extent = match.indices?.groups?.[group];
      if (extent === undefined) continue;
      for (const [start, end] of uncovered(text, extent, spans))
        added.push(
          found({ start, end, type, score: rule.confidence, source: `rule:mlhsla/${rule.name}` }, rule.why),
        );
    }
  }
  return added.length === 0 ? spans : inReadingOrder([...spans, ...added]);
}

const WORDLIKE = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?\.?/su;

/** The stretches of an extent on which no span lies, from their first letter or figure to their last. */
function uncovered(
  text: string,
  [from, to]: readonly [number, number],
  spans: readonly TracedSpan[],
): [number, number][] {
  const free: [number, number][] = [];
  let at = from;
  for (const { start, end } of [...coveredRanges(spans), { start: to, end: to }]) {
    if (end <= at) continue;
    const stop = Math.min(start, to);
    // All of it is the rule's; of what is left beside other spans only what has a word.
    if (at === from && stop === to) return [[from, to]];
    const word = WORDLIKE.exec(text.slice(at, Math.max(at, stop)));
    if (word !== null) free.push([at + word.index, at + word.index + word[0].length]);
    at = Math.max(at, end);
    if (at >= to) break;
  }
  return free;
}

function kept(
  rule: DroppingRule,
  step: string,
  text: string,
  isWithin: IsWithin,
  spans: readonly TracedSpan[],
  log: DropLog,
): TracedSpan[] {
  return spans.filter((span) => {
    if (!isWithin(span.start) || !rule.drops(text.slice(span.start, span.end), span.type)) return true;
    log.drop(span, step, rule.why);
    return false;
  });
}
