/** Every run of white space as one blank. */
export function withSingleBlanks(value: string): string {
  return hasOnlySingleBlanks(value) ? value : value.replace(/\s+/gu, " ");
}

/** True for most values: they are spared the pattern. */
function hasOnlySingleBlanks(value: string): boolean {
  for (let at = 0, before = 0; at < value.length; at++) {
    const unit = value.charCodeAt(at);
    if (unit < 32 || unit > 126 || (unit === 32 && before === 32)) return false;
    before = unit;
  }
  return true;
}
