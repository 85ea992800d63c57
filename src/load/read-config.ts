import { readFileSync } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import { EXIT, ScrubJayError } from "../errors.js";
import { parseJson } from "../json.js";
import { CONFIG_KEYS, type Config, parseConfig } from "../pipeline/config/index.js";

/** Reads and checks a config file. Paths in it are relative to its folder. */
export function readConfig(path: string): Config {
  const config = parseConfig(jsonIn(readText(path, "no-config"), path, CONFIG_KEYS), path);
  const { patients } = config;
  if (patients === undefined || isAbsolute(patients)) return config;
  return { ...config, patients: join(dirname(path), patients) };
}

/** A whole text file in UTF-8; one that cannot be read is answered with its name. */
export function readText(path: string, code: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === "ENOENT";
    throw new ScrubJayError(code, missing ? "there is no such file" : "the file cannot be read", {
      file: path,
      exitCode: EXIT.usage,
      hint: "Check the path and the right to read it.",
    });
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new ScrubJayError("bad-config", "the file is not UTF-8 text", {
      file: path,
      hint: "Save it as UTF-8.",
    });
  }
}

/** JSON, or an error with the line. The parser's own message quotes the file, so it is not shown. */
export function jsonIn(text: string, file: string, ownKeys: ReadonlySet<string>): unknown {
  try {
    return parseJson(text, { ownKeys, file });
  } catch (error) {
    if (error instanceof ScrubJayError) throw error;
    const message = (error as Error).message;
    const position = /position (\d+)/.exec(message)?.[1];
    const before =
      position !== undefined
        ? text.slice(0, Number(position))
        : /end of JSON/.test(message)
          ? text
          : undefined;
    throw new ScrubJayError("bad-config", "the file is not valid JSON", {
      file,
      ...(before !== undefined && { line: before.split("\n").length }),
      hint: "Look for a missing quote or comma, a comma before a closing bracket, or a comment.",
    });
  }
}
