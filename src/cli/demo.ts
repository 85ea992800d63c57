import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Command } from "commander";
import pc from "picocolors";
import { deidTask } from "../job/index.js";
import type { Span } from "../note.js";
import { type Category, categoryOf } from "../schema/index.js";
import { reportJob } from "./report-job.js";
import { runWithBar } from "./run-job.js";

const SAMPLES = fileURLToPath(new URL("../../samples/", import.meta.url));

export function demoCommand(command: Command): void {
  command
    .option("--out <folder>", "where the output goes (default: a new temporary folder)")
    .option("--all", "show every note, not only the first two")
    .addHelpText("after", "\nExamples:\n  scrubjay demo\n  scrubjay demo --all --out demo/")
    .action(async (flags: { out?: string; all?: boolean }) => {
      const out = flags.out ?? (await mkdtemp(join(tmpdir(), "scrubjay-demo-")));
      let shown = 0;
      const summary = await runWithBar({
        inputs: [SAMPLES],
        out,
        read: { from: "txt" },
        workers: 1,
        manifest: false,
        task: deidTask({ spec: { config: {}, replace: { mode: "redact" } }, withSpans: true }),
        onWritten({ note, item }, { text, spans }) {
          if (flags.all || shown < 2) {
            const placed = spans.map(({ output, type }) => ({ ...output, type }));
            show(item.source.relative, note.text, spans, text, placed);
          }
          shown++;
        },
      });
      if (shown > 2 && !flags.all) console.log(pc.dim(`${shown - 2} more notes; --all shows them`));
      reportJob(summary, { out });
      console.log(`Before: ${SAMPLES}\nAfter:  ${out}`);
    });
}

function show(
  name: string,
  before: string,
  found: readonly Span[],
  after: string,
  placed: readonly Span[],
): void {
  console.log(`${pc.bold(pc.inverse(` ${name} `))} ${pc.dim("before")}\n\n${paint(before, found)}`);
  console.log(`${pc.bold(pc.inverse(` ${name} `))} ${pc.dim("after")}\n\n${paint(after, placed)}`);
}

const COLOURS: Readonly<Record<Category, (text: string) => string>> = {
  NAME: pc.red,
  PROFESSION: pc.magenta,
  LOCATION: pc.green,
  AGE: pc.cyan,
  DATE: pc.blue,
  CONTACT: pc.yellow,
  ID: pc.magenta,
  OTHER: pc.white,
};

/** The text with spans in the colour of their category. */
function paint(text: string, spans: readonly Span[]): string {
  let painted = "";
  let at = 0;
  for (const { start, end, type } of spans) {
    painted += text.slice(at, start) + pc.bold(COLOURS[categoryOf(type)](text.slice(start, end)));
    at = end;
  }
  return painted + text.slice(at);
}
