import type { Command } from "commander";
import { agreement, agreementTables, errorListTable, textTable } from "../evaluate/index.js";
import { withInputOptions } from "./io-options.js";
import {
  issueLines,
  loadNotes,
  printIssues,
  type ScoreFlags,
  withScoreOptions,
  writeReport,
} from "./score-options.js";

interface AgreeFlags extends ScoreFlags {
  readonly differences?: boolean;
}

export function agreeCommand(command: Command): void {
  command.argument("<a>", "notes of the first annotator").argument("<b>", "notes of the second annotator");
  withScoreOptions(withInputOptions(command))
    .option("--differences", "list every difference")
    .addHelpText(
      "after",
      `
Examples:
  scrubjay agree anna/ ben/
  scrubjay agree anna/ ben/ --differences --with-text
  scrubjay agree anna/ ben/ --json`,
    )
    .action(run);
}

async function run(a: string, b: string, flags: AgreeFlags): Promise<void> {
  const notesA = await loadNotes(a, flags);
  const notesB = await loadNotes(b, flags);
  const found = agreement(notesA, notesB, {
    ids: flags.ids,
    schema: flags.schema === "open" ? "open" : "phi",
  });
  printIssues(found.issues);
  const tables = agreementTables(found);
  const list = errorListTable(
    "Differences",
    ["A", "B"],
    found.differences,
    flags.withText ? notesA : undefined,
  );
  const withList = list.rows.length > 0 ? [...tables, list] : tables;
  if (flags.report !== undefined) {
    await writeReport(
      flags.report,
      {
        title: "ScrubJay agreement",
        lines: [`A: ${a}`, `B: ${b}`, `${found.notes} notes`, ...issueLines(found.issues)],
        tables: withList,
      },
      flags.overwrite,
    );
  }
  if (flags.json) console.log(JSON.stringify(found, null, 2));
  else
    console.log(
      [`${found.notes} notes`, ...(flags.differences ? withList : tables).map(textTable)].join("\n\n"),
    );
}
