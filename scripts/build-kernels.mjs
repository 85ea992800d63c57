/**
 * node scripts/build-kernels.mjs
 *
 * Compiles src/crf/kernels/assembly to dist/crf/kernels/kernels.wasm, and the encoder's likewise. The compiler is large and
 * seldom needed, so it lives in tools/kernels and is installed only when kernels have changed since they were last built.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

const TOOLS = "tools/kernels";
const LOCK = `${TOOLS}/package-lock.json`;
const FLAGS = [
  ...["-O3", "--noAssert", "--runtime", "stub", "--enable", "simd", "--importMemory"],
  ...["--initialMemory", "1", "--maximumMemory", "65536"],
];
const MODULES = [
  {
    room: "crf",
    // Threads of a training share the memory.
    flags: [...FLAGS, "--enable", "threads", "--sharedMemory", "--disableWarning", "201"],
    sources: ["src/crf/kernels/job-fields.ts"],
  },
  // Vectors go from function to function inside of the module alone.
  { room: "encoder", flags: [...FLAGS, "--disableWarning", "112"], sources: [] },
].map(({ room, ...module }) => ({
  ...module,
  assembly: `src/${room}/kernels/assembly`,
  wasm: `dist/${room}/kernels/kernels.wasm`,
  digest: `dist/${room}/kernels/kernels.digest`,
}));

/** What the wasm is made from. Read before compiling, so that an edit made meanwhile leads to another build. */
function readSources({ assembly, flags, sources }) {
  const names = readdirSync(assembly).sort();
  const files = [...names.map((name) => `${assembly}/${name}`), ...sources, LOCK];
  return [flags.join(" "), ...files.flatMap((file) => [file, readFileSync(file)])];
}

/** Takes the wasm in as well, so that a half-written or foreign one does not pass for built. */
function digestOf({ wasm }, sources) {
  const hash = createHash("sha256");
  for (const part of [...sources, readFileSync(wasm)]) hash.update(`${part.length}:`).update(part);
  return `${hash.digest("hex")}\n`;
}

function isBuilt(module, sources) {
  const { wasm, digest } = module;
  return existsSync(wasm) && existsSync(digest) && readFileSync(digest, "utf8") === digestOf(module, sources);
}

/** npm writes node_modules/.package-lock.json last: an install cut short, or of other versions, does not count. */
function compilerIsInstalled() {
  const record = `${TOOLS}/node_modules/.package-lock.json`;
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, "utf8")).packages;
  const wanted = Object.entries(JSON.parse(readFileSync(LOCK, "utf8")).packages).filter(
    ([path]) => path !== "",
  );
  return wanted.every(([path, { version }]) => installed[path]?.version === version);
}

/**
 * The environment without the settings of an npm that may be running us: its --prefix, --omit, --global or
 * --dry-run are about another folder. How to reach the packages holds for both.
 */
function environmentOfChild() {
  const reach =
    /^npm_config_(registry|(https_)?proxy|noproxy|ca|cafile|strict_ssl|cache|offline|(user|global)config)$/i;
  const keep = ([name, _value]) => !/^npm_/i.test(name) || reach.test(name);
  return Object.fromEntries(Object.entries(process.env).filter(keep));
}

function run(command, args, hint) {
  // On Windows npm is a .cmd file, which only a shell can start.
  const shell = process.platform === "win32" && command === "npm";
  const { status, error } = spawnSync(command, args, { stdio: "inherit", env: environmentOfChild(), shell });
  if (status === 0) return;
  console.error(`build-kernels: ${error?.message ?? `${command} ended with ${status}`}\n${hint}`);
  process.exit(1);
}

function build(module) {
  const sources = readSources(module);
  if (isBuilt(module, sources)) return;
  const { assembly, flags, wasm, digest } = module;
  if (!compilerIsInstalled())
    run(
      "npm",
      ["ci", "--prefix", TOOLS, "--prefer-offline", "--no-audit", "--no-fund"],
      `The compiler of the kernels could not be installed, so ${wasm} was not built.
With a network: npm ci --prefix ${TOOLS}
Without one: copy ${TOOLS}/node_modules, or ${wasm} and ${digest},
from a checkout of the same sources in which npm run build has succeeded. Then: npm run build`,
    );
  const compiler = `${TOOLS}/node_modules/assemblyscript/bin/asc.js`;
  run(
    process.execPath,
    [compiler, `${assembly}/index.ts`, "--outFile", wasm, ...flags],
    "The kernels do not compile.",
  );
  writeFileSync(digest, digestOf(module, sources));
}

for (const module of MODULES) build(module);
