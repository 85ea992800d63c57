import fc from "fast-check";
import { expect, it } from "vitest";
import { textLines } from "./text-lines.js";

it("gives the lines of any text, however it is cut", async () => {
  const chunks = fc.array(fc.string({ unit: fc.constantFrom("a", "\n", "\r", "😀"), maxLength: 6 }));
  await fc.assert(
    fc.asyncProperty(chunks, async (pieces) => {
      async function* source(): AsyncGenerator<string> {
        yield* pieces;
      }
      const lines: unknown[] = [];
      for await (const line of textLines(source(), "f")) lines.push(line);
      const expected = pieces.join("").split("\n");
      if (expected.at(-1) === "") expected.pop();
      expect(lines).toEqual(expected);
    }),
  );
});

it("reads over a line that is too long, without keeping it, and goes on", async () => {
  async function* source(): AsyncGenerator<string> {
    yield* ["ab\nabcd", "efgh", "\nabcde\n"];
  }
  const lines: unknown[] = [];
  for await (const line of textLines(source(), "f", 5)) lines.push(line);
  expect(lines).toMatchObject(["ab", { code: "too-long", line: 2 }, "abcde"]);
});
