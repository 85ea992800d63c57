import type { Section } from "./sections.js";
import { structureOf } from "./structure.js";

/**
 * How a record is cut into forms and free text: every section by how much of a form it is; as paper 003 cut the
 * records of 2006; or not at all.
 */
export type RecordCut = "structure" | "i2b2-2006" | "record";

export const RECORD_CUTS: readonly RecordCut[] = ["structure", "i2b2-2006", "record"];

/** A stretch of a record. The parts of a record tile it. */
export interface RecordPart {
  readonly start: number;
  readonly end: number;
  /** "header: values", where a value is told by its label; else lists and prose. */
  readonly structured: boolean;
}

type Cuttable = { readonly text: string; readonly sections: readonly Section[] };

/** The parts of a record, each within one section; a record that is not cut is one part of free text. */
export function recordParts({ text, sections }: Cuttable, cut: RecordCut): RecordPart[] {
  if (text === "") return [];
  if (cut === "record") return [{ start: 0, end: text.length, structured: false }];
  const forms = cut === "i2b2-2006" ? formsOf2006(text) : undefined;
  if (forms === undefined)
    return sections.map((section) => ({
      start: section.start,
      end: section.end,
      structured: structureOf(text, section) === "structured",
    }));
  const isForm = (at: number): boolean => forms.some(({ start, end }) => start <= at && at < end);
  const borders = new Set([...sections, ...forms].flatMap(({ start, end }) => [start, end]));
  const sorted = [...borders].sort((a, b) => a - b);
  return sorted.slice(1).map((end, n) => {
    const start = sorted[n] as number;
    return { start, end, structured: isForm(start) };
  });
}

const STORY = "HISTORY OF PRESENT ILLNESS";
const STAMPS = /^(?:(?:TR|DD|TD)[ :][^\n\r]*(?:\r?\n|$))+/gm;

/** All before the story, and runs of lines about the dictation; undefined where no story begins. */
function formsOf2006(text: string): { readonly start: number; readonly end: number }[] | undefined {
  const story = text.indexOf(STORY);
  if (story < 0) return undefined;
  const stamps = [...text.matchAll(STAMPS)]
    .map(({ 0: run, index }) => ({ start: index, end: index + run.length }))
    .filter(({ start }) => start > story);
  return [...(story > 0 ? [{ start: 0, end: story }] : []), ...stamps];
}
