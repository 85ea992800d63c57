import { remembered } from "../remembered.js";

// WordPiece (Schuster and Nakajima 2012) over the tokens of a CRF, so that labels of both align one to one. The vocabulary
// is of small letters without accents: shape and gap tell the encoder what that loses.

/** No word is worth more pieces; what is longer is a code. */
const MOST_PIECES = 12;

const UNKNOWN = "[UNK]";
const INSIDE = "##";
const PARTS = /[a-z]+|[^a-z]/gu;
const LETTERS = /^[a-z]/;
const ACCENTS = /\p{Mn}/gu;

/** The numbers of a word's pieces: runs of letters by longest match, every other character alone, digits too. */
export function wordPieces(vocabulary: readonly string[]): (word: string) => readonly number[] {
  const numbers = new Map(vocabulary.map((piece, number) => [piece, number]));
  const unknown = numbers.get(UNKNOWN) ?? 0;
  const longest = vocabulary.reduce((most, piece) => Math.max(most, piece.length), 0);
  const piecesOf = (word: string): readonly number[] => {
    const plain = word.toLowerCase().normalize("NFD").replace(ACCENTS, "");
    const pieces: number[] = [];
    for (const [part] of plain.matchAll(PARTS)) {
      const inside = pieces.length > 0;
      if (LETTERS.test(part)) pieces.push(...(longestMatches(part, numbers, longest) ?? [unknown]));
      else pieces.push((inside ? numbers.get(INSIDE + part) : undefined) ?? numbers.get(part) ?? unknown);
      if (pieces.length >= MOST_PIECES) break;
    }
    return pieces.length === 0 ? [unknown] : pieces.slice(0, MOST_PIECES);
  };
  return remembered(piecesOf);
}

function longestMatches(
  letters: string,
  numbers: ReadonlyMap<string, number>,
  longest: number,
): number[] | undefined {
  const found: number[] = [];
  for (let at = 0; at < letters.length; ) {
    const mark = at === 0 ? "" : INSIDE;
    let end = Math.min(letters.length, at + longest - mark.length);
    let number: number | undefined;
    for (; end > at; end--) {
      number = numbers.get(mark + letters.slice(at, end));
      if (number !== undefined) break;
    }
    if (number === undefined) return undefined;
    found.push(number);
    at = end;
  }
  return found;
}
