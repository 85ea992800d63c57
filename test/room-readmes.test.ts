import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { ROOMS } from "./rooms.js";
import { ROOT } from "./scrubjay.js";

const rooms = Object.keys(ROOMS).filter((room) => existsSync(join(ROOT, "src", room)));

/** Whether the room, the base or a room that it may import has something of that name. */
function declared(room: string, name: string): boolean {
  const says = new RegExp(
    `\\b(?:interface|type|class|function|const) ${name}\\b|^ +(?:async )?${name}[(<]`,
    "m",
  );
  const folders = [room, ...(ROOMS[room] ?? [])].map((one) => join(ROOT, "src", one));
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  );
  return [...files, join(ROOT, "src/note.ts")]
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .some((file) => says.test(readFileSync(file, "utf8")));
}

it.each(rooms)("%s says where to enter, and its example prints what it says", async (room) => {
  const readme = readFileSync(join(ROOT, "src", room, "README.md"), "utf8");
  expect(readme).toMatch(/^# \w+\n\n\S/);
  const line = (begins: string): string => new RegExp(`^- ${begins}.*$`, "m").exec(readme)?.[0] ?? "";
  const entries = [...readme.matchAll(/`([\w./-]+\.ts)`/g)].map(([, file]) => file as string);
  expect(entries.filter((file) => !existsSync(join(ROOT, "src", room, file)))).toEqual([]);
  expect(entries).not.toEqual([]);
  const program = /^```js\n([\s\S]*?)^```$/m.exec(readme)?.[1];
  if (program === undefined) {
    expect(room).toBe("cli"); // its example is a command of the main README
    return;
  }
  const types = [...line("Main type").matchAll(/`(\w+)[^`]*`/g)].map(([, name]) => name as string);
  expect(types).not.toEqual([]);
  expect(types.filter((name) => !declared(room, name))).toEqual([]);
  const [code = "", printed = ""] = program.split("// prints:\n");
  const promised = [...printed.matchAll(/^\/\/ (.*)$/gm)].map((match) => match[1]);
  const told: string[] = [];
  const imported = code.replaceAll(
    /^import (\{[^}]+\}) from "(\.\/dist\/[^"]+)";$/gm,
    (_, names: string, path: string) =>
      `const ${names} = await load(${JSON.stringify(pathToFileURL(join(ROOT, path)).href)});`,
  );
  expect(imported).not.toMatch(/^import/m);
  const run = new Function("load", "console", `return (async () => { ${imported} })();`);
  await run((address: string) => import(/* @vite-ignore */ address), {
    log: (...values: unknown[]) => void told.push(values.join(" ")),
  });
  expect(told).toEqual(promised);
});
