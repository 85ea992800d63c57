/** The form under which a word is counted and looked up: lower case, every digit as #. */
export function normaliseWord(word: string): string {
  return hideDigits(word.toLowerCase());
}

const DIGIT = /\p{Nd}/gu;
/** Digits other than 0-9 lie far beyond Latin letters. */
const FIRST_OTHER_DIGIT = 0x0660;

/** Every digit as #. */
export function hideDigits(word: string): string {
  let hidden = "";
  let done = 0; // so much of the word is in `hidden`
  for (let at = 0; at < word.length; at++) {
    const unit = word.charCodeAt(at);
    if (unit >= FIRST_OTHER_DIGIT) return word.replace(DIGIT, "#");
    if (unit < 0x30 || unit > 0x39) continue;
    hidden += at > done ? `${word.slice(done, at)}#` : "#";
    done = at + 1;
  }
  return done === 0 ? word : hidden + word.slice(done);
}
