import { basename, resolve } from "node:path";
import { EXIT, ScrubJayError } from "../errors.js";
import type { Corpus } from "../learn/index.js";
import { makeNote, type Note } from "../note.js";
import { inLabels } from "./io-options.js";
import { type CorpusFlags, readCorpus } from "./resynth-corpus.js";
import { readIndexes } from "./resynth-index.js";

/** Each path is a corpus by the name of its file or folder; ids and patients are told apart between corpora. */
export async function readCorpora(
  paths: readonly string[],
  flags: CorpusFlags & { readonly labels?: string },
): Promise<Corpus[]> {
  const names = paths.map((path) => basename(resolve(path)).replace(/\.(?:gz|jsonl|csv|xml|txt)$/, ""));
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice !== undefined)
    throw new ScrubJayError("duplicate-corpus", `two corpora are called "${twice}"`, {
      exitCode: EXIT.usage,
      hint: "Results go by the names of files and folders: rename one.",
    });
  const corpora: Corpus[] = [];
  for (const [at, path] of paths.entries()) {
    const name = names[at] as string;
    let unread = 0;
    const read = await readCorpus(path, flags, await readIndexes(path), () => unread++);
    if (unread > 0) process.stderr.write(`${name}: ${unread} notes cannot be read and are left out\n`);
    corpora.push({ name, notes: read.map(({ note }) => ofCorpus(name, inLabels(note, flags.labels))) });
  }
  return corpora;
}

function ofCorpus(name: string, { id, text, patient, spans }: Note): Note {
  return makeNote({
    id: `${name}/${id}`,
    text,
    ...(patient !== undefined && { patient: `${name}/${patient}` }),
    spans,
  });
}
