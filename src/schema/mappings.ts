import type { Mapping } from "./mapping.js";
import { aws } from "./mappings/aws.js";
import { cchmc } from "./mappings/cchmc.js";
import { i2b22006 } from "./mappings/i2b2-2006.js";
import { i2b22014 } from "./mappings/i2b2-2014.js";
import { meddocan } from "./mappings/meddocan.js";
import { physionet } from "./mappings/physionet.js";
import { presidio } from "./mappings/presidio.js";
import { sevenClass } from "./mappings/seven-class.js";

/** Every label set we map to and from, by name. */
export const MAPPINGS: Readonly<Record<string, Mapping>> = Object.fromEntries(
  [i2b22006, i2b22014, cchmc, physionet, sevenClass, meddocan, presidio, aws].map((mapping) => [
    mapping.name,
    mapping,
  ]),
);
