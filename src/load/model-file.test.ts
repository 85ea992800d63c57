import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readModelFile, writeModelFile } from "./model-file.js";

const folder = mkdtempSync(join(tmpdir(), "model-file-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("comes back as it was written, and nothing stands beside it", () => {
  const file = join(folder, "our.model");
  writeModelFile(file, Uint8Array.of(1, 2, 3));
  expect(readModelFile(file)).toEqual(Uint8Array.of(1, 2, 3));
  expect(readdirSync(folder)).toEqual(["our.model"]);
});

it("is refused with its name where it is missing", () => {
  const file = join(folder, "missing");
  expect(() => readModelFile(file)).toThrow(
    expect.objectContaining({
      code: "cannot-read",
      message: expect.stringContaining("cannot be read"),
      file,
    }),
  );
});
