import { loadModel } from "../../dist/load/index.js";
import { seeded } from "./kit.mjs";

const ODD = [
  "\0",
  "\r\n",
  "\t",
  "😀",
  "e\u0301",
  "\u202e",
  "\ufeff",
  "[[",
  "]]>",
  "\\",
  "𝔇𝔯.",
  "٣/٤",
  "\u2028",
  "İ",
  "ﬁ",
];

/** Mutated notes through the whole pipeline: no exception, and text outside spans as it was. */
export async function fuzz({ texts, quick, model: name, row }) {
  const model = await loadModel(name);
  /** @type {import("../../dist/index.js").DeidentifyOptions} */
  const options = { mode: "surrogate", key: new Uint8Array(32).fill(7) };
  const draw = seeded(3);
  const below = (n) => Math.floor(draw() * n);
  const count = quick ? 300 : 20_000;
  let thrown = 0;
  let touched = 0;
  for (let n = 0; n < count; n++) {
    const text = mutated(texts[below(texts.length)], texts, below);
    try {
      const done = await model.deidentify({ id: `f${n}`, text, spans: [] }, options);
      if (!outsideIsSame(text, done)) touched++;
    } catch {
      thrown++;
    }
  }
  const what = `${count.toLocaleString("en-US")} mutated notes`;
  row(`${what}: exceptions`, `${thrown}`, "0", thrown === 0);
  row(`${what}: changed outside spans`, `${touched}`, "0", touched === 0);
}

function mutated(from, texts, below) {
  const start = below(from.length);
  let text = from.slice(start, start + 200 + below(1500));
  for (let edits = 1 + below(12); edits > 0; edits--) {
    const at = below(text.length + 1);
    const cut = at + below(8);
    const other = texts[below(texts.length)];
    const put = [
      () => "",
      () => ODD[below(ODD.length)],
      () => String.fromCharCode(below(0x10000)),
      () => other.slice(below(other.length)).slice(0, below(40)),
      () => text.slice(at, cut).toUpperCase(),
      () => text.slice(at, cut).repeat(below(4)),
    ][below(6)]();
    text = text.slice(0, at) + put + text.slice(cut);
  }
  return text;
}

function outsideIsSame(before, { text, spans }) {
  let [from, to] = [0, 0];
  for (const { start, end, output } of spans) {
    if (before.slice(from, start) !== text.slice(to, output.start)) return false;
    [from, to] = [end, output.end];
  }
  return before.slice(from) === text.slice(to);
}
