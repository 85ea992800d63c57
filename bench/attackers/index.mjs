import { oddFiles } from "./odd-files.mjs";
import { outputs } from "./outputs.mjs";
import { signals } from "./signals.mjs";
import { identifiers, values } from "./values.mjs";

/**
 * A section of the red team:
 * - `name`;
 * - `sample`: `npm test` tries one attack of so many;
 * - `listed`: a map from the name of an attack that is known to fall to the reason why that is borne;
 * - `open()`: what all its attacks need (a model, a folder), with a `close()` if it must be put away;
 * - `attacks(kit)`: the list of attacks. Each has a `name`, and `run()` gives undefined where the house held, else in a
 *   few words what fell; `{ skipped }` says why it cannot be tried on this machine.
 */
export const SECTIONS = [signals, oddFiles, values, identifiers, outputs];
