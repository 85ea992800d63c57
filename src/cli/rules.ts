import type { Command } from "commander";
import pc from "picocolors";
import { EXIT, lookUp } from "../errors.js";
import { checkFamily, FAMILIES, PAPER_FAMILIES, type RuleFamily } from "../rules/index.js";
import { printTable } from "./table.js";

const EVERY: readonly RuleFamily[] = [...FAMILIES, ...PAPER_FAMILIES];
const byName: Readonly<Record<string, RuleFamily>> = Object.fromEntries(
  EVERY.map((family) => [family.name, family]),
);

export function rulesCommand(rules: Command): void {
  rules
    .command("list")
    .description("every rule family with its rules")
    .argument("[family]", "one family only")
    .option("--json", "for machines")
    .addHelpText("after", "\nExamples:\n  scrubjay rules list\n  scrubjay rules list phone")
    .action((name: string | undefined, flags: { json?: boolean }) =>
      list(chosen(name), name !== undefined, flags.json === true),
    );
  rules
    .command("test")
    .description("run every rule's cases; exits 2 when one fails")
    .argument("[family]", "one family only")
    .option("--json", "for machines")
    .addHelpText("after", "\nExamples:\n  scrubjay rules test\n  scrubjay rules test date --json")
    .action((name: string | undefined, flags: { json?: boolean }) => test(chosen(name), flags.json === true));
}

function chosen(name: string | undefined): readonly RuleFamily[] {
  return name === undefined ? EVERY : [lookUp("rule family", byName, name)];
}

function list(families: readonly RuleFamily[], each: boolean, json: boolean): void {
  if (json) {
    const rows = families.map(({ name, description, rules, cases, knownFailures = [] }) => ({
      name,
      description,
      rules: rules.map((rule) => ({
        name: rule.name,
        type: rule.type,
        confidence: rule.confidence,
        pattern: rule.pattern.source,
      })),
      cases: cases.length,
      knownFailures: knownFailures.length,
    }));
    console.log(JSON.stringify(rows, null, 2));
  } else if (each) {
    for (const { description, rules } of families) {
      console.log(`${description}\n`);
      printTable(
        ["rule", "type", "confidence", "pattern"],
        rules.map((rule) => [rule.name, rule.type, String(rule.confidence), shorten(rule.pattern.source)]),
      );
    }
  } else {
    printTable(
      ["family", "rules", "cases", "known failures", "what it finds"],
      families.map((family) => [
        family.name,
        family.rules.length,
        family.cases.length,
        family.knownFailures?.length ?? 0,
        family.description,
      ]),
    );
  }
}

function shorten(pattern: string): string {
  return pattern.length > 90 ? `${pattern.slice(0, 89)}…` : pattern;
}

function test(families: readonly RuleFamily[], json: boolean): void {
  const results = families.flatMap((family) => checkFamily(family));
  const failed = results.filter((result) => !result.passed);
  if (json) console.log(JSON.stringify(results, null, 2));
  else {
    for (const { family, name, expected, actual, known } of failed) {
      console.log(`${pc.red("✗")} ${family}${known ? ` (known failure "${name}" has changed)` : ""}`);
      console.log(`    expected ${JSON.stringify(expected)}\n    found    ${JSON.stringify(actual)}`);
    }
    const known = results.filter((result) => result.known).length;
    const passed = results.length - failed.length - known;
    console.log(
      `${passed} cases passed, ${failed.length} failed, ${known} known failures pinned, in ${families.length} families`,
    );
  }
  if (failed.length > 0) process.exitCode = EXIT.badInput;
}
