import { expect, it } from "vitest";
import { surrogates, testKey } from "../replace/test-notes.js";
import { parseInline } from "../text/inline.js";
import { mappingSealer, openMapping, unmapText } from "./mapping-file.js";

const { text, spans } = parseInline(
  "Seen by Dr. [[DOCTOR:Okafor]] on [[DATE:3/4/2012]].\r\n[[PATIENT:Ann Lee]] 😀 left.",
);
const done = surrogates().replace({ id: "a", text }, spans);

it("restores a note to the letter from its sealed line", () => {
  const line = mappingSealer(testKey())(text, done);
  expect(line).not.toContain("Okafor");
  expect(Buffer.from(line.slice(7), "base64").toString("latin1")).not.toContain("Okafor");
  const mapping = openMapping(line + line.slice(0, 30), testKey());
  expect(unmapText(mapping, done.text)).toBe(text);
  expect(() => unmapText(mapping, `${done.text} `)).toThrow(expect.objectContaining({ code: "not-mapped" }));
});

it("opens for nobody else, and not when it was changed", () => {
  const line = mappingSealer(testKey())(text, done);
  const changed = line.replace(/.(?=.{20}\n)/, (sign) => (sign === "A" ? "B" : "A"));
  for (const attempt of [
    () => openMapping(line, testKey(8)),
    () => openMapping(changed, testKey()),
    () => openMapping("", testKey()),
    () => openMapping("x\n", testKey()),
  ]) {
    expect(attempt).toThrow(expect.objectContaining({ code: "bad-mapping" }));
  }
});
