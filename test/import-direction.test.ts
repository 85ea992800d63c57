import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { expect, it } from "vitest";
import { ROOMS } from "./rooms.js";

const SRC = resolve(import.meta.dirname, "../src");
const BASE_FILES = new Set([
  "base64.ts",
  "edit-distance.ts",
  "errors.ts",
  "json.ts",
  "note.ts",
  "options.ts",
  "partition-point.ts",
  "random.ts",
  "remembered.ts",
  "spans.ts",
  "version.ts",
]);

const sources = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
);

/** The room of a file below src/: its folder, or base, or index. */
function roomOf(file: string): string {
  const [first = "", ...rest] = file.split(sep);
  if (rest.length > 0) return first;
  return BASE_FILES.has(first) ? "base" : first.replace(/\.ts$/, "");
}

/** Rooms that run wherever JavaScript runs. What they need of the machine they ask of `#platform`. */
const ENGINE = [
  "base",
  "schema",
  "text",
  "lexicon",
  "rules",
  "features",
  "crf",
  "hmm",
  "encoder",
  "pipeline",
  "recipes",
  "replace",
  "model",
];
const NODE = /from "node:|import\("node:|\bBuffer\b|\bprocess\.|__dirname|import\.meta/;

/** Every relative import of a source text, type imports too. */
function importsOf(source: string): string[] {
  return [...source.matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g)].map((match) => match[1] as string);
}

const sourceOf = (file: string): string => readFileSync(join(SRC, file), "utf8");

/** The files that a file imports, below src/. */
function targetsOf(file: string, source: string): string[] {
  return importsOf(source).map((target) =>
    relative(SRC, join(SRC, dirname(file), target)).replace(/\.js$/, ".ts"),
  );
}

function offences(file: string, source: string): string[] {
  const room = roomOf(file);
  return targetsOf(file, source)
    .map(roomOf)
    .filter(
      (target) =>
        target !== room && target !== "base" && target !== "platform" && !ROOMS[room]?.includes(target),
    )
    .map((target) => `${file} (${room}) imports ${target}`);
}

it("knows every room", () => {
  expect(sources.length).toBeGreaterThan(20);
  expect(new Set(sources.map(roomOf))).toEqual(new Set(Object.keys(ROOMS)));
});

it("has imports that point one way only", () => {
  expect(sources.flatMap((file) => offences(file, sourceOf(file)))).toEqual([]);
});

it("has an engine without Node", () => {
  const engine = sources.filter((file) => ENGINE.includes(roomOf(file)) && !/test-/.test(file));
  const code = (file: string): string =>
    readFileSync(join(SRC, file), "utf8").replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");
  expect(engine.filter((file) => NODE.test(code(file)))).toEqual([]);
  expect(NODE.test(code(join("platform", "node.ts")))).toBe(true);
});

/** A room's door, or that of one of its parts. */
const DOOR = /^[^/]+\/(?:[^/]+\/)?index\.ts$/;
const OPEN_ROOMS = ["base", "platform"];

function pastTheDoor(file: string, source: string): string[] {
  return targetsOf(file, source).filter((target) => {
    const room = roomOf(target);
    return room !== roomOf(file) && !OPEN_ROOMS.includes(room) && !DOOR.test(target.replaceAll(sep, "/"));
  });
}

it("enters other rooms by their doors", () => {
  const past = sources.flatMap((file) =>
    pastTheDoor(file, sourceOf(file)).map((target) => `${file} imports ${target}`),
  );
  expect(past).toEqual([]);
  expect(pastTheDoor(join("cli", "x.ts"), 'import { a } from "../text/lines.js";')).toHaveLength(1);
});

it("has no circles of files, types counted", () => {
  const graph = new Map(sources.map((file) => [file, targetsOf(file, sourceOf(file))]));
  expect(circleIn(graph)).toEqual([]);
  graph.set(join("text", "lines.ts"), [join("text", "index.ts")]);
  expect(circleIn(graph)).toContain(join("text", "lines.ts"));
});

/** The files of one circle, if there is any. */
function circleIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] => {
    if (path.includes(file)) return path.slice(path.indexOf(file));
    if (done.has(file)) return [];
    for (const next of graph.get(file) ?? []) {
      const circle = visit(next, [...path, file]);
      if (circle.length > 0) return circle;
    }
    done.add(file);
    return [];
  };
  for (const file of graph.keys()) {
    const circle = visit(file, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

it("would notice an import against the grain", () => {
  expect(offences(join("schema", "x.ts"), 'import { a } from "../formats/index.js";')).toHaveLength(1);
  expect(offences(join("rules", "families", "x.ts"), 'export * from "../../cli/main.js";')).toHaveLength(1);
});

it("has a table without circles", () => {
  const visit = (room: string, path: string[]): void => {
    expect(path).not.toContain(room);
    for (const next of ROOMS[room] ?? []) visit(next, [...path, room]);
  };
  for (const room of Object.keys(ROOMS)) visit(room, []);
});

it("prints the same table in ARCHITECTURE.md", () => {
  const drawn = readFileSync(resolve(SRC, "../ARCHITECTURE.md"), "utf8");
  for (const [room, mayImport] of Object.entries(ROOMS)) {
    const name =
      room === "base"
        ? "note.ts, errors.ts, remembered.ts, spans.ts"
        : existsSync(join(SRC, `${room}.ts`))
          ? `${room}.ts`
          : `${room}/`;
    const row = drawn.split("\n").find((line) => line.startsWith(`| \`${name}\` `));
    const printed = row?.split("|").at(-2)?.trim();
    expect(`${room}: ${printed}`).toBe(`${room}: ${mayImport.join(", ") || "base only"}`);
  }
});
