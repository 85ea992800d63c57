import { expect, it } from "vitest";
import { loadModel } from "./load-model.js";

it("answers an unknown model with those that exist", async () => {
  await expect(loadModel("nope")).rejects.toMatchObject({
    code: "unknown-name",
    hint: expect.stringContaining("rules"),
  });
});

it.each([
  ["rules", "no-model-file"],
  ["scrubjay", "no-model-file"],
  [undefined, "model-changed"],
])("loads nothing but a file with the hash that is asked for: %s", async (name, code) => {
  await expect(loadModel(name, { sha256: "00" })).rejects.toMatchObject({ code, exitCode: 1 });
});

it.each([
  ["nomodel", undefined],
  ["defualt", "default"],
  ["rulez", "rules"],
])("answers an unknown model with those that can be used: %s", async (name, near) => {
  const { hint } = await loadModel(name).catch((error) => error);
  expect(hint).toContain("Choose one of: default, rules. Or name a model file");
  expect(hint).not.toMatch(/carafe|lingpipe|uthealth/);
  if (near !== undefined) expect(hint).toContain(`Did you mean "${near}"?`);
});
