import type { TokenRange } from "../token-range.js";
import type { Features } from "./feature-list.js";
import { featurePrefix, type Namer } from "./namer.js";
import type { NotePlaces } from "./place-features.js";
import { BEYOND, type WordFeatures, wordPrefix } from "./word-features.js";

const BAG_LEFT = 9;
const BAG_RIGHT = 6;
const NEAR = 3;

const L1 = wordPrefix("L1:");
const L2 = featurePrefix("L2:");
const L3 = featurePrefix("L3:");
const R1 = wordPrefix("R1:");
const R2 = featurePrefix("R2:");
const LR = featurePrefix("LR:");
const LEFT = wordPrefix("LB:");
const LEFT_NEAR = wordPrefix("LBnear:");
const LEFT_FAR = wordPrefix("LBfar:");
const RIGHT = wordPrefix("RB:");
const ELSE_L1 = wordPrefix("else-L1:");
const ELSE_L2 = featurePrefix("else-L2:");
const ELSE_R1 = wordPrefix("else-R1:");
const ELSE_NEAR = wordPrefix("else-LBnear:");

type AddContext<T> = (to: Features<T>, note: NotePlaces, place: TokenRange) => void;

/** The words before and after a span; of another mention of it fewer of them. */
export function contextNamer<T>(
  namer: Namer<T>,
  ofWord: WordFeatures<T>,
): { here: AddContext<T>; elsewhere: AddContext<T> } {
  return {
    here(to, { beside, words }, { first, last }) {
      const left = beside.before(first) - 1;
      const right = beside.before(last);
      const normal = (n: number): string => words.normal(beside.token(n)) ?? BEYOND;
      const [l1, l2, r1] = [normal(left), normal(left - 1), normal(right)];
      ofWord.add(to, L1, beside.token(left));
      // Beyond the note's edge a longer stretch says what a shorter one has said: counted again, a span that begins
      // the note would be taken for a letterhead, whatever its words are.
      if (left >= 0) namer.add(to, L2, l2, " ", l1);
      if (left >= 1) namer.add(to, L3, normal(left - 2), " ", l2, " ", l1);
      ofWord.add(to, R1, beside.token(right));
      if (beside.token(right) >= 0) namer.add(to, R2, r1, " ", normal(right + 1));
      namer.add(to, LR, l1, " ", r1);
      for (let n = 0; n < BAG_LEFT; n++) {
        const t = beside.token(left - n);
        if (t < 0) break;
        ofWord.add(to, LEFT, t);
        ofWord.add(to, n < NEAR ? LEFT_NEAR : LEFT_FAR, t);
      }
      for (let n = 0; n < BAG_RIGHT; n++) {
        const t = beside.token(right + n);
        if (t < 0) break;
        ofWord.add(to, RIGHT, t);
      }
    },
    elsewhere(to, { beside, words }, { first, last }) {
      const left = beside.before(first) - 1;
      const normal = (n: number): string => words.normal(beside.token(n)) ?? BEYOND;
      ofWord.add(to, ELSE_L1, beside.token(left));
      namer.add(to, ELSE_L2, normal(left - 1), " ", normal(left));
      ofWord.add(to, ELSE_R1, beside.token(beside.before(last)));
      for (let n = 0; n < NEAR; n++) {
        const t = beside.token(left - n);
        if (t < 0) break;
        ofWord.add(to, ELSE_NEAR, t);
      }
    },
  };
}
