import { weekdayIn } from "./mentions.mjs";

/** Features are hashed to so many places. */
export const FEATURES = 2 ** 18;
const MOST_GRAM = 4;
const REACH = 40;

/**
 * What a reader can see of a mention: its letters and words, its length, case and digits, how often it stands in the
 * note, what stands beside it and whether the two go together, and whether it is made from a name of the note.
 */
export function featuresOf({ text, mentions }, which) {
  const { start, end, type } = mentions[which];
  const surface = text.slice(start, end);
  const folded = surface.toLowerCase();
  const found = new Set();
  const words = surface.match(/[\p{L}\p{N}]+/gu) ?? [];
  const before = text.slice(Math.max(0, start - REACH), start);
  const after = text.slice(end, end + REACH);
  const previous = wordOf(/(\S+)\s*$/u.exec(before)?.[1]);
  const next = wordOf(/^\s*(\S+)/u.exec(after)?.[1]);

  const edged = `^${surface}$`;
  for (let from = 0; from < edged.length; from++)
    for (let size = 1; size <= MOST_GRAM && from + size <= edged.length; size++)
      found.add(`g ${edged.slice(from, from + size)}`);
  found.add(`whole ${folded}`);
  for (const [at, word] of words.entries()) {
    const small = word.toLowerCase();
    found.add(`word ${small}`);
    if (at === 0) found.add(`first ${small}`);
    if (at === words.length - 1) found.add(`last ${small}`);
    found.add(`wordlen ${Math.min(16, word.length)}`);
    found.add(`wordshape ${runs(shape(word))}`);
    if (at > 0) found.add(`pair ${words[at - 1].toLowerCase()} ${small}`);
  }
  found.add(`words ${words.length}`);
  found.add(`length ${Math.min(40, surface.length)}`);
  found.add(`length/4 ${Math.floor(surface.length / 4)}`);
  found.add(`shape ${shape(surface)}`);
  found.add(`shape runs ${runs(shape(surface))}`);
  found.add(`digits kept ${surface.replace(/\p{L}+/gu, "a")}`);
  found.add(`letters kept ${surface.replace(/\d/g, "0")}`);
  for (const [at, digits] of (surface.match(/\d+/g) ?? []).entries()) {
    found.add(`run ${at} of ${digits.length}, first ${digits[0]}`);
    found.add(`run ${at} of ${digits.length}, last ${digits.at(-1)}`);
    found.add(`run ${at} of ${digits.length}, first two ${digits.slice(0, 2)}`);
    found.add(`run ${at} of ${digits.length}, end zeros ${/0*$/.exec(digits)[0].length}`);
    found.add(`different digits ${new Set(digits).size} of ${digits.length}`);
    found.add(`steps ${steps(digits)} of ${digits.length}`);
    if (digits.length < 4) found.add(`number ${at} ${bucket(Number(digits))}`);
  }
  found.add(`times ${timesIn(text, surface)}`);
  if (words.length > 1) {
    found.add(`times last ${timesIn(text, words.at(-1))}`);
    found.add(`times first ${timesIn(text, words[0])}`);
  }
  // What stands beside it is the same for original and surrogate; what goes with it is not.
  found.add(`${previous} + ${words[0]?.toLowerCase()}`);
  found.add(`${previous} + ${folded.slice(0, 1)}`);
  found.add(`${previous} + ${folded.slice(0, 2)}`);
  found.add(`${previous} + ${runs(shape(surface))}`);
  found.add(`${previous} + ${folded.slice(-3)}`);
  found.add(`${words.at(-1)?.toLowerCase()} + ${next}`);
  found.add(`${folded.slice(-2)} + ${next}`);
  found.add(`previous ${previous}`);
  found.add(`next ${next}`);
  if (type === "DATE") addCalendar(surface, found);
  else if (/\p{L}{3}/u.test(surface))
    found.add(`of a name ${sharedWithNames(text, mentions, which, folded)}`);
  return [...found];
}

function addCalendar(surface, found) {
  const weekday = weekdayIn(surface);
  if (weekday === undefined) return;
  found.add(`weekday ${weekday.is}`);
  if (weekday.told !== undefined) found.add(`weekday right ${weekday.told === weekday.is}`);
}

const NAMES = new Set(["PATIENT", "DOCTOR"]);

/** The longest word of a name elsewhere in the note with which the mention has letters in common. */
function sharedWithNames(text, mentions, which, folded) {
  let most = 0;
  for (const [at, { start, end, type }] of mentions.entries()) {
    if (at === which || !NAMES.has(type)) continue;
    for (const word of text
      .slice(start, end)
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? []) {
      let shared = Math.min(word.length, 8);
      while (shared > most && !folded.includes(word.slice(0, shared))) shared--;
      most = Math.max(most, shared);
    }
  }
  return most;
}

function wordOf(chunk = "") {
  return chunk.toLowerCase().replace(/\d/g, "0").slice(-16);
}

function shape(text) {
  return text
    .replace(/\p{Lu}/gu, "A")
    .replace(/\p{Ll}/gu, "a")
    .replace(/\d/g, "0");
}

function runs(text) {
  return text.replace(/(.)\1+/gu, "$1+");
}

/** How digits follow each other: up, down, same. */
function steps(digits) {
  let written = "";
  for (let at = 1; at < Math.min(digits.length, 8); at++) {
    const step = Number(digits[at]) - Number(digits[at - 1]);
    written += step === 1 ? "u" : step === -1 ? "d" : step === 0 ? "=" : ".";
  }
  return written;
}

function bucket(number) {
  return number <= 40 ? number : 10 * Math.floor(number / 10);
}

function timesIn(text, value) {
  if (value === "") return 0;
  let times = 0;
  for (let at = text.indexOf(value); at >= 0 && times < 6; at = text.indexOf(value, at + value.length))
    times++;
  return times;
}

/** FNV-1a. */
export function placeOf(feature) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) & (FEATURES - 1);
}
