import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { VERSION } from "../src/version.js";
import { ROOT } from "./scrubjay.js";

interface Door {
  readonly types: string;
}

const manifest = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
  readonly version: string;
  readonly exports: Readonly<Record<string, Door | string>>;
};
const doors = Object.entries(manifest.exports).filter(
  (entry): entry is [string, Door] => entry[0] !== "./package.json",
);
const named = doors.map(([path]) => path.replace(/^\./, "scrubjay"));

it("says its version as package.json does", () => {
  expect(VERSION).toBe(manifest.version);
});

it("has the doors that the guide lists and the README names", () => {
  const guide = readFileSync(join(ROOT, "docs/guide/library.md"), "utf8");
  const listed = [...guide.matchAll(/^\| `(scrubjay[^`]*)` \|/gm)].map(([, path]) => path);
  expect(listed.toSorted()).toEqual(named.toSorted());
  const row = /^\| Library \| (.*) \|$/m.exec(readFileSync(join(ROOT, "README.md"), "utf8"))?.[1] ?? "";
  const inRow = [...row.matchAll(/`(scrubjay)?(\/[a-z]+)?`/g)].map(([, , path = ""]) => `scrubjay${path}`);
  expect(inRow.toSorted()).toEqual(named.toSorted());
});

/** Names that stand in what a door exports, are declared in this package, and that the door does not export. */
function missingAt(door: string, program: ts.Program): string[] {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(join(ROOT, door));
  const module = file && checker.getSymbolAtLocation(file);
  if (module === undefined) throw new Error(`${door} is not built`);
  const real = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const exported = new Set(checker.getExportsOfModule(module).map(real));
  const missing = new Set<string>();
  const look = (node: ts.Node): void => {
    const name = ts.isTypeReferenceNode(node)
      ? node.typeName
      : ts.isExpressionWithTypeArguments(node)
        ? node.expression
        : ts.isImportTypeNode(node)
          ? node.qualifier
          : undefined;
    const found = name && checker.getSymbolAtLocation(name);
    const symbol = found && real(found);
    const ofHouse = symbol?.declarations?.some((one) =>
      one.getSourceFile().fileName.startsWith(join(ROOT, "dist/")),
    );
    const isParameter = symbol && (symbol.flags & ts.SymbolFlags.TypeParameter) !== 0;
    if (symbol && ofHouse && !isParameter && !exported.has(symbol)) missing.add(symbol.name);
    ts.forEachChild(node, look);
  };
  for (const symbol of exported) for (const declaration of symbol.declarations ?? []) look(declaration);
  return [...missing].sort();
}

it("exports every type that stands in a signature from the same door", () => {
  const program = ts.createProgram(
    doors.map(([, { types }]) => join(ROOT, types)),
    {
      module: ts.ModuleKind.NodeNext,
      target: ts.ScriptTarget.ES2023,
      skipLibCheck: true,
      types: ["node"],
      typeRoots: [join(ROOT, "node_modules/@types")],
    },
  );
  const missing = doors.map(([path, { types }]) => [path, missingAt(types, program)] as const);
  expect(Object.fromEntries(missing.filter(([, names]) => names.length > 0))).toEqual({});
});
