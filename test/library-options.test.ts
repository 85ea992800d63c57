import { describe, expect, it } from "vitest";
import { agreement, compareNotes, evaluateNotes } from "../src/evaluate/index.js";
import { listInputs, openWriter, readNotes } from "../src/formats/index.js";
import { deidentifyAll, loadModel, makeNote, type Note, ScrubJayError } from "../src/index.js";
import { actionsOf, createReplacement, generateKey, POLICIES, parseKey } from "../src/replace/index.js";

/** As JavaScript calls it: no compiler has looked at the arguments. */
// biome-ignore lint/suspicious/noExplicitAny: that is the point
type Any = any;

const model = await loadModel("rules");
const notes: Note[] = [{ id: "a", text: "Dr. Ostrander", spans: [] }];
const policy = POLICIES.full;

async function all(source: AsyncIterable<unknown>): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const one of source) found.push(one);
  return found;
}

async function refusal(call: () => unknown): Promise<ScrubJayError> {
  try {
    await call();
  } catch (error) {
    expect(error).toBeInstanceOf(ScrubJayError);
    return error as ScrubJayError;
  }
  throw new Error("it was not refused");
}

const CALLS: Readonly<Record<string, readonly [call: (options: Any) => unknown, like: string]>> = {
  loadModel: [(options) => loadModel("rules", options), "config"],
  deidentify: [(options) => model.deidentify("Dr. Ostrander", options), "mode"],
  replace: [(options) => model.replace(notes, [{ spans: [] }], options), "policy"],
  deidentifyAll: [(options) => deidentifyAll(model, notes, options), "mode"],
  readNotes: [(options) => all(readNotes(["none.txt"], options)), "encoding"],
  listInputs: [(options) => listInputs(["none.txt"], options), "encoding"],
  openWriter: [(options) => openWriter("none", { to: "txt", ...options }), "overwrite"],
  evaluateNotes: [(options) => evaluateNotes(notes, notes, options), "schema"],
  compareNotes: [(options) => compareNotes(notes, notes, notes, options), "shuffles"],
  agreement: [(options) => agreement(notes, notes, options), "schema"],
  createReplacement: [
    (options) => createReplacement({ actionFor: () => "redact", policy, ...options }),
    "scope",
  ],
  actionsOf: [(options) => actionsOf({ mode: "redact", ...options }), "policy"],
  makeNote: [(options) => makeNote({ id: "a", text: "x", ...options }), "spans"],
};

describe.each(Object.entries(CALLS))("%s", (name, [call, like]) => {
  it("refuses an option of a name it does not know, and says which was meant", async () => {
    const wrong = `${like.slice(0, 2)}${like.slice(3)}`;
    const error = await refusal(() => call({ [wrong]: "x" }));
    expect(error).toMatchObject({ code: "bad-option", exitCode: 1 });
    expect(error.message).toBe(`${name} has no option "${wrong}"`);
    expect(error.hint).toContain(`Did you mean "${like}"?`);
  });

  it("repeats no value that stands in the place of a name", async () => {
    const error = await refusal(() => call({ "Ostrander, Ada": true }));
    expect(error.message).toBe(`${name} has no option of that name`);
  });
});

