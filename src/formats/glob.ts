/** A pattern of paths: the folder where it begins, and which paths below that folder it names. */
export interface Glob {
  readonly base: string;
  readonly matches: (relative: string) => boolean;
}

/** `*`, `?`, `[a-z]`, `{a,b}` within a name, `**` over any number of folders. Undefined where none of these stands. */
export function parseGlob(pattern: string): Glob | undefined {
  const parts = pattern.replaceAll("\\", "/").split("/");
  const first = parts.findIndex((part) => /[*?[{]/.test(part));
  if (first < 0) return undefined;
  const base = parts.slice(0, first).join("/");
  const expression = new RegExp(
    `^${parts.slice(first).map(partExpression).join("").replace(/\/$/, "")}$`,
    "u",
  );
  return {
    base: base === "" ? (pattern.startsWith("/") ? "/" : ".") : base,
    matches: (relative) => expression.test(relative),
  };
}

function partExpression(part: string): string {
  if (part === "**") return "(?:[^/]+/)*";
  let out = "";
  let inBraces = false;
  for (let at = 0; at < part.length; at++) {
    const character = part[at] as string;
    const set = character === "[" ? /^\[(!?)([^\]\\^]+)\]/.exec(part.slice(at)) : null;
    if (set) {
      out += `[${set[1] === "!" ? "^/" : ""}${set[2]}]`;
      at += set[0].length - 1;
    } else if (character === "*") out += "[^/]*";
    else if (character === "?") out += "[^/]";
    else if (character === "{" && part.indexOf("}", at) > 0) {
      out += "(?:";
      inBraces = true;
    } else if (character === "}" && inBraces) {
      out += ")";
      inBraces = false;
    } else if (character === "," && inBraces) out += "|";
    else out += character.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&");
  }
  return `${out}/`;
}
