import { type Kind, kind, type Namer } from "./namer.js";
import type { NotePlaces } from "./place-features.js";
import type { Place } from "./span-place.js";
import { type WordFeatures, type WordKind, wordKind } from "./word-features.js";

interface Side {
  readonly step: 1 | -1;
  readonly most: number;
  readonly role: Kind;
  readonly word: WordKind;
  readonly near: WordKind;
  readonly middle: WordKind;
  readonly far: WordKind;
}

const side = (letter: string, step: 1 | -1, most: number): Side => ({
  step,
  most,
  role: kind(`role${letter}:`),
  word: wordKind(`role-word${letter}:`),
  near: wordKind(`role-word${letter}:near:`),
  middle: wordKind(`role-word${letter}:middle:`),
  far: wordKind(`role-word${letter}:far:`),
});
const LEFT = side("L", -1, 12);
const RIGHT = side("R", 1, 8);

type AddRoles<T> = (to: T[], note: NotePlaces, place: Place) => void;

/** On each side the nearest title, kin, job and department: "her cousin Guerline", "Worker T. Oglesby of Intake". */
export function roleNamer<T>(namer: Namer<T>, ofWord: WordFeatures<T>): AddRoles<T> {
  function look(to: T[], note: NotePlaces, first: number, from: number, side: Side): void {
    const { words, beside } = note;
    const { sentenceOf } = note.analysis;
    const seen: string[] = [];
    for (let n = 0; n < side.most; n++) {
      const t = beside.token(from + n * side.step);
      if (t < 0) return;
      const role = words[t]?.role;
      if (role === undefined || seen.includes(role)) continue;
      seen.push(role);
      const near = n < 2 ? "near" : n < 5 ? "middle" : "far";
      namer.add(to, side.role, role, ":", near, sentenceOf[t] === sentenceOf[first] ? ":same" : ":other");
      ofWord.add(to, side.word, words, t);
      ofWord.add(to, side[near], words, t);
    }
  }
  return (to, note, { first, last }) => {
    look(to, note, first, note.beside.before(first) - 1, LEFT);
    look(to, note, first, note.beside.before(last), RIGHT);
  };
}
