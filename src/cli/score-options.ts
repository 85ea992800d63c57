import { type Command, InvalidArgumentError, Option } from "commander";
import { type Issue, type ReportParts, renderReport } from "../evaluate/index.js";
import { readNotes, writeFileWhole } from "../formats/index.js";
import type { Note } from "../note.js";
import { type InputFlags, readOptions } from "./io-options.js";

/** Options that evaluate, compare and agree share. */
export interface ScoreFlags extends InputFlags {
  readonly ids: "same" | "common";
  readonly json?: boolean;
  readonly report?: string;
  readonly withText?: boolean;
  readonly overwrite?: boolean;
}

export function withScoreOptions(command: Command): Command {
  return command
    .addOption(
      new Option(
        "--ids <rule>",
        "same: both sides hold the same notes; common: score those in both, count the others",
      )
        .choices(["same", "common"])
        .default("same"),
    )
    .option("--json", "for machines")
    .option("--report <file>", "write a report as well: .html (one self-contained file with plots) or .md")
    .option("--overwrite", "replace a report that exists")
    .option("--with-text", "show note text in the report's list of errors; without it only places are shown");
}

/** All notes of one side, in memory. */
export async function loadNotes(path: string, flags: InputFlags): Promise<Note[]> {
  const notes: Note[] = [];
  for await (const { note } of readNotes([path], readOptions(flags))) notes.push(note);
  return notes;
}

/** A report may hold note text, so it is written as notes are: whole or not at all, for the owner's eyes. */
export async function writeReport(file: string, parts: ReportParts, overwrite = false): Promise<void> {
  await writeFileWhole(file, Buffer.from(await renderReport(file, parts)), overwrite);
}

/** What the reader of the figures must know goes to stderr, so that stdout stays clean. */
export function printIssues(issues: readonly Issue[]): void {
  for (const { code, message } of issues) console.error(`note: ${message} [${code}]`);
}

/** The same for a report. */
export function issueLines(issues: readonly Issue[]): string[] {
  return issues.map(({ message }) => `Note: ${message}.`);
}

/** For commander: a number in an interval, or a usage error. */
export function numberBetween(low: number, high: number, whole = false): (value: string) => number {
  return (value) => {
    const number = Number(value);
    const fits =
      value.trim() !== "" && number >= low && number <= high && (!whole || Number.isInteger(number));
    if (!fits)
      throw new InvalidArgumentError(`A ${whole ? "whole " : ""}number from ${low} to ${high} is wanted.`);
    return number;
  };
}
