/**
 * The software bill of materials, CycloneDX 1.6 as JSON, from the package and its lock file: every production
 * package with version, licence, checksum as published, and what depends on what. No serial number and no time, so
 * that the same lock file gives the same bytes.
 */
export function billOfMaterials(manifest, lock) {
  const packages = productionPackages(lock);
  const root = purl(manifest.name, manifest.version);
  const components = new Map();
  const dependsOn = new Map([[root, requiredBy("", lock)]]);
  for (const path of packages) {
    const entry = lock.packages[path];
    const ref = refOf(path, lock);
    components.set(ref, component(nameOf(path), entry, ref));
    dependsOn.set(ref, [...(dependsOn.get(ref) ?? []), ...requiredBy(path, lock)]);
  }
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: component(manifest.name, manifest, root, "application") },
    components: [...components.values()].sort(by((one) => one["bom-ref"])),
    dependencies: [...dependsOn]
      .map(([ref, refs]) => ({ ref, dependsOn: [...new Set(refs)].sort() }))
      .sort(by(({ ref }) => ref)),
  };
}

/** Where packages lie that the program needs to run, by the lock file. */
export function productionPackages(lock) {
  return Object.keys(lock.packages)
    .filter((path) => path !== "" && !lock.packages[path].dev && !lock.packages[path].devOptional)
    .sort();
}

export function nameOf(path) {
  return path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
}

function component(fullName, { version, license, integrity }, ref, type = "library") {
  const [name, group] = fullName.split("/").reverse();
  return {
    type,
    "bom-ref": ref,
    ...(group && { group }),
    name,
    version,
    ...(license && {
      licenses: [/\s/.test(license) ? { expression: license } : { license: { id: license } }],
    }),
    ...(integrity && { hashes: hashesOf(integrity) }),
    purl: ref,
  };
}

const ALGORITHMS = { sha512: "SHA-512", sha384: "SHA-384", sha256: "SHA-256", sha1: "SHA-1" };

function hashesOf(integrity) {
  return integrity.split(/\s+/).map((one) => {
    const [algorithm, digest] = one.split(/-(.*)/s);
    return { alg: ALGORITHMS[algorithm], content: Buffer.from(digest, "base64").toString("hex") };
  });
}

/** Packages are found as Node finds them: in the folder's own node_modules, then in those above. */
function requiredBy(path, lock) {
  const { dependencies = {}, optionalDependencies = {} } = lock.packages[path];
  return Object.keys({ ...dependencies, ...optionalDependencies }).flatMap((name) => {
    for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
      const candidate = `${folder === "" ? "" : `${folder}/`}node_modules/${name}`;
      if (lock.packages[candidate]) return [refOf(candidate, lock)];
      if (folder === "") return []; // optional, and not for any platform of ours
    }
  });
}

function refOf(path, lock) {
  return purl(nameOf(path), lock.packages[path].version);
}

function purl(name, version) {
  return `pkg:npm/${name.replace("@", "%40")}@${version}`;
}

function by(key) {
  return (a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0);
}
