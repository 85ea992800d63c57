import { expect, it } from "vitest";
import type { Note } from "../note.js";
import type { Recipe } from "../pipeline/index.js";
import { RECIPES } from "../recipes/index.js";
import { deidentifyAll } from "./deidentify-all.js";
import { modelOf } from "./model.js";

const model = await modelOf({ recipe: RECIPES.rules as Recipe, voices: [], clusters: {}, card: {} }, null);

const note = (id: string, text: string, spans: Note["spans"] = []): Note => ({ id, text, spans });

async function collect<T>(source: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const one of source) all.push(one);
  return all;
}

it("gives every note back in order, without PHI", async () => {
  async function* source(): AsyncGenerator<Note> {
    yield note("a", "Seen by Dr. Okafor.");
    yield note("b", "Nothing here.");
  }
  const done = await collect(deidentifyAll(model, source()));
  expect(done).toMatchObject([
    { id: "a", text: "Seen by Dr. [DOCTOR]." },
    { id: "b", text: "Nothing here.", spans: [] },
  ]);
});

it("withholds the note that fails, with a code and not a word of it, and goes on", async () => {
  const broken = note("b", "Quillfeather came.", [{ start: 0, end: 99, type: "PATIENT" }]);
  const done = await collect(deidentifyAll(model, [note("a", "ok"), broken, note("c", "ok")]));
  expect(done[1]).toEqual({ id: "b", error: { code: "invalid-span" } });
  expect(done.map(({ id, error }) => [id, error?.code])).toEqual([
    ["a", undefined],
    ["b", "invalid-span"],
    ["c", undefined],
  ]);
});

it("says no more than internal about an error that is not ours", async () => {
  const failing = {
    deidentify(): never {
      throw new TypeError("cannot read Quillfeather");
    },
  };
  const done = await collect(deidentifyAll(failing, [note("a", "Quillfeather")]));
  expect(done).toEqual([{ id: "a", error: { code: "internal" } }]);
});

it("reads no further than it is asked for", async () => {
  let read = 0;
  function* source(): Generator<Note> {
    for (;;) yield note(`n${++read}`, "Dr. Okafor.");
  }
  for await (const { id } of deidentifyAll(model, source())) if (id === "n3") break;
  expect(read).toBe(3);
});

it("ends with the source's own error when the source fails", async () => {
  // biome-ignore lint/correctness/useYield: it fails before the first note
  async function* source(): AsyncGenerator<Note> {
    throw new Error("no more");
  }
  await expect(collect(deidentifyAll(model, source()))).rejects.toThrow("no more");
});
