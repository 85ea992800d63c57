import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { expect, it } from "vitest";
import { runOffline } from "./offline.js";
import { newFolder, ROOT } from "./scrubjay.js";

const APP = `import { deidentifyAll, loadModel } from "scrubjay";
const model = await loadModel();
const { text } = await model.deidentify("Seen by Dr. Okafor on 3/4/2012.");
console.log(text);
for await (const { text } of deidentifyAll(model, ["Call 617-555-0134."])) console.log(text);
`;

it("is taken into a bundle for Node, and finds its data where the package is installed", async () => {
  const folder = await newFolder();
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(ROOT, join(folder, "node_modules/scrubjay"));
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  writeFileSync(join(folder, "app.js"), APP);
  await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true, target: "node" },
    build: { ssr: "app.js", outDir: "app/dist/bundle" },
  });
  const bundle = join(folder, "app/dist/bundle/app.js");
  expect(readFileSync(bundle, "utf8").includes(`from "scrubjay`)).toBe(false);
  const ran = await runOffline([bundle], { cwd: folder });
  expect(ran).toMatchObject({
    code: 0,
    stdout: "Seen by Dr. [DOCTOR] on [DATE].\nCall [PHONE].\n",
    stderr: "",
    attempts: "",
  });
}, 120_000);
