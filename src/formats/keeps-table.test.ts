import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parseInline, writeInline } from "../text/inline.js";
import { keepsTable } from "./keeps-table.js";
import { FORMATS } from "./registry.js";

const guide = readFileSync(new URL("../../docs/guide/formats.md", import.meta.url), "utf8");

it("stands in the guide word for word", () => {
  expect(/<!-- keeps -->\n([\s\S]*)\n<!-- \/keeps -->/.exec(guide)?.[1]).toBe(keepsTable());
});

it("has a row, and a paragraph in the guide, for every format", () => {
  for (const [name, format] of Object.entries(FORMATS)) {
    expect(format.name).toBe(name);
    expect(keepsTable()).toContain(`| \`${name}\` |`);
    expect(guide).toContain(`**${name}.**`);
  }
});

it("comes with a description of inline mark-up whose examples hold", () => {
  const spec = readFileSync(new URL("../../docs/spec/inline.md", import.meta.url), "utf8");
  const rows = [...spec.matchAll(/^\| `([^`]+)`( as a DATE)? \| `([^`]+)` \|$/gm)];
  expect(rows).toHaveLength(4);
  for (const [, text = "", dated, marked = ""] of rows) {
    const spans = dated ? [{ start: 0, end: text.length, type: "DATE" }] : [];
    expect(writeInline(text, spans)).toBe(marked);
    expect(parseInline(marked)).toEqual({ text, spans });
  }
});
