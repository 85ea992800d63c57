import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runOffline } from "./offline.js";
import { newFolder, ROOT } from "./scrubjay.js";

const NPM = [
  process.env.npm_execpath ?? "",
  resolve(dirname(process.execPath), "../lib/node_modules/npm/bin/npm-cli.js"),
  resolve(dirname(process.execPath), "node_modules/npm/bin/npm-cli.js"),
].find((path) => /npm-cli\.js$/.test(path) && existsSync(path));

/** Why the bundle cannot be made or unpacked here. */
const missing = !existsSync(join(ROOT, "dist/cli/main.js"))
  ? "dist/ is not built"
  : spawnSync("tar", ["--version"]).status !== 0
    ? "no tar on this machine"
    : undefined;
const because = (reason: string | undefined): string => (reason === undefined ? "" : ` (skipped: ${reason})`);

describe.skipIf(missing !== undefined)(`the bundle${because(missing)}`, () => {
  let folder: string;
  let archive: string;
  const unpacked = (...path: string[]): string => join(folder, "package", ...path);

  beforeAll(async () => {
    folder = await newFolder();
    execFileSync(process.execPath, [join(ROOT, "scripts/bundle.mjs"), "--out", folder]);
    const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
    archive = join(folder, `scrubjay-${version}-bundle.tgz`);
    execFileSync("tar", ["xzf", archive], { cwd: folder });
    writeFileSync(join(folder, "note.txt"), "Seen by Dr. Okafor on 3/4/2012.\n");
  }, 120_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }), 120_000);

  it("takes PHI out of a note where it was unpacked, with the network closed", async () => {
    const out = join(folder, "clean");
    const ran = await runOffline([unpacked("dist/cli/main.js"), "deid", "note.txt", "--out", out], {
      cwd: folder,
    });
    expect(ran).toMatchObject({ code: 0, stderr: "", attempts: "" });
    expect(readFileSync(join(out, "note-000001.txt"), "utf8")).toBe("Seen by Dr. [DOCTOR] on [DATE].\n");
  });

  const noNpm = NPM === undefined ? "npm is not beside node" : undefined;
  it.skipIf(noNpm !== undefined)(
    `is installed by npm with the network closed and an empty cache${because(noNpm)}`,
    async () => {
      const project = join(folder, "project");
      mkdirSync(project);
      writeFileSync(join(project, "package.json"), '{"name":"ward","version":"1.0.0","type":"module"}');
      writeFileSync(join(project, "empty-npmrc"), "");
      const env = {
        npm_config_cache: join(folder, "cache"),
        npm_config_userconfig: join(project, "empty-npmrc"),
        npm_config_update_notifier: "false",
      };
      const flags = ["--offline", "--no-audit", "--no-fund"];
      const npm = await runOffline([NPM as string, "install", ...flags, archive], { cwd: project, env });
      expect(`${npm.code} ${npm.attempts}`).toBe("0 ");
      writeFileSync(
        join(project, "use.js"),
        `import { loadModel } from "scrubjay";
const model = await loadModel();
console.log((await model.deidentify("Seen by Dr. Okafor.")).text);`,
      );
      const ran = await runOffline(["use.js"], { cwd: project });
      expect(ran).toMatchObject({ code: 0, stdout: "Seen by Dr. [DOCTOR].\n", attempts: "" });
    },
    120_000,
  );

  it("has the checksum that lies beside it, and nothing inside that differs from run to run", () => {
    const sum = createHash("sha256").update(readFileSync(archive)).digest("hex");
    expect(readFileSync(`${archive}.sha256`, "utf8").split("  ")[0]).toBe(sum);
    const tar = gunzipSync(readFileSync(archive));
    const names: string[] = [];
    for (let at = 0; tar[at] !== 0; ) {
      const field = (from: number, to: number): string =>
        tar.toString("utf8", at + from, at + to).replace(/\0.*$/s, "");
      names.push([field(345, 500), field(0, 100)].filter(Boolean).join("/"));
      expect([field(108, 116), field(116, 124), field(136, 148)].map(Number)).toEqual([0, 0, 0]); // owner, group, time
      at += 512 * (1 + Math.ceil(Number.parseInt(field(124, 136), 8) / 512));
    }
    expect(names).toEqual([...names].sort());
  });

  it("notices a file that is changed, added or missing", () => {
    const verify = (): { status: number | null; stderr: string } =>
      spawnSync(process.execPath, [unpacked("verify.mjs")], { encoding: "utf8" });
    expect(verify()).toMatchObject({ status: 0, stderr: "" });
    const kept = join(folder, "kept");
    cpSync(unpacked("dist/note.js"), kept);

    appendFileSync(unpacked("dist/note.js"), "\n");
    expect(verify()).toMatchObject({ status: 1, stderr: expect.stringContaining("changed: dist/note.js") });
    rmSync(unpacked("dist/note.js"));
    expect(verify().stderr).toContain("missing: dist/note.js");
    cpSync(kept, unpacked("dist/note.js"));
    writeFileSync(unpacked("node_modules/extra.js"), "");
    expect(verify().stderr).toContain("not of the bundle: node_modules/extra.js");
    rmSync(unpacked("node_modules/extra.js"));
    expect(verify().status).toBe(0);
  });

  it("lists every package inside it in the bill of materials, with version, licence and checksum", () => {
    const bill = JSON.parse(readFileSync(unpacked("sbom.cdx.json"), "utf8"));
    expect(bill).toMatchObject({ bomFormat: "CycloneDX", specVersion: "1.6", version: 1 });
    const listed = new Set(bill.components.map((one: { purl: string }) => one.purl));
    const packages = readFileSync(unpacked("SHA256SUMS"), "utf8")
      .split("\n")
      .map((line) => line.slice(66))
      .filter((name) => /(^|\/)node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/.test(name));
    expect(packages.length).toBeGreaterThan(20);
    for (const file of packages) {
      const { name, version } = JSON.parse(readFileSync(unpacked(file), "utf8"));
      expect(listed).toContain(`pkg:npm/${name.replace("@", "%40")}@${version}`);
    }
    for (const one of bill.components) {
      expect(one).toMatchObject({ type: "library", licenses: [expect.anything()] });
      expect(one.hashes[0].content).toMatch(/^[0-9a-f]{128}$/);
    }
    const refs = new Set([
      bill.metadata.component["bom-ref"],
      ...bill.components.map((c: { "bom-ref": string }) => c["bom-ref"]),
    ]);
    for (const { ref, dependsOn } of bill.dependencies)
      for (const one of [ref, ...dependsOn]) expect(refs).toContain(one);
    expect(
      bill.dependencies.find(({ ref }: { ref: string }) => ref.startsWith("pkg:npm/scrubjay@")).dependsOn
        .length,
    ).toBeGreaterThan(5);
  });

  it("names no host that packages are fetched from in what we wrote", () => {
    for (const file of ["package.json", "sbom.cdx.json", "INSTALL.md", "verify.mjs"])
      expect(readFileSync(unpacked(file), "utf8")).not.toMatch(/https?:\/\//);
  });
});
