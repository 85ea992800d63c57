import { othersFirst } from "#platform";
import { EXIT, ScrubJayError } from "../errors.js";
import type { Note } from "../note.js";
import { checkDeidentifyOptions, type DeidentifyOptions } from "./deidentify-options.js";
import type { Model } from "./model.js";
import type { CleanNote } from "./replace-found.js";

/** A note of which nothing is given out, because taking PHI out of it failed. */
export interface WithheldNote {
  readonly id: string;
  /** A stable code and nothing else: a message of an error that is not ours could quote the note. */
  readonly error: { readonly code: string };
}

/** A note without PHI, under the id it came with. Ids can hold PHI themselves: replace them before you share. */
export type DeidentifiedNote = CleanNote & { readonly id: string; readonly error?: undefined };

/**
 * Takes PHI out of a stream of notes: one in, one out, in order, and no more than one in memory. A text alone has its
 * number in the stream, from 1, for an id.
 * Fails closed: a note that cannot be done in full comes out as its id and an error code, and the stream goes
 * on. Only a source that fails itself ends it.
 */
export function deidentifyAll(
  model: Pick<Model, "deidentify">,
  notes: AsyncIterable<string | Note> | Iterable<string | Note>,
  options: DeidentifyOptions = {},
): AsyncGenerator<DeidentifiedNote | WithheldNote, void, undefined> {
  // A mistake in the call is one of every note: it shows at once.
  checkDeidentifyOptions("deidentifyAll", options);
  if (typeof (model as Partial<Model> | undefined)?.deidentify !== "function")
    throw new ScrubJayError("bad-option", "deidentifyAll takes a model first", {
      exitCode: EXIT.usage,
      hint: "deidentifyAll(await loadModel(), notes)",
    });
  // The characters of a text are no notes, though they can be had one by one.
  const given: unknown = notes;
  if (
    typeof given !== "object" ||
    given === null ||
    !(Symbol.iterator in given || Symbol.asyncIterator in given)
  )
    throw new ScrubJayError("bad-option", "deidentifyAll takes a list or a stream of notes second", {
      exitCode: EXIT.usage,
      hint: "deidentifyAll(model, [note]); model.deidentify(note) takes one.",
    });
  return oneByOne(model, notes, options);
}

async function* oneByOne(
  model: Pick<Model, "deidentify">,
  notes: AsyncIterable<string | Note> | Iterable<string | Note>,
  options: DeidentifyOptions,
): AsyncGenerator<DeidentifiedNote | WithheldNote, void, undefined> {
  let number = 0;
  for await (const note of notes) {
    number++;
    const named = typeof note === "string" ? { id: String(number), text: note, spans: [] } : note;
    yield await deidentifyOne(model, named, options);
    // The work is all computing.
    await othersFirst();
  }
}

async function deidentifyOne(
  model: Pick<Model, "deidentify">,
  note: Note,
  options: DeidentifyOptions,
): Promise<DeidentifiedNote | WithheldNote> {
  try {
    const { text, spans } = await model.deidentify(note, options);
    return { id: note.id, text, spans };
  } catch (error) {
    return {
      id: (note as Note | undefined)?.id as string,
      error: { code: error instanceof ScrubJayError ? error.code : "internal" },
    };
  }
}