it.each<readonly [string, () => unknown, string, RegExp]>([
  ["a policy misspelt", () => model.deidentify("x", { polcy: 1 } as Any), "bad-option", /mean "policy"/],
  [
    "an unknown mode",
    () => model.deidentify("x", { mode: "nope" } as Any),
    "bad-option",
    /redact, label, mask, surrogate/,
  ],
  ["a mode nearly right", () => model.deidentify("x", { mode: "labl" } as Any), "bad-option", /mean "label"/],
  ["surrogates without a key", () => model.deidentify("x", { mode: "surrogate" }), "no-key", /keygen/],
  ["no options but a text", () => model.deidentify("x", "label" as Any), "bad-option", /mode/],
  [
    "a replacement that is none",
    () => model.deidentify("x", { replacement: {} } as Any),
    "bad-option",
    /createRep/,
  ],
  [
    "a mode and a replacement",
    () =>
      model.deidentify("x", {
        mode: "mask",
        replacement: createReplacement({ actionFor: () => "redact", policy }),
      }),
    "bad-option",
    /Leave out/,
  ],
  [
    "a note without spans",
    () => model.deidentify({ text: "Dr. Ostrander" } as Any),
    "invalid-note",
    /spans: \[\]/,
  ],
  [
    "spans by another name",
    () => model.deidentify({ text: "x", span: [] } as Any),
    "invalid-note",
    /spans: \[\]/,
  ],
  [
    "spans that are no list",
    () => model.deidentify({ text: "x", spans: {} } as Any),
    "invalid-note",
    /spans/,
  ],
  ["no note", () => model.deidentify(undefined as Any), "invalid-note", /text/],
  ["a number", () => model.tag(4 as Any), "invalid-note", /text/],
  ["rich text to tag", () => model.tag("{\\rtf1 MRN:\\~0048177}"), "not-text", /text out/],
  ["rich text to redact", () => model.deidentify("{\\rtf1 MRN:\\~0048177}"), "not-text", /text out/],
  ["a note without text", () => model.tag({ txt: "Dr. Ostrander" } as Any), "invalid-note", /text/],
  [
    "a patient that is a number",
    () => model.find([{ text: "x", patient: 7 } as Any]),
    "invalid-note",
    /patient/,
  ],
  ["nothing to explain", () => model.explain({} as Any), "invalid-note", /text/],
  ["a mode for many", () => deidentifyAll(model, notes, { mode: "nope" } as Any), "bad-option", /redact/],
  [
    "notes where the model belongs",
    () => deidentifyAll(notes as Any, model as Any),
    "bad-option",
    /loadModel/,
  ],
  ["no model", () => deidentifyAll(["Dr. Ostrander"] as Any, undefined as Any), "bad-option", /loadModel/],
  ["one text for many", () => deidentifyAll(model, "Dr. Ostrander" as Any), "bad-option", /\[note\]/],
  ["one note for many", () => deidentifyAll(model, notes[0] as Any), "bad-option", /\[note\]/],
  ["no notes", () => deidentifyAll(model, undefined as Any), "bad-option", /\[note\]/],
  ["options where the name belongs", () => loadModel({ config: {} } as Any), "bad-option", /loadModel\(\)/],
  ["a bias in words", () => loadModel("rules", { bias: "low" } as Any), "bad-option", /bias: -1/],
  ["a config misspelt", () => loadModel("rules", { config: { alow: {} } } as Any), "bad-config", /"allow"/],
  [
    "a config that leaves all in",
    () => loadModel("rules", { config: { types: { on: [] } } }),
    "bad-config",
    /Name/,
  ],
  ["an encoding misspelt", () => all(readNotes(["a"], { encoding: "utf8" } as Any)), "bad-option", /utf-8/],
  ["a schema misspelt", () => all(readNotes(["a"], { schema: "ours" } as Any)), "bad-option", /phi, open/],
  [
    "a column misspelt",
    () => all(readNotes(["a"], { columns: { patint: "P" } } as Any)),
    "bad-option",
    /"patient"/,
  ],
  [
    "offsets misspelt",
    () => openWriter("a", { to: "txt", offsets: "bytes" } as Any),
    "bad-option",
    /codepoints/,
  ],
  ["an unknown format", () => openWriter("a", { to: "tex" } as Any), "unknown-name", /txt/],
  ["a breakdown", () => evaluateNotes(notes, notes, { by: ["colour"] } as Any), "bad-option", /note-type/],
  [
    "a correction",
    () => compareNotes(notes, notes, notes, { correction: "hlm" } as Any),
    "bad-option",
    /holm/,
  ],
  [
    "a scope",
    () => createReplacement({ actionFor: () => "redact", policy, scope: "all" } as Any),
    "bad-option",
    /note/,
  ],
  [
    "a key that is still a line",
    () => createReplacement({ actionFor: () => "redact", policy, key: generateKey() } as Any),
    "bad-key",
    /parseKey/,
  ],
  [
    "an action that is none",
    () =>
      createReplacement({ actionFor: () => "hide" as Any, policy }).replace({ text: "Fern" }, [
        { start: 0, end: 4, type: "PATIENT" },
      ]),
    "bad-option",
    /redact/,
  ],
])("refuses with the way out, before anything is done: %s", async (_what, call, code, hint) => {
  const error = await refusal(call);
  expect(error.code).toBe(code);
  expect(error.hint).toMatch(hint);
  expect(error.message).not.toContain("Ostrander");
});

it("takes what is right as before", async () => {
  const line = generateKey();
  const key = parseKey(line, "x");
  const replacement = createReplacement({ actionFor: actionsOf({ mode: "surrogate", policy }), policy, key });
  expect((await model.deidentify(notes[0] as Note, { replacement })).text).not.toContain("Ost");
  const surrogate = { mode: "surrogate", policy: "full" } as const;
  const byBytes = await model.deidentify("Dr. Ostrander", { ...surrogate, key });
  expect(byBytes.text).not.toContain("Ost");
  expect(await model.deidentify("Dr. Ostrander", { ...surrogate, key: line })).toEqual(byBytes);
  expect(await all(deidentifyAll(model, notes, { mode: "label" }))).toMatchObject([
    { text: "Dr. [DOCTOR-1]" },
  ]);
  expect(await all(deidentifyAll(model, [undefined, { id: "b", text: "x" }] as Any))).toEqual([
    { id: undefined, error: { code: "invalid-note" } },
    { id: "b", error: { code: "invalid-note" } },
  ]);
});

it("takes texts alone for notes, in lists and streams", async () => {
  expect(await all(deidentifyAll(model, ["Dr. Ostrander", "x"]))).toMatchObject([
    { id: "1", text: "Dr. [DOCTOR]" },
    { id: "2", text: "x" },
  ]);
});
