import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { ROOMS } from "./rooms.js";
import { ROOT } from "./scrubjay.js";

const rooms = Object.keys(ROOMS).filter((room) => existsSync(join(ROOT, "src", room)));

it.each(rooms)("%s says where to enter, and its example prints what it says", async (room) => {
  const readme = readFileSync(join(ROOT, "src", room, "README.md"), "utf8");
  expect(readme).toMatch(/^# \w+\n\n\S/);
  for (const [, file] of readme.matchAll(/(?:Enter at )`([\w.-]+\.ts)`/g))
    expect(existsSync(join(ROOT, "src", room, file as string))).toBe(true);
  const program = /^```js\n([\s\S]*?)^```$/m.exec(readme)?.[1];
  if (program === undefined) {
    expect(room).toBe("cli"); // its example is a command of the main README
    return;
  }
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
