import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { generateKey, KEY_VARIABLE, parseKey } from "../replace/index.js";
import { findKey, keyFileWarning } from "./key-file.js";

it.skipIf(process.platform === "win32")(
  "warns of a key file that others may read, and says how to mend it",
  () => {
    const file = join(mkdtempSync(join(tmpdir(), "scrubjay-key-")), "our.key");
    writeFileSync(file, `${generateKey()}\n`);
    for (const mode of [0o644, 0o640, 0o604, 0o660, 0o622]) {
      chmodSync(file, mode);
      expect(keyFileWarning(file)).toContain(`chmod 600 ${file}`);
    }
    for (const mode of [0o600, 0o400]) {
      chmodSync(file, mode);
      expect(keyFileWarning(file)).toBeUndefined();
    }
    expect(keyFileWarning(undefined)).toBeUndefined();
    expect(keyFileWarning("/dev/null")).toBeUndefined();
  },
);

it("takes the file before the environment, and nothing when there is neither", () => {
  const [first, second] = [generateKey(), generateKey()];
  const file = join(mkdtempSync(join(tmpdir(), "scrubjay-key-")), "our.key");
  writeFileSync(file, `${first}\n`);
  expect(findKey(file, { [KEY_VARIABLE]: second })).toEqual(parseKey(first, "x"));
  expect(findKey(undefined, { [KEY_VARIABLE]: second })).toEqual(parseKey(second, "x"));
  expect(findKey(undefined, { [KEY_VARIABLE]: "" })).toBeUndefined();
  expect(() => findKey("no/such.key", {})).toThrow(expect.objectContaining({ code: "no-key" }));
});
