import fc from "fast-check";
import { expect, it } from "vitest";
import { ScrubJayError } from "./errors.js";
import { parseJson } from "./json.js";

const ownKeys = new Set(["deny", "text"]);

function refusal(text: string, file?: string): ScrubJayError {
  try {
    parseJson(text, { ownKeys, ...(file !== undefined && { file }) });
  } catch (error) {
    if (error instanceof ScrubJayError) return error;
    throw error;
  }
  throw new Error("it was read");
}

it("reads all other JSON.parse does", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(undefined, 1, "\t"), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      expect(parseJson(text, { ownKeys })).toEqual(JSON.parse(text));
    }),
    { numRuns: 500 },
  );
});

it("refuses an object with a key twice, however deep it stands and whatever the rest is", () => {
  const object = fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 });
  fc.assert(
    fc.property(object, fc.jsonValue(), fc.array(fc.boolean()), fc.nat(), (inner, other, path, pick) => {
      const keys = Object.keys(inner);
      const key = keys[pick % keys.length] as string;
      const twice = `${JSON.stringify(inner).slice(0, -1)} ,\n${JSON.stringify(key)} : ${JSON.stringify(other)}}`;
      const text = path.reduce((within, list) => (list ? `[0, ${within}]` : `{"a": ${within}}`), twice);
      expect(refusal(text).code).toBe("duplicate-key");
    }),
    { numRuns: 500 },
  );
});

it.each([
  ['{"deny": [], "deny": []}', 'the key "deny" stands twice in one object'],
  ['{"a": {"text": "x", "text": ""}}', 'the key "text" stands twice in one object'],
  ['{"text": "x", "te\\u0078t": ""}', 'the key "text" stands twice in one object'],
  ['{"Quillfeather": 1, "Quillfeather": 2}', "a key stands twice in one object"],
  ['{"a\\\\": "\\\\\\"", "a\\\\": "{"}', "a key stands twice in one object"],
  ['{"__proto__": 1, "__proto__": {"b": 2}}', "a key stands twice in one object"],
])("names a key that is ours and no other: %s", (text, message) => {
  expect(refusal(text).message).toBe(message);
});

it("says on which line of the file the second of them stands", () => {
  expect(refusal('{\n "deny": 1,\n\n "deny": 2}', "c.json")).toMatchObject({ line: 4, file: "c.json" });
});

it("refuses what is nested deeper than anybody could write again, and takes what is not", () => {
  const nested = (depth: number) => `{"a":${"[".repeat(depth - 1)}${"]".repeat(depth - 1)}}`;
  expect(JSON.stringify(parseJson(nested(500), { ownKeys }))).toBe(nested(500));
  expect(refusal(nested(501)).code).toBe("nested-too-deep");
  expect(refusal(nested(1_000_000)).code).toBe("nested-too-deep");
});
