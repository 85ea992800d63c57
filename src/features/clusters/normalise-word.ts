/** The form under which a word is counted and looked up: lower case, every digit as #. */
export function normaliseWord(word: string): string {
  return hideDigits(word.toLowerCase());
}

/** Every digit as #. */
export function hideDigits(word: string): string {
  return mayHaveDigits(word) ? word.replace(/\p{Nd}/gu, "#") : word;
}

/** Digits other than 0-9 lie far beyond Latin letters; most words need no closer look. */
function mayHaveDigits(word: string): boolean {
  for (let i = 0; i < word.length; i++) {
    const unit = word.charCodeAt(i);
    if (unit >= 0x0660 || (unit >= 0x30 && unit <= 0x39)) return true;
  }
  return false;
}
