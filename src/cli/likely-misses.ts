import { type Command, Option } from "commander";
import { type ReviewPhrase, reviewOrder } from "../evaluate/index.js";
import { readNotes } from "../formats/index.js";
import type { Note } from "../note.js";
import { type InputFlags, readOptions, wholeNumber, withInputOptions } from "./io-options.js";
import { printTable } from "./table.js";

interface LikelyMissesFlags extends InputFlags {
  readonly by: "information" | "confidence";
  readonly top: number;
  readonly json?: boolean;
}

export function likelyMissesCommand(command: Command): void {
  command.argument("<tagged...>", "notes with the spans that were found, as `tag` writes them");
  withInputOptions(command)
    .addOption(
      new Option("--by <order>", "what comes first: words that tell most, or the notes that are least sure")
        .choices(["information", "confidence"])
        .default("information"),
    )
    .option("--top <n>", "how many phrases", wholeNumber, 50)
    .option("--json", "for machines: places and bits, no text")
    .addHelpText("after", HELP)
    .action(async (inputs: string[], flags: LikelyMissesFlags) => {
      const notes: Note[] = [];
      for await (const { note } of readNotes(inputs, readOptions(flags))) notes.push(note);
      const phrases = reviewOrder(notes, flags.by === "confidence").slice(0, flags.top);
      if (flags.json) console.log(JSON.stringify(phrases, null, 2));
      else print(phrases, notes);
    });
}

function print(phrases: readonly ReviewPhrase[], notes: readonly Note[]): void {
  const textOf = new Map(notes.map(({ id, text }) => [id, text]));
  printTable(
    ["note", "at", "bits", "words that no span covers"],
    phrases.map(({ note, start, end, bits }) => [
      note,
      `${start}-${end}`,
      bits.toFixed(1),
      textOf.get(note)?.slice(start, end) ?? "",
    ]),
  );
}

const HELP = `
For whoever reads what a tagger has found: words outside every span, those first that would tell most if they were an
identifier's (information content in English, clinical words apart). A word that was never seen is where a missed name
hides. Prints text of the notes: the output is as confidential as the input. To support a claim on what is left, draw
notes at random (scrubjay audit-sample): this list is no sample.

Examples:
  scrubjay likely-misses tagged.jsonl
  scrubjay likely-misses tagged/ --by confidence --top 200`;
