import type { TokenRange } from "../token-range.js";
import type { Features } from "./feature-list.js";
import { type FeaturePrefix, featurePrefix, type Namer } from "./namer.js";
import type { NotePlaces } from "./place-features.js";
import { ROLES } from "./span-words.js";
import { type WordFeatures, type WordPrefix, wordPrefix } from "./word-features.js";

interface Side {
  readonly step: 1 | -1;
  readonly most: number;
  readonly role: FeaturePrefix;
  readonly word: WordPrefix;
  readonly near: WordPrefix;
  readonly middle: WordPrefix;
  readonly far: WordPrefix;
}

const side = (letter: string, step: 1 | -1, most: number): Side => ({
  step,
  most,
  role: featurePrefix(`role${letter}:`),
  word: wordPrefix(`role-word${letter}:`),
  near: wordPrefix(`role-word${letter}:near:`),
  middle: wordPrefix(`role-word${letter}:middle:`),
  far: wordPrefix(`role-word${letter}:far:`),
});
const LEFT = side("L", -1, 12);
const RIGHT = side("R", 1, 8);

type AddRoles<T> = (to: Features<T>, note: NotePlaces, place: TokenRange) => void;

/** On each side the nearest title, kin, job and department: "her cousin Guerline", "Worker T. Oglesby of Intake". */
export function roleNamer<T>(namer: Namer<T>, ofWord: WordFeatures<T>): AddRoles<T> {
  function look(to: Features<T>, note: NotePlaces, first: number, from: number, side: Side): void {
    const { words, beside } = note;
    const { sentenceOf } = note.analysis;
    let seen = 0; // a bit for each role
    for (let n = 0; n < side.most; n++) {
      const t = beside.token(from + n * side.step);
      if (t < 0) return;
      const role = words.role(t);
      if (role < 0 || (seen >> role) & 1) continue;
      seen |= 1 << role;
      const near = n < 2 ? "near" : n < 5 ? "middle" : "far";
      const inside = sentenceOf[t] === sentenceOf[first] ? ":same" : ":other";
      namer.add(to, side.role, ROLES[role] as string, ":", near, inside);
      ofWord.add(to, side.word, t);
      ofWord.add(to, side[near], t);
    }
  }
  return (to, note, { first, last }) => {
    look(to, note, first, note.beside.before(first) - 1, LEFT);
    look(to, note, first, note.beside.before(last), RIGHT);
  };
}
