import { type Judge, lineAfter, lineBefore, spanStep } from "../span-step.js";

/*
 * PHONE and FAX look the same; the label tells them apart. A label stands before the number on its line, or
 * alone on the line above, or right after the number in brackets.
 */

const FAX =
  /(?<![\p{L}\p{N}])(?:fax(?:es|ed)?|facsimile|fx|telefax)(?![\p{L}])|(?<![\p{L}\p{N}])f(?=[ \t]?[:.])/giu;
const VOICE =
  /(?<![\p{L}\p{N}])(?:(?:tele)?phones?|tel|ph|pagers?|beepers?|bpr|pgr|cell(?:ular)?|mobile|voice|call(?:s|ed|ing)?|text|dial|contact)(?![\p{L}])|(?<![\p{L}\p{N}])[tpcm](?=[ \t]?[:.])/giu;
const FAX_AFTER =
  /^[ \t]{0,2}(?:[([][ \t]?(?:fax|facsimile|f)[ \t]?[)\]]|[-–,]?[ \t]?(?:fax|facsimile)(?=[ \t]?(?:$|[.;,)\n\r])))/iu;
const VOICE_AFTER =
  /^[ \t]{0,2}[([][ \t]?(?:(?:tele)?phone|tel|cell|mobile|home|work|office|pager|beeper|voice|[tpcmhw])[ \t]?[)\]]/iu;
/** The farthest a label may stand before its number. */
const REACH = 40;

const judge: Judge = (span, note, spans) => {
  if (span.type !== "PHONE" && span.type !== "FAX") return undefined;
  const label = labelAfter(lineAfter(note, span.end, REACH)) ?? labelBefore(before());
  if (label === undefined || label === span.type) return undefined;
  return { did: "retyped", type: label, why: `a ${label.toLowerCase()} label stands beside it` };

  /** The line up to the number, or the line above where the number begins its own. */
  function before(): string {
    const line = lineBefore(note, span.start, REACH);
    if (line.trim() !== "") return afterLastNumber(line);
    const above = note.text.slice(Math.max(0, span.start - line.length - REACH), span.start - line.length);
    const label = /(?:^|[\n\r])([^\n\r]{1,30})\r?\n$/u.exec(above)?.[1] ?? "";
    return /^[\s\p{L}.#:]+$/u.test(label) ? label : "";
  }

  /** What stands before another number labels that one: "Fax 555-0101, phone 555-0102". */
  function afterLastNumber(line: string): string {
    const from = span.start - line.length;
    const last = spans.findLast(({ end }) => end <= span.start && end > from);
    return last === undefined ? line : line.slice(last.end - from);
  }
};

function labelAfter(text: string): "PHONE" | "FAX" | undefined {
  if (FAX_AFTER.test(text)) return "FAX";
  return VOICE_AFTER.test(text) ? "PHONE" : undefined;
}

/** The label nearest to the number; "Tel/Fax:" before one number says neither. */
function labelBefore(text: string): "PHONE" | "FAX" | undefined {
  const fax = endOfLast(FAX, text);
  const voice = endOfLast(VOICE, text);
  if (fax === voice) return undefined;
  const [nearest, other] = fax > voice ? [fax, voice] : [voice, fax];
  if (other >= 0 && /^[ \t]?(?:[/&+,]|and|or)[ \t]?\p{L}*\.?$/iu.test(text.slice(other, nearest)))
    return undefined;
  return fax > voice ? "FAX" : "PHONE";
}

function endOfLast(pattern: RegExp, text: string): number {
  let end = -1;
  for (const match of text.matchAll(pattern)) end = match.index + match[0].length;
  return end;
}

export const faxByContext = spanStep("correct:fax-by-context", judge);
