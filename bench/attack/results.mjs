import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { markdownTable } from "../../dist/evaluate/index.js";

const PLACE = new URL("../../docs/results-attack.md", import.meta.url);
const HEAD = `# Attacks on releases of our own notes

Written by \`npm run bench:attack\`; do not edit.
`;

const begins = (name) => `<!-- ${name} -->\n`;

/** Writes the part of a section anew and leaves those of the others as they are. */
export function writePart(name, tables) {
  const text = existsSync(PLACE) ? readFileSync(PLACE, "utf8") : "";
  const parts = new Map(
    text
      .split(/^(?=<!-- \w+ -->$)/m)
      .slice(1)
      .map((part) => [/^<!-- (\w+) -->/.exec(part)[1], part]),
  );
  parts.set(name, `${begins(name)}\n${tables.map(markdownTable).join("\n\n")}\n`);
  const sorted = [...parts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, part]) => part.trimEnd());
  writeFileSync(PLACE, `${[HEAD.trimEnd(), ...sorted].join("\n\n")}\n`);
}
