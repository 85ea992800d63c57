import { spawn } from "node:child_process";
import { expect, it } from "vitest";
import { ended, ROOT } from "./scrubjay.js";

/** A build whose file does not fit its own rules would still work, a third of a second slower at every start. */
it("the build's automaton fits the build's rules", async () => {
  const script = `
    const { FAMILIES } = await import("./dist/rules/index.js");
    const { taskOf } = await import("./dist/rules/find.js");
    const { readMachineFile } = await import("./dist/rules/automaton/machine-file.js");
    const { readAsset } = await import("#platform");
    console.log(readMachineFile(taskOf(FAMILIES), readAsset("rules-machine")) !== undefined);
  `;
  const ran = await ended(spawn(process.execPath, ["--input-type=module", "-e", script], { cwd: ROOT }));
  expect(ran).toMatchObject({ code: 0, stdout: "true\n" });
});
