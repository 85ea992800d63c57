import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contextOf } from "./context-automaton.js";
import { type MachineTask, newMachine, readMachineFile, writeMachineFile } from "./machine-file.js";
import { createPlaces } from "./places.js";
import { type RuleAutomata, readMachine, writeMachine } from "./rule-automata.js";
import { symbolsOf } from "./symbols.js";

const TASK: MachineTask = {
  patterns: [
    /(?<![a-z])(?:an?|the|Thea?) [A-Z]\w{0,3}\b/,
    /(?=[ab]+,)(?<=(?<!a)(?:b|ab)[^b]?)\w*,/,
    /(?:a{2,3}|[^a]b?){2}(?!b)(?=c|$)/i,
    /(?:.|\s)\p{L}\S?(?<!c)😀?b/u,
    /(?:)/,
  ],
  contexts: [
    { pattern: /(?:the |b[^b])$/, side: "before", window: 6 },
    { pattern: /^ ?[abc]{2},/i, side: "after", window: 4 },
  ],
};
const text = fc
  .array(fc.constantFrom(..."aaabbbccAB,, \nthe Thé😀é’\ud83d"), { maxLength: 40 })
  .map((characters) => characters.join(""));
const SEEN = ["the Abc, an Ab", "aab, bab,a", "b the ab, c"];

/** All that a machine says of a text. */
function reader(machine: RuleAutomata): (note: string) => unknown {
  const places = createPlaces(machine);
  const contexts = machine.contexts.map((one, n) =>
    contextOf(one, TASK.contexts[n] as MachineTask["contexts"][0]),
  );
  return (note) => {
    const symbols = symbolsOf(note);
    const starts = places(symbols);
    return [
      TASK.patterns.map((_, p) => [...starts.of(p)]),
      contexts.map((context) => Array.from(note, (_, at) => context(symbols, at))),
    ];
  };
}

/** A machine that has read some texts, and so often that it has nothing more to learn of them. */
function experienced(): RuleAutomata {
  const machine = newMachine(TASK);
  for (let n = 0; n < 20; n++) for (const note of SEEN) reader(machine)(note);
  for (const group of machine.together) group.findDeadEnds();
  return machine;
}

describe("a machine that was written down", () => {
  it.each([0x10000, 5])("says what a new one says, with room for %i states", (mostStates) => {
    const reread = reader(
      readMachine(writeMachine(experienced()), TASK.contexts, mostStates) as RuleAutomata,
    );
    fc.assert(
      fc.property(text, (note) => {
        expect(reread(note)).toEqual(reader(newMachine(TASK))(note));
      }),
    );
  });

  it("is the same when it is read and written again, and after texts that it has seen", () => {
    const bytes = writeMachine(experienced());
    const reread = readMachine(bytes, TASK.contexts) as RuleAutomata;
    for (const note of SEEN) reader(reread)(note);
    expect(writeMachine(reread)).toEqual(bytes);
  });

  it("is of no use where numbers stand the other way round", () => {
    const bytes = writeMachine(experienced());
    bytes.subarray(0, 4).reverse();
    expect(readMachine(bytes, TASK.contexts)).toBeUndefined();
  });
});

describe("its file", () => {
  const whole = writeMachineFile(TASK, experienced());

  it("is read back", () => {
    const machine = readMachineFile(TASK, whole) as RuleAutomata;
    expect(reader(machine)("the Ab, ab,")).toEqual(reader(newMachine(TASK))("the Ab, ab,"));
  });

  it.each<[what: string, task: MachineTask, bytes: Uint8Array]>([
    ["cut short", TASK, whole.subarray(0, -4)],
    ["empty", TASK, whole.subarray(0, 0)],
    ["altered", TASK, whole.map((byte, n) => (n === 2000 ? byte ^ 1 : byte))],
    ["made for fewer patterns", { ...TASK, patterns: [...TASK.patterns, /x/] }, whole],
    [
      "made for other flags",
      { ...TASK, patterns: TASK.patterns.map(({ source }) => ({ source, flags: "" })) },
      whole,
    ],
    ["made for other context", { ...TASK, contexts: TASK.contexts.toReversed() }, whole],
  ])("is left alone when %s", (_, task, bytes) => {
    expect(readMachineFile(task, bytes)).toBeUndefined();
  });

  it("need not be there", () => {
    expect(readMachineFile(TASK, undefined)).toBeUndefined();
  });
});
