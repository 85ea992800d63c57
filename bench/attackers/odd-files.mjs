// Files that are no notes, in places where notes are looked for.
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { scrubjay, workshop } from "./kit.mjs";
import { CONTENTS } from "./odd-files/contents.mjs";
import { cameTo, placeAttacks, reasonsIn } from "./odd-files/places.mjs";

/** One odd file alone, named by itself. */
async function oddContent(kit, { name, bytes, becomes, args = [] }) {
  const file = kit.shop.fresh(name);
  mkdirSync(join(file, ".."));
  writeFileSync(file, typeof bytes === "function" ? bytes() : bytes);
  const out = join(file, "../clean");
  const ran = await scrubjay(["deid", file, "--out", out, "--model", "rules", "--workers", "1", ...args]);
  return cameTo({ ran, out, reasons: reasonsIn(out) }, [becomes === "written" ? null : becomes]);
}

export const oddFiles = {
  name: "odd-files",
  sample: 13,
  listed: new Map(),
  async open() {
    const shop = workshop();
    chmodSync(shop.root, 0o755);
    return { shop, close: shop.close };
  },
  attacks: (kit) => [
    ...CONTENTS.map((one) => ({ name: `a file: ${one.what}`, run: () => oddContent(kit, one) })),
    ...placeAttacks(kit),
  ],
};
