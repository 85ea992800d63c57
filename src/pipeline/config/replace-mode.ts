import { type ModeName, modeNamed, type Replacer } from "../../replace/index.js";
import type { Config } from "./config.js";

/** The mode that a config names for a type, or for all types; undefined when it names none. */
export function replaceModeFor({ replace = {} }: Config): (type: string) => ModeName | undefined {
  const byType: Readonly<Record<string, ModeName | undefined>> = replace;
  return (type) => (Object.hasOwn(byType, type) ? byType[type] : replace.default);
}

/** A fresh replacer for one note that takes for each span the mode of its type, or else `mode`. */
export function replacerByType(
  mode: ModeName,
  modeFor: (type: string) => ModeName | undefined = () => undefined,
): Replacer {
  const made = new Map<ModeName, Replacer>();
  return (surface, span) => {
    const name = modeFor(span.type) ?? mode;
    const replacer = made.get(name) ?? modeNamed(name)();
    made.set(name, replacer);
    return replacer(surface, span);
  };
}
