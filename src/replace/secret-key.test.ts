import { expect, it } from "vitest";
import { generateKey, parseKey, refuseKeyAmong } from "./secret-key.js";

it("makes keys that differ and can be read again", () => {
  const lines = [generateKey(), generateKey()];
  expect(lines[0]).not.toBe(lines[1]);
  for (const line of lines) expect(parseKey(`${line}\n`, "x")).toHaveLength(32);
});

it.each([
  "",
  "secret",
  "scrubjay-key-1:",
  "scrubjay-key-1:AAAA",
  `${generateKey()}A`,
  generateKey().slice(0, -3),
])("refuses %j with a way out and without repeating it", (line) => {
  expect(() => parseKey(line, "the key file")).toThrow(
    expect.objectContaining({ code: "bad-key", hint: expect.stringContaining("keygen") }),
  );
  if (line.length > 20) expect(() => parseKey(line, "the key file")).not.toThrow(line.slice(16));
});

it("refuses a key among arguments, and does not repeat it", () => {
  const line = generateKey();
  for (const argv of [["--key", line], [`--key=${line}`], ["deid", "--key-file", line]]) {
    expect(() => refuseKeyAmong(argv)).toThrow(expect.objectContaining({ code: "key-shown" }));
    expect(() => refuseKeyAmong(argv)).not.toThrow(line.slice(16));
  }
  refuseKeyAmong(["deid", "notes", "--key-file", "our.key"]);
});
