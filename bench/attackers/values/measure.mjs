/** So many letters and digits of a value side by side tell of it; of an age, one: the decade. */
const TELLING = 3;
const TELLING_OF_AGE = 1;
/** What stands in a transformed value and is none of it: terminal codes, tags, and escapes of marks and blanks. */
const WRAPPING = /\u001b\[[\d;]*m|<\/?b>|&nbsp;|&#(?:32|45|47|64);|[=%](?:20|2D|2F|40)/g;

/** A sentence in which values are written in another way, and where they stand in it. */
export function written({ text, values }, transform) {
  const places = [];
  let made = "";
  let rest = text;
  for (const value of values) {
    const at = rest.indexOf(value);
    made += rest.slice(0, at);
    const start = made.length;
    made += transform(value);
    places.push({ start, end: made.length });
    rest = rest.slice(at + value.length);
  }
  return { text: made + rest, places };
}

/** What no span covers of the places where values stood, where that is enough to tell of one. */
export function leftOf(text, places, spans, isAge = false) {
  const left = [];
  for (const { start, end } of places) {
    let from = start;
    for (const span of [...spans.filter((one) => one.end > start && one.start < end), { start: end, end }]) {
      const piece = text.slice(from, Math.max(from, span.start)).replace(WRAPPING, "");
      const letters = piece.replace(/[^\p{L}\p{N}]/gu, "");
      if ([...letters].length >= (isAge ? TELLING_OF_AGE : TELLING)) left.push(piece);
      from = Math.max(from, span.end);
    }
  }
  return left;
}
