import { evaluateNotes, evaluationTables, textTable } from "../evaluate/index.js";
import { makeNote, type Note } from "../note.js";
import { createSystem, type TrainedModel } from "../pipeline/index.js";

/** Tags notes with a model and prints the shared tasks' table. */
export function evaluateModel(model: TrainedModel, notes: readonly Note[], schema: "phi" | "open"): void {
  const system = createSystem(model, { scores: false });
  const predicted = notes.map((note) =>
    makeNote({
      id: note.id,
      text: note.text,
      spans: system(note).spans.map(({ trail: _, ...span }) => span),
    }),
  );
  const [modes] = evaluationTables(evaluateNotes(notes, predicted, { schema }));
  if (modes) console.log(textTable(modes));
}
