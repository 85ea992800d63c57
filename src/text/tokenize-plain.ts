import {
  APOSTROPHE,
  classAt,
  EXTEND,
  isAsciiAlphanumeric,
  isAsciiDigit,
  isAsciiLetter,
  isLetterClass,
  isWordClass,
  OTHER,
  RULE,
  SPACE,
  unitAt,
  widthAt,
} from "./character-class.js";
import { offsetWriter } from "./token-offsets.js";
import { numberEnd } from "./tokenize-number.js";

/**
 * Words and numbers as a clinician sees them, cut so that every span of the annotation guide begins and ends
 * at a token border:
 * - a word is a run of letters and digits ("q4h", "Rm412B"); an apostrophe inside it stays ("O'Brien"), but
 *   's, 'd, 'm, 'll, 're, 've and n't are tokens of their own ("Hansen" "'s");
 * - hyphen, slash, point and every other mark is one token, so "3/4/2012" is five. A point that ends an
 *   abbreviation is its own token too ("Dr" ".", "Jr" "."), because it may or may not belong to the span;
 *   points between single letters stay ("p.o" ".", "U.S.A" ".");
 * - three or more of one of - _ = * . ~ # + are one token: rules across the page and leaders;
 * - numbers: see tokenize-number.ts;
 * - white space is what `\s` matches, the byte order mark included.
 */
export function plainOffsets(text: string): Int32Array {
  const writer = offsetWriter(text.length);
  let at = 0;
  while (at < text.length) {
    const kind = classAt(text, at);
    if (kind === SPACE) {
      at++;
      continue;
    }
    const start = at;
    if (!isWordClass(kind)) {
      at = kind === RULE ? ruleEnd(text, at) : otherEnd(text, at);
      writer.push(start, at);
      continue;
    }
    at = isAsciiDigit(text.charCodeAt(at)) ? numberEnd(text, at) : initialsEnd(text, at);
    if (at < 0) at = wordEnd(text, start);
    const clitic = cliticEnd(text, at);
    if (clitic > at && isNegation(text, start, at)) at--;
    writer.push(start, at);
    if (clitic > at) {
      writer.push(at, clitic);
      at = clitic;
    }
  }
  return writer.finish();
}

function wordEnd(text: string, start: number): number {
  let at = start;
  for (;;) {
    while (at < text.length && isAsciiAlphanumeric(text.charCodeAt(at))) at++;
    const kind = classAt(text, at);
    if (isWordClass(kind)) at += widthAt(text, at);
    else if (kind === APOSTROPHE && joinsLetters(text, start, at)) at++;
    else return at;
  }
}

function joinsLetters(text: string, start: number, apostrophe: number): boolean {
  return (
    isLetterClass(classAt(text, apostrophe + 1)) &&
    !isAsciiDigit(unitAt(text, apostrophe - 1)) &&
    cliticEnd(text, apostrophe) === apostrophe &&
    apostrophe > start
  );
}

/** End of the 's, 'd, 'm, 't, 'll, 're or 've that begins at `apostrophe`; `apostrophe` itself if there is none. */
function cliticEnd(text: string, apostrophe: number): number {
  if (classAt(text, apostrophe) !== APOSTROPHE) return apostrophe;
  const first = unitAt(text, apostrophe + 1) | 32;
  let end = apostrophe;
  if (first === 115 || first === 100 || first === 109)
    end += 2; // s d m
  else if (first === 116 && (unitAt(text, apostrophe - 1) | 32) === 110)
    end += 2; // n't
  else {
    const second = unitAt(text, apostrophe + 2) | 32;
    if (first === 108 && second === 108)
      end += 3; // ll
    else if ((first === 114 || first === 118) && second === 101) end += 3; // re ve
  }
  return isWordClass(classAt(text, end)) ? apostrophe : end;
}

/** "didn" before "'t": the n goes with the clitic, as part-of-speech taggers expect. */
function isNegation(text: string, start: number, end: number): boolean {
  return end - start >= 2 && (unitAt(text, end + 1) | 32) === 116 && isAsciiLetter(unitAt(text, end - 2));
}

/** "p.o", "a.m", "U.S.A": single letters with points between them. -1 when there are none at `start`. */
function initialsEnd(text: string, start: number): number {
  let end = -1;
  let at = start;
  while (
    unitAt(text, at + 1) === 46 &&
    isAsciiLetter(unitAt(text, at)) &&
    isAsciiLetter(unitAt(text, at + 2)) &&
    !isWordClass(classAt(text, at + 3))
  ) {
    at += 2;
    end = at + 1;
  }
  return end;
}

function ruleEnd(text: string, start: number): number {
  const mark = unitAt(text, start);
  let end = start + 1;
  while (unitAt(text, end) === mark) end++;
  // A combining mark belongs to the last one of the run, and two alone are two tokens.
  return end - start >= 3 ? extendsEnd(text, end) : extendsEnd(text, start + 1);
}

/** One character with the marks that belong to it; emoji that joiners tie together stay together. */
function otherEnd(text: string, start: number): number {
  let end = extendsEnd(text, start + widthAt(text, start));
  while (unitAt(text, end - 1) === 0x200d && classAt(text, end) === OTHER && unitAt(text, end) > 127) {
    end = extendsEnd(text, end + widthAt(text, end));
  }
  return end;
}

function extendsEnd(text: string, from: number): number {
  let end = from;
  while (classAt(text, end) === EXTEND) end += widthAt(text, end);
  return end;
}
