import { SaxesParser } from "saxes";
import { describe, expect, it } from "vitest";
import type { Note } from "../note.js";
import { html } from "./html.js";

function page(note: Partial<Note>): string {
  if (html.layout !== "one-note-per-file") throw new Error("layout");
  const files = html.write({ id: "n", text: "", spans: [], ...note }, {});
  expect(files).toHaveLength(1);
  return files[0]?.content ?? "";
}

/** The text a reader sees in the note, and the marks around each piece of it. */
function seen(content: string): { text: string; marks: string[] } {
  const body = /<div class="note">([\s\S]*)<\/div>/.exec(content)?.[1] ?? "";
  const parser = new SaxesParser();
  const open: string[] = [];
  const marks: string[] = [];
  let text = "";
  parser.on(
    "opentag",
    ({ name, attributes }) => void (name === "mark" && open.push(attributes.title as string)),
  );
  parser.on("closetag", ({ name }) => void (name === "mark" && open.pop()));
  parser.on("text", (piece) => {
    text += piece;
    if (open.length > 0) marks.push(`${piece}: ${open.join(" > ")}`);
  });
  parser.write(`<div>${body}</div>`).close();
  return { text, marks };
}

describe("html", () => {
  it("shows type, finder and score of each span", () => {
    const { text, marks } = seen(
      page({
        text: "Dr. Ash, 3/4",
        spans: [
          { start: 4, end: 7, type: "DOCTOR", source: "crf:names", score: 0.987 },
          { start: 9, end: 12, type: "DATE" },
        ],
      }),
    );
    expect(text).toBe("Dr. Ash, 3/4");
    expect(marks).toEqual(["Ash: DOCTOR, found by crf:names, 98.7 %", "3/4: DATE"]);
  });

  it("shows nested and crossing spans inside one another", () => {
    const { marks } = seen(
      page({
        text: "abcdef",
        spans: [
          { start: 2, end: 5, type: "CITY" },
          { start: 0, end: 4, type: "HOSPITAL" },
          { start: 1, end: 2, type: "DATE" },
        ],
      }),
    );
    expect(marks).toEqual(["a: HOSPITAL", "b: HOSPITAL > DATE", "cd: HOSPITAL > CITY", "e: CITY"]);
  });

  it("says how many spans lie deeper than it draws, and stays small", () => {
    const text = "x".repeat(2000);
    const spans = Array.from({ length: 900 }, (_, i) => ({ start: i, end: 2000 - i, type: "DATE" }));
    const content = page({ text, spans });
    expect(content).toContain("(and 896 more)");
    expect(content.length).toBeLessThan(1_500_000);
    expect(seen(content).text).toBe(text);
  });

  it("escapes everything that could be mark-up, in text, id, types and sources", () => {
    const nasty = `<script src="x">&amp;'"</script><img onerror=1>`;
    const content = page({
      id: nasty,
      text: nasty,
      spans: [{ start: 0, end: 5, type: nasty, source: nasty }],
    });
    expect(content).not.toMatch(/<script|<img/);
    expect(seen(content).text).toBe(nasty);
  });

  it("is one file without scripts and without anything from elsewhere", () => {
    const content = page({ text: "on 3/4", spans: [{ start: 3, end: 6, type: "DATE" }] });
    expect(content).not.toMatch(/<script|<link|https?:|url\(|@import/i);
    expect(content).toContain("default-src 'none'");
  });

  it("shows controls as pictures, so that nothing is lost from sight", () => {
    expect(seen(page({ text: "a\0b\x1b\ud83d" })).text).toBe("a␀b␛\ufffd");
  });

  it("has a legend of the categories that occur", () => {
    const content = page({
      text: "3/4 Ash",
      spans: [
        { start: 0, end: 3, type: "DATE" },
        { start: 4, end: 7, type: "Neu" },
      ],
    });
    expect(content).toContain('<mark class="DATE">DATE</mark> 1');
    expect(content).toContain('<mark class="OTHER">OTHER</mark> 1');
    expect(content).not.toContain('<mark class="AGE">');
  });
});
