// The attributes of the CRF bench: what every toolkit in the comparison is given, and nothing else.

const TOKEN = /\p{L}+|\p{Nd}+|[^\p{L}\p{Nd}\s]/gu;
const EDGE = "\u0002"; // stands for the word or shape beyond the line's end

/** Lines of a text as tokens with offsets: runs of letters, runs of digits, single other characters. */
function linesOf(text) {
  const lines = [];
  let start = 0;
  for (const line of text.split("\n")) {
    const tokens = [];
    for (const match of line.matchAll(TOKEN)) {
      tokens.push({ start: start + match.index, end: start + match.index + match[0].length, word: match[0] });
    }
    if (tokens.length > 0) lines.push(tokens);
    start += line.length + 1;
  }
  return lines;
}

/** BIO labels of a line's tokens; where spans overlap, the first in reading order wins. */
function bioOf(tokens, spans) {
  const labels = tokens.map(() => "O");
  for (const span of spans) {
    let first = true;
    for (let t = 0; t < tokens.length; t++) {
      const token = tokens[t];
      if (token.end <= span.start || token.start >= span.end || labels[t] !== "O") continue;
      labels[t] = `${first ? "B" : "I"}-${span.type}`;
      first = false;
    }
  }
  return labels;
}

function fullShape(word) {
  let shape = "";
  for (const c of word)
    shape += /\p{Lu}/u.test(c) ? "X" : /\p{L}/u.test(c) ? "x" : /\p{Nd}/u.test(c) ? "d" : c;
  return shape;
}

/** One list of attribute strings per token. */
function attributesOf(tokens) {
  const words = tokens.map(({ word }) => word.toLowerCase());
  const shapes = tokens.map(({ word }) => fullShape(word));
  const short = shapes.map((shape) => shape.replace(/(.)\1+/gu, "$1"));
  const at = (list, t) => list[t] ?? EDGE;
  return tokens.map(({ word }, t) => {
    const attributes = ["1"];
    for (let d = -2; d <= 2; d++) {
      attributes.push(`w${d}=${at(words, t + d)}`, `s${d}=${at(short, t + d)}`);
    }
    for (const [a, b] of PAIRS) attributes.push(`w${a},${b}=${at(words, t + a)}|${at(words, t + b)}`);
    for (const [a, b] of PAIRS.slice(0, 2))
      attributes.push(`S${a},${b}=${at(shapes, t + a)}|${at(shapes, t + b)}`);
    attributes.push(`S=${shapes[t]}`);
    for (let n = 1; n <= 3; n++) attributes.push(`p${n}=${word.slice(0, n)}`, `q${n}=${word.slice(-n)}`);
    if (t === 0) attributes.push("bol");
    return attributes;
  });
}

const PAIRS = [
  [-1, 0],
  [0, 1],
  [-2, -1],
  [1, 2],
];

/** Notes → sequences of `{tokens, labels, attributes}`, one per line. */
export function sequencesOf(notes) {
  const sequences = [];
  for (const note of notes) {
    const spans = [...note.spans].sort((a, b) => a.start - b.start || b.end - a.end);
    for (const tokens of linesOf(note.text)) {
      const from = tokens[0].start;
      const to = tokens.at(-1).end;
      const inside = spans.filter((span) => span.start < to && span.end > from);
      sequences.push({ labels: bioOf(tokens, inside), attributes: attributesOf(tokens) });
    }
  }
  return sequences;
}
