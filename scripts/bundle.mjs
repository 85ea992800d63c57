/**
 * node scripts/bundle.mjs [--out FOLDER]
 *
 * Makes one archive that installs without a network: the package as npm would pack it, all production dependencies,
 * SHA-256 checksums of every file, a bill of materials and instructions; beside it the archive's own checksum. The
 * same sources, lock file and version of Node give the same bytes. Needs a built dist/ and an installed node_modules/.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { billOfMaterials, nameOf, productionPackages } from "./bundle/sbom.mjs";
import { tarArchive } from "./bundle/tar.mjs";

const ROOT = resolve(import.meta.dirname, "..");
const { values } = parseArgs({ options: { out: { type: "string", default: join(ROOT, "bundle") } } });

const manifest = readJson("package.json");
const lock = readJson("package-lock.json");
const files = new Map();

for (const path of packedFiles()) add(path, readFileSync(join(ROOT, path)));
for (const path of productionPackages(lock)) addDependency(path);
add("package.json", json(bundledManifest()));
add("sbom.cdx.json", json(billOfMaterials(manifest, lock)));
for (const name of ["INSTALL.md", "verify.mjs"]) add(name, readFileSync(join(ROOT, "scripts/bundle", name)));
add("SHA256SUMS", Buffer.from(checksums()));

const archive = gzipSync(tarArchive(inFolder("package")));
archive[9] = 255; // gzip notes the system it ran on: "unknown" is the same everywhere
const name = `${manifest.name}-${manifest.version}-bundle.tgz`;
mkdirSync(values.out, { recursive: true });
writeFileSync(join(values.out, name), archive);
writeFileSync(join(values.out, `${name}.sha256`), `${sha256(archive)}  ${name}\n`);
console.log(`${join(values.out, name)}: ${files.size} files, ${(archive.length / 1e6).toFixed(1)} MB`);

function readJson(path) {
  return JSON.parse(readFileSync(join(ROOT, path), "utf8"));
}

function json(value) {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}

function add(path, bytes) {
  const executable = Object.values(manifest.bin).includes(path);
  files.set(path, { bytes, executable });
}

/** What npm itself would pack, asked of npm, so that the bundle never ships more or less. */
function packedFiles() {
  const shell = process.platform === "win32"; // npm is a .cmd file there
  const listed = execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
    cwd: ROOT,
    encoding: "utf8",
    shell,
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "ignore"],
    // What an outer npm was told is not meant for this one.
    env: Object.fromEntries(
      Object.entries(process.env).filter(([key]) => !/^npm_config_(json|dry)/i.test(key)),
    ),
  });
  return JSON.parse(listed)[0].files.map(({ path }) => path);
}

/** All files of an installed package but those of packages inside it, which have a line of their own in the lock. */
function addDependency(path) {
  const { version, optional } = lock.packages[path];
  let installed;
  try {
    installed = readJson(`${path}/package.json`).version;
  } catch {
    if (optional) return; // not for this platform, or not wanted
  }
  if (installed !== version) {
    throw new Error(
      `${nameOf(path)}: ${installed ?? "nothing"} is installed, the lock file says ${version}; run npm ci`,
    );
  }
  for (const entry of readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const inside = join(entry.parentPath, entry.name)
      .slice(join(ROOT, path).length + 1)
      .split(sep)
      .join("/");
    if (inside.startsWith("node_modules/")) continue;
    if (inside.endsWith(".node")) throw new Error(`${path}: native code would run on one platform only`);
    add(`${path}/${inside}`, readFileSync(join(ROOT, path, inside)));
  }
}

/** npm takes bundled packages from the archive; scripts and development packages have no business there. */
function bundledManifest() {
  const { scripts: _, devDependencies: __, overrides: ___, ...rest } = manifest;
  return { ...rest, bundleDependencies: Object.keys(manifest.dependencies) };
}

function checksums() {
  const names = [...files.keys()].sort((a, b) => (a < b ? -1 : 1));
  return names.map((name) => `${sha256(files.get(name).bytes)}  ${name}\n`).join("");
}

function sha256(bytes) {
  return createHash("sha256").update(bytes).digest("hex");
}

function inFolder(folder) {
  return new Map([...files].map(([name, file]) => [`${folder}/${name}`, file]));
}
