import { evaluateNotes, evaluationTables, textTable } from "../evaluate/index.js";
import { makeNote, type Note } from "../note.js";
import { type TrainedModel, tagNotes } from "../pipeline/index.js";

/** Tags notes with a model and prints the shared tasks' table. */
export async function evaluateModel(
  model: TrainedModel,
  notes: readonly Note[],
  schema: "phi" | "open",
): Promise<void> {
  const tagged = await tagNotes(model, notes);
  const predicted = notes.map(({ id, text }, at) =>
    makeNote({
      id,
      text,
      spans: (tagged[at]?.spans ?? []).map(({ start, end, type }) => ({ start, end, type })),
    }),
  );
  const [modes] = evaluationTables(evaluateNotes(notes, predicted, { schema }));
  if (modes) console.log(textTable(modes));
}
