import { drawOne, inFront, joined, type RawForm, substituted } from "./rewritten.js";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  "°": "&#176;",
  "—": "&mdash;",
  "–": "&ndash;",
};
const BLANKS = ["&nbsp;", "&#160;"];
const APOSTROPHES = ["'", "&#39;", "&rsquo;", "&apos;"];
const LINE_ENDS = [
  "<br/>\n",
  "<br>",
  "<br/>",
  "</p>\n<p>",
  "</td></tr>\n<tr><td>",
  "</li>\n<li>",
  "</content><br/>\n<content>",
];
/** How a fragment begins and ends. */
const FRAMES = [
  ["<p>", "</p>"],
  ['<div class="note"><p>', ""],
  ["<table><tr><td>", "</td></tr></table>"],
  ["<text><list><item>", "</item></list></text>"],
  ["<html><body><p>", ""],
  ["<section><title>NOTE</title><text><paragraph>", "</paragraph></text></section>"],
] as const;

/** A fragment of HTML or C-CDA: tags in place of line ends, entities in place of characters. */
export const htmlFragment: RawForm = (note, random) => {
  const blanks = drawOne(random, [0, 0.05, 0.2, 0.6]);
  const blank = drawOne(random, BLANKS);
  const apostrophe = drawOne(random, APOSTROPHES);
  const lineEnd = drawOne(random, LINE_ENDS);
  const [before, after] = drawOne(random, FRAMES);
  const body = substituted(note, (unit) => {
    if (unit === "\n") return lineEnd;
    if (unit === " ") return random() < blanks ? blank : unit;
    return unit === "'" ? apostrophe : (ENTITIES[unit] ?? unit);
  });
  const { text, spans } = inFront(joined([[before]]), body);
  return { text: text + after, spans };
};
